#if Web
  /// The messages of a scene that its page may not have received yet.
  ///
  /// At most ten frames are under way. After them, only the newest frame of the scene is kept, until the page has
  /// acknowledged some.
  struct SceneOutput: Sendable {
    /// The maximum number of frames that are not acknowledged.
    static let window = 10
    /// The maximum number of messages that are kept for a stream that continues a broken one.
    static let capacity = 64
    /// The maximum length of those messages together, in bytes.
    static let maximumLength = 2 << 20

    /// A message that was made for the page.
    struct Message: Equatable, Sendable {
      /// The identity of its last transmission; nil if no stream was there.
      var id: EventID?
      /// The JSON.
      let text: String
      /// The number of the frame that the page shows afterwards; nil if it stays.
      let frame: Int?
    }

    /// The number of the last frame that was made for the page.
    private(set) var sentFrame: Int
    /// The number of the last frame that the page is known to show.
    private(set) var acknowledgedFrame: Int
    /// The messages that are not acknowledged, in order.
    private(set) var messages: [Message] = []
    /// False while the tab is in the background.
    var isVisible = true
    /// True if the page is to get the whole tree next.
    private(set) var needsTree = false
    private var length = 0
    private var isIncomplete = false

    /// The output of a page that shows the frame with a number.
    init(showing frame: Int) {
      sentFrame = frame
      acknowledgedFrame = frame
    }

    /// True if another frame may be sent.
    var acceptsFrame: Bool { isVisible && sentFrame - acknowledgedFrame < Self.window }

    /// Asks for the whole tree. What waits is not needed then.
    mutating func requireTree() {
      needsTree = true
      messages = []
      length = 0
      isIncomplete = false
    }

    /// Notes that a tree is being made.
    mutating func beginTree() { needsTree = false }

    /// Adds a message. A tree that was required meanwhile replaces it.
    mutating func append(_ text: String, frame: Int?, id: EventID?) {
      if let frame { sentFrame = frame }
      guard !isIncomplete else { return }
      messages.append(Message(id: id, text: text, frame: frame))
      length += text.utf8.count
      guard messages.count > Self.capacity || length > Self.maximumLength else { return }
      messages = []
      length = 0
      isIncomplete = true
    }

    /// Notes that the page shows a frame. Numbers of frames that were never sent count as the last that was.
    mutating func acknowledge(_ frame: Int) {
      let frame = min(frame, sentFrame)
      guard frame > acknowledgedFrame else { return }
      acknowledgedFrame = frame
      if frame == sentFrame { isIncomplete = false }
      guard let last = messages.lastIndex(where: { $0.frame.map { $0 <= frame } ?? false }) else { return }
      length -= messages[...last].reduce(0) { $0 + $1.text.utf8.count }
      messages.removeSubrange(...last)
    }

    /// Notes that a page was loaded, or came back, which shows a frame.
    ///
    /// - Parameter isConnected: true if what was sent since then arrives.
    mutating func open(showing frame: Int, isConnected: Bool) {
      acknowledge(frame)
      let isComplete = frame == sentFrame || isConnected && frame == acknowledgedFrame && !isIncomplete
      guard frame > sentFrame || !isComplete else { return }
      acknowledgedFrame = sentFrame
      requireTree()
    }

    /// Returns the messages that a stream has to send again, with new identities. None if the whole tree is needed.
    ///
    /// - Parameters:
    ///   - last: the last event that the browser received; nil if it says none.
    ///   - makeID: returns identities in ascending order.
    mutating func resume(after last: EventID?, makeID: () -> EventID) -> [Message] {
      let isReceived = messages.map { message in
        guard let id = message.id, let last else { return false }
        return id.line == last.line && id.number <= last.number
      }
      let start = isReceived.firstIndex(of: false) ?? messages.endIndex
      if isIncomplete || isReceived[start...].contains(true) {
        acknowledgedFrame = sentFrame
        requireTree()
        return []
      }
      for index in messages.indices[start...] { messages[index].id = makeID() }
      return Array(messages[start...])
    }
  }
#endif

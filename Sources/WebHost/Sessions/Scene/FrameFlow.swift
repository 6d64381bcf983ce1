#if Web
  /// The flow of a scene's frames to its page.
  ///
  /// The scene says that something has changed; only when the page can take a frame is the newest one encoded, off the main
  /// actor, one at a time. What changes meanwhile is one frame.
  struct FrameFlow: Sendable {
    /// An event of the flow.
    enum Event: Equatable, Sendable {
      /// The scene has another frame than the last one that was encoded.
      case changed
      /// An edit was handled, which its page wants to be told.
      case edited
      /// A stream carries the scene's changes; with true it is another one.
      case connected(again: Bool)
      /// The stream ended.
      case disconnected
      /// The scene comes from the store: its page gets the whole tree, and says its state.
      case restored
      /// The page needs the whole tree.
      case treeNeeded
      /// A document is being encoded.
      case documentBegan
      /// A frame was encoded; true if it was sent with all input that was handled until now.
      case encoded(tellsEdits: Bool)
      /// The output may take another frame.
      case outputChanged
    }

    /// An action that follows an event.
    enum Action: Equatable, Sendable {
      /// Encodes the scene's newest frame: the whole tree, or the differences. A page that is asked says its state.
      case encode(wholeTree: Bool, asksForState: Bool)
      /// Tells the page that its input was handled.
      case tellHandled
    }

    /// The messages that the page may not have.
    var output: SceneOutput
    private var isConnected = false
    private var isEncoding = false
    private var hasChanged = false
    private var hasUntoldEdits = false
    private(set) var isRestored = false
    /// True if the page has been asked for its state, and has not answered.
    private(set) var awaitsOpening = false

    /// The flow to a page that shows the frame with a number.
    init(showing frame: Int) { output = SceneOutput(showing: frame) }

    /// Handles an event. Returns the action that follows; nil for none.
    mutating func handle(_ event: Event) -> Action? {
      switch event {
      case .changed: hasChanged = true
      // The frame with the edit comes before the word that it was handled.
      case .edited: (hasUntoldEdits, hasChanged) = (true, true)
      case .connected(let again):
        isConnected = true
        // A page that has lost its stream shows so until it gets a message.
        if again { (hasUntoldEdits, hasChanged) = (true, true) }
      case .disconnected: isConnected = false
      case .restored:
        isRestored = true
        output.requireTree()
      case .treeNeeded: output.requireTree()
      case .documentBegan: (isEncoding, hasChanged) = (true, false)
      case .encoded(let tellsEdits):
        isEncoding = false
        if tellsEdits { hasUntoldEdits = false }
      case .outputChanged: break
      }
      return next()
    }

    /// Notes that the page has said its state. Returns true if it was asked.
    mutating func noteOpening() -> Bool {
      defer { awaitsOpening = false }
      return awaitsOpening
    }

    private mutating func next() -> Action? {
      guard isConnected, !isEncoding, output.acceptsFrame else { return nil }
      guard hasChanged || output.needsTree else {
        guard hasUntoldEdits else { return nil }
        hasUntoldEdits = false
        return .tellHandled
      }
      let wholeTree = output.needsTree
      let asks = wholeTree && isRestored
      if asks { (isRestored, awaitsOpening) = (false, true) }
      (isEncoding, hasChanged) = (true, false)
      output.beginTree()
      return .encode(wholeTree: wholeTree, asksForState: asks)
    }
  }
#endif

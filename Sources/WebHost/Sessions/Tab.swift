import Foundation
import RenderTree

/// A tab of a browser: a scene of its user's app, and what its page shows.
@MainActor
final class Tab {
  /// The name of the scene, which is no secret.
  let name: String
  /// The path and query of the page, below the path where the app is mounted.
  var place: String
  /// The host that the browser asked for.
  let host: String
  let scene: any HostedScene
  let writer: TabWriter
  /// The number of the last input that the scene has handled.
  private(set) var handled: Int
  /// The connection that the tab's page listens to; nil before it does.
  weak var connection: StreamConnection?
  /// The time from which on the tab may be ended; nil while its page is there.
  var deadline: ContinuousClock.Instant?
  var rate: RateLimit

  /// Called with the place of content that came into view, for the address bar.
  var onMove: ((String) -> Void)?
  /// Called with a message for the page.
  var onMessage: ((String) -> Void)?
  /// Called after a change that is worth keeping.
  var onUse: (() -> Void)?

  private let mostUnacknowledged: Int
  private var isVisible = true
  private var needsTree = false
  /// The newest frame that was not encoded yet.
  private var waiting: Frame?
  private var isEncoding = false
  private var unacknowledged: [Int] = []
  private var answered = 0
  private var shownAddress: URL?

  /// - Parameter handled: the number of the last input that was handled for the tab.
  init(
    name: String, place: String, host: String, scene: any HostedScene, writer: TabWriter, handled: Int,
    limits: Limits, now: ContinuousClock.Instant
  ) {
    self.name = name
    self.place = place
    self.host = host
    self.scene = scene
    self.writer = writer
    self.handled = handled
    mostUnacknowledged = limits.unacknowledgedFrames
    rate = RateLimit(perSecond: limits.eventsPerSecond, now: now)
    shownAddress = scene.address
    scene.onFrame = { [weak self] frame in self?.show(frame) }
    scene.onCopy = { [weak self] text in self?.send(["copy": text]) }
    scene.onEnd = { [weak self] in self?.send(["end": true]) }
  }

  /// True if a page listens.
  var isConnected: Bool { connection?.isOpen ?? false }

  // MARK: Output

  /// Sends the whole tree with the next frame, because the page may show anything.
  func sendTree() {
    needsTree = true
    unacknowledged = []
    show(scene.frame())
  }

  /// Sends what waits, to a page that can take it again.
  func resume() {
    unacknowledged = []
    encodeNext()
  }

  private func show(_ frame: Frame) {
    waiting = frame
    encodeNext()
  }

  private func encodeNext() {
    guard !isEncoding, isConnected, isVisible, unacknowledged.count < mostUnacknowledged, let frame = waiting else {
      return
    }
    waiting = nil
    isEncoding = true
    let (whole, handled) = (needsTree, handled)
    needsTree = false
    Task { [weak self, writer] in
      let line = await writer.message(for: frame, whole: whole, handled: handled)
      self?.encoded(line, of: frame, handled: handled)
    }
  }

  private func encoded(_ line: String?, of frame: Frame, handled: Int) {
    isEncoding = false
    if let line {
      unacknowledged.append(frame.number)
      answered = handled
      onMessage?(line)
    } else {
      answer()
    }
    sendAddress()
    encodeNext()
  }

  /// Tells the page that its input was handled, if no frame tells it.
  private func answer() {
    guard waiting == nil, !isEncoding, answered < handled else { return }
    answered = handled
    onMessage?(PageMessage.line(handled: handled))
  }

  /// Tells the page the link to the visible content, for its address bar.
  private func sendAddress() {
    let address = scene.address
    guard address != shownAddress else { return }
    shownAddress = address
    guard let address else { return }
    place = PageAddress.path(of: address)
    onMove?(place)
  }

  /// Sends a message that is no frame.
  func send(_ message: [String: any Sendable]) {
    guard let data = try? JSONSerialization.data(withJSONObject: message, options: .withoutEscapingSlashes) else {
      return
    }
    // A line separator would be the end of the line for some readers.
    onMessage?(String(decoding: data, as: UTF8.self).replacingOccurrences(of: "\n", with: " "))
  }

  // MARK: Input

  /// The result of posted input.
  enum Reception { case taken, tooMany, outOfOrder }

  /// Handles the events that follow those that were handled before: each at most once, and in order.
  func receive(_ input: PageInput, at now: ContinuousClock.Instant) -> Reception {
    let events = input.events.drop { $0.number <= handled }
    guard let first = events.first else { return .taken }
    guard first.number == handled + 1 else { return .outOfOrder }
    guard rate.take(events.count, at: now) else { return .tooMany }
    for item in events {
      handled = item.number
      receive(item.event)
    }
    // Frames are made at the end of the turn. Without one, the page is told that its input was handled.
    Task { [weak self] in
      await Task.yield()
      self?.answer()
      self?.sendAddress()
    }
    onUse?()
    return .taken
  }

  private func receive(_ event: PageEvent) {
    switch event {
    case .open(let opening): open(opening)
    case .acknowledged(let number):
      unacknowledged.removeAll { $0 <= number }
      encodeNext()
    case .visible(let isVisible):
      self.isVisible = isVisible
      scene.send(.visible(isVisible))
      encodeNext()
    case .resized(let size, let safeArea):
      scene.configure { configuration in
        configuration.size = size
        configuration.safeArea = safeArea
        configuration.idiom = SceneSurroundings.idiom(for: size)
      }
    case .leave: break
    default: send(event)
    }
  }

  private func send(_ event: PageEvent) {
    for input in event.inputEvents(in: scene.frame()) { scene.send(input) }
  }

  /// Gives a field its text, unless it has it.
  func edit(_ node: NodeID, text: String) {
    send(.edit(PageEvent.Edit(node: node, text: text, selection: text.utf16.count..<text.utf16.count)))
  }

  /// Presses an element.
  func press(_ node: NodeID) { send(.press(node)) }

  private func open(_ opening: PageEvent.Opening) {
    isVisible = true
    scene.configure { configuration in
      configuration.size = opening.size
      configuration.safeArea = opening.safeArea
      configuration.scale = opening.scale
      configuration.idiom = SceneSurroundings.idiom(for: opening.size)
      configuration.appearance = opening.appearance
      configuration.contrast = opening.contrast
      configuration.textSize = opening.textSize
      if !opening.languages.isEmpty { configuration.languages = opening.languages }
      configuration.timeZone = opening.timeZone.flatMap(TimeZone.init(identifier:))
    }
    unacknowledged = []
    if opening.frame != scene.frame().number { waiting = scene.frame() }
    encodeNext()
  }

  // MARK: End

  /// Ends the tab's scene. Its state may return if it is kept.
  func disconnect() {
    (scene.onFrame, scene.onCopy, scene.onEnd) = (nil, nil, nil)
    scene.disconnect()
  }
}

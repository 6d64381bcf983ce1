import Foundation
import RenderTree

/// A session of one app on one terminal, from the first byte to the last.
@MainActor
final class TerminalSession {
  /// The reason for the end of a session.
  enum Ending: Hashable, Sendable {
    /// The user ended the app.
    case person
    /// The terminal was closed.
    case closed
    case signal(Int32)

    /// The exit status for a process that has to be terminated.
    fileprivate var timeoutStatus: Int32 {
      if case .signal(let signal) = self { 128 + signal } else { TerminalRestoration.unfinished }
    }
  }

  let device: TerminalDevice
  let writer: TerminalWriter
  let options: TerminalHost.Options
  let environment: [String: String]

  var scene: (any HostedScene)?
  var size: TerminalSize
  var appearance: SceneConfiguration.Appearance
  /// The terminal's own background; nil if the terminal did not report it.
  var background: CellColor?

  // Screen state.
  var frame: Frame?
  private var encoder: GridEncoder
  let depth: ColorDepth
  private var isWriting = false
  private var needsDraw = false
  /// True until the first key or click: a hint shows which key lists the keys.
  var isUnused = true
  /// The scroll offset of the list of keys, in rows; nil while it is closed.
  var keysOffset: Int?
  /// True while the terminal belongs to the shell.
  private(set) var isHidden = false

  // Mouse state.
  var isPressed = false
  var hoveredNode: NodeID?
  var pointer: ScreenPosition?
  var lastPointerLocation = CGPoint.zero

  /// The input that arrived before the scene was connected.
  private var early: [TerminalInput] = []
  /// The action that waits for the terminal's replies.
  private var onReplies: (() -> Void)?
  private var isResizing = false
  private var ending: Ending?
  private var end: CheckedContinuation<Ending, Never>?

  private let inputQueue = DispatchQueue(label: "pergola.terminal.input")
  private var signals: TerminalSignals?
  private var reader: TerminalReader?
  /// The window's current title; nil before it was set.
  private var title: String?

  init(device: TerminalDevice, options: TerminalHost.Options, environment: [String: String]) {
    self.device = device
    self.options = options
    self.environment = environment
    writer = TerminalWriter(file: device.output, gate: TerminalRestoration.gate)
    size = TerminalSize.read(from: device.output, environment: environment)
    depth = ColorDepth(environment: environment)
    encoder = GridEncoder(depth: depth)
    appearance = options.appearance ?? .dark
  }

  // MARK: Life

  func run(_ application: any HostedApplication) async -> Ending {
    // Signals are handled before the terminal is changed, so that each of them finds a handler that restores it.
    listenToSignals()
    takeTerminal()
    listenToTerminal()
    // No task waits for the replies: the resumption of a task leaves a clock running in Dispatch, once per second.
    if options.appearance == nil {
      afterReplies { [weak self] in self?.connect(application) }
    } else {
      connect(application)
    }
    let reason = await withCheckedContinuation { (continuation: CheckedContinuation<Ending, Never>) in
      if let ending { continuation.resume(returning: ending) } else { end = continuation }
    }
    scene?.onChange = nil
    scene?.onCopy = nil
    // Input is read until here, because the user may still ask for the end.
    scene?.disconnect()
    application.terminate()
    reader?.stop()
    writer.flush()
    return reason
  }

  /// Sets up the terminal for the app's screen.
  private func takeTerminal() {
    device.show()
    var text = ""
    if !device.hasTitle {
      device.hasTitle = true
      text += TerminalModes.pushTitle
    }
    writer.write(text + TerminalModes.title(title ?? options.name) + TerminalModes.enter + TerminalModes.questions)
  }

  private func connect(_ application: any HostedApplication) {
    guard ending == nil else { return }
    // The size may have changed while no scene was connected.
    size = TerminalSize.read(from: device.output, environment: environment)
    var configuration = SceneConfiguration(
      size: size.points,
      scale: 1,
      textEngine: MonospaceTextEngine(),
      pointGrid: MonospaceTextEngine.cell,
      appearance: appearance,
      idiom: size.columns >= TerminalSize.padColumns ? .pad : .phone,
      textSize: options.textSize,
      layoutDirection: options.layoutDirection,
      time: .live,
      url: options.url)
    configuration.languages = options.languages
    configuration.commandModifier = .alternate
    let scene = application.connectScene(configuration)
    self.scene = scene
    scene.onChange = { [weak self] in self?.showContent() }
    scene.onEnd = { [weak self] in self?.finish(.person) }
    scene.onCopy = { [weak self] in self?.copy($0) }
    let typed = early
    early = []
    receive(typed)
  }

  /// Ends the session. Only the first reason counts.
  func finish(_ reason: Ending) {
    guard ending == nil else { return }
    ending = reason
    // From here on, the process ends even if the app or the terminal does not respond.
    EndTimer.arm(status: reason.timeoutStatus)
    onReplies = nil
    end?.resume(returning: reason)
    end = nil
  }

  // MARK: Output

  /// Shows the scene's newest frame.
  private func showContent() {
    if let scene { show(scene.frame()) }
  }

  /// Shows a frame, now or when the previous one is written.
  private func show(_ frame: Frame) {
    self.frame = frame
    setTitle(frame.title)
    if let pointer { hoveredNode = frame.actionableNode(at: pointer) }
    draw()
  }

  /// Writes the differences from the terminal's current content. Only one write is pending at a time.
  func draw() {
    guard let frame, !isHidden else { return }
    guard !isWriting else {
      needsDraw = true
      return
    }
    var grid = painter(frame).paint(frame)
    if keysOffset != nil { keysOverlay.draw(onto: &grid) } else { drawHint(onto: &grid) }
    let text = encoder.encode(grid)
    guard !text.isEmpty else { return }
    isWriting = true
    writer.write(text) { [weak self] outcome in self?.didWrite(outcome) }
  }

  /// Redraws the whole screen, for the case that another program wrote to the terminal.
  func redrawScreen() {
    encoder.invalidate()
    draw()
  }

  private func didWrite(_ outcome: TerminalWriter.Outcome) {
    isWriting = false
    OutputCapture.discardOldest()
    // A dropped frame is drawn again when the terminal is taken again.
    guard outcome != .failed else { return finish(.closed) }
    if needsDraw {
      needsDraw = false
      draw()
    }
  }

  private func painter(_ frame: Frame) -> CellPainter {
    let isDark = appearance == .dark
    let own = background.map {
      RenderColor(red: Double($0.red) / 255, green: Double($0.green) / 255, blue: Double($0.blue) / 255)
    }
    let decorations = CellDecorations(
      focusedNode: frame.focusedNode,
      hoveredNode: hoveredNode,
      selectionMark: depth == .none ? .reversed : depth == .sixteen ? .bold : .none,
      showsScrollIndicators: true,
      // Black and white are visible on every colour that an app may give to a row.
      focusColor: isDark ? .white : .black,
      shade: isDark ? .white : .black)
    return CellPainter(backdrop: own ?? (isDark ? .black : .white), decorations: decorations)
  }

  /// Sets the window's title to the scene's, or to the app's name if the scene has none.
  private func setTitle(_ sceneTitle: String) {
    let wanted = sceneTitle.isEmpty ? options.name : sceneTitle
    guard wanted != title ?? options.name else { return }
    title = wanted
    writer.write(TerminalModes.title(wanted))
  }

  /// Puts text on the terminal's clipboard. Terminals without OSC 52 ignore it.
  private func copy(_ text: String) {
    guard !isHidden, let sequence = ClipboardSequence.setting(text) else { return }
    writer.write(sequence)
  }

  // MARK: Signals and input

  /// Listens to signals on a queue, because the main thread may be busy for ever.
  private func listenToSignals() {
    signals = TerminalSignals(queue: inputQueue) { [weak self] signal in
      if [SIGTERM, SIGINT, SIGQUIT, SIGHUP].contains(signal) { EndTimer.ask(status: 128 + signal) }
      DispatchQueue.main.async { self?.hear(signal) }
    }
  }

  private func listenToTerminal() {
    let asked = ContinuousClock.now
    reader = TerminalReader(
      file: device.input, queue: inputQueue,
      onInput: { [weak self] events in
        if events.contains(where: \.requestsEnd) { EndTimer.ask(status: 128 + SIGINT) }
        if events.contains(.deviceAttributes) { TerminalDevice.noteReply(after: .now - asked) }
        DispatchQueue.main.async { self?.receive(events) }
      },
      onClosed: { [weak self] in DispatchQueue.main.async { self?.finish(.closed) } })
  }

  private func hear(_ signal: Int32) {
    switch signal {
    case SIGWINCH: resizeSoon()
    case SIGTSTP: suspend()
    case SIGCONT: resumeInTurn()
    default: finish(.signal(signal))
    }
  }

  func receive(_ events: [TerminalInput]) {
    for event in events.joiningPhrases where ending == nil && (acceptsInput || event.requestsEnd) {
      if scene == nil, !handleBeforeScene(event) { early.append(event) } else if scene != nil { handle(event) }
    }
  }

  /// True if input is still to be handled: the session has not ended, and no request to end is overdue.
  var acceptsInput: Bool { ending == nil && !EndTimer.isOverdue }

  /// Handles the terminal's replies, for which the connection of the scene waits. Returns false for input that belongs
  /// to the scene.
  private func handleBeforeScene(_ event: TerminalInput) -> Bool {
    switch event {
    case .background(let color):
      takeBackground(color)
    case .keyboardFlags: pushKeyboard()
    case .deviceAttributes: takeReplies()
    case .key where event.requestsEnd: finish(.person)
    default: return false
    }
    return true
  }

  /// Performs an action when the terminal has replied, or after 150 milliseconds.
  private func afterReplies(_ action: @escaping () -> Void) {
    onReplies = action
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(150)) { [weak self] in self?.takeReplies() }
  }

  private func takeReplies() {
    let action = onReplies
    onReplies = nil
    action?()
  }

  func pushKeyboard() {
    guard !device.hasKeyboard, !isHidden else { return }
    device.hasKeyboard = true
    writer.write(TerminalModes.pushKeyboard)
  }

  func takeBackground(_ color: CellColor) {
    background = color
    guard options.appearance == nil else { return }
    let seen: SceneConfiguration.Appearance = Oklab(color).lightness > 0.6 ? .light : .dark
    guard seen != appearance else { return }
    appearance = seen
    scene?.send(.appearance(seen))
  }

  // MARK: Terminal size

  /// Coalesces size changes: a dragged window changes its size a hundred times a second.
  private func resizeSoon() {
    guard !isResizing else { return }
    isResizing = true
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(20)) { [weak self] in
      self?.isResizing = false
      self?.takeSize()
    }
  }

  private func takeSize() {
    guard !isHidden, let scene else { return }
    let old = size
    size = TerminalSize.read(from: device.output, environment: environment)
    // The terminal's treatment of its old content is unknown.
    encoder.invalidate()
    if size != old {
      scene.send(.resized(size.points))
      showContent()
    } else {
      draw()
    }
  }

  // MARK: Suspending

  /// Restores the terminal and stops the process, as job control requires; then resumes.
  func suspend() {
    guard !isHidden else { return }
    releasePointer()
    isHidden = true
    writer.flush()
    reader?.pause()
    device.hide()
    scene?.send(.visible(false))
    TerminalSignals.stop()
    resumeInTurn()
  }

  /// Resumes if the process is in the foreground. In the background it stops, as job control requires, with a delay for
  /// a pending signal that ends it.
  private func resumeInTurn() {
    guard TerminalRestoration.isInBackground else { return resume() }
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(100)) { [weak self] in self?.stopInBackground() }
  }

  /// Stops the process explicitly. A change of the terminal would stop it as well, but before it has handled pending
  /// signals.
  private func stopInBackground() {
    guard ending == nil else { return }
    if TerminalRestoration.isInBackground { TerminalSignals.stop() }
    resumeInTurn()
  }

  private func resume() {
    guard ending == nil else { return }
    let wasHidden = isHidden
    isHidden = false
    takeTerminal()
    reader?.resume()
    if wasHidden { scene?.send(.visible(true)) }
    takeSize()
  }
}

extension TerminalInput {
  /// True for Ctrl-C, which ends every app.
  var requestsEnd: Bool {
    self == .key(KeyEvent(.character("c"), modifiers: .control))
  }
}

import Foundation
import RenderTree

/// One app on one terminal, from the first byte to the last.
@MainActor
final class TerminalSession {
  /// Why a session ended.
  enum Ending: Hashable, Sendable {
    /// A person wanted it.
    case person
    /// The terminal is gone.
    case closed
    case signal(Int32)

    /// What the process ends with where the app does not come to its end.
    fileprivate var statusWithoutAnswer: Int32 {
      if case .signal(let signal) = self { 128 + signal } else { TerminalRescue.unfinished }
    }
  }

  let device: TerminalDevice
  let writer: TerminalWriter
  let options: TerminalHost.Options
  let environment: [String: String]

  var scene: (any HostedScene)?
  var size: TerminalSize
  var appearance: SceneConfiguration.Appearance
  /// The terminal's own background, where it said it.
  var background: CellColor?

  // What is shown.
  var frame: Frame?
  var survey = SceneSurvey()
  var encoder: GridEncoder
  let depth: ColorDepth
  var isWriting = false
  var waitsForWriter = false
  /// How far the list of keys is scrolled, in rows; nil while it is not shown.
  var keysOffset: Int?
  /// Whether the terminal is the shell's just now.
  private(set) var isHidden = false

  // The mouse.
  var isPressed = false
  var hoveredNode: NodeID?
  var pointer: ScreenPlace?
  var lastPointerLocation = CGPoint.zero

  /// What was typed before there was a scene.
  private var early: [TerminalInput] = []
  /// What waits for the terminal's replies.
  private var onReplies: (() -> Void)?
  private var isResizing = false
  private var ending: Ending?
  private var end: CheckedContinuation<Ending, Never>?

  private let inputQueue = DispatchQueue(label: "pergola.terminal.input")
  private var signals: TerminalSignals?
  private var reader: TerminalReader?
  /// What the window's title is now; nil before it was set.
  private var title: String?

  init(device: TerminalDevice, options: TerminalHost.Options, environment: [String: String]) {
    self.device = device
    self.options = options
    self.environment = environment
    writer = TerminalWriter(file: device.output, gate: TerminalRescue.gate)
    size = TerminalSize.read(from: device.output, environment: environment)
    depth = ColorDepth(environment: environment)
    encoder = GridEncoder(depth: depth)
    appearance = options.appearance ?? .dark
  }

  // MARK: Life

  func run(_ application: any HostedApplication) async -> Ending {
    // Before the terminal is changed, so that no signal finds it changed and nobody there to put it back.
    listenToSignals()
    takeTerminal()
    listenToTerminal()
    // No task waits in between: a task that is resumed leaves a clock running in the queues' library, once a second.
    if options.appearance == nil {
      afterReplies { [weak self] in self?.connect(application) }
    } else {
      connect(application)
    }
    let reason = await withCheckedContinuation { (continuation: CheckedContinuation<Ending, Never>) in
      if let ending { continuation.resume(returning: ending) } else { end = continuation }
    }
    scene?.onFrame = nil
    // Read until then: whoever waits for the end may still ask for it.
    scene?.disconnect()
    application.terminate()
    reader?.stop()
    writer.flush()
    return reason
  }

  /// Makes the terminal a screen.
  private func takeTerminal() {
    device.show()
    var text = ""
    if !device.hasTitle {
      device.hasTitle = true
      text += TerminalModes.pushTitle
    }
    writer.write(text + TerminalModes.title(title ?? options.name) + TerminalModes.enter + TerminalModes.questions)
  }

  /// Calls the window what the scene is called, or the app where the scene has no name.
  func setTitle(_ sceneTitle: String) {
    let wanted = sceneTitle.isEmpty ? options.name : sceneTitle
    guard wanted != title ?? options.name else { return }
    title = wanted
    writer.write(TerminalModes.title(wanted))
  }

  private func connect(_ application: any HostedApplication) {
    guard ending == nil else { return }
    // It may have changed while there was no scene to tell.
    size = TerminalSize.read(from: device.output, environment: environment)
    let configuration = SceneConfiguration(
      size: size.points,
      scale: 1,
      textEngine: MonospaceTextEngine(),
      pointGrid: MonospaceTextEngine.cell,
      appearance: appearance,
      idiom: size.columns >= TerminalSize.padColumns ? .pad : .phone,
      textSize: options.textSize,
      time: .live,
      url: options.url)
    let scene = application.connectScene(configuration)
    self.scene = scene
    scene.onFrame = { [weak self] in self?.show($0) }
    let typed = early
    early = []
    receive(typed)
  }

  /// Ends the session; only the first reason counts.
  func finish(_ reason: Ending) {
    guard ending == nil else { return }
    ending = reason
    // Whatever the app and the terminal do from here on.
    EndTimer.arm(status: reason.statusWithoutAnswer)
    onReplies = nil
    end?.resume(returning: reason)
    end = nil
  }

  // MARK: What comes from outside

  /// Also while the app is busy: it may never answer.
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
        if events.contains(where: \.asksForEnd) { EndTimer.ask(status: 128 + SIGINT) }
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
    for event in events.joiningPhrases where ending == nil && (takesInput || event.asksForEnd) {
      if scene == nil, !handleBeforeScene(event) { early.append(event) } else if scene != nil { handle(event) }
    }
  }

  /// Whether what was typed is still to be done: not when the session has ended, nor when its end waits behind more than
  /// can be done in time.
  var takesInput: Bool { ending == nil && !EndTimer.isOverdue }

  /// Replies come before there is a scene, and are what it waits for. False for what is the scene's.
  private func handleBeforeScene(_ event: TerminalInput) -> Bool {
    switch event {
    case .background(let color):
      takeBackground(color)
    case .keyboardFlags: pushKeyboard()
    case .deviceAttributes: takeReplies()
    case .key where event.asksForEnd: finish(.person)
    default: return false
    }
    return true
  }

  /// Does something when the terminal said what its background is, or after so long that it never will.
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

  // MARK: The terminal's size

  /// A window that is dragged changes its size a hundred times a second; a few of these are enough.
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
    // What the terminal made of its old content is its own affair.
    encoder.invalidate()
    if size != old {
      scene.send(.resized(size.points))
      show(scene.frame())
    } else {
      draw()
    }
  }

  // MARK: Suspending

  /// Gives the terminal back and stops, as job control wants it; then goes on.
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

  /// Goes on where the terminal is ours. In the background the process stops, as job control wants it; a signal that
  /// ends it and is on its way comes first.
  private func resumeInTurn() {
    guard TerminalRescue.isInBackground else { return resume() }
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(100)) { [weak self] in self?.stopInBackground() }
  }

  /// Not by changing the terminal, at which the system would stop the process before it has heard anything.
  private func stopInBackground() {
    guard ending == nil else { return }
    if TerminalRescue.isInBackground { TerminalSignals.stop() }
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
  /// Ctrl-C, which ends every app.
  var asksForEnd: Bool {
    self == .key(KeyEvent(.character("c"), modifiers: .control))
  }
}

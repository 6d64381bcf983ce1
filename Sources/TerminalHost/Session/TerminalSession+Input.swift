import Foundation
import RenderTree

extension TerminalSession {
  func handle(_ event: TerminalInput) {
    noteUse(event)
    if keysOffset != nil, takeForKeys(event) { return }
    switch event {
    case .key(let key): press(key)
    case .text(let text): type(text)
    case .pasted(let text): paste(text)
    case .mouse(let report): handle(report)
    case .focus(let hasFocus):
      if !hasFocus { leavePointer() }
      scene?.send(.active(hasFocus))
    case .background(let color):
      let before = appearance
      takeBackground(color)
      // A change of the appearance makes the scene send a frame.
      if appearance == before { draw() }
    case .appearance: writer.write(TerminalModes.requestBackground)
    case .keyboardFlags: pushKeyboard()
    case .deviceAttributes: break
    }
  }

  // MARK: Keys

  private func press(_ key: KeyEvent) {
    switch (key.key, key.modifiers) {
    case (.character("c"), .control): finish(.person)
    case (.character("z"), .control): suspend()
    case (.character("l"), .control): redrawScreen()
    case (.character("l"), [.control, .alternate]):
      // Two keys, of which an app that was busy has read the bytes at once.
      scene?.send(.key(KeyEvent(.escape)))
      redrawScreen()
    default: scene?.send(.key(key))
    }
  }

  /// Handles typed characters one by one. Once a character starts a search in the scene, the rest is sent as one search
  /// text.
  private func type(_ text: String) {
    var rest = text[...]
    while acceptsInput, let character = rest.first {
      if keysOffset == nil, character != " ", !isForTerminal(character), scene?.startsTypeAhead ?? false {
        scene?.send(.text(String(rest)))
        return
      }
      rest.removeFirst()
      if character == " " { handle(.key(KeyEvent(.space))) } else { type(character) }
    }
  }

  private func type(_ character: Character) {
    if keysOffset != nil { return closeKeys() }
    guard isForTerminal(character) else {
      scene?.send(.text(String(character)))
      return
    }
    if character == "?" { showKeys() } else { finish(.person) }
  }

  /// True if a letter shows the list of keys or ends the app.
  private func isForTerminal(_ character: Character) -> Bool {
    character == "?" && !acceptsText || character == "q" && letterQuits
  }

  /// Pasted text does not start a search: it is dropped if nothing takes text.
  private func paste(_ text: String) {
    if scene?.startsTypeAhead != true { scene?.send(.text(text)) }
  }

  /// True if letters belong to a text field or to a search in progress.
  private var acceptsText: Bool { scene?.acceptsText ?? false }

  /// True if `q` ends the app: at the root, where escape has no effect.
  private var letterQuits: Bool { letterQuits(where: scene?.keyHints() ?? []) }

  /// Returns true if `q` ends the app, given the scene's key hints.
  func letterQuits(where hints: @autoclosure () -> [KeyHint]) -> Bool {
    guard !acceptsText, frame?.isModal != true else { return false }
    // A letter that is a command of the app's own does not end it.
    let uses: Set<KeyHint.Trigger> = [.key(KeyEvent(.escape)), .key(KeyEvent(.character("q")))]
    return !hints().contains { !uses.isDisjoint(with: $0.triggers) }
  }

  // MARK: Mouse

  /// The distance that one notch of a wheel scrolls, in points: three lines.
  private static let notch: CGFloat = 48

  private func handle(_ report: MouseReport) {
    let location = CGPoint(x: (CGFloat(report.column) + 0.5) * 8, y: (CGFloat(report.row) + 0.5) * 16)
    switch report.kind {
    case .press:
      releasePointer()
      isPressed = true
      scene?.send(.pointer(PointerEvent(.began, at: location, modifiers: report.modifiers, kind: .mouse)))
    case .drag:
      guard isPressed else { return }
      scene?.send(.pointer(PointerEvent(.moved, at: location, modifiers: report.modifiers, kind: .mouse)))
    case .release:
      guard isPressed else { return }
      isPressed = false
      scene?.send(.pointer(PointerEvent(.ended, at: location, modifiers: report.modifiers, kind: .mouse)))
    case .wheel(let horizontal, let vertical):
      let delta = CGSize(width: CGFloat(horizontal) * Self.notch, height: CGFloat(vertical) * Self.notch)
      scene?.send(.wheel(WheelEvent(at: location, delta: delta, modifiers: report.modifiers)))
    case .rightPress:
      if !isPressed { scene?.send(.menu(at: location)) }
    case .hover: scene?.send(.hover(location))
    case .otherButton: break
    }
    hover(ScreenPosition(column: report.column, row: report.row))
    lastPointerLocation = location
  }

  private func hover(_ place: ScreenPosition) {
    pointer = place
    let node = isPressed ? nil : frame?.actionableNode(at: place)
    guard node != hoveredNode else { return }
    hoveredNode = node
    draw()
  }

  /// Handles that the pointer left the window, or the window lost the focus.
  private func leavePointer() {
    releasePointer()
    scene?.send(.hover(nil))
    pointer = nil
    guard hoveredNode != nil else { return }
    hoveredNode = nil
    draw()
  }

  /// Cancels a press: the release of a button outside the window is not reported.
  func releasePointer() {
    guard isPressed else { return }
    isPressed = false
    scene?.send(.pointer(PointerEvent(.cancelled, at: lastPointerLocation, kind: .mouse)))
  }
}

import Foundation
import RenderTree

extension TerminalSession {
  func handle(_ event: TerminalInput) {
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
      // In another appearance the scene has a new frame.
      if appearance == before { draw() }
    case .appearance: writer.write(TerminalModes.askForBackground)
    case .keyboardFlags: pushKeyboard()
    case .deviceAttributes: break
    }
  }

  // MARK: Keys

  private func press(_ key: KeyEvent) {
    switch (key.key, key.modifiers) {
    case (.character("c"), .control): finish(.person)
    case (.character("z"), .control): suspend()
    case (.character("l"), .control): drawAnew()
    default: scene?.send(.key(key))
    }
  }

  /// Takes letters and blanks that came together, one by one; where they are looked for, the rest of them as one search.
  private func type(_ text: String) {
    var rest = text[...]
    while takesInput, let character = rest.first {
      if keysOffset == nil, character != " ", !isForTerminal(character), scene?.searchesForText ?? false {
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

  /// Whether a letter shows the list of keys, or ends the app.
  private func isForTerminal(_ character: Character) -> Bool {
    character == "?" && !takesText || character == "q" && letterQuits
  }

  /// A paste is no search: where nothing takes text it is dropped.
  private func paste(_ text: String) {
    if scene?.searchesForText != true { scene?.send(.text(text)) }
  }

  /// Whether letters belong to a field that is edited or to a word in the middle of which they are.
  private var takesText: Bool { scene?.takesText ?? false }

  /// Whether `q` ends the app: at the root, where there is nothing that escape would leave first.
  private var letterQuits: Bool { letterQuits(where: scene?.keyHints() ?? []) }

  /// The same where what keys do is known.
  func letterQuits(where hints: @autoclosure () -> [KeyHint]) -> Bool {
    !takesText && !survey.isModal && !hints().contains { $0.triggers.contains(.key(KeyEvent(.escape))) }
  }

  // MARK: The mouse

  /// What one notch of a wheel scrolls, in points: three lines.
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
      scene?.send(.wheel(WheelEvent(at: location, delta: delta)))
    case .hover, .otherButton: break
    }
    hover(ScreenPlace(column: report.column, row: report.row))
    lastPointerLocation = location
  }

  private func hover(_ place: ScreenPlace) {
    pointer = place
    let node = isPressed ? nil : survey.actionableNode(at: place)
    guard node != hoveredNode else { return }
    hoveredNode = node
    draw()
  }

  /// The pointer is elsewhere, or another window is before this one.
  private func leavePointer() {
    releasePointer()
    pointer = nil
    guard hoveredNode != nil else { return }
    hoveredNode = nil
    draw()
  }

  /// A button that is let go elsewhere is not heard of.
  func releasePointer() {
    guard isPressed else { return }
    isPressed = false
    scene?.send(.pointer(PointerEvent(.cancelled, at: lastPointerLocation, kind: .mouse)))
  }
}

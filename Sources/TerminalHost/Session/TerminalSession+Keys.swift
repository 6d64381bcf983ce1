import RenderTree

/// The list of keys: `?` shows it, the arrow keys and the wheel scroll it if it is longer than the screen, and any
/// other input closes it.
extension TerminalSession {
  /// The list in its current state.
  var keysOverlay: KeysOverlay {
    let hints = scene?.keyHints() ?? []
    return KeysOverlay(
      hints: hints, quits: letterQuits(where: hints), appearance: appearance, reportsAllKeys: device.hasKeyboard,
      offset: keysOffset ?? 0)
  }

  /// Draws the hint at the key that lists the keys, if nobody has used the app yet and the key would not be typed.
  func drawHint(onto grid: inout CellGrid) {
    guard isUnused, scene?.acceptsText == false else { return }
    KeysHint(appearance: appearance).draw(onto: &grid, isRightToLeft: options.layoutDirection == .rightToLeft)
  }

  /// Removes the hint when the user begins.
  func noteUse(_ event: TerminalInput) {
    guard isUnused else { return }
    switch event {
    case .key, .text, .pasted: break
    case .mouse(let report):
      switch report.kind {
      case .press, .wheel: break
      default: return
      }
    case .focus, .background, .appearance, .deviceAttributes, .keyboardFlags: return
    }
    isUnused = false
    draw()
  }

  func showKeys() {
    keysOffset = 0
    draw()
  }

  func closeKeys() {
    keysOffset = nil
    draw()
  }

  /// Handles an event while the list is visible. Returns false for events that the app or the terminal session handles
  /// as well.
  func takeForKeys(_ event: TerminalInput) -> Bool {
    switch event {
    case .key(let key):
      if let rows = rows(scrolledBy: key.key), scrollKeys(by: rows) { return true }
      closeKeys()
      return key.modifiers != .control
    case .mouse(let report):
      switch report.kind {
      case .wheel(_, let vertical): _ = scrollKeys(by: vertical)
      case .press: closeKeys()
      case .drag, .release, .hover, .rightPress, .otherButton: break
      }
      return true
    case .pasted:
      closeKeys()
      return true
    // The first character of a text closes the list; see `type(_:)`.
    case .text, .focus, .background, .appearance, .deviceAttributes, .keyboardFlags: return false
    }
  }

  private func rows(scrolledBy key: KeyEvent.Key) -> Int? {
    switch key {
    case .up: -1
    case .down: 1
    case .pageUp: -max(1, size.rows - 3)
    case .pageDown: max(1, size.rows - 3)
    case .home: -.max / 2
    case .end: .max / 2
    default: nil
    }
  }

  /// Scrolls the list. Returns false if the whole list is visible.
  private func scrollKeys(by rows: Int) -> Bool {
    guard let offset = keysOffset else { return false }
    let furthest = keysOverlay.maximumScrollOffset(width: size.columns, height: size.rows)
    guard furthest > 0 else { return false }
    keysOffset = max(0, min(offset + rows, furthest))
    if keysOffset != offset { draw() }
    return true
  }
}

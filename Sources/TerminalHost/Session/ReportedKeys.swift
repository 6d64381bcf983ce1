import RenderTree

extension KeyHint.Trigger {
  /// Returns true if a terminal can report the key to the app.
  ///
  /// - Parameter reportsAllKeys: True if the terminal reports keys with all modifier keys, by the keyboard protocol.
  func isReported(reportsAllKeys: Bool) -> Bool {
    guard case .key(let event) = self else { return true }
    return !event.isTakenByTerminal && (reportsAllKeys || event.hasEscapeSequence)
  }
}

extension KeyEvent {
  /// True for the keys with which the terminal session ends the app, suspends it and redraws the screen.
  fileprivate var isTakenByTerminal: Bool {
    guard modifiers == .control, case .character(let character) = key else { return false }
    return "czl".contains(character)
  }

  /// True for keys that every terminal reports. Control and a letter is one byte, and some of these bytes are those of
  /// other keys; keys that write a character have no sequence for their modifiers but alt.
  fileprivate var hasEscapeSequence: Bool {
    guard !modifiers.contains(.command) else { return false }
    switch key {
    case .up, .down, .left, .right, .pageUp, .pageDown, .home, .end, .delete: return true
    case .tab: return modifiers.isEmpty || modifiers == .shift
    case .enter, .escape, .backspace, .space: return modifiers.isSubset(of: .alternate)
    case .character(let character):
      guard modifiers.contains(.control) else { return true }
      return modifiers == .control && ("a"..."z").contains(character) && !"hijm".contains(character)
    }
  }
}

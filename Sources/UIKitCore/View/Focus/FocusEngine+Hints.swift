import RenderTree

extension FocusEngine {
  private static let listedKeys: [KeyEvent] =
    [.up, .down, .left, .right, .enter, .space].map { KeyEvent($0) }
    + [.up, .down, .left, .right].map { KeyEvent($0, modifiers: .shift) }
    + [.up, .down, .left, .right].map { KeyEvent($0, modifiers: .alternate) }
    + [KeyEvent(.tab), KeyEvent(.tab, modifiers: .shift)]
    + [.pageUp, .pageDown, .home, .end, .backspace, .delete, .escape].map { KeyEvent($0) }
    + ["r", "o"].map { KeyEvent(.character($0), modifiers: .control) }
    + ["a", "c", "x", "v", "z"].map { KeyEvent(.character($0), modifiers: .alternate) }
    + [KeyEvent(.character("z"), modifiers: [.alternate, .shift])]

  /// The current effects of the keys. Keys with the same effect share a hint; keys without an effect have none.
  func keyHints() -> [KeyHint] {
    let interpreter = KeyInterpreter(self)
    var hints: [KeyHint] = []
    func add(_ trigger: KeyHint.Trigger, _ meaning: String) {
      if let index = hints.firstIndex(where: { $0.meaning == meaning }) {
        hints[index].triggers.append(trigger)
      } else {
        hints.append(KeyHint([trigger], meaning))
      }
    }
    for command in interpreter.keyCommands {
      guard let meaning = command.listedTitle, let event = event(of: command) else { continue }
      // Without precedence, the command applies only to a key that has no other meaning.
      if interpreter.commandAction(for: event) != nil || interpreter.usualAction(for: event) == nil {
        add(.key(event), meaning)
      }
    }
    if let meaning = interpreter.meaningOfText { add(.text, meaning) }
    for key in Self.listedKeys where interpreter.commandAction(for: key) == nil {
      guard let meaning = interpreter.usualAction(for: key)?.meaning else { continue }
      // A key with a modifier is listed only if its effect differs from that of the plain key.
      if !key.modifiers.isEmpty, interpreter.usualAction(for: KeyEvent(key.key))?.meaning == meaning { continue }
      add(.key(key), meaning)
    }
    return hints
  }
}

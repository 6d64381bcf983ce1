import RenderTree

extension TerminalSession {
  /// Puts text on the terminal's clipboard. Terminals without OSC 52 ignore it.
  func copy(_ text: String) {
    guard !isHidden, let sequence = ClipboardSequence.setting(text) else { return }
    writer.write(sequence)
  }
}

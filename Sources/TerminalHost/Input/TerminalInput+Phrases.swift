import RenderTree

extension [TerminalInput] {
  /// The events with letters and the blanks behind them as one text: what was typed together belongs together. A blank
  /// with no letters before it is a key, as it was.
  ///
  /// - Complexity: O(*n*) in the number of events and characters.
  var joiningPhrases: [TerminalInput] {
    var joined: [TerminalInput] = []
    var phrase = ""
    func endPhrase() {
      if !phrase.isEmpty { joined.append(.text(phrase)) }
      phrase = ""
    }
    for event in self {
      switch event {
      case .text(let text): phrase += text
      case .key(KeyEvent(.space)) where !phrase.isEmpty: phrase += " "
      default:
        endPhrase()
        joined.append(event)
      }
    }
    endPhrase()
    return joined
  }
}

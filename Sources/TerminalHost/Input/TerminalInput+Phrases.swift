import RenderTree

extension [TerminalInput] {
  /// The events with consecutive letters and spaces joined into one text. A space without preceding letters stays a
  /// key.
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

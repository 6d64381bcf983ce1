import RenderTree

/// The names of keys for users.
enum KeyNames {
  /// Returns the names of keys with the same effect: "↑ ↓", "enter, space", "shift ↑ ↓".
  static func list(_ triggers: [KeyHint.Trigger]) -> String {
    var words: [String] = []
    var lastModifiers: KeyEvent.Modifiers?
    for trigger in triggers {
      let arrow = arrow(trigger)
      if let arrow, arrow.modifiers == lastModifiers {
        words[words.count - 1] += " " + arrow.sign
      } else {
        words.append(arrow.map { modifiers($0.modifiers, " ") + $0.sign } ?? name(trigger))
      }
      lastModifiers = arrow?.modifiers
    }
    return words.joined(separator: ", ")
  }

  private static func arrow(_ trigger: KeyHint.Trigger) -> (sign: String, modifiers: KeyEvent.Modifiers)? {
    guard case .key(let event) = trigger else { return nil }
    switch event.key {
    case .up: return ("↑", event.modifiers)
    case .down: return ("↓", event.modifiers)
    case .left: return ("←", event.modifiers)
    case .right: return ("→", event.modifiers)
    default: return nil
    }
  }

  private static func name(_ trigger: KeyHint.Trigger) -> String {
    switch trigger {
    case .text: "letters"
    case .key(let event): modifiers(event.modifiers, "-") + name(event.key)
    }
  }

  private static func name(_ key: KeyEvent.Key) -> String {
    switch key {
    case .up: "up"
    case .down: "down"
    case .left: "left"
    case .right: "right"
    case .enter: "enter"
    case .escape: "esc"
    case .tab: "tab"
    case .backspace: "backspace"
    case .delete: "delete"
    case .space: "space"
    case .pageUp: "page up"
    case .pageDown: "page down"
    case .home: "home"
    case .end: "end"
    case .character(let character): String(character)
    }
  }

  private static func modifiers(_ modifiers: KeyEvent.Modifiers, _ joint: String) -> String {
    let names: [(KeyEvent.Modifiers, String)] = [
      (.control, "ctrl"), (.alternate, "alt"), (.shift, "shift"), (.command, "cmd"),
    ]
    return names.filter { modifiers.contains($0.0) }.map { $0.1 + joint }.joined()
  }
}

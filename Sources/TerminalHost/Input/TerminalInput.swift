import RenderTree

/// Something that came from the terminal: what a person did, or a reply to a question.
enum TerminalInput: Hashable, Sendable {
  case key(KeyEvent)
  /// What was typed, without control characters.
  case text(String)
  /// What was pasted; lines end with a line feed, and there are no other control characters but tabs.
  case pasted(String)
  case mouse(MouseReport)
  /// The terminal's window got or lost the focus.
  case focus(Bool)
  /// The terminal's background (OSC 11).
  case background(CellColor)
  /// The terminal's theme changed (mode 2031).
  case appearance(SceneConfiguration.Appearance)
  /// The reply that every terminal gives to the question what it is.
  case deviceAttributes
  /// The terminal knows the kitty keyboard protocol, and these are the flags that are set.
  case keyboardFlags(Int)
}

/// What a mouse did.
struct MouseReport: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// Of the left button; others do nothing here.
    case press, drag, release
    /// Moved with no button held.
    case hover
    /// Turned by so many notches; the content's offset grows that way.
    case wheel(horizontal: Int, vertical: Int)
    /// Of another button than the left one.
    case otherButton
  }

  var kind: Kind
  /// Counted from 0.
  var column: Int
  var row: Int
  var modifiers: KeyEvent.Modifiers
}

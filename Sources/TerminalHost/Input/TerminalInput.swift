import RenderTree

/// Input from the terminal: the user's, or a reply to a request.
enum TerminalInput: Hashable, Sendable {
  case key(KeyEvent)
  /// Typed text, without control characters.
  case text(String)
  /// Pasted text. Lines end with a line feed; the only other control characters are tabs.
  case pasted(String)
  case mouse(MouseReport)
  /// The terminal's window gained or lost the focus.
  case focus(Bool)
  /// The terminal's background (OSC 11).
  case background(CellColor)
  /// The terminal's theme changed (mode 2031).
  case appearance(SceneConfiguration.Appearance)
  /// The reply to the device-attributes request, which every terminal sends.
  case deviceAttributes
  /// The terminal supports the kitty keyboard protocol, with these flags set.
  case keyboardFlags(Int)
}

/// A report of a mouse event.
struct MouseReport: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// An event of the left button.
    case press, drag, release
    /// A movement without a pressed button.
    case hover
    /// A turn of the wheel by a number of notches, positive in the direction of growing offsets.
    case wheel(horizontal: Int, vertical: Int)
    /// A press of the right button, which opens the menu of what is there.
    case rightPress
    /// An event of another button, which has no effect.
    case otherButton
  }

  var kind: Kind
  /// The column, from 0.
  var column: Int
  var row: Int
  var modifiers: KeyEvent.Modifiers
}

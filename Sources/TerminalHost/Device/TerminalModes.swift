/// The sequences that make a terminal a screen for an app, and a terminal again.
enum TerminalModes {
  /// Alternate screen; no cursor; no wrapping; text in the order in which it is written; pastes marked; the mouse's
  /// buttons, drags and movements in SGR form; the focus; changes of the theme.
  static let enter =
    "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[8l\u{1B}[?2004h"
    + "\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1003h\u{1B}[?1006h\u{1B}[?1004h\u{1B}[?2031h"

  /// Ends a sequence that was broken off. Where there is none it does nothing.
  static let cancel = "\u{1B}\\"

  /// Undoes `enter`, an update that was broken off, and whatever was drawn with last.
  static let leave =
    "\u{1B}[?2026l\u{1B}[m\u{1B}[?2031l\u{1B}[?1004l\u{1B}[?1006l\u{1B}[?1003l\u{1B}[?1002l\u{1B}[?1000l"
    + "\u{1B}[?2004l\u{1B}[8h\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

  /// Asks for the background's colour, for the keyboard's protocol, and last for what every terminal answers: when that
  /// reply is there, the others are there or will never be.
  static let questions = askForBackground + "\u{1B}[?u" + askForAttributes

  /// Asks what the terminal is, which all but the most simple ones tell.
  static let askForAttributes = "\u{1B}[c"

  static let askForBackground = "\u{1B}]11;?\u{1B}\\"

  /// Keys that older sequences cannot tell apart are told apart (kitty's first flag), and a key with a modifier also
  /// says what it is on the keyboard of the Latin alphabet (the third flag).
  static let pushKeyboard = "\u{1B}[>5u"
  static let popKeyboard = "\u{1B}[<u"

  /// The window's title, put by and brought back; a terminal that cannot do that has none of its own afterwards, rather
  /// than ours.
  static let pushTitle = "\u{1B}[22;0t"
  static let popTitle = "\u{1B}]2;\u{1B}\\\u{1B}[23;0t"

  /// Longer titles are cut.
  private static let titleLimit = 200

  /// Sets the window's title. Nothing of it can be taken for an order to the terminal.
  static func title(_ text: String) -> String {
    let line = String(text.map { $0.isNewline ? " " : $0 }.prefix(titleLimit))
    let scalars = line.withoutControls(keeping: []).unicodeScalars.filter { !$0.properties.isBidiControl }
    return "\u{1B}]2;" + String(String.UnicodeScalarView(scalars.prefix(4 * titleLimit))) + "\u{1B}\\"
  }
}

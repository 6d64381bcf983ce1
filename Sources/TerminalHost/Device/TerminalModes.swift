/// The sequences that make a terminal a screen for an app, and a terminal again.
enum TerminalModes {
  /// Alternate screen; no cursor; no wrapping; text in the order in which it is written; pastes marked; the mouse's
  /// buttons, drags and movements in SGR form; the focus; changes of the theme.
  static let enter =
    "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[8l\u{1B}[?2004h"
    + "\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1003h\u{1B}[?1006h\u{1B}[?1004h\u{1B}[?2031h"

  /// Undoes `enter`, an update that was broken off, and whatever was drawn with last.
  static let leave =
    "\u{1B}[?2026l\u{1B}[m\u{1B}[?2031l\u{1B}[?1004l\u{1B}[?1006l\u{1B}[?1003l\u{1B}[?1002l\u{1B}[?1000l"
    + "\u{1B}[?2004l\u{1B}[8h\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

  /// Asks for the background's colour, for the keyboard's protocol, and last for what every terminal answers: when that
  /// reply is there, the others are there or will never be.
  static let questions = "\u{1B}]11;?\u{1B}\\\u{1B}[?u\u{1B}[c"

  static let askForBackground = "\u{1B}]11;?\u{1B}\\"

  /// Keys that older sequences cannot tell apart are told apart (kitty's first flag).
  static let pushKeyboard = "\u{1B}[>1u"
  static let popKeyboard = "\u{1B}[<u"
}

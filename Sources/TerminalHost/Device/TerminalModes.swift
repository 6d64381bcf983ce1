/// The sequences that set a terminal up for an app, and restore it.
enum TerminalModes {
  /// Selects the alternate screen, no cursor, no wrapping, text in the order in which it is written, bracketed paste,
  /// the mouse's buttons, drags and movements in SGR form, focus reports and reports of theme changes.
  static let enter =
    "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[8l\u{1B}[?2004h"
    + "\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1003h\u{1B}[?1006h\u{1B}[?1004h\u{1B}[?2031h"

  /// Ends an interrupted sequence. Without one it has no effect.
  static let cancel = "\u{1B}\\"

  /// Undoes `enter`, an interrupted synchronized update, and the current pen.
  static let leave =
    "\u{1B}[?2026l\u{1B}[m\u{1B}[?2031l\u{1B}[?1004l\u{1B}[?1006l\u{1B}[?1003l\u{1B}[?1002l\u{1B}[?1000l"
    + "\u{1B}[?2004l\u{1B}[8h\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

  /// Requests the background colour, the keyboard protocol, and finally the device attributes. Every terminal replies
  /// to the last request, so after that reply no other reply is pending.
  static let questions = requestBackground + "\u{1B}[?u" + requestAttributes

  /// Requests the device attributes, to which all but the simplest terminals reply.
  static let requestAttributes = "\u{1B}[c"

  static let requestBackground = "\u{1B}]11;?\u{1B}\\"

  /// Turns on unambiguous key codes (the first flag of the kitty protocol), and for keys with modifiers the key of the
  /// Latin layout (the third flag).
  static let pushKeyboard = "\u{1B}[>5u"
  static let popKeyboard = "\u{1B}[<u"

  /// Saves the window's title; `popTitle` restores it. A terminal without this feature is left with an empty title
  /// instead of ours.
  static let pushTitle = "\u{1B}[22;0t"
  static let popTitle = "\u{1B}]2;\u{1B}\\\u{1B}[23;0t"

  /// The maximum length of a title, in characters.
  private static let titleLimit = 200

  /// Returns the sequence that sets the window's title. The title cannot inject control sequences.
  static func title(_ text: String) -> String {
    let line = String(text.map { $0.isNewline ? " " : $0 }.prefix(titleLimit))
    let scalars = line.withoutControls(keeping: []).unicodeScalars.filter { !$0.properties.isBidiControl }
    return "\u{1B}]2;" + String(String.UnicodeScalarView(scalars.prefix(4 * titleLimit))) + "\u{1B}\\"
  }
}

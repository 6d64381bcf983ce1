import Foundation

/// The way back to a usable terminal from that of a program that was killed.
enum TerminalReset {
  /// Leaves the second screen, shows the cursor, ends reports of the mouse, of the keyboard and of pasted texts, and lets the
  /// terminal edit lines again.
  static func write() {
    FileHandle.standardOutput.write(
      Data("\u{1B}[?1049l\u{1B}[?25h\u{1B}[?1003l\u{1B}[?1002l\u{1B}[?1006l\u{1B}[?1004l\u{1B}[?2004l\u{1B}[<u".utf8))
    var modes = termios()
    guard tcgetattr(STDIN_FILENO, &modes) == 0 else { return }
    modes.c_iflag |= tcflag_t(ICRNL)
    modes.c_oflag |= tcflag_t(OPOST)
    modes.c_lflag |= tcflag_t(ISIG | ICANON | ECHO | IEXTEN)
    tcsetattr(STDIN_FILENO, TCSANOW, &modes)
  }
}

import Foundation

/// The sequence that sets the terminal's clipboard (OSC 52).
enum ClipboardSequence {
  /// The maximum length of the text in bytes of UTF-8: with it the sequence stays under the 100,000 bytes that terminals
  /// accept.
  static let limit = 74_000

  /// Returns the sequence for a text; nil for empty text, which would ask some terminals for their clipboard, and for
  /// text that is too long.
  ///
  /// The text is encoded in Base64, so that no control character of it reaches the terminal.
  static func setting(_ text: String) -> String? {
    let count = text.utf8.count
    guard count > 0, count <= limit else { return nil }
    return "\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{1B}\\"
  }
}

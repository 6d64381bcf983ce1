import Expectations
import Testing

@testable import TerminalHost

@Suite struct ClipboardSequenceTests {
  @Test("text is encoded, so that no control character reaches the terminal")
  func encoded() {
    expectEqual(ClipboardSequence.setting("hé\u{1B}"), "\u{1B}]52;c;aMOpGw==\u{1B}\\")
  }

  @Test("empty text and text that is too long are not sent")
  func limits() {
    #expect(ClipboardSequence.setting("") == nil)
    #expect(ClipboardSequence.setting(String(repeating: "x", count: ClipboardSequence.limit + 1)) == nil)
    let longest = ClipboardSequence.setting(String(repeating: "x", count: ClipboardSequence.limit)) ?? ""
    #expect((1..<100_000).contains(longest.utf8.count))
  }
}

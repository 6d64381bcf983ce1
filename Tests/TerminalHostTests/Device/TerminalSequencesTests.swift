import Expectations
import Testing

@testable import TerminalHost

@Suite struct TerminalSequencesTests {
  @Test(
    "a title contains no control sequence and is cut when long",
    arguments: [
      ("Fruit Stand", "Fruit Stand"), ("", ""), ("a\u{1B}]0;b\u{7}c\u{9C}d", "a]0;bcd"),
      ("two\r\nlines\n", "two lines "),
      ("\u{202E}abc\u{2066}", "abc"), ("漢字 👩‍👩‍👧‍👦", "漢字 👩‍👩‍👧‍👦"),
      (String(repeating: "x", count: 1000), String(repeating: "x", count: 200)),
      ("e" + String(repeating: "\u{301}", count: 100_000), "e" + String(repeating: "\u{301}", count: 799)),
    ])
  func title(text: String, shown: String) {
    expectEqual(TerminalModes.title(text), "\u{1B}]2;\(shown)\u{1B}\\")
  }

  @Test(
    "the final reply is found anywhere, and nothing else matches",
    arguments: [
      ("\u{1B}[?62;22c", true), ("\u{1B}]11;rgb:c/c/c\u{1B}\\\u{1B}[?1;2c", true), ("\u{1B}[\u{1B}[?c", true),
      ("\u{1B}[?997;1n\u{1B}[<0;3;4M", false), ("[?62c", false), ("\u{1B}[62c", false), ("\u{1B}[?6x2c", false),
    ])
  func reply(bytes: String, isFound: Bool) {
    var seeker = TerminalRestoration.ReplySeeker()
    expectEqual(bytes.utf8.contains { seeker.take($0) }, isFound)
  }
}

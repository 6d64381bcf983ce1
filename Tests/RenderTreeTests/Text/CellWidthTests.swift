import Expectations
import RenderTree
import Testing

@Suite("Widths in cells") struct CellWidthTests {
  @Test(
    "a cluster is as wide as in terminals",
    arguments: [
      ("a", 1), ("~", 1), ("é", 1), ("e\u{301}", 1), ("ß", 1), ("Ω", 1), ("Ж", 1),
      // East Asian: wide, full, half and ambiguous.
      ("苹", 2), ("あ", 2), ("ア", 2), ("ｱ", 1), ("Ａ", 2), ("￥", 2), ("　", 2), ("。", 2), ("±", 1), ("…", 1), ("─", 1),
      ("𠀀", 2), ("か\u{3099}", 2),
      // Hangul: syllables, and jamo that make one.
      ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("\u{1112}", 2), ("\u{1161}", 0),
      // Emoji: by themselves, with tones and joiners, as flags and keys.
      ("😀", 2), ("👍🏽", 2), ("👨‍👩‍👧‍👦", 2), ("🏳️‍🌈", 2), ("🇺🇸", 2), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("1️⃣", 2), ("#️⃣", 2),
      ("❤️‍🔥", 2), ("⌚", 2),
      // Variation selectors.
      ("❤", 1), ("❤\u{FE0F}", 2), ("❤\u{FE0E}", 1), ("⌚\u{FE0E}", 1), ("☺\u{FE0E}", 1), ("©", 1), ("©\u{FE0F}", 2),
      // Thai, Arabic, Hebrew, Devanagari, Tamil.
      ("ก", 1), ("ก\u{E35}\u{E48}", 1), ("ب", 1), ("بّ", 1), ("ש", 1), ("שׁ", 1), ("न", 1), ("नि", 1), ("க", 1),
      // Invisible characters, and characters without a meaning.
      ("\u{301}", 0), ("\u{200B}", 0), ("\u{200D}", 0), ("\u{FEFF}", 0), ("\u{AD}", 0), ("\u{202E}", 0), ("\u{7}", 0),
      ("\u{1B}", 0), ("\u{9B}", 0), ("\u{FE0F}", 0),
      ("\u{FFFD}", 1), ("\u{E000}", 1), ("\u{F8FF}", 1),
    ] as [(Character, Int)])
  func samples(character: Character, cells: Int) {
    expectEqual(CellWidth.of(character), cells)
  }

  @Test("no cluster is wider than two cells") func atMostTwo() {
    for text in ["क्ष", "क्ष्म्य", "க்ஷி", "ตำ", "\u{1112}\u{1112}\u{1161}"] {
      #expect(text.allSatisfy { (1...2).contains(CellWidth.of($0)) })
    }
    expectEqual(CellWidth.of(Character("e" + String(repeating: "\u{301}", count: 1000))), 1)
  }
}

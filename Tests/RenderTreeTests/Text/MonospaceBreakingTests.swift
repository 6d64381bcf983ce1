import Expectations
import Foundation
import RenderTree
import Testing

@Suite("Breaking text in cells") struct MonospaceBreakingTests {
  @Test("a cell is 8 by 16 points for every font") func metrics() {
    let engine = MonospaceTextEngine()
    let metrics = engine.metrics(of: FontDescriptor(size: 34, weight: 0.4))
    expectEqual(metrics.lineHeight, 16)
    expectEqual(metrics, engine.metrics(of: FontDescriptor(size: 11)))
    let result = layout("Granny Smith")
    expectEqual(result.size, CGSize(width: 96, height: 16))
    expectEqual(result.lines[0].baseline, 12)
    #expect(!result.isTruncated)
  }

  @Test("empty text has no lines and no size") func empty() {
    let result = layout("", columns: 10)
    #expect(result.lines.isEmpty)
    expectEqual(result.size, .zero)
    #expect(!result.isTruncated)
  }

  @Test(
    "lines break between words, and spaces hang over the end",
    arguments: [
      ("the quick brown fox", 10, ["the quick", "brown fox"]),
      ("the quick brown fox", 9, ["the quick", "brown fox"]),
      ("the   quick", 3, ["the", "qui", "ck"]),
      ("the      quick", 5, ["the", "quick"]),
      ("abcdefghij", 4, ["abcd", "efgh", "ij"]),
      ("ab abcdefghij", 4, ["ab", "abcd", "efgh", "ij"]),
      ("well-known fact", 6, ["well-", "known", "fact"]),
      ("minus -12 x", 7, ["minus", "-12 x"]),
      ("and/or more", 7, ["and/or", "more"]),
      ("one—two", 4, ["one—", "two"]),
      ("10\u{A0}km far", 5, ["10\u{A0}km", "far"]),
      ("ab\u{200B}cd", 3, ["ab", "cd"]),
      ("苹果和梨", 4, ["苹果", "和梨"]),
      ("苹果，和梨", 4, ["苹", "果，", "和梨"]),
      ("「苹果」", 4, ["「苹", "果」"]),
      ("one 👨‍👩‍👧👨‍👩‍👧 two", 6, ["one 👨‍👩‍👧", "👨‍👩‍👧 two"]),
      ("wide 苹", 1, ["w", "i", "d", "e", "苹"]),
    ] as [(String, Int, [String])])
  func words(text: String, columns: Int, expected: [String]) {
    let result = layout(text, columns: columns)
    expectEqual(result.shown, expected)
    #expect(!result.isTruncated)
    expectEqual(result.size.height, CGFloat(expected.count) * 16)
  }

  @Test(
    "every kind of line break ends a line", arguments: ["\n", "\r\n", "\r", "\u{2028}", "\u{2029}", "\u{85}", "\u{B}"])
  func lineEnds(end: String) {
    expectEqual(layout("a\(end)\(end)b").shown, ["a", "", "b"])
    expectEqual(layout("a\(end)").shown, ["a", ""])
    expectEqual(layout("\(end)").size, CGSize(width: 0, height: 32))
  }

  @Test("trailing spaces count as far as they fit") func trailingSpaces() {
    expectEqual(layout("ab  ").size.width, 32)
    expectEqual(layout("ab  ", columns: 3).size, CGSize(width: 24, height: 16))
    expectEqual(layout("  ab").size.width, 32)
  }

  @Test("wrapping by characters ignores words") func characters() {
    expectEqual(layout("the quick fox", columns: 6, .byCharWrapping).shown, ["the qu", "ick fo", "x"])
  }

  @Test("clipping keeps one line per paragraph and cuts it") func clipping() {
    let result = layout("the quick\nfox", columns: 6, .byClipping)
    expectEqual(result.shown, ["the qu", "fox"])
    #expect(result.isTruncated)
    #expect(!layout("the\nfox", columns: 6, .byClipping).isTruncated)
    #expect(layout("the\nfox", columns: 6, lines: 1, .byClipping).isTruncated)
  }

  @Test(
    "the line break mode decides which part of a text that does not fit is shown",
    arguments: [
      (.byTruncatingTail, 1, ["the qu…"]),
      (.byTruncatingTail, 2, ["the", "quick…"]),
      (.byTruncatingTail, 3, ["the", "quick", "brown…"]),
      (.byTruncatingHead, 1, ["…wn fox"]),
      (.byTruncatingHead, 2, ["the", "…wn fox"]),
      (.byTruncatingMiddle, 1, ["the…fox"]),
      (.byTruncatingMiddle, 2, ["the", "qui…fox"]),
      (.byWordWrapping, 1, ["the"]),
      (.byWordWrapping, 2, ["the", "quick"]),
      (.byCharWrapping, 1, ["the qui"]),
      (.byTruncatingTail, 4, ["the", "quick", "brown", "fox"]),
    ] as [(ParagraphStyle.LineBreak, Int, [String])])
  func truncation(lineBreak: ParagraphStyle.LineBreak, lines: Int, expected: [String]) {
    let result = layout("the quick brown fox", columns: 7, lines: lines, lineBreak)
    expectEqual(result.shown, expected)
    expectEqual(result.isTruncated, (expected.count < 4))
  }

  @Test("the height limits the lines to those that fit, at least one") func height() {
    expectEqual(layout("a\nb\nc", columns: 5, rows: 2).shown, ["a", "b…"])
    expectEqual(layout("a\nb\nc", columns: 5, rows: 0).shown, ["a…"])
    let style = ParagraphStyle(maximumLines: 0, lineSpacing: 4)
    let text = plain("a\nb\nc")
    let size = CGSize(width: 80, height: 36)
    let result = MonospaceTextEngine().layout(text, style: style, in: size)
    expectEqual(result.shown, ["a", "b…"])
    expectEqual(result.size.height, 36)
    expectEqual(result.lines[1].frame.minY, 20)
    expectEqual(result.lines[1].baseline, 32)
  }

  @Test("an ellipsis stands for hidden paragraphs") func paragraphs() {
    expectEqual(layout("first\nsecond", lines: 1).shown, ["first…"])
    expectEqual(layout("first\nsecond", columns: 5, lines: 1).shown, ["firs…"])
    expectEqual(layout("first\nsecond", lines: 1, .byTruncatingMiddle).shown, ["first…second"])
    expectEqual(layout("first\nsecond", lines: 1, .byTruncatingHead).shown, ["…second"])
  }

  @Test("a line without room shows an ellipsis or one cluster") func noRoom() {
    expectEqual(layout("abc", columns: 0, lines: 1).shown, ["…"])
    expectEqual(layout("abc", columns: 0).shown, ["a", "b", "c"])
    expectEqual(layout("abc", columns: 1, lines: 1, .byTruncatingMiddle).shown, ["…"])
    let style = ParagraphStyle()
    let text = plain("abc")
    for size in [CGSize(width: -5, height: -5), CGSize(width: CGFloat.nan, height: CGFloat.nan)] {
      expectEqual(MonospaceTextEngine().layout(text, style: style, in: size).shown, ["…"])
    }
  }

  @Test("truncation keeps whole clusters") func wholeClusters() {
    expectEqual(layout("ab👨‍👩‍👧cd", columns: 4, lines: 1).shown, ["ab…"])
    expectEqual(layout("🇺🇸🇩🇪🇫🇷🇯🇵", columns: 5, lines: 1, .byTruncatingHead).shown, ["…🇫🇷🇯🇵"])
    expectEqual(layout("e\u{301}e\u{301}e\u{301}", columns: 2, lines: 1).shown, ["e\u{301}…"])
  }

  @Test(
    "lines are aligned within a finite width",
    arguments: [
      (.natural, 0), (.left, 0), (.center, 28), (.right, 56), (.justified, 0),
    ] as [(ParagraphStyle.Alignment, CGFloat)])
  func alignment(alignment: ParagraphStyle.Alignment, x: CGFloat) {
    let line = layout("abc", columns: 10, alignment: alignment).lines[0]
    expectEqual(line.frame, CGRect(x: x, y: 0, width: 24, height: 16))
    expectEqual(line.runs[0].x, x)
    expectEqual(layout("abc", alignment: alignment).lines[0].frame.minX, 0)
  }

  @Test("justified lines fill the width, except for the last one") func justified() {
    let result = layout("a bb c dddddd e", columns: 8, alignment: .justified)
    expectEqual(result.shown, ["a bb c", "dddddd e"])
    expectEqual(result.lines[0].frame.width, 64)
    expectEqual(result.lines[0].runs.map(\.x), [0, 24, 56])
    expectEqual(result.lines[1].runs.count, 1)
  }

  @Test("runs keep their attributes, and an ellipsis takes those before it") func runs() {
    let red = TextAttributes(font: FontDescriptor(size: 17), color: RenderColor(red: 1, green: 0, blue: 0))
    var wide = red
    wide.kerning = 8
    let text = StyledText(runs: [.init("ab", red), .init("cdef", wide)])
    let all = MonospaceTextEngine().layout(text, style: ParagraphStyle(), in: CGSize(width: 800, height: 16))
    expectEqual(all.lines[0].runs.map(\.text), ["ab", "cdef"])
    expectEqual(all.lines[0].runs.map(\.x), [0, 16])
    expectEqual(all.lines[0].runs.map(\.width), [16, 64])
    let cut = MonospaceTextEngine().layout(text, style: ParagraphStyle(), in: CGSize(width: 40, height: 16))
    expectEqual(cut.lines[0].runs.map(\.text), ["ab", "c…"])
    expectEqual(cut.lines[0].runs[1].attributes, wide)
  }
}

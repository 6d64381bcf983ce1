#if Image
  import Foundation
  import RenderTree
  import Testing

  @testable import PangoText

  @Suite struct PangoTextEngineTests {
    let engine = PangoTextEngine()
    let attributes = TextAttributes(font: FontDescriptor(size: 17), color: .black)
    static let unlimited = CGSize(width: CGFloat.infinity, height: .infinity)

    func layout(
      _ text: String, width: CGFloat = .infinity, height: CGFloat = .infinity, lines: Int = 0,
      _ lineBreak: ParagraphStyle.LineBreak = .byWordWrapping, alignment: ParagraphStyle.Alignment = .natural
    ) -> TextLayout {
      engine.layout(
        StyledText(text, attributes),
        style: ParagraphStyle(alignment: alignment, lineBreak: lineBreak, maximumLines: lines),
        in: CGSize(width: width, height: height))
    }

    func shown(_ layout: TextLayout) -> [String] {
      layout.lines.map { line in
        // Runs go from left to right as they are seen.
        line.runs.map(\.text).joined()
      }
    }

    @Test("the measures of the system's fonts are the original's")
    func systemMetrics() {
      let metrics = engine.metrics(of: FontDescriptor(size: 17))
      #expect(abs(metrics.lineHeight - 20.287) < 0.001)
      #expect(abs(metrics.capHeight - 11.978) < 0.001)
    }

    @Test("empty text has no lines")
    func empty() {
      #expect(layout("").lines.isEmpty)
      #expect(layout("").size == .zero)
    }

    @Test("a line is as high as its font, whichever script it is in", arguments: ["Fuji", "हिन्दी", "ไทย", "日本", "🎉"])
    func lineHeight(text: String) {
      #expect(abs(layout(text).size.height - 20.287) < 0.001)
    }

    @Test("text is broken between words, and what fits a width in one line fits it exactly")
    func wrapping() {
      let whole = layout("one two three").size.width
      #expect(shown(layout("one two three", width: whole)) == ["one two three"])
      #expect(shown(layout("one two three", width: whole - 1)) == ["one two ", "three"])
      #expect(layout("one two three", width: whole - 1).lines[0].frame.width == layout("one two").size.width)
    }

    @Test("text that does not fit gives way to an ellipsis at the end, in the middle, at the start")
    func truncation() {
      let width = layout("one two three four").size.width
      let text = "one two three four five six"
      let tail = layout(text, width: width, lines: 1, .byTruncatingTail)
      #expect(tail.isTruncated)
      #expect(tail.size.width <= width + 0.05)
      #expect(shown(tail)[0].hasPrefix("one two thre") && shown(tail)[0].hasSuffix("…"))
      let head = shown(layout(text, width: width, lines: 1, .byTruncatingHead))[0]
      #expect(head.hasPrefix("…") && head.hasSuffix("four five six"))
      let middle = shown(layout(text, width: width, lines: 1, .byTruncatingMiddle))[0]
      #expect(middle.hasPrefix("one") && middle.contains("…") && middle.hasSuffix("six"))
    }

    @Test("an ellipsis stands for paragraphs that are not shown, though the last one that is fits")
    func truncatedParagraphs() {
      #expect(shown(layout("one\ntwo", width: 200, lines: 1, .byTruncatingTail)) == ["one…"])
      #expect(shown(layout("one\ntwo", width: 200, lines: 1, .byTruncatingHead)) == ["…two"])
      #expect(shown(layout("one\ntwo", width: 200, lines: 1, .byTruncatingMiddle)) == ["one…two"])
      #expect(layout("one\ntwo", width: 200, lines: 1, .byTruncatingTail).isTruncated)
      #expect(!layout("one\ntwo", width: 200, lines: 2, .byTruncatingTail).isTruncated)
    }

    @Test("every sort of line end ends a line, and a line that is empty has its height")
    func lineEnds() {
      #expect(layout("a\nb\r\nc\rd\u{2028}e\u{2029}f\u{85}g").lines.count == 7)
      #expect(layout("a\n\nb").lines.count == 3)
      #expect(layout("a\n").lines.count == 2)
      #expect(abs(layout("a\n\nb").size.height - 3 * 20.287) < 0.002)
    }

    @Test("controls are shown as replacement characters")
    func controls() {
      #expect(shown(layout("a\u{0}b\u{1B}[31mc\u{9B}")) == ["a\u{FFFD}b\u{FFFD}[31mc\u{FFFD}"])
    }

    @Test("the height limits the lines to those that fit whole")
    func height() {
      let layout = layout("one two three four five six", width: 60, height: 45, lines: 0, .byTruncatingTail)
      #expect(layout.lines.count == 2)
      #expect(layout.isTruncated)
    }

    @Test("right-to-left text runs from right to left, and stands at the right where alignment is natural")
    func rightToLeft() throws {
      let layout = layout("שלום world", width: 300)
      let line = try #require(layout.lines.first)
      #expect(line.runs.map(\.isRightToLeft).contains(true))
      #expect(line.runs.last?.text.contains("שלום") == true)
      #expect(abs(line.frame.maxX - 300) < 0.01)
    }

    @Test("digits of the font for numbers are equally wide")
    func monospacedDigits() {
      func width(_ text: String, _ family: FontDescriptor.Family) -> CGFloat {
        let attributes = TextAttributes(font: FontDescriptor(family: family, size: 17), color: .black)
        return engine.layout(StyledText(text, attributes), style: ParagraphStyle(), in: Self.unlimited).size.width
      }
      #expect(width("1111", .monospacedDigits) == width("8888", .monospacedDigits))
      #expect(width("1111", .system) < width("8888", .system))
    }

    @Test("runs keep their looks, also where they differ in colour alone")
    func runs() {
      var red = attributes
      red.color = RenderColor(red: 1, green: 0, blue: 0)
      let text = StyledText(runs: [.init("one ", attributes), .init("two", red), .init(" three", attributes)])
      let layout = engine.layout(text, style: ParagraphStyle(), in: Self.unlimited)
      #expect(layout.lines[0].runs.map(\.text) == ["one ", "two", " three"])
      #expect(layout.lines[0].runs.map(\.attributes.color) == [.black, red.color, .black])
    }
  }
#endif

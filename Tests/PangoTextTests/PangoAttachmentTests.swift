#if Image
  import Expectations
  import Foundation
  import RenderTree
  import Testing

  @testable import PangoText

  @Suite("Pictures and raised letters in text") struct PangoAttachmentTests {
    private let engine = PangoTextEngine()
    private let attributes = TextAttributes(font: FontDescriptor(size: 17), color: .black)

    private func run(_ text: String, baselineOffset: CGFloat = 0) -> StyledText.Run {
      var attributes = attributes
      attributes.baselineOffset = baselineOffset
      return StyledText.Run(text, attributes)
    }

    private func picture(_ width: CGFloat, _ height: CGFloat, drop: CGFloat = 0) -> StyledText.Run {
      var attributes = attributes
      attributes.attachment = TextAttachment(
        size: CGSize(width: width, height: height), drop: drop, drawing: Drawing([]), color: .black)
      return StyledText.Run("\u{FFFC}", attributes)
    }

    private func expectNear(
      _ actual: CGFloat, _ expected: CGFloat, sourceLocation: SourceLocation = #_sourceLocation
    ) {
      #expect(abs(actual - expected) < 0.01, "\(actual), not \(expected)", sourceLocation: sourceLocation)
    }

    private func layout(
      _ runs: [StyledText.Run], width: CGFloat = .infinity, height: CGFloat = .infinity, lines: Int = 0,
      _ lineBreak: ParagraphStyle.LineBreak = .byTruncatingTail
    ) -> TextLayout {
      engine.layout(
        StyledText(runs: runs), style: ParagraphStyle(lineBreak: lineBreak, maximumLines: lines),
        in: CGSize(width: width, height: height))
    }

    @Test("a picture is as wide as it is, and the line as high as it and the letters")
    func size() throws {
      let letters = layout([run("A")]).size
      let text = layout([run("A"), picture(30, 40, drop: 2), run("B")])
      let line = try #require(text.lines.first)
      // 38 points above the baseline, and the letters' 4.1 points below.
      expectNear(line.baseline, 38)
      expectNear(line.frame.height, 38 + 17 * 0.24121)
      expectNear(line.letterFrame.height, letters.height)
      expectNear(line.letterFrame.minY, 38 - 17 * 0.95215)
      expectEqual(line.runs.map(\.text), ["A", "\u{FFFC}", "B"])
      #expect(line.runs[1].attachment != nil)
      expectEqual(line.runs[1].width, 30)
      expectNear(text.size.width, line.runs.reduce(0) { $0 + $1.width })
    }

    @Test("two pictures beside each other keep their own widths")
    func neighbours() {
      expectEqual(layout([picture(30, 10), picture(50, 10)]).lines[0].runs.map(\.width), [30, 50])
    }

    @Test("a picture that doesn't fit goes to the next line as a whole, and only its line is higher")
    func wrapping() {
      let text = layout([run("word "), picture(30, 40), run(" word")], width: 60)
      expectEqual(text.lines.map { $0.runs.map(\.text).joined() }, ["word", "\u{FFFC}", "word"])
      let letters = layout([run("A")]).size.height
      expectNear(text.lines[0].frame.height, letters)
      expectNear(text.lines[2].frame.height, letters)
    }

    @Test("as many lines fit into a height as their own heights allow")
    func heights() {
      let runs = [run("word "), picture(30, 40), run(" word")]
      let whole = layout(runs, width: 60)
      expectEqual(layout(runs, width: 60, height: whole.size.height).lines.count, 3)
      let cut = layout(runs, width: 60, height: whole.size.height - 1)
      expectEqual(cut.lines.count, 2)
      #expect(cut.isTruncated)
    }

    @Test("an ellipsis that replaces a picture is drawn as letters")
    func truncation() {
      let text = layout([run("A"), picture(300, 10), run("B")], width: 60, lines: 1)
      #expect(text.isTruncated)
      expectEqual(text.lines[0].runs.map(\.text).joined(), "A…")
      #expect(text.lines[0].runs.allSatisfy { $0.attachment == nil })
      #expect(text.size.width < 40)
    }

    @Test("letters above or below the baseline make their line higher on that side")
    func baselineOffset() {
      let plain = layout([run("A")])
      let raised = layout([run("A"), run("2", baselineOffset: 6)])
      expectNear(raised.lines[0].baseline, plain.lines[0].baseline + 6)
      expectNear(raised.size.height, plain.size.height + 6)
      let lowered = layout([run("A"), run("2", baselineOffset: -6)])
      expectNear(lowered.lines[0].baseline, plain.lines[0].baseline)
      expectNear(lowered.size.height, plain.size.height + 6)
      expectNear(lowered.lines[0].letterFrame.height, plain.size.height)
    }
  }
#endif

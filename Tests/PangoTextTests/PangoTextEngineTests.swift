#if Image
  import Expectations
  import Foundation
  import RenderTree
  import SeededRandomness
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
        // Runs are in visual order, from left to right.
        line.runs.map(\.text).joined()
      }
    }

    @Test("the system font has the original's metrics")
    func systemMetrics() {
      let metrics = engine.metrics(of: FontDescriptor(size: 17))
      #expect(abs(metrics.lineHeight - 20.287) < 0.001)
      #expect(abs(metrics.capHeight - 11.978) < 0.001)
    }

    @Test("empty text has no lines")
    func empty() {
      #expect(layout("").lines.isEmpty)
      expectEqual(layout("").size, .zero)
    }

    @Test("a line is as high as its font in every script", arguments: ["Fuji", "हिन्दी", "ไทย", "日本", "🎉"])
    func lineHeight(text: String) {
      #expect(abs(layout(text).size.height - 20.287) < 0.001)
    }

    @Test("text wraps between words, and fits its own width exactly")
    func wrapping() {
      let whole = layout("one two three").size.width
      expectEqual(shown(layout("one two three", width: whole)), ["one two three"])
      expectEqual(shown(layout("one two three", width: whole - 1)), ["one two", "three"])
      expectEqual(shown(layout("one two     three", width: whole - 1)), ["one two", "three"])
      expectEqual(layout("one two three", width: whole - 1).lines[0].frame.width, layout("one two").size.width)
    }

    @Test("text that does not fit ends in an ellipsis, or has one inside")
    func truncation() {
      let width = layout("one two three four").size.width
      let text = "one two three four five six"
      let tail = layout(text, width: width, lines: 1, .byTruncatingTail)
      #expect(tail.isTruncated)
      #expect(tail.size.width <= width + 0.05)
      #expect(shown(tail)[0].hasPrefix("one two thre"))
      #expect(shown(tail)[0].hasSuffix("…"))
      let head = shown(layout(text, width: width, lines: 1, .byTruncatingHead))[0]
      #expect(head.hasPrefix("…"))
      #expect(head.hasSuffix("four five six"))
      let middle = shown(layout(text, width: width, lines: 1, .byTruncatingMiddle))[0]
      #expect(middle.hasPrefix("one"))
      #expect(middle.contains("…"))
      #expect(middle.hasSuffix("six"))
    }

    @Test("an ellipsis stands for hidden paragraphs, even after one that fits")
    func truncatedParagraphs() {
      expectEqual(shown(layout("one\ntwo", width: 200, lines: 1, .byTruncatingTail)), ["one…"])
      expectEqual(shown(layout("one\ntwo", width: 200, lines: 1, .byTruncatingHead)), ["…two"])
      expectEqual(shown(layout("one\ntwo", width: 200, lines: 1, .byTruncatingMiddle)), ["one…two"])
      #expect(layout("one\ntwo", width: 200, lines: 1, .byTruncatingTail).isTruncated)
      #expect(!layout("one\ntwo", width: 200, lines: 2, .byTruncatingTail).isTruncated)
    }

    @Test("every kind of line break ends a line, and empty lines have height")
    func lineEnds() {
      expectEqual(layout("a\nb\r\nc\rd\u{2028}e\u{2029}f\u{85}g").lines.count, 7)
      expectEqual(layout("a\n\nb").lines.count, 3)
      expectEqual(layout("a\n").lines.count, 2)
      #expect(abs(layout("a\n\nb").size.height - 3 * 20.287) < 0.002)
    }

    @Test("control characters are shown as replacement characters")
    func controls() {
      expectEqual(shown(layout("a\u{0}b\u{1B}[31mc\u{9B}")), ["a\u{FFFD}b\u{FFFD}[31mc\u{FFFD}"])
    }

    @Test("the height limits the lines to those that fit completely")
    func height() {
      let layout = layout("one two three four five six", width: 60, height: 45, lines: 0, .byTruncatingTail)
      expectEqual(layout.lines.count, 2)
      #expect(layout.isTruncated)
    }

    @Test("right-to-left text runs leftwards and is right-aligned by default")
    func rightToLeft() throws {
      let layout = layout("שלום world", width: 300)
      let line = try #require(layout.lines.first)
      #expect(line.runs.map(\.isRightToLeft).contains(true))
      expectEqual(line.runs.last?.text.contains("שלום"), true)
      #expect(abs(line.frame.maxX - 300) < 0.01)
    }

    @Test("the monospaced-digit font has digits of equal width")
    func monospacedDigits() {
      func width(_ text: String, _ family: FontDescriptor.Family) -> CGFloat {
        let attributes = TextAttributes(font: FontDescriptor(family: family, size: 17), color: .black)
        return engine.layout(StyledText(text, attributes), style: ParagraphStyle(), in: Self.unlimited).size.width
      }
      expectEqual(width("1111", .monospacedDigits), width("8888", .monospacedDigits))
      #expect(width("1111", .system) < width("8888", .system))
    }

    @Test("runs keep their attributes, even if only the colour differs")
    func runs() {
      var red = attributes
      red.color = RenderColor(red: 1, green: 0, blue: 0)
      let text = StyledText(runs: [.init("one ", attributes), .init("two", red), .init(" three", attributes)])
      let layout = engine.layout(text, style: ParagraphStyle(), in: Self.unlimited)
      expectEqual(layout.lines[0].runs.map(\.text), ["one ", "two", " three"])
      expectEqual(layout.lines[0].runs.map(\.attributes.color), [.black, red.color, .black])
    }

    @Test("an ellipsis keeps its width and has no spaces beside it")
    func ellipsis() throws {
      for lineBreak in [ParagraphStyle.LineBreak.byTruncatingTail, .byTruncatingMiddle, .byTruncatingHead] {
        let own = layout("…").size.width
        for width in stride(from: CGFloat(60), to: 200, by: 7) {
          let line = try #require(
            layout("one two three four five six seven", width: width, lines: 1, lineBreak).lines.first)
          let index = try #require(line.runs.firstIndex { $0.text == "…" })
          #expect(abs(line.runs[index].width - own) < 0.3)
          #expect(index == 0 || !line.runs[index - 1].text.hasSuffix(" "))
          #expect(index + 1 == line.runs.count || !line.runs[index + 1].text.hasPrefix(" "))
          // Pango applies half of the letter spacing at a line's ends.
          #expect(line.frame.width <= width + 0.25)
        }
      }
    }

    @Test("larger system fonts are set tighter, except in cursive scripts")
    func tracking() {
      func width(_ text: String, _ size: CGFloat) -> CGFloat {
        let attributes = TextAttributes(font: FontDescriptor(size: size), color: .black)
        return engine.layout(StyledText(text, attributes), style: ParagraphStyle(), in: Self.unlimited).size.width
      }
      #expect(width("Hamburg", 34) < 2 * width("Hamburg", 17) - 1)
      #expect(abs(width("العربية", 34) - 2 * width("العربية", 17)) < 0.5)
    }

    @Test(
      "a grapheme cluster stays one run of text beside other characters",
      arguments: ["👩‍👩‍👧", "1️⃣", "e\u{301}", "a\u{20DD}", "❤️", "👍🏽", "🇩🇪", "\u{200F}"])
    func clusters(cluster: String) {
      let alone = layout(cluster)
      let among = layout("x\(cluster)y")
      expectEqual(among.lines[0].runs.map(\.text).joined(), "x\(cluster)y")
      let rest = layout("xy").size.width
      #expect(abs(among.size.width - alone.size.width - rest) < 2)
    }

    @Test("kerning adds space after each character")
    func kerning() {
      func width(_ kerning: CGFloat) -> CGFloat {
        var attributes = attributes
        attributes.kerning = kerning
        return engine.layout(StyledText("Hamburg", attributes), style: ParagraphStyle(), in: Self.unlimited).size.width
      }
      // Pango leaves out the half before the first and after the last letter.
      #expect(abs(width(4) - width(0) - 4 * 6.5) <= 2.1)
    }

    @Test("paragraphs are aligned within the available width")
    func alignment() {
      func left(_ alignment: ParagraphStyle.Alignment) -> CGFloat {
        layout("Fuji", width: 100, alignment: alignment).lines[0].frame.minX
      }
      let spare = 100 - layout("Fuji").size.width
      expectEqual(left(.left), 0)
      expectEqual(left(.natural), 0)
      expectEqual(left(.justified), 0)
      #expect(abs(left(.center) - spare / 2) < 0.01)
      #expect(abs(left(.right) - spare) < 0.01)
    }

    @Test("justified lines fill the width, except for the last one")
    func justified() {
      let lines = layout("one two three four five six seven eight", width: 120, alignment: .justified).lines
      #expect(lines.count > 2)
      #expect(lines.dropLast().allSatisfy { abs($0.frame.width - 120) < 0.5 })
      #expect((lines.last?.frame.width ?? 120) < 119)
    }

    @Test("clipping and character wrapping cut between characters, without an ellipsis")
    func clippingAndCharacters() {
      let clipped = layout("one two three four", width: 60, lines: 1, .byClipping)
      expectEqual(clipped.lines.count, 1)
      #expect(clipped.isTruncated)
      #expect("one two three four".hasPrefix(shown(clipped)[0]))
      #expect(clipped.size.width <= 60.05)
      let characters = layout("onetwothreefour", width: 60, lines: 0, .byCharWrapping)
      #expect(characters.lines.count > 1)
      expectEqual(shown(characters).joined(), "onetwothreefour")
    }

    @Test("a word that is broken gets no hyphen, but where its text has a soft one")
    func brokenWords() throws {
      let broken = layout("Donaudampfschifffahrt", width: 100)
      let start = try #require(broken.lines.first)
      expectEqual(start.frame.width, layout(start.runs.map(\.text).joined()).size.width)
      let soft = try #require(layout("Donau\u{AD}dampfschifffahrt", width: 80).lines.first)
      #expect(soft.frame.width > layout("Donau").size.width + 3)
    }

    @Test("a line is as high as its highest font, and line spacing applies")
    func mixedHeights() {
      var large = attributes
      large.font.size = 34
      let text = StyledText(runs: [.init("small ", attributes), .init("large\n", large), .init("small", attributes)])
      let style = ParagraphStyle(lineBreak: .byWordWrapping, maximumLines: 0, lineSpacing: 5)
      let layout = engine.layout(text, style: style, in: Self.unlimited)
      #expect(abs(layout.lines[0].frame.height - 34 * 1.19336) < 0.01)
      #expect(abs(layout.lines[1].frame.minY - 34 * 1.19336 - 5) < 0.01)
      #expect(abs(layout.lines[1].frame.height - 17 * 1.19336) < 0.01)
    }

    // MARK: Bounds

    @Test(
      "a text of a megabyte is laid out, whatever its content",
      arguments: ["word ", "wordwithoutend", "\u{301}", "\n", "ש ", "👩‍👩‍👧", "\u{200B}", "\u{0}"])
    func large(piece: String) {
      let text = String(repeating: piece, count: 1_000_000 / piece.utf8.count)
      expectEqual(layout(text, width: 300, lines: 1, .byTruncatingTail).lines.count, 1)
      #expect(layout(text, width: 300, lines: 2, .byTruncatingMiddle).lines.count <= 2)
      #expect(layout(text, width: 300, lines: 3, .byTruncatingHead).lines.count <= 3)
    }

    @Test("a long paragraph wraps without losing words or exceeding the width")
    func longParagraph() {
      let words = (0..<3000).map { "word\($0)" }
      let layout = layout(words.joined(separator: " "), width: 300)
      expectEqual(shown(layout).joined(separator: " "), words.joined(separator: " "))
      #expect(layout.lines.allSatisfy { $0.frame.width <= 300.05 })
      #expect(layout.lines.dropLast().allSatisfy { $0.frame.width > 220 })
    }

    @Test("random texts stay within their width and line limit")
    func random() {
      var generator = Randomness(seed: 4)
      let letters = Array("abc DEF  \n\tאבג عرب 日本 👩‍👩‍👧é\u{301}\u{200F}\u{2066}\u{0}-1,ﬀ…")
      for _ in 0..<400 {
        let count = Int.random(in: 0...40, using: &generator)
        let text = String((0..<count).map { _ in letters[Int.random(in: 0..<letters.count, using: &generator)] })
        let lineBreaks: [ParagraphStyle.LineBreak] = [
          .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail,
        ]
        let lineBreak = lineBreaks[Int.random(in: 0..<6, using: &generator)]
        let lines = Int.random(in: 0...3, using: &generator)
        let width = CGFloat(Int.random(in: 0...200, using: &generator))
        let layout = layout(text, width: width, lines: lines, lineBreak)
        #expect(lines == 0 || layout.lines.count <= lines, "\(text.debugDescription)")
        expectEqual(layout.lines.isEmpty, text.isEmpty)
        for line in layout.lines {
          let used = line.runs.reduce(0) { $0 + $1.width }
          #expect(abs(used - line.frame.width) < 0.01)
          let shown = line.runs.map(\.text).joined()
          // One character and an ellipsis are always shown, and a tab extends to its stop. Beside Arabic letters, Pango
          // chooses a line break before it knows the letters' final forms.
          let tolerance = text.unicodeScalars.contains { (0x600..<0x700).contains($0.value) } ? 12 : 0.75
          let isExcused = shown.filter { !$0.isWhitespace }.count <= 2 || shown.contains("\t")
          #expect(
            used <= width + tolerance || isExcused,
            "\(shown.debugDescription), \(used) of \(width), \(lineBreak), in \(text.debugDescription)")
        }
        if lines == 0, lineBreak == .byCharWrapping {
          let shown = layout.lines.flatMap(\.runs).count { !$0.text.isEmpty }
          #expect(text.allSatisfy(\.isNewline) || shown > 0)
        }
      }
    }

    @Test("equal layouts are cached")
    func cache() {
      #expect(layout("Fuji", width: 100) === layout("Fuji", width: 100))
      #expect(layout("Fuji", width: 100) !== layout("Fuji", width: 101))
    }

    @Test("several threads can measure text at the same time")
    func threads() async {
      await withTaskGroup(of: CGFloat.self) { group in
        for thread in 0..<8 {
          group.addTask {
            let engine = PangoTextEngine()
            return (0..<200).reduce(0) { width, number in
              let attributes = TextAttributes(font: FontDescriptor(size: CGFloat(10 + number % 7)), color: .black)
              let text = StyledText("Row \(number % 50) of \(thread % 2)", attributes)
              return width + engine.layout(text, style: ParagraphStyle(), in: Self.unlimited).size.width
            }
          }
        }
        var results: Set<CGFloat> = []
        for await width in group { results.insert(width) }
        expectEqual(results.count, 2)
      }
    }
  }
#endif

import Expectations
import Foundation
import SeededRandomness
import Testing

@testable import RenderTree

@Suite("Any text can be laid out") struct MonospaceRobustnessTests {
  @Test("control characters become visible, and tabs become spaces") func controls() {
    expectEqual(layout("\u{1B}[31mred\u{7}").shown, ["\u{FFFD}[31mred\u{FFFD}"])
    expectEqual(layout("a\tb").shown, ["a    b"])
    expectEqual(layout("a\u{0}b\u{7F}c\u{9B}d").shown, ["a\u{FFFD}b\u{FFFD}c\u{FFFD}d"])
    expectEqual(layout("soft\u{AD}hyphen\u{FEFF}\u{2060}").shown, ["softhyphen"])
  }

  @Test("characters stay apart where an invisible one separates them") func apart() {
    let thumbs = layout("👍\u{200B}🏽").lines[0]
    expectEqual(thumbs.runs.map(\.text), ["👍", "🏽"])
    expectEqual(thumbs.frame.width, 32)
    expectEqual(layout("🇺\u{2060}🇸").lines[0].runs.count, 2)
    expectEqual(layout("a\u{200B}b").lines[0].runs.count, 1)
  }

  /// Characters and parts of characters that are difficult to lay out.
  private static let alphabet: [String] = [
    "a", "b", "Z", " ", " ", "  ", "-", "/", "(", ")", "1", ",", ".", "!", "\n", "\r", "\r\n", "\t", "\u{0}", "\u{1B}",
    "\u{7F}", "\u{85}", "\u{9B}", "\u{2028}", "\u{2029}", "é", "e\u{301}", "\u{301}", "\u{20DD}", "苹", "果", "「", "」",
    "。",
    "ー", "한", "\u{1112}", "\u{1161}", "\u{11AB}", "ก", "ำ", "क", "\u{94D}", "ष", "ि", "😀", "👍", "🏽", "👩", "\u{200D}",
    "👧",
    "🇺", "🇸", "🏴", "\u{E0067}", "\u{E007F}", "\u{FE0E}", "\u{FE0F}", "\u{20E3}", "❤", "⌚", "א", "ב", "ש\u{5C1}", "ع",
    "ر",
    "٣", "\u{600}", "\u{200B}", "\u{200C}", "\u{200E}", "\u{200F}", "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}",
    "\u{202E}", "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}", "\u{AD}", "\u{A0}", "\u{FEFF}", "\u{FFFC}", "\u{FFFF}",
    "\u{E000}", "\u{10FFFF}", "—", "…",
  ]

  private static func randomText(_ generator: inout Randomness) -> String {
    (0..<Int.random(in: 0...40, using: &generator)).map { _ in
      alphabet[Int.random(in: 0..<alphabet.count, using: &generator)]
    }.joined()
  }

  /// The scalars of a text that are drawn, in logical order and without line breaks.
  private static func drawn(_ text: String) -> [Unicode.Scalar] {
    text.flatMap { character -> [Unicode.Scalar] in
      let scalars = Array(character.unicodeScalars)
      switch scalars[0].value {
      case 0xA...0xD, 0x85, 0x2028, 0x2029: return []
      case 0x9: return [" ", " ", " ", " "]
      default: break
      }
      let properties = scalars[0].properties
      if properties.generalCategory == .control { return ["\u{FFFD}"] }
      let isHidden = properties.generalCategory == .format && properties.isDefaultIgnorableCodePoint
      return isHidden && scalars.count == 1 ? [] : scalars
    }
  }

  @Test("lines of random texts fit and keep every visible character")
  func random() {
    var generator = Randomness(seed: 20)
    for round in 0..<3000 {
      let text = MonospaceRobustnessTests.randomText(&generator)
      let columns = Int.random(in: 0...12, using: &generator)
      for mode in [ParagraphStyle.LineBreak.byWordWrapping, .byCharWrapping] {
        let result = layout(text, columns: columns, mode)
        lazy var name = "round \(round): \(text.unicodeScalars.map { String($0.value, radix: 16) }) in \(columns)"
        // Spaces that hang over a line's end are not drawn.
        let shown = result.lines.flatMap { Array($0.text.unicodeScalars) }.filter { !$0.properties.isWhitespace }
        let source = MonospaceRobustnessTests.drawn(text).filter { !$0.properties.isWhitespace }
        if result.lines.allSatisfy({ $0.runs.allSatisfy { !$0.isRightToLeft } && $0.runs.count <= 1 }) {
          if shown != source { Issue.record("Lost or added: \(name)") }
        } else {
          // Runs are in visual order.
          if shown.sorted() != source.sorted() { Issue.record("Lost or added: \(name)") }
        }
        if result.isTruncated { Issue.record("Nothing was cut: \(name)") }
        check(result, columns: columns, name)
      }
    }
  }

  @Test("truncated random texts fit and show only their own characters")
  func randomTruncation() {
    var generator = Randomness(seed: 21)
    let modes: [ParagraphStyle.LineBreak] = [
      .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail, .byClipping, .byWordWrapping,
    ]
    for round in 0..<3000 {
      let text = MonospaceRobustnessTests.randomText(&generator)
      let columns = Int.random(in: 0...12, using: &generator)
      let lines = Int.random(in: 1...3, using: &generator)
      let mode = modes[Int.random(in: 0..<modes.count, using: &generator)]
      let result = layout(text, columns: columns, lines: lines, mode)
      let name =
        "round \(round): \(text.unicodeScalars.map { String($0.value, radix: 16) }) in \(columns) x \(lines), \(mode)"
      if result.lines.count > lines { Issue.record("Too many lines: \(name)") }
      check(result, columns: columns, name)
      var rest = MonospaceRobustnessTests.drawn(text).sorted()[...]
      for scalar in result.lines.flatMap({ Array($0.text.unicodeScalars) }).filter({ $0 != "…" }).sorted() {
        guard let index = rest.firstIndex(of: scalar) else {
          Issue.record("\(scalar) is not of the source, or shown twice: \(name)")
          break
        }
        rest = rest[(index + 1)...]
      }
    }
  }

  /// Records each fault of a layout. Expectations for each character would take most of the test's time.
  private func check(_ result: TextLayout, columns: Int, _ name: @autoclosure () -> String) {
    for line in result.lines {
      let clusters = line.runs.reduce(0) { $0 + $1.text.filter { CellWidth.of($0) > 0 }.count }
      if line.frame.width / 8 > CGFloat(columns), clusters != 1 { Issue.record("A line is too wide: \(name())") }
      if line.runs.reduce(0, { $0 + $1.width }) != line.frame.width { Issue.record("Runs overlap: \(name())") }
      for run in line.runs {
        if run.text.reduce(0, { $0 + CellWidth.of($1) }) != Int(run.width / 8) {
          Issue.record("A run's width is not its clusters': \(name())")
        }
        for scalar in run.text.unicodeScalars {
          let properties = scalar.properties
          if properties.generalCategory == .control || properties.isBidiControl {
            Issue.record("A control character is drawn: \(name())")
          }
        }
      }
    }
  }

  // MARK: Size

  /// Difficult texts, each of about a tenth of a megabyte.
  private static let units: [String: String] = [
    "words": String(repeating: "word and ", count: 11_111),
    "one word": String(repeating: "a", count: 100_000),
    "spaces": String(repeating: " ", count: 100_000),
    "ideographs": String(repeating: "苹果", count: 16_666),
    "flags": String(repeating: "🇺🇸", count: 12_500),
    "families": String(repeating: "👨‍👩‍👧", count: 5555),
    "marks": "e" + String(repeating: "\u{301}", count: 50_000),
    "lines": String(repeating: "\n", count: 100_000),
    "Hebrew": String(repeating: "שלום abc (12) ", count: 5555),
    "brackets": String(repeating: "(א[", count: 25_000),
    "isolates": String(repeating: "\u{2067}א", count: 20_000),
    "first-strong isolates": String(repeating: "\u{2068}(", count: 25_000),
    "embeddings": String(repeating: "\u{202B}a\u{202A}ב", count: 11_000),
    "zero-width spaces": String(repeating: "\u{200B}", count: 33_333),
    "joiners": String(repeating: "a\u{2060}", count: 25_000),
    "controls": String(repeating: "\u{1B}", count: 100_000),
  ]

  @Test("a megabyte in one label is laid out", .timeLimit(.minutes(2))) func megabyte() throws {
    let words = try #require(MonospaceRobustnessTests.units["words"])
    let result = layout(String(repeating: words, count: 10), columns: 45)
    // Five times "word and " fill a line.
    expectEqual(result.lines.count, 22_222)
    #expect(!result.isTruncated)
  }

  // Quadratic time would be many minutes.
  @Test(
    "every kind of text is laid out in lines and in one line", .timeLimit(.minutes(2)), arguments: units.keys.sorted())
  func linear(kind: String) throws {
    let text = try #require(MonospaceRobustnessTests.units[kind])
    let isTruncated = [layout(text, columns: 45).isTruncated, layout(text).isTruncated]
    expectEqual(isTruncated, [false, false])
  }

  @Test(
    "one visible line of a megabyte reads only the beginning", .timeLimit(.minutes(2)),
    // The end of hanging spaces must be found before the text that follows them, and a letter has all its marks.
    arguments: Set(units.keys).subtracting(["spaces", "zero-width spaces", "marks"]).sorted())
  func shownOnly(kind: String) throws {
    let unit = plain(try #require(MonospaceRobustnessTests.units[kind])).runs
    let text = StyledText(runs: Array(repeating: unit, count: 10).flatMap { $0 })
    for mode in [ParagraphStyle.LineBreak.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle, .byClipping] {
      var layouter = MonospaceLayouter(
        text, style: ParagraphStyle(lineBreak: mode, maximumLines: 1),
        size: CGSize(width: 45 * 8, height: CGFloat.infinity))
      layouter.layout()
      expectEqual(layouter.lines.count, 1)
      #expect(layouter.isTruncated)
      expectEqual(layouter.scanner.runIndex, 0, "\(mode)")
    }
  }
}

import Expectations
import Foundation
import RenderTree
import SeededRandomness
import Testing

@testable import WebHost

@Suite struct PageTextLineTests {
  private let red = RenderColor(red: 1, green: 0, blue: 0)

  private func decoration(_ change: (inout TextAttributes) -> Void) -> String? {
    var attributes = TextAttributes(font: FontDescriptor(size: 17), color: .black)
    change(&attributes)
    var style = PageStyle()
    style.addMarks(attributes)
    return style.declarations.first { $0.property == "text-decoration" }?.value
  }

  @Test("lines under and through text have their pattern and colour in a page")
  func lines() {
    #expect(decoration { _ in } == nil)
    expectEqual(decoration { $0.isUnderlined = true }, "underline")
    expectEqual(decoration { $0.underline = TextLine(.dot) }, "underline dotted")
    expectEqual(decoration { $0.strikethrough = TextLine(.dashDot) }, "line-through dashed")
    expectEqual(
      decoration { $0.strikethrough = TextLine(color: red) }, "line-through \(PageNumber.color(red))")
  }

  @Test("text on several lines has a line under each of them, which does not reach into placed elements")
  func severalLines() throws {
    var attributes = TextAttributes(font: FontDescriptor(size: 17), color: .black)
    attributes.isStruckThrough = true
    let layout = MonospaceTextEngine().layout(
      StyledText("Water the\nplants", attributes), style: ParagraphStyle(maximumLines: 0),
      in: CGSize(width: CGFloat.infinity, height: .infinity))
    let text = Markup(layout, at: .zero, of: .make(), PageSurroundings(base: ""))
    expectEqual(text.pieces.count, 2)
    for case .element(let line) in text.pieces {
      expectEqual(line.style.declarations.last { $0.property == "text-decoration" }?.value, "line-through")
    }
  }

  @Test("a line through the first part of a text does not reach its other parts")
  func parts() {
    var attributes = TextAttributes(font: FontDescriptor(size: 17), color: .black)
    attributes.isStruckThrough = true
    var text = StyledText("Water ", attributes)
    attributes.isStruckThrough = false
    text.runs.append(StyledText.Run("the plants", attributes))
    let line = Markup(
      MonospaceTextEngine().layout(
        text, style: ParagraphStyle(maximumLines: 0), in: CGSize(width: CGFloat.infinity, height: .infinity)),
      at: .zero,
      of: .make(), PageSurroundings(base: ""))
    #expect(!line.style.declarations.contains { $0.property == "text-decoration" })
    let decorations = line.pieces.map { piece -> String? in
      guard case .element(let run) = piece else { return nil }
      return run.style.declarations.last { $0.property == "text-decoration" }?.value
    }
    expectEqual(decorations, ["line-through", nil])
  }

  @Test("a picture hangs from the baseline in room of its width, and the letters keep their place in a higher line")
  func pictures() throws {
    var picture = attributes(17)
    picture.attachment = TextAttachment(
      size: CGSize(width: 30, height: 40), drop: 2,
      drawing: Drawing([.fill(Path(rect: CGRect(x: 0, y: 0, width: 30, height: 40)), rule: .winding, .color(.black))]),
      color: .black, label: "cup")
    let run = TextLayout.Run(text: "\u{FFFC}", attributes: picture, x: 0, width: 30, isRightToLeft: false)
    let line = TextLayout.Line(
      runs: [run], frame: CGRect(x: 0, y: 0, width: 30, height: 42), baseline: 38,
      letterFrame: CGRect(x: 0, y: 22, width: 30, height: 20))
    let layout = TextLayout(
      text: StyledText("\u{FFFC}", picture), lines: [line], size: CGSize(width: 30, height: 42), isTruncated: false)
    let text = Markup(layout, at: CGPoint(x: 5, y: 6), of: .make(), PageSurroundings(base: ""))
    func value(_ property: String, _ element: Markup) -> String? {
      element.style.declarations.last { $0.property == property }?.value
    }
    expectEqual([value("top", text), value("line-height", text)], ["28px", "20px"])
    guard case .element(let room) = try #require(text.pieces.first),
      case .element(let shown) = try #require(room.pieces.first)
    else { return #expect(Bool(false), "there is no picture") }
    expectEqual([value("width", room), value("height", room)], ["30px", "0"])
    expectEqual(value("top", shown), "-38px")
    expectEqual([shown["role"], shown["aria-label"]], ["img", "cup"])
    #expect(!shown.pieces.isEmpty)
  }

  @Test("raised letters are above the baseline of their line")
  func raisedLetters() {
    var raised = attributes(17)
    raised.baselineOffset = 6
    expectEqual(values(of: "top", in: markup([("x", attributes(17)), ("2", raised)])), [nil, "-6px"])
  }

  private func attributes(_ size: CGFloat, background: RenderColor? = nil) -> TextAttributes {
    var attributes = TextAttributes(font: FontDescriptor(size: size), color: .black)
    attributes.background = background
    return attributes
  }

  /// The element of a text with an attribute run for each part.
  private func markup(_ parts: [(String, TextAttributes)]) -> Markup {
    var text = StyledText("", attributes(17))
    text.runs = parts.map { StyledText.Run($0.0, $0.1) }
    return Markup(
      MonospaceTextEngine().layout(
        text, style: ParagraphStyle(maximumLines: 0), in: CGSize(width: CGFloat.infinity, height: .infinity)),
      at: .zero,
      of: .make(), PageSurroundings(base: ""))
  }

  private func values(of property: String, in text: Markup) -> [String?] {
    text.pieces.map { piece in
      guard case .element(let element) = piece else { return nil }
      return element.style.declarations.last { $0.property == property }?.value
    }
  }

  @Test("each line of a text has the font of its own first part, which browsers align it with")
  func fontsOfLines() {
    let text = markup([("Water\n", attributes(34)), ("the\nplants", attributes(12))])
    expectEqual(text.style.declarations.last { $0.property == "font-size" }?.value, "34px")
    expectEqual(values(of: "font-size", in: text), [nil, "12px", "12px"])
  }

  @Test("an empty first line has the font of the next one that is not empty")
  func emptyFirstLine() {
    let text = markup([("\nplants", attributes(12))])
    expectEqual(text.pieces.count, 2)
    expectEqual(text.style.declarations.last { $0.property == "font-size" }?.value, "12px")
    expectEqual(values(of: "font-size", in: text), [nil, nil])
  }

  @Test(
    "a line of letters of both directions begins at its right edge in a page from right to left",
    arguments: [true, false])
  func mixedLine(isMirrored: Bool) {
    let run = { (text: String, x: CGFloat, isRightToLeft: Bool) in
      TextLayout.Run(text: text, attributes: self.attributes(17), x: x, width: 40, isRightToLeft: isRightToLeft)
    }
    let line = TextLayout.Line(
      runs: [run("Micro", 20, false), run("من", 60, true)], frame: CGRect(x: 20, y: 0, width: 80, height: 20),
      baseline: 15)
    let layout = TextLayout(
      text: StyledText("", attributes(17)), lines: [line], size: CGSize(width: 80, height: 20), isTruncated: false)
    let style = Markup(layout, at: .zero, of: .make(), PageSurroundings(base: "", isRightToLeft: isMirrored)).style
      .declarations
    expectEqual(style.first { $0.property == "left" }?.value, isMirrored ? "100px" : "20px")
    expectEqual(style.first { $0.property == "translate" }?.value, isMirrored ? "-100%" : nil)
  }

  @Test(
    "the parts of a line stand in the page as they are read, and are drawn where they are placed", arguments: 0..<50)
  func readingOrder(seed: UInt64) throws {
    var random = Randomness(seed: seed)
    let words = ["Todo", "\u{5D0}\u{5D1}\u{5D2}", "12", "\u{5D3}\u{5D4}", "(\u{5D5})", "and", "3.5", "\u{5D6}!"]
    var text = StyledText("", attributes(17))
    text.runs = (0..<Int.random(in: 1...9, using: &random)).map { index in
      StyledText.Run(words.randomElement(using: &random)! + " ", attributes(CGFloat(17 + index)))
    }
    let layout = MonospaceTextEngine().layout(
      text, style: ParagraphStyle(maximumLines: 1), in: CGSize(width: CGFloat.infinity, height: .infinity))
    let line = Markup(layout, at: .zero, of: .make(), PageSurroundings(base: ""))
    expectEqual(pieces(of: line, isDrawn: false).joined(), text.runs.map(\.text).joined(), "seed \(seed)")
    expectEqual(
      pieces(of: line, isDrawn: true).joined(separator: "|"),
      layout.lines.first?.runs.map(\.text).joined(separator: "|"), "seed \(seed)")
  }

  /// The texts inside an element as they are read, or as they are drawn from left to right.
  private func pieces(of element: Markup, isDrawn: Bool) -> [String] {
    let isMirrored = element.name == "bdi" && element["dir"] == "rtl"
    let pieces = isDrawn && isMirrored ? element.pieces.reversed() : element.pieces
    return pieces.flatMap { piece -> [String] in
      switch piece {
      case .text(let text): [text]
      case .element(let element): self.pieces(of: element, isDrawn: isDrawn)
      }
    }
  }

  @Test("the background of a part of a text is that of no other part, and is on each of its lines")
  func background() {
    let marked = attributes(17, background: red)
    let parts = markup([("Water ", marked), ("the plants", attributes(17))])
    #expect(!parts.style.declarations.contains { $0.property == "background" })
    expectEqual(values(of: "background", in: parts), [PageNumber.color(red), nil])
    let lines = markup([("Water\nthe plants", marked)])
    #expect(!lines.style.declarations.contains { $0.property == "background" })
    expectEqual(values(of: "background", in: lines), [PageNumber.color(red), PageNumber.color(red)])
  }

  @Test("of two lines in a page, that under the text sets the pattern and the colour")
  func both() {
    let both = decoration {
      $0.underline = TextLine(.dash)
      $0.strikethrough = TextLine(color: red)
    }
    expectEqual(both, "underline line-through dashed")
  }
}

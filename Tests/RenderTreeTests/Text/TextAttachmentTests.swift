import Expectations
import Foundation
import RenderTree
import Testing

@Suite("Pictures in text, in cells") struct TextAttachmentTests {
  private let attributes = TextAttributes(font: FontDescriptor(size: 17), color: .black)

  /// A run of a symbol, or of a picture.
  private func run(_ character: Character? = nil, width: CGFloat = 20, label: String = "") -> StyledText.Run {
    var attributes = attributes
    attributes.attachment = TextAttachment(
      size: CGSize(width: width, height: 20), drop: 4, drawing: Drawing([]), character: character, color: .black,
      label: label)
    return StyledText.Run("\u{FFFC}", attributes)
  }

  private func layout(_ runs: [StyledText.Run], columns: Int = 40) -> TextLayout {
    MonospaceTextEngine().layout(
      StyledText(runs: runs), style: ParagraphStyle(maximumLines: 0),
      in: CGSize(width: CGFloat(8 * columns), height: .infinity))
  }

  @Test("a symbol is as wide as its character, and a picture as wide as its cells, in a line of the usual height")
  func widths() {
    let star = layout([StyledText.Run("A", attributes), run("★"), StyledText.Run("B", attributes)])
    expectEqual(star.size, CGSize(width: 24, height: 16))
    let picture = layout([StyledText.Run("A", attributes), run(width: 33), StyledText.Run("B", attributes)])
    expectEqual(picture.size, CGSize(width: 8 + 40 + 8, height: 16))
    expectEqual(picture.lines[0].runs.map(\.x), [0, 8, 48])
  }

  @Test("a picture goes to the next line as a whole, and a line may end on both of its sides")
  func wrapping() {
    let picture = layout(
      [StyledText.Run("word", attributes), run(width: 24), StyledText.Run("rest", attributes)], columns: 6)
    expectEqual(picture.lines.map { $0.runs.map(\.text).joined() }, ["word", "\u{FFFC}", "rest"])
  }

  @Test("cells show the character of a symbol, and a box for another picture")
  func painting() {
    let text = layout([StyledText.Run("A ", attributes), run("★"), StyledText.Run(" B ", attributes), run(width: 24)])
    expectEqual(paint([node(text, 0, 0)], width: 160, height: 16).text(ofRow: 0), "A ★ B  ▨")
  }

  @Test("a faded picture fades its colour, and a scaled one is smaller with its room")
  func variants() {
    let picture = TextAttachment(
      size: CGSize(width: 20, height: 10), drop: 4, drawing: Drawing([]), color: .black, label: "cup")
    expectEqual(picture.faded(0.5).color.alpha, 0.5)
    let small = picture.scaled(by: 0.5)
    expectEqual(small.frame(from: CGPoint(x: 1, y: 20)), CGRect(x: 1, y: 17, width: 10, height: 5))
    expectEqual([small.ascender, small.descender], [3, -2])
    #expect(picture != small)
  }

  @Test("the spoken text has the words of the pictures in their places")
  func spoken() {
    expectEqual(StyledText(runs: [StyledText.Run("A ", attributes), run("★", label: "star")]).spokenString, "A star")
  }
}

import Expectations
import Foundation
import RenderTree
import Testing

@testable import WebHost

@Suite struct PageTextLineTests {
  private let red = RenderColor(red: 1, green: 0, blue: 0)

  private func decoration(_ change: (inout TextAttributes) -> Void) -> String? {
    var attributes = TextAttributes(font: FontDescriptor(size: 17), color: .black)
    change(&attributes)
    var style = PageStyle()
    style.addLines(attributes)
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
    let text = Markup(layout, at: .zero)
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
        text, style: ParagraphStyle(maximumLines: 0), in: CGSize(width: CGFloat.infinity, height: .infinity)), at: .zero
    )
    #expect(!line.style.declarations.contains { $0.property == "text-decoration" })
    let decorations = line.pieces.map { piece -> String? in
      guard case .element(let run) = piece else { return nil }
      return run.style.declarations.last { $0.property == "text-decoration" }?.value
    }
    expectEqual(decorations, ["line-through", nil])
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

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
    style.add(attributes)
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

  @Test("of two lines in a page, that under the text sets the pattern and the colour")
  func both() {
    let both = decoration {
      $0.underline = TextLine(.dash)
      $0.strikethrough = TextLine(color: red)
    }
    expectEqual(both, "underline line-through dashed")
  }
}

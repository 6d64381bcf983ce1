import Expectations
import Foundation
import Testing

@_spi(Toolkit) @testable import UIKitCore

@Suite struct AttributedStringConversionTests {
  private func style() -> NSMutableParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    return style
  }

  @Test("attributes of UIKit are the same in both kinds of attributed strings")
  func bothWays() throws {
    let font = UIFont.boldSystemFont(ofSize: 20)
    let style = style()
    let dictionary: [NSAttributedString.Key: Any] = [
      .font: font, .foregroundColor: UIColor.red, .backgroundColor: UIColor.blue, .kern: 2,
      .underlineStyle: NSUnderlineStyle.single.rawValue, .strikethroughStyle: NSNumber(value: 1),
      .paragraphStyle: style,
    ]
    let container = AttributeContainer(dictionary)
    expectEqual(container.font, font)
    expectEqual(container.foregroundColor, UIColor.red)
    expectEqual(container.backgroundColor, UIColor.blue)
    expectEqual(container.kern, 2)
    expectEqual(container.underlineStyle, NSUnderlineStyle.single)
    expectEqual(container.strikethroughStyle, NSUnderlineStyle.single)
    style.alignment = .right
    expectEqual(container.paragraphStyle?.alignment, .center)
    let back = [NSAttributedString.Key: Any](container)
    expectEqual(back.count, dictionary.count)
    expectEqual(back[.underlineStyle] as? Int, 1)
    expectEqual(back[.kern] as? CGFloat, 2)
    expectEqual(AttributeContainer(back), container)
  }

  @Test("an attribute of another type, or one that is not UIKit's, is left out")
  func others() {
    let container = AttributeContainer([.font: "Arial", NSAttributedString.Key("own"): 1])
    expectEqual(container, AttributeContainer())
  }

  @Test("a text keeps its runs in both directions")
  func texts() {
    var text = AttributedString("red")
    text.foregroundColor = UIColor.red
    text += AttributedString(" and ")
    var blue = AttributedString("blue")
    blue.foregroundColor = UIColor.blue
    text += blue
    let converted = NSAttributedString(text)
    expectEqual(converted.string, "red and blue")
    expectEqual(converted.runs.map(\.text), ["red", " and ", "blue"])
    expectEqual(converted.runs.map { $0.attributes[.foregroundColor] as? UIColor }, [.red, nil, .blue])
    expectEqual(AttributedString(converted), text)
    expectEqual(NSMutableAttributedString(text).string, "red and blue")
  }
}

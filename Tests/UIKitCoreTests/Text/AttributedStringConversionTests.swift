import Expectations
import Foundation
import RenderTree
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
    let keys: [NSAttributedString.Key] = [.kern, .underlineStyle, .strikethroughStyle]
    let values: [Any] = ["2", CGFloat.infinity, NSNumber(value: Double.nan)]
    for value in values {
      for key in keys { expectEqual(AttributeContainer([key: value]), AttributeContainer()) }
    }
    expectEqual(AttributeContainer([.underlineStyle: 1e300]), AttributeContainer())
    expectEqual(AttributeContainer([.inlinePresentationIntent: -1, .link: 1]), AttributeContainer())
  }

  @Test("links and the emphasis of Markdown are the same in both kinds of attributed strings")
  func markdown() {
    let text = AttributedString(localized: "**Save** _all_ ~~now~~ [here](https://example.org/a)")
    let converted = NSAttributedString(text)
    expectEqual(converted.string, "Save all now here")
    expectEqual(converted.attribute(.link, at: 13, effectiveRange: nil) as? URL, URL(string: "https://example.org/a"))
    expectEqual(AttributedString(converted), text)
  }

  @Test("emphasis of Markdown changes the font and strikes through")
  @MainActor
  func emphasis() {
    let text = NSAttributedString(AttributedString(localized: "a **b** _c_ `d` ~~e~~"))
    let defaults = DefaultTextAttributes(font: .systemFont(ofSize: 20))
    for adjusts in [false, true] {
      let runs = text.styledText(with: .current, defaults: defaults, adjustsFonts: adjusts).runs
        .filter { $0.text != " " }
      expectEqual(runs.map(\.text), ["a ", "b", "c", "d", "e"])
      expectEqual(
        runs.map(\.attributes.font),
        [
          FontDescriptor(size: 20), FontDescriptor(size: 20, weight: UIFont.Weight.bold.rawValue),
          FontDescriptor(size: 20, isItalic: true), FontDescriptor(family: .monospaced, size: 20),
          FontDescriptor(size: 20),
        ])
      expectEqual(runs.map(\.attributes.isStruckThrough), [false, false, false, false, true])
    }
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

import Expectations
import Foundation
import RenderTree
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct UITextFieldPlaceholderTests {
  let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
  let red = NSAttributedString(
    string: "Name", attributes: [.foregroundColor: UIColor.systemRed, .font: UIFont.boldSystemFont(ofSize: 12)])

  func shown() -> TextAttributes? {
    field.layoutIfNeeded()
    return field.display.textContent(in: field.display.bounds).layout.lines.first?.runs.first?.attributes
  }

  @Test("a placeholder with attributes sets the text of the plain one")
  func sets() {
    #expect(field.attributedPlaceholder == nil)
    field.attributedPlaceholder = red
    expectEqual(field.placeholder, "Name")
    expectEqual(field.accessibilityLabel, "Name")
    expectEqual(field.attributedPlaceholder, red)
    field.attributedPlaceholder = nil
    #expect(field.placeholder == nil)
    expectEqual(field.display.text ?? "", "")
  }

  @Test("a plain placeholder replaces one with attributes and has the look of the field")
  func replaces() {
    field.attributedPlaceholder = red
    field.font = .systemFont(ofSize: 20)
    field.placeholder = "Age"
    let attributes = field.attributedPlaceholder?.attributes(at: 0, effectiveRange: nil)
    expectEqual(field.attributedPlaceholder?.string, "Age")
    expectEqual(attributes?[.foregroundColor] as? UIColor, .placeholderText)
    expectEqual(attributes?[.font] as? UIFont, .systemFont(ofSize: 20))
    expectEqual(shown()?.color, UIColor.placeholderText.rendered(with: field.traitCollection))
  }

  @Test("colour and font of a placeholder's attributes are drawn, also after text was deleted")
  func drawn() {
    field.attributedPlaceholder = red
    for text in ["", "x", ""] {
      field.text = text
      guard text.isEmpty else { continue }
      expectEqual(shown()?.color, UIColor.systemRed.rendered(with: field.traitCollection))
      expectEqual(shown()?.font.size, 12)
    }
    field.text = "x"
    expectEqual(shown()?.color, UIColor.label.rendered(with: field.traitCollection))
    expectEqual(shown()?.font.size, 17)
  }

  @Test("a placeholder without a colour of its own has the placeholder's colour and the field's font")
  func defaults() {
    field.font = .systemFont(ofSize: 21)
    field.attributedPlaceholder = NSAttributedString(string: "Name", attributes: [.kern: 2])
    expectEqual(shown()?.color, UIColor.placeholderText.rendered(with: field.traitCollection))
    expectEqual(shown()?.font.size, 21)
    expectEqual(shown()?.kerning, 2)
  }

  @Test("a placeholder keeps its attributes after text that was made smaller to fit")
  func fitting() {
    field.adjustsFontSizeToFitWidth = true
    field.attributedPlaceholder = red
    field.text = String(repeating: "wide ", count: 12)
    field.layoutIfNeeded()
    field.text = ""
    expectEqual(shown()?.font.size, 12)
    expectEqual(shown()?.color, UIColor.systemRed.rendered(with: field.traitCollection))
  }
}

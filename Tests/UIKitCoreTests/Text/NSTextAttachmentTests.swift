import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite("Pictures in attributed strings")
struct NSTextAttachmentTests {
  private let red = RenderColor(red: 1, green: 0, blue: 0)
  private let star = UIImage(systemName: "star")!

  private func rendered(
    _ attachment: NSTextAttachment, _ attributes: [NSAttributedString.Key: Any] = [:]
  ) -> TextAttachment? {
    NSAttributedString(attachment: attachment, attributes: attributes)
      .styledText(with: .current, defaults: DefaultTextAttributes()).runs.first?.attributes.attachment
  }

  @Test("the text of a picture is a character U+FFFC with the attribute")
  func string() {
    let attachment = NSTextAttachment(image: star)
    let text = NSAttributedString(attachment: attachment)
    expectEqual(text.string, "\u{FFFC}")
    expectEqual(NSTextAttachment.character, 0xFFFC)
    #expect(text.attribute(.attachment, at: 0, effectiveRange: nil) as? NSTextAttachment === attachment)
  }

  @Test("a symbol has the size, the weight and the colour of the text, and is centred on its capitals")
  func symbol() throws {
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 34), .foregroundColor: UIColor.red,
    ]
    let small = try #require(rendered(NSTextAttachment(image: star), [.font: UIFont.systemFont(ofSize: 17)]))
    let large = try #require(rendered(NSTextAttachment(image: star), attributes))
    #expect(large.size.height > 1.9 * small.size.height)
    expectEqual(large.color, red)
    #expect(large.character != nil)
    let font = UIFont.systemFont(ofSize: 34)
    #expect(abs(large.size.height / 2 - large.drop - font.capHeight / 2) < 0.01)
    expectEqual([large.ascender, large.descender], [font.ascender, font.descender])
  }

  @Test("a symbol keeps the size of its own configuration, and its own colour")
  func configuredSymbol() throws {
    let own = star.withConfiguration(UIImage.SymbolConfiguration(pointSize: 40)).withTintColor(.red)
    let shown = try #require(rendered(NSTextAttachment(image: own), [.font: UIFont.systemFont(ofSize: 17)]))
    expectEqual(shown.size, own.size)
    expectEqual(shown.color, red)
  }

  private func picture() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 30, height: 20))
    }
  }

  @Test("a picture has its own size on the baseline, or the bounds that were set")
  func picturePlace() throws {
    let attachment = NSTextAttachment(image: picture())
    let own = try #require(rendered(attachment))
    expectEqual(own.frame(from: .zero), CGRect(x: 0, y: -20, width: 30, height: 20))
    #expect(own.character == nil)
    attachment.bounds = CGRect(x: 0, y: -4, width: 15, height: 10)
    let placed = try #require(rendered(attachment))
    expectEqual(placed.frame(from: .zero), CGRect(x: 0, y: -6, width: 15, height: 10))
    expectEqual([placed.ascender, placed.descender], [6, -4])
  }

  @Test("the file of an image is shown where no image is set")
  func contents() throws {
    let attachment = NSTextAttachment(data: TestPNG.file(width: 4, height: 2), ofType: "public.png")
    #expect(rendered(attachment) != nil)
    #expect(rendered(NSTextAttachment()) == nil)
  }

  @Test("letters with the attribute are letters, and each character of pictures is one")
  func letters() {
    let text = NSAttributedString(string: "a\u{FFFC}\u{FFFC}", attributes: [.attachment: NSTextAttachment(image: star)])
    let runs = text.styledText(with: .current, defaults: DefaultTextAttributes()).runs
    expectEqual(runs.map(\.text), ["a", "\u{FFFC}", "\u{FFFC}"])
    expectEqual(runs.map { $0.attributes.attachment != nil }, [false, true, true])
  }

  @Test("pictures beside each other stay apart when their texts are joined")
  func joined() {
    let text = NSMutableAttributedString(attachment: NSTextAttachment(image: star))
    text.append(NSAttributedString(attachment: NSTextAttachment(image: picture())))
    let runs = text.styledText(with: .current, defaults: DefaultTextAttributes()).runs
    expectEqual(runs.map { $0.attributes.attachment?.character == nil }, [false, true])
  }

  @Test("a label is called what its text says, with the words of pictures in their places")
  func label() {
    let label = UILabel()
    let attachment = NSTextAttachment(image: star)
    let text = NSMutableAttributedString(string: "Rated ")
    text.append(NSAttributedString(attachment: attachment))
    label.attributedText = text
    expectEqual(label.accessibilityLabel, "Rated \(star.accessibilityName ?? "")")
    attachment.accessibilityLabel = "well"
    expectEqual(label.accessibilityLabel, "Rated well")
    expectEqual(label.text, "Rated \u{FFFC}")
  }

  @Test("a label's highlighted colour is that of its symbols, and a disabled label fades them")
  func states() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    label.attributedText = NSAttributedString(attachment: NSTextAttachment(image: star))
    label.highlightedTextColor = .red
    func shown() -> TextAttachment? {
      label.layout(in: label.bounds.size, maximumLines: 1).text.runs.first?.attributes.attachment
    }
    label.isHighlighted = true
    expectEqual(shown()?.color, red)
    label.isEnabled = false
    expectEqual(shown()?.color.alpha, 0.5)
  }

  @Test("attributed strings of both kinds have pictures and distances from the baseline")
  func conversion() {
    let attachment = NSTextAttachment(image: star)
    let text = NSAttributedString(attachment: attachment, attributes: [.baselineOffset: 4])
    let value = AttributedString(text)
    #expect(value.attachment === attachment)
    expectEqual(value.uiKit.baselineOffset, 4)
    expectEqual(
      NSAttributedString(value).styledText(with: .current, defaults: DefaultTextAttributes()).runs.first?
        .attributes.baselineOffset, 4)
  }
}

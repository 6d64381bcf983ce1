import Expectations
import Foundation
import RenderTree
import SeededRandomness
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@Suite struct AttributedTextTests {
  @Test("attributed strings become runs with resolved attributes")
  func runs() {
    let text = NSMutableAttributedString(string: "ab", attributes: [.foregroundColor: UIColor.label])
    text.append(
      NSAttributedString(
        string: "cd",
        attributes: [
          .font: UIFont.boldSystemFont(ofSize: 20), .backgroundColor: UIColor.red, .kern: 2,
          .underlineStyle: NSUnderlineStyle.single.rawValue, .strikethroughStyle: NSNumber(value: 1),
        ]))
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let runs = text.styledText(with: dark, defaults: DefaultTextAttributes()).runs
    expectEqual(runs.map(\.text), ["ab", "cd"])
    expectEqual(runs[0].attributes.color, .white)
    expectEqual(runs[0].attributes.font, UIFont.systemFont(ofSize: 12).descriptor)
    #expect(runs[0].attributes.background == nil)
    #expect(!runs[0].attributes.isUnderlined)
    #expect(!runs[0].attributes.isStruckThrough)
    expectEqual(runs[1].attributes.font, UIFont.boldSystemFont(ofSize: 20).descriptor)
    expectEqual(runs[1].attributes.background, RenderColor(red: 1, green: 0, blue: 0))
    #expect(runs[1].attributes.isUnderlined)
    #expect(runs[1].attributes.isStruckThrough)
    expectEqual(runs[1].attributes.kerning, 2)
  }

  @Test("lines under and through text have patterns and colours of their own")
  func lines() {
    let text = NSAttributedString(
      string: "a",
      attributes: [
        .underlineStyle: NSUnderlineStyle.single.union(.patternDashDot).rawValue, .underlineColor: UIColor.red,
        .strikethroughStyle: NSUnderlineStyle.patternDot.rawValue, .strikethroughColor: UIColor.red,
      ])
    let attributes = text.styledText(with: .current, defaults: DefaultTextAttributes()).runs.first?.attributes
    expectEqual(attributes?.underline, TextLine(.dashDot, color: RenderColor(red: 1, green: 0, blue: 0)))
    // A pattern alone is no line.
    expectEqual(attributes?.strikethrough, nil)
    expectEqual(NSAttributedString(AttributedString(text)), text)
  }

  @Test("a paragraph style is copied by value and mutable only if declared")
  func paragraphStyles() throws {
    let style = NSMutableParagraphStyle()
    expectEqual(style, NSParagraphStyle.default)
    style.alignment = .center
    style.lineBreakMode = .byTruncatingHead
    style.lineSpacing = 4
    style.baseWritingDirection = .rightToLeft
    let copy = try #require(style.copy() as? NSParagraphStyle)
    let other = try #require(copy.mutableCopy() as? NSMutableParagraphStyle)
    style.lineSpacing = 5
    expectEqual(copy.lineSpacing, 4)
    expectEqual(copy, other)
    #expect(copy != style)
    let rendered = ParagraphStyle(copy, maximumLines: 3)
    expectEqual(
      rendered,
      ParagraphStyle(
        alignment: .center, lineBreak: .byTruncatingHead, maximumLines: 3, direction: .rightToLeft, lineSpacing: 4))
    other.setParagraphStyle(.default)
    expectEqual(other, NSParagraphStyle.default)
  }

  @Test("strings are measured in their font, by default of 12 points")
  func sizes() {
    withRuler {
      let font = UIFont.systemFont(ofSize: 20)
      expectEqual("abcd".size(withAttributes: [.font: font]).width, 40)
      expectEqual(NSString(string: "abcd").size(withAttributes: [.font: font]).width, 40)
      expectEqual("abcd".size().width, 24)
      expectEqual(NSAttributedString(string: "ab\nc", attributes: [.font: font]).size().height, font.lineHeight * 2)
    }
  }

  @Test("line fragments wrap text to the width; otherwise it is one line")
  func boundingRects() {
    withRuler {
      let font = UIFont.systemFont(ofSize: 20)
      let context = NSStringDrawingContext()
      let broken = "aaa bbb".boundingRect(
        with: CGSize(width: 35, height: 0), options: .usesLineFragmentOrigin, attributes: [.font: font],
        context: context)
      expectEqual(broken, CGRect(x: 0, y: 0, width: 30, height: font.lineHeight * 2))
      expectEqual(context.totalBounds, broken)
      let line = NSString(string: "aaa bbb").boundingRect(
        with: CGSize(width: 35, height: 0), attributes: [.font: font], context: nil)
      expectEqual(line, CGRect(x: 0, y: -font.ascender, width: 70, height: font.lineHeight))
    }
  }

  /// Two words whose attributes have the same keys and other objects: Foundation on Linux appends the first two, and
  /// ends the program where it copies them.
  @MainActor private func words(_ first: UIColor = .red, _ second: UIColor = .blue) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "one ", attributes: [.foregroundColor: first])
    text.append(NSAttributedString(string: "two", attributes: [.foregroundColor: second]))
    return text
  }

  private func colors(_ text: NSAttributedString?) -> [UIColor?] {
    (text?.runs ?? []).map { $0.attributes[.foregroundColor] as? UIColor }
  }

  @Test("a label keeps the colours of neighbouring words") @MainActor
  func label() {
    let label = UILabel()
    label.attributedText = words()
    label.attributedText = words()
    expectEqual(colors(label.attributedText), [.red, .blue])
    label.font = .boldSystemFont(ofSize: 30)
    expectEqual(colors(label.attributedText), [.red, .blue])
    label.textColor = .green
    #expect(colors(label.attributedText).allSatisfy { $0 == .green })
  }

  @Test("a label does not follow later changes of its text's string") @MainActor
  func labelCopies() {
    let text = NSMutableAttributedString(string: "one")
    let label = UILabel()
    label.attributedText = text
    text.append(NSAttributedString(string: " two"))
    expectEqual(label.text, "one")
  }

  @Test("a text view keeps the colours of neighbouring words") @MainActor
  func textView() {
    let view = UITextView()
    view.attributedText = words()
    expectEqual(colors(view.attributedText), [.red, .blue])
  }

  @Test("a text view joins many words of different colours") @MainActor
  func manyWords() {
    let text = NSAttributedString.joining([
      ("one ", [.foregroundColor: UIColor.red]), ("two ", [.foregroundColor: UIColor.blue]),
      ("three", [.foregroundColor: UIColor.green]),
    ])
    let view = UITextView()
    view.attributedText = text
    expectEqual(colors(view.attributedText), [.red, .blue, .green])
  }

  private func names(_ attributes: [NSAttributedString.Key: Any]) -> [String] {
    attributes.keys.map(\.rawValue).sorted()
  }

  @Test("neighboring runs with any numbers of attributes are joined, and come back as they were", arguments: 0..<20)
  @MainActor func anyRuns(seed: UInt64) {
    var numbers = Randomness(seed: seed)
    let runs: [NSAttributedString.Run] = (0..<8).map { index in
      var attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: CGFloat(index + 8))]
      if Bool.random(using: &numbers) { attributes[.foregroundColor] = UIColor(white: CGFloat(index) / 8, alpha: 1) }
      if Bool.random(using: &numbers) { attributes[.attachment] = NSTextAttachment() }
      if Bool.random(using: &numbers) { attributes[.baselineOffset] = index }
      return ("\(index)", attributes)
    }
    let text = NSAttributedString.joining(runs)
    expectEqual(text.string, "01234567")
    expectEqual(text.runs.map(\.attributes).map(names), runs.map(\.attributes).map(names))
  }

  @Test("configurations with the same attributed texts are equal") @MainActor
  func configurations() {
    func configuration(_ text: NSAttributedString) -> UIListContentConfiguration {
      var configuration = UIListContentConfiguration.cell()
      configuration.attributedText = text
      return configuration
    }
    expectEqual(configuration(words()), configuration(words()))
    #expect(configuration(words()) != configuration(words(.red, .green)))
  }
}

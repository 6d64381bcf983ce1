import Expectations
import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("Text")
struct TextTests {
  @Test("text is as wide as its widest line and as high as its lines")
  func size() async throws {
    let text = await Showing(Text(verbatim: "Hello world"))
    expectEqual(text.size(in: CGSize(width: 390, height: 844)), CGSize(width: 88, height: 16))
    expectEqual(text.size(in: CGSize(width: 60, height: 844)), CGSize(width: 40, height: 32))
    try expectEqual(text.driver.frame(of: "Hello world").size, CGSize(width: 88, height: 16))
  }

  @Test("without a width, text is one character wide")
  func narrowest() async {
    let text = await Showing(Text(verbatim: "abc"))
    expectEqual(text.size(in: CGSize(width: 0, height: 844)), CGSize(width: 8, height: 48))
  }

  @Test("text that is given too little height ends with an ellipsis, after one line at least")
  func shortHeight() async {
    let text = await Showing(Text(verbatim: "one two three"), size: CGSize(width: 40, height: 20))
    expectEqual(text.size(in: CGSize(width: 40, height: 20)).height, 16)
    expectEqual(text.size(in: CGSize(width: 40, height: 0)).height, 16)
    expectEqual(text.size(in: CGSize(width: 40, height: 40)).height, 32)
    #expect(text.driver.text.contains("…"))
  }

  @Test("a line limit limits the height, and the last line ends with an ellipsis")
  func lineLimit() async {
    let text = await Showing(Text(verbatim: "one two three").lineLimit(2), size: CGSize(width: 40, height: 200))
    expectEqual(text.size(in: CGSize(width: 40, height: 200)).height, 32)
    #expect(text.driver.text.contains("…"))
    let unlimited = await Showing(Text(verbatim: "one two three").lineLimit(nil), size: CGSize(width: 40, height: 200))
    expectEqual(unlimited.size(in: CGSize(width: 40, height: 200)).height, 48)
    #expect(!unlimited.driver.text.contains("…"))
  }

  @Test("the nearest line limit applies")
  func nestedLimits() async {
    let text = await Showing(Text(verbatim: "one two three").lineLimit(1).lineLimit(3))
    expectEqual(text.size(in: CGSize(width: 40, height: 200)).height, 16)
  }

  @Test("a range of lines reserves the room of its lower bound")
  func reservedLines() async {
    let text = await Showing(Text(verbatim: "one").lineLimit(2...3))
    expectEqual(text.size(in: CGSize(width: 40, height: 200)).height, 32)
    let long = await Showing(Text(verbatim: "one two three four five").lineLimit(2...3))
    expectEqual(long.size(in: CGSize(width: 40, height: 200)).height, 48)
    let reserved = await Showing(Text(verbatim: "one").lineLimit(3, reservesSpace: true))
    expectEqual(reserved.size(in: CGSize(width: 40, height: 200)).height, 48)
  }

  @Test("the default font is that of the body, and the default colour that of labels")
  func defaults() async throws {
    let label = try #require(await Showing(Text(verbatim: "a")).label)
    expectEqual(label.font.pointSize, 17)
    expectEqual(label.textColor, .label)
  }

  @Test("fonts of the environment apply to texts inside, and a text's own has precedence")
  func environmentFont() async {
    let stack = await Showing(
      VStack {
        Text(verbatim: "a")
        Text(verbatim: "b").font(.caption)
      }.font(.title))
    expectEqual(stack.views(UILabel.self).map(\.font.pointSize), [28, 12])
  }

  @Test("modifiers of the look go from views to the texts inside")
  func environmentLook() async throws {
    let label = try #require(await Showing(Text(verbatim: "a").fontWeight(.heavy).italic().font(.body)).label)
    #expect(label.font.fontDescriptor.symbolicTraits.contains(.traitItalic))
    #expect(label.font.fontDescriptor.symbolicTraits.contains(.traitBold))
    let group = await Showing(Group { Text(verbatim: "b") }.bold())
    expectEqual(group.label?.font.fontDescriptor.symbolicTraits.contains(.traitBold), true)
  }

  @Test("what is said first about a text stays")
  func innermost() async {
    let text = await Showing(Text(verbatim: "a").foregroundColor(.red).foregroundColor(.blue))
    expectEqual(text.label?.textColor, .systemRed)
  }

  @Test("texts that are added keep the look of each")
  func joined() async throws {
    let text = Text(verbatim: "one ").bold() + Text(verbatim: "two").foregroundColor(.red)
    let shown = await Showing(text.foregroundColor(.blue))
    expectEqual(shown.driver.labels, ["one two"])
    let attributed = try #require(shown.label?.attributedText)
    let first = attributed.attributes(at: 0, effectiveRange: nil)
    let second = attributed.attributes(at: 4, effectiveRange: nil)
    expectEqual((first[.font] as? UIFont)?.fontDescriptor.symbolicTraits.contains(.traitBold), true)
    expectEqual((second[.font] as? UIFont)?.fontDescriptor.symbolicTraits.contains(.traitBold), false)
    expectEqual(first[.foregroundColor] as? UIColor, .systemBlue)
    expectEqual(second[.foregroundColor] as? UIColor, .systemRed)
  }

  @Test("lines of texts, and of views around them, have patterns and colours; those of texts win")
  func linePatterns() async throws {
    let shown = await Showing(
      VStack {
        Text(verbatim: "a").underline(pattern: .dash, color: .red).strikethrough(color: .blue)
        Text(verbatim: "b")
        Text(verbatim: "c").underline(false)
      }
      .underline(pattern: .dot, color: .green)
      .strikethrough(true, pattern: .dashDotDot))
    func attributes(_ index: Int) -> [NSAttributedString.Key: Any]? {
      shown.views(UILabel.self)[index].attributedText?.attributes(at: 0, effectiveRange: nil)
    }
    let (first, second, third) = (attributes(0), attributes(1), attributes(2))
    expectEqual(first?[.underlineStyle] as? Int, 0x201)
    expectEqual(first?[.underlineColor] as? UIColor, .systemRed)
    expectEqual(first?[.strikethroughStyle] as? Int, 1)
    expectEqual(first?[.strikethroughColor] as? UIColor, .systemBlue)
    expectEqual(second?[.underlineStyle] as? Int, 0x101)
    expectEqual(second?[.underlineColor] as? UIColor, .systemGreen)
    expectEqual(second?[.strikethroughStyle] as? Int, 0x401)
    expectEqual(third?[.underlineStyle] as? Int, 0)
  }

  @Test("underlines, strikethrough and kerning are attributes of the text")
  func lines() async throws {
    let shown = await Showing(Text(verbatim: "a").underline().strikethrough().kerning(2))
    let attributes = try #require(shown.label?.attributedText).attributes(at: 0, effectiveRange: nil)
    expectEqual(attributes[.underlineStyle] as? Int, 1)
    expectEqual(attributes[.strikethroughStyle] as? Int, 1)
    expectEqual(attributes[.kern] as? CGFloat, 2)
  }

  @Test("alignment, truncation and scale come from the environment")
  func paragraph() async throws {
    let shown = await Showing(
      Text(verbatim: "a").multilineTextAlignment(.center).truncationMode(.middle).minimumScaleFactor(0.5)
        .allowsTightening(true))
    let label = try #require(shown.label)
    expectEqual(label.textAlignment, .center)
    expectEqual(label.lineBreakMode, .byTruncatingMiddle)
    #expect(label.adjustsFontSizeToFitWidth)
    expectEqual(label.minimumScaleFactor, 0.5)
    #expect(label.allowsDefaultTighteningForTruncation)
  }

  @Test("line spacing stands between the lines")
  func lineSpacing() async {
    let text = await Showing(Text(verbatim: "one two").lineSpacing(10))
    expectEqual(text.size(in: CGSize(width: 24, height: 200)).height, 42)
  }

  @Test("a change of letters applies to all texts inside; nil ends it")
  func textCase() async {
    let shown = await Showing(
      VStack {
        Text(verbatim: "One")
        Text(verbatim: "Two").textCase(nil)
        Text(verbatim: "Three").textCase(.lowercase)
      }.textCase(.uppercase))
    expectEqual(shown.driver.labels, ["ONE", "Two", "three"])
  }

  @Test("fonts follow the size of text that the user prefers, fixed ones don't")
  func dynamicType() async throws {
    let shown = await Showing(
      VStack {
        Text(verbatim: "a")
        Text(verbatim: "b").font(.system(size: 17))
      }, contentSize: .accessibilityLarge)
    expectEqual(shown.views(UILabel.self).map(\.font.pointSize), [33, 17])
  }

  @Test("dates and formatted values are written in the environment's locale")
  func formats() async {
    let date = Date(timeIntervalSince1970: 0)
    let shown = await Showing(
      VStack {
        Text(1234.5, format: .number)
        Text(date, style: .date)
      }.environment(\.locale, Locale(identifier: "de_DE")))
    expectEqual(shown.driver.labels.first, "1.234,5")
    expectEqual(shown.driver.labels.last?.contains("19"), true)
  }

  @Test("a formatter writes dates and objects, alone and in keys")
  func formatters() async {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd"
    formatter.timeZone = TimeZone(identifier: "UTC")
    let date = Date(timeIntervalSince1970: 0)
    let shown = await Showing(
      VStack {
        Text(date, formatter: formatter)
        Text("since \(date, formatter: formatter)")
        Text(NSNumber(value: 7), formatter: NumberFormatter())
      })
    expectEqual(shown.driver.labels, ["1970-01-01", "since 1970-01-01", "7"])
  }

  @Test("attributed strings keep their look")
  func attributedString() async throws {
    var string = AttributedString("red")
    string.foregroundColor = .red
    string.font = .caption
    let label = try #require(await Showing(Text(string)).label)
    expectEqual(label.textColor, .systemRed)
    expectEqual(label.font.pointSize, 12)
  }

  @Test("the baselines of the first and the last line are guides")
  func baselines() async throws {
    let shown = await Showing(
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        Text(verbatim: "a\nb")
        Text(verbatim: "c")
      })
    let tall = try shown.driver.frame(of: .containing("a"))
    try expectEqual(shown.driver.frame(of: "c").maxY, tall.maxY)
    let top = await Showing(
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text(verbatim: "a\nb")
        Text(verbatim: "c")
      })
    try expectEqual(top.driver.frame(of: "c").minY, top.driver.frame(of: .containing("a")).minY)
  }
}

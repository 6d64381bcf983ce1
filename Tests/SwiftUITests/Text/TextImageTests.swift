import Expectations
import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("Images in text")
struct TextImageTests {
  @Test("an image is a character of a text, which is read as its label")
  func symbol() async {
    let text = await Showing(Text("A \(Image(systemName: "star")) B"))
    expectEqual(text.label?.text, "A \u{FFFC} B")
    expectEqual(text.label?.accessibilityLabel, "A Star B")
    expectEqual(text.size(in: CGSize(width: 390, height: 844)), CGSize(width: 40, height: 16))
  }

  @Test("a terminal shows the symbol's character in its cell")
  func cells() async {
    let joined = await Showing(Text(verbatim: "a") + Text(Image(systemName: "star.fill")) + Text(verbatim: "b"))
    #expect(joined.driver.text.contains("a★b"))
  }

  @Test("an image without a name is not read, and one that is not known makes no character")
  func names() async {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    }
    let plain = await Showing(Text("A\(Image(uiImage: image))B"))
    expectEqual(plain.label?.accessibilityLabel, "AB")
    let unknown = await Showing(Text("A \(Text(Image("missing", label: Text(verbatim: "cup")))) B"))
    expectEqual(unknown.label?.text, "A  B")
  }

  @Test("a title of a bar has the text without its images")
  func title() async {
    let bar = await Showing(
      NavigationStack { Color.red.navigationTitle(Text("\(Image(systemName: "star"))Stars")) })
    #expect(bar.driver.contains("Stars"))
  }

  @Test("a symbol has the size and the colour of its part of the text")
  func look() async throws {
    let text = await Showing(
      Text(verbatim: "a") + Text(Image(systemName: "star")).font(.system(size: 40)).foregroundColor(.red))
    let attributed = try #require(text.label?.attributedText)
    let font = try #require(attributed.attribute(.font, at: 1, effectiveRange: nil) as? UIFont)
    expectEqual(font.pointSize, 40)
    let attachment = try #require(attributed.attribute(.attachment, at: 1, effectiveRange: nil) as? NSTextAttachment)
    expectEqual(attachment.image?.symbolConfiguration, UIImage.SymbolConfiguration(font: font, scale: .medium))
    expectEqual(attributed.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor, .systemRed)
  }

  @Test("text above the baseline is that of a modifier of the text, of a view around it, or of an attribute")
  func baselineOffset() async throws {
    func offset(_ view: some View) async throws -> CGFloat? {
      let attributed = try #require(await Showing(view).label?.attributedText)
      return attributed.attribute(.baselineOffset, at: 0, effectiveRange: nil) as? CGFloat
    }
    try await expectEqual(offset(Text(verbatim: "a").baselineOffset(6)), 6)
    try await expectEqual(offset(Text(verbatim: "a").baselineOffset(6).baselineOffset(2)), 6)
    try await expectEqual(offset(Text(verbatim: "a").frame(width: 20).baselineOffset(-3)), -3)
    var string = AttributedString("a")
    string.baselineOffset = 5
    try await expectEqual(offset(Text(string).baselineOffset(1)), 5)
  }
}

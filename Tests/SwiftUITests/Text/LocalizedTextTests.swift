import Expectations
import Foundation
import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("Localized text")
final class LocalizedTextTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).resources")

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// A bundle with texts in English and French.
  private func makeBundle() throws -> Bundle {
    let files = [
      "en.lproj/Localizable.strings": """
      "Hello" = "Hello!";
      "%lld items" = "There are %lld items";
      "%@ sent %@" = "%@ sent %@";
      "%lld apples" = "%#@en{one{**%lld** apple}other{%lld apples}}@";
      "%@ of %lld" = "%@ has %2$#@en{one{%2$lld part}other{%2$lld parts}}@";
      """,
      "fr.lproj/Localizable.strings": """
      /* A greeting */
      "Hello" = "Bonjour";
      "%@ sent %@" = "%2$@ de %1$@";
      "bold" = "**gras**";
      """,
      "fr.lproj/Menu.strings": """
      "Hello" = "Salut";
      """,
    ]
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    return try #require(Bundle(path: folder.path))
  }

  private func labels(_ text: Text, locale: String = "en_US") async -> [String] {
    await Showing(text.environment(\.locale, Locale(identifier: locale))).driver.labels
  }

  @Test("a key without an entry is shown itself")
  func missing() async {
    await expectEqual(labels(Text("no such key")), ["no such key"])
  }

  @Test("a key is looked up in the language of the environment's locale")
  func locale() async throws {
    let bundle = try makeBundle()
    await expectEqual(labels(Text("Hello", bundle: bundle)), ["Hello!"])
    await expectEqual(labels(Text("Hello", bundle: bundle), locale: "fr_CA"), ["Bonjour"])
  }

  @Test("a resource is looked up in its own locale, otherwise in that of the environment")
  func resource() async throws {
    _ = try makeBundle()
    let bundle = LocalizedStringResource.BundleDescription.atURL(folder)
    var hello = LocalizedStringResource("Hello", bundle: bundle)
    await expectEqual(labels(Text(hello)), ["Hello!"])
    await expectEqual(labels(Text(hello), locale: "fr_CA"), ["Bonjour"])
    hello.locale = Locale(identifier: "fr_FR")
    await expectEqual(labels(Text(hello)), ["Bonjour"])
    let sent = LocalizedStringResource("\("Ann") sent \("a letter")", bundle: bundle)
    await expectEqual(labels(Text(sent), locale: "fr_FR"), ["a letter de Ann"])
    await expectEqual(labels(Text(LocalizedStringResource("gone", defaultValue: "\(2) left"))), ["2 left"])
  }

  @Test("text of a localized attributed string has the emphasis of its Markdown")
  func attributed() async throws {
    let text = Text(AttributedString(localized: "a **bold** ~~word~~"))
    let label = try #require(await Showing(text).label)
    let shown = try #require(label.attributedText)
    expectEqual(shown.string, "a bold word")
    let fonts = [0, 2].map { shown.attribute(.font, at: $0, effectiveRange: nil) as? UIFont }
    #expect(fonts[0] != fonts[1])
    expectEqual([2, 7].map { shown.attribute(.strikethroughStyle, at: $0, effectiveRange: nil) as? Int }, [0, 1])
  }

  @Test("a language that the bundle doesn't have falls back to that of development")
  func fallback() async throws {
    await expectEqual(labels(Text("Hello", bundle: try makeBundle()), locale: "de_DE"), ["Hello!"])
  }

  @Test("a key is looked up in its table")
  func table() async throws {
    let text = Text("Hello", tableName: "Menu", bundle: try makeBundle(), comment: "A greeting")
    await expectEqual(labels(text, locale: "fr"), ["Salut"])
  }

  @Test("interpolations are format specifiers of the key")
  func interpolation() async throws {
    await expectEqual(labels(Text("\(3) items", bundle: try makeBundle())), ["There are 3 items"])
    await expectEqual(labels(Text("\(3) of \("four"), \(0.5, specifier: "%.2f")")), ["3 of four, 0.50"])
  }

  @Test("numbers are written in the environment's locale")
  func numbers() async {
    await expectEqual(labels(Text("\(1234) items"), locale: "de_DE"), ["1.234 items"])
  }

  @Test("a translation may change the order of the values")
  func order() async throws {
    let text = Text("\("Ann") sent \("a letter")", bundle: try makeBundle())
    await expectEqual(labels(text), ["Ann sent a letter"])
    await expectEqual(labels(text, locale: "fr"), ["a letter de Ann"])
  }

  @Test("a number chooses the form of a plural")
  func plurals() async throws {
    let bundle = try makeBundle()
    await expectEqual(labels(Text("\(1) apples", bundle: bundle)), ["1 apple"])
    await expectEqual(labels(Text("\(2) apples", bundle: bundle)), ["2 apples"])
    await expectEqual(labels(Text("\(Text("Book")) of \(1)", bundle: bundle)), ["Book has 1 part"])
    await expectEqual(labels(Text("\("Book") of \(3)", bundle: bundle)), ["Book has 3 parts"])
  }

  @Test("percent signs of the app's own stay")
  func percent() async {
    await expectEqual(labels(Text("100%")), ["100%"])
    await expectEqual(labels(Text("\(100)% of \("it")")), ["100% of it"])
  }

  @Test("a string is shown as it is, not looked up")
  func strings() async {
    let string = "**Hello**"
    await expectEqual(labels(Text(string)), ["**Hello**"])
    await expectEqual(labels(Text(verbatim: "*a*")), ["*a*"])
  }

  @Test("Markdown in literals and translations is shown as emphasis")
  func markdown() async throws {
    let shown = await Showing(Text("a **b** *c* `d` ~~e~~"))
    expectEqual(shown.driver.labels, ["a b c d e"])
    let attributed = try #require(shown.label?.attributedText)
    func traits(_ offset: Int) -> UIFontDescriptor.SymbolicTraits? {
      (attributed.attribute(.font, at: offset, effectiveRange: nil) as? UIFont)?.fontDescriptor.symbolicTraits
    }
    expectEqual(traits(0), [])
    expectEqual(traits(2), .traitBold)
    expectEqual(traits(4), .traitItalic)
    expectEqual(traits(6), .traitMonoSpace)
    expectEqual(attributed.attribute(.strikethroughStyle, at: 8, effectiveRange: nil) as? Int, 1)
    await expectEqual(labels(Text("bold", bundle: try makeBundle()), locale: "fr"), ["gras"])
  }

  @Test("the characters of inserted values are no marks, but take part in the emphasis around them")
  func insertedMarks() async throws {
    await expectEqual(labels(Text("value \("*x*")")), ["value *x*"])
    let shown = await Showing(Text("**\("x")**"))
    expectEqual(shown.driver.labels, ["x"])
    expectEqual(shown.label?.font.fontDescriptor.symbolicTraits, .traitBold)
  }

  @Test("marks without a partner, inside words and after backslashes stay")
  func literalMarks() async {
    await expectEqual(labels(Text("2 * 3 * 4")), ["2 * 3 * 4"])
    await expectEqual(labels(Text("snake_case_name")), ["snake_case_name"])
    await expectEqual(labels(Text("\\*a\\*")), ["*a*"])
    await expectEqual(labels(Text("[not a link]")), ["[not a link]"])
    await expectEqual(labels(Text("**a")), ["**a"])
  }

  @Test("a text that is inserted keeps its look")
  func insertedText() async throws {
    let shown = await Showing(Text("a \(Text(verbatim: "b").foregroundColor(.red)) c"))
    expectEqual(shown.driver.labels, ["a b c"])
    let attributed = try #require(shown.label?.attributedText)
    expectEqual(attributed.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor, .label)
    expectEqual(attributed.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor, .systemRed)
  }

  @Test("links have the tint, and only they receive touches")
  func links() async throws {
    let shown = await Showing(Text("see [docs](https://example.org/a)").tint(.green))
    expectEqual(shown.driver.labels, ["see docs"])
    let label = try #require(shown.label)
    let attributed = try #require(label.attributedText)
    expectEqual(attributed.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor, .label)
    expectEqual(attributed.attribute(.foregroundColor, at: 4, effectiveRange: nil) as? UIColor, .systemGreen)
    #expect(!label.point(inside: CGPoint(x: 12, y: 8), with: nil))
    #expect(label.point(inside: CGPoint(x: 40, y: 8), with: nil))
  }
}

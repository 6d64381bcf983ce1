import Expectations
import Foundation
import Stage
import Testing

@testable import UIKitCore

@Suite struct StringLocalizedTests {
  private func resources() throws -> TestResources {
    try TestResources([
      "en.lproj/Localizable.strings": Data(
        """
        "%lld apples" = "%#@en{one{%lld apple}other{%lld apples}}@";
        "%@ sent %@" = "%2$@ from %1$@";
        "welcome" = "Welcome, 100% sure";
        """.utf8),
      "en.lproj/Menu.strings": Data("\"welcome\" = \"Menu\";".utf8),
    ])
  }

  @Test("a key is looked up with its values, in the table of a bundle")
  func lookup() throws {
    let resources = try resources()
    let bundle = resources.bundle
    let locale = Locale(identifier: "en_US")
    expectEqual(String(localized: "\(1) apples", bundle: bundle, locale: locale), "1 apple")
    expectEqual(String(localized: "\(1234) apples", bundle: bundle, locale: locale), "1,234 apples")
    expectEqual(String(localized: "\("Ann") sent \("a letter")", bundle: bundle), "a letter from Ann")
    expectEqual(String(localized: "welcome", bundle: bundle), "Welcome, 100% sure")
    expectEqual(String(localized: "welcome", table: "Menu", bundle: bundle), "Menu")
    expectEqual(String(localized: "welcome", table: "", bundle: bundle), "Welcome, 100% sure")
  }

  @Test("a specifier of another kind writes the number")
  func otherSpecifiers() throws {
    let locale = Locale(identifier: "en_US")
    for specifier in ["%@", "% s", "%S", "%p", "%f"] {
      expectEqual(FormattedValue.signed(-3).formatted(specifier, locale: locale), "-3")
      expectEqual(FormattedValue.unsigned(7).formatted(specifier, locale: locale), "7")
    }
    for specifier in ["%@", "% s", "%S", "%p", "%lld"] {
      expectEqual(FormattedValue.floating(0.5).formatted(specifier, locale: locale), "0.500000")
    }
    let resources = try TestResources([
      "en.lproj/Localizable.strings": Data("\"%lld of %lld\" = \"%2$@: %1$lld, 100% sure\";".utf8)
    ])
    expectEqual(String(localized: "\(1) of \(2)", bundle: resources.bundle), "2: 1, 1001ure")
  }

  @Test("a value that is no text is reported, and the texts beside it are found")
  func otherValues() throws {
    let resources = try TestResources([
      "en.lproj/Localizable.strings": Data(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
        <key>good</key><string>Good</string><key>size</key><integer>3</integer>
        </dict></plist>
        """.utf8),
      "en.lproj/List.strings": Data(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><array/></plist>
        """.utf8),
    ])
    let bundle = resources.bundle
    let values = loggedMessages(.warning) { expectEqual(String(localized: "good", bundle: bundle), "Good") }
    expectEqual(values.count, 1)
    #expect(values.first?.contains("en.lproj/Localizable.strings: the values of these keys are no texts: size") == true)
    let list = loggedMessages(.warning) { expectEqual(String(localized: "a", table: "List", bundle: bundle), "a") }
    expectEqual(list.count, 1)
    #expect(list.first?.contains("en.lproj/List.strings: the strings file has no dictionary of texts") == true)
  }

  @Test("the forms of a stringsdict are chosen by number, and precede the text of the same key")
  func stringsDictionary() throws {
    let resources = try TestResources([
      "en.lproj/Localizable.strings": Data("\"%lld apples\" = \"many {apples}\";".utf8),
      "en.lproj/Localizable.stringsdict": Data(
        """
        <plist version="1.0"><dict>
        <key>%lld apples</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@apples@ {here}</string>
        <key>apples</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>lld</string>
        <key>one</key><string>{one} apple</string><key>other</key><string>%lld apples</string>
        </dict></dict>
        <key>broken</key><string>text</string>
        </dict></plist>
        """.utf8),
    ])
    let bundle = resources.bundle
    let locale = Locale(identifier: "en_US")
    let warnings = loggedMessages(.warning) {
      expectEqual(String(localized: "\(1) apples", bundle: bundle, locale: locale), "{one} apple {here}")
    }
    expectEqual(String(localized: "\(1234) apples", bundle: bundle, locale: locale), "1,234 apples {here}")
    #expect(warnings.first?.contains("the values of these keys are no texts: broken") == true)
  }

  @Test("the first folder that has a text gives it, in the first of its languages")
  func severalFolders() throws {
    let (first, second) = (
      try TestResources([
        "de.lproj/Localizable.strings": Data("\"a\" = \"erstes\";".utf8),
        "en.lproj/Localizable.strings": Data("\"a\" = \"first\"; \"b\" = \"only English\";".utf8),
      ]),
      try TestResources(["de.lproj/Localizable.strings": Data("\"a\" = \"zweites\"; \"b\" = \"auch\";".utf8)])
    )
    let folders = try [first, second].map { try #require($0.bundle).bundleURL }
    func text(_ key: String) -> String? {
      LocalizedStrings.shared.textIfPresent(for: key, table: nil, in: folders, locale: Locale(identifier: "de_DE"))
    }
    expectEqual(text("a"), "erstes")
    expectEqual(text("b"), "only English")
    expectEqual(text("c"), nil)
  }

  @Test("a key without an entry is its own text, with its values")
  func missing() throws {
    let bundle = try resources().bundle
    expectEqual(String(localized: "\(3) pears at \(50)%", bundle: bundle), "3 pears at 50%")
    expectEqual(String(localized: "100%", bundle: bundle), "100%")
    expectEqual(String(localized: "\(0.5, specifier: "%.2f") of \([1])", bundle: bundle), "0.50 of [1]")
  }

  @Test("a default value stands in for a key without an entry, and brings the values")
  func defaultValue() throws {
    let resources = try resources()
    let bundle = resources.bundle
    expectEqual(String(localized: "gone", defaultValue: "\(2) left", bundle: bundle), "2 left")
    expectEqual(String(localized: "%lld apples", defaultValue: "\(1)", bundle: bundle), "1 apple")
  }

  @Test("NSLocalizedString of an adopted module finds the text, the value or the key")
  func function() throws {
    let resources = try resources()
    let bundle = try #require(resources.bundle)
    let format = _LocalizedFormat.text("%lld apples", table: nil, bundle: bundle, value: "")
    expectEqual(_LocalizedFormat.localizedFormat(format, [1]), "1 apple")
    expectEqual(_LocalizedFormat.text("gone", table: nil, bundle: bundle, value: "Value"), "Value")
    expectEqual(_LocalizedFormat.text("gone", table: "None", bundle: bundle, value: ""), "gone")
  }

  // MARK: Resources

  @Test("a resource is looked up when it becomes a string, in its locale, with its values")
  func resource() throws {
    let resources = try TestResources([
      "en.lproj/Localizable.strings": Data("\"%lld apples\" = \"%#@en{one{%lld apple}other{%lld apples}}@\";".utf8),
      "de.lproj/Localizable.strings": Data("\"%lld apples\" = \"%lld Äpfel\";".utf8),
      "de.lproj/Menu.strings": Data("\"open\" = \"Öffnen\";".utf8),
    ])
    let bundle = try LocalizedStringResource.BundleDescription.atURL(#require(resources.bundle).bundleURL)
    var apples = LocalizedStringResource("\(1) apples", locale: Locale(identifier: "en_US"), bundle: bundle)
    expectEqual(String(localized: apples), "1 apple")
    apples.locale = Locale(identifier: "de_DE")
    expectEqual(String(localized: apples), "1 Äpfel")
    let open = LocalizedStringResource(
      "open", defaultValue: "Open", table: "Menu", locale: Locale(identifier: "de_DE"), bundle: bundle)
    expectEqual(String(localized: open), "Öffnen")
    expectEqual(open.key, "open")
    expectEqual(open.table, "Menu")
    let gone = LocalizedStringResource("gone", defaultValue: "\(2) left", bundle: bundle)
    expectEqual(String(localized: gone), "2 left")
  }

  @Test("a resource of a bundle that does not exist has its default value, not a text of the app's bundle")
  func missingBundle() {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("no-bundle-\(UUID().uuidString)")
    let missing = LocalizedStringResource.BundleDescription.atURL(url)
    expectEqual(missing.folders, [])
    #expect(!LocalizedStringResource.BundleDescription.main.folders.isEmpty)
    expectEqual(String(localized: LocalizedStringResource("key", defaultValue: "value", bundle: missing)), "value")
  }

  @Test("a literal is a resource in the app's bundle, equal to another of the same key, values and locale")
  func literals() {
    let literal: LocalizedStringResource = "no such key"
    expectEqual(String(localized: literal), "no such key")
    expectEqual(literal, LocalizedStringResource("no such key"))
    let values: LocalizedStringResource = "\(1) of \(2)"
    expectEqual(values.key, "%lld of %lld")
    expectEqual(values, "\(1) of \(2)")
    #expect(values != "\(1) of \(3)")
    #expect(literal != LocalizedStringResource("no such key", locale: Locale(identifier: "de_DE")))
    #expect(literal != LocalizedStringResource("no such key", bundle: .forClass(TestResources.self)))
    expectEqual(literal.localizedStringResource, literal)
  }

  @Test("the Markdown of a localized attributed string becomes attributes, that of its values does not")
  func attributed() throws {
    let resources = try TestResources([
      "en.lproj/Localizable.strings": Data(
        "\"hello %@\" = \"**Hello** _%@_, [see](https://example.com/%1$@)\"; \"code\" = \"`a`\";".utf8)
    ])
    let bundle = try #require(resources.bundle)
    let text = AttributedString(localized: "hello \("*Ann*")", bundle: bundle)
    expectEqual(String(text.characters), "Hello *Ann*, see")
    let runs = text.runs.map { (String(text[$0.range].characters), $0.attributes) }
    expectEqual(runs.map { $0.0 }, ["Hello", " ", "*Ann*", ", ", "see"])
    expectEqual(runs.map { $0.1.inlinePresentationIntent }, [.stronglyEmphasized, nil, .emphasized, nil, nil])
    expectEqual(runs.last?.1.link, URL(string: "https://example.com/*Ann*"))
    expectEqual(AttributedString(localized: "code", bundle: bundle).inlinePresentationIntent, .code)
    expectEqual(String(AttributedString(localized: "gone", defaultValue: "\(2) ~~left~~").characters), "2 left")
    let resource = LocalizedStringResource("**a**")
    expectEqual(AttributedString(localized: resource).inlinePresentationIntent, .stronglyEmphasized)
  }
}

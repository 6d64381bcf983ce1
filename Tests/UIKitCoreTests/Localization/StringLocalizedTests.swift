import Expectations
import Foundation
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
}

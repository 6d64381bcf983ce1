import Expectations
import Foundation
import Stage
import Testing

@testable import UIKitCore

@Suite struct ColorSetTests {
  private func color(_ colors: String) throws -> UIColor? {
    let resources = try TestResources([
      "A.xcassets/Brand.colorset/Contents.json": Data("{\"colors\": [\(colors)]}".utf8)
    ])
    return resources.color("Brand")
  }

  private func components(_ color: UIColor?, _ traits: UITraitCollection = UITraitCollection()) -> [CGFloat]? {
    color?.resolvedColor(with: traits).cgColor.components?.map { ($0 * 1000).rounded() / 1000 }
  }

  @Test("a color of the system is referred to by its name, and follows the appearance")
  func references() throws {
    let color = try color(#"{"idiom": "universal", "color": {"platform": "ios", "reference": "systemRedColor"}}"#)
    expectEqual(color, UIColor(storage: UIColor.systemRed.storage))
    var missing: UIColor?
    let messages = try loggedMessages(.warning) {
      missing = try self.color(#"{"color": {"platform": "ios", "reference": "mauveColor"}}"#)
    }
    #expect(missing == nil)
    #expect(messages.first?.contains("mauveColor") == true)
  }

  @Test("components are in sRGB, linear, in Display P3, or grey")
  func spaces() throws {
    func color(_ space: String, _ components: String) throws -> [CGFloat]? {
      try self.components(
        self.color("{\"color\": {\"color-space\": \"\(space)\", \"components\": {\(components)}}}"))
    }
    let rgb = #""red": "1.000", "green": "0.500", "blue": "0x00", "alpha": "0.5""#
    expectEqual(try color("srgb", rgb), [1, 0.5, 0, 0.5])
    expectEqual(try color("extended-srgb", rgb), [1, 0.5, 0, 0.5])
    expectEqual(try color("extended-linear-srgb", rgb), [1, 0.735, 0, 0.5])
    expectEqual(try color("gray-gamma-22", #""white": "0.25", "alpha": "1.000""#), [0.25, 0.25, 0.25, 1])
    let wide = try #require(try color("display-p3", #""red": "1.000", "green": "0", "blue": "0", "alpha": "1.000""#))
    #expect(wide[0] > 1 && wide[1] < 0)
  }

  @Test("variants for appearance, contrast and device are chosen by the traits")
  func variants() throws {
    func variant(_ white: String, _ conditions: String) -> String {
      "{\(conditions)\"color\": {\"components\": {\"white\": \"\(white)\", \"alpha\": \"1.0\"}}}"
    }
    let dark = #"{"appearance": "luminosity", "value": "dark"}"#
    let high = #"{"appearance": "contrast", "value": "high"}"#
    let color = try color(
      [
        variant("0.1", ""), variant("0.2", "\"appearances\": [\(dark)], "),
        variant("0.3", "\"appearances\": [\(high)], "), variant("0.4", "\"appearances\": [\(dark), \(high)], "),
        variant("0.5", "\"idiom\": \"ipad\", "), variant("0.6", "\"idiom\": \"mac\", "),
        variant("0.7", "\"display-gamut\": \"display-P3\", "),
      ].joined(separator: ","))
    func white(_ traits: UITraitCollection...) -> CGFloat? {
      components(color, UITraitCollection(traitsFrom: traits))?.first
    }
    let darkTraits = UITraitCollection(userInterfaceStyle: .dark)
    let highTraits = UITraitCollection(accessibilityContrast: .high)
    expectEqual(white(), 0.1)
    expectEqual(white(darkTraits), 0.2)
    expectEqual(white(highTraits), 0.3)
    expectEqual(white(darkTraits, highTraits), 0.4)
    expectEqual(white(UITraitCollection(userInterfaceIdiom: .pad)), 0.5)
  }

  @Test("a broken color set is logged once, with its file")
  func broken() throws {
    let resources = try TestResources(["A.xcassets/B.colorset/Contents.json": Data("{".utf8)])
    let messages = loggedMessages(.warning) {
      for _ in 0..<3 { #expect(resources.color("B") == nil) }
    }
    expectEqual(messages.count, 1)
    #expect(messages.first?.contains("B.colorset/Contents.json") == true)
  }

  @Test("the tint is no color of its own: a set that refers to it is blue")
  func tint() throws {
    for name in ["tint", "tintColor"] {
      expectEqual(
        try color("{\"color\": {\"reference\": \"\(name)\"}}"), UIColor(storage: UIColor.systemBlue.storage))
    }
  }

  @Test("the accent color that the Info.plist of the app names is the tint, also where it refers to the system's")
  func accent() throws {
    let resources = try TestResources([
      "Info.plist": Data(
        "<plist version=\"1.0\"><dict><key>NSAccentColorName</key><string>Accent</string></dict></plist>".utf8),
      "A.xcassets/Accent.colorset/Contents.json": Data(
        #"{"colors": [{"color": {"platform": "ios", "reference": "systemPinkColor"}}]}"#.utf8),
    ])
    let bundle = try #require(resources.bundle)
    expectEqual(AccentColor.color(of: bundle), UIColor(storage: UIColor.systemPink.storage))
    #expect(AccentColor.color(of: .main) == nil)
  }
}

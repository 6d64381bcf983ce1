import Expectations
import Testing

@_spi(Toolkit) @testable import UIKitCore

@Suite struct PaletteTests {
  struct Entry: CustomTestStringConvertible, Sendable {
    var name: String
    var color: UIColor
    /// Red, green and blue from 0 to 255, alpha from 0 to 1.
    var light: [Double]
    var dark: [Double]
    var elevated: [Double]?

    init(_ name: String, _ color: UIColor, _ light: [Double], _ dark: [Double], elevated: [Double]? = nil) {
      self.name = name
      self.color = color
      self.light = light
      self.dark = dark
      self.elevated = elevated
    }

    var testDescription: String { name }
  }

  static let tints = [
    Entry("systemRed", .systemRed, [255, 59, 48], [255, 69, 58]),
    Entry("systemOrange", .systemOrange, [255, 149, 0], [255, 159, 10]),
    Entry("systemYellow", .systemYellow, [255, 204, 0], [255, 214, 10]),
    Entry("systemGreen", .systemGreen, [52, 199, 89], [48, 209, 88]),
    Entry("systemMint", .systemMint, [0, 199, 190], [99, 230, 226]),
    Entry("systemTeal", .systemTeal, [48, 176, 199], [64, 200, 224]),
    Entry("systemCyan", .systemCyan, [50, 173, 230], [100, 210, 255]),
    Entry("systemBlue", .systemBlue, [0, 122, 255], [10, 132, 255]),
    Entry("tintColor", .tintColor, [0, 122, 255], [10, 132, 255]),
    Entry("systemIndigo", .systemIndigo, [88, 86, 214], [94, 92, 230]),
    Entry("systemPurple", .systemPurple, [175, 82, 222], [191, 90, 242]),
    Entry("systemPink", .systemPink, [255, 45, 85], [255, 55, 95]),
    Entry("systemBrown", .systemBrown, [162, 132, 94], [172, 142, 104]),
    Entry("systemGray", .systemGray, [142, 142, 147], [142, 142, 147]),
    Entry("systemGray2", .systemGray2, [174, 174, 178], [99, 99, 102]),
    Entry("systemGray3", .systemGray3, [199, 199, 204], [72, 72, 74]),
    Entry("systemGray4", .systemGray4, [209, 209, 214], [58, 58, 60]),
    Entry("systemGray5", .systemGray5, [229, 229, 234], [44, 44, 46]),
    Entry("systemGray6", .systemGray6, [242, 242, 247], [28, 28, 30]),
  ]

  static let texts = [
    Entry("label", .label, [0, 0, 0], [255, 255, 255]),
    Entry("secondaryLabel", .secondaryLabel, [60, 60, 67, 0.60], [235, 235, 245, 0.60]),
    Entry("tertiaryLabel", .tertiaryLabel, [60, 60, 67, 0.30], [235, 235, 245, 0.30]),
    Entry("placeholderText", .placeholderText, [60, 60, 67, 0.30], [235, 235, 245, 0.30]),
    Entry("quaternaryLabel", .quaternaryLabel, [60, 60, 67, 0.18], [235, 235, 245, 0.16]),
    Entry("link", .link, [0, 122, 255], [9, 132, 255]),
    Entry("separator", .separator, [60, 60, 67, 0.29], [84, 84, 88, 0.60]),
    Entry("opaqueSeparator", .opaqueSeparator, [198, 198, 200], [56, 56, 58]),
    Entry("lightText", .lightText, [255, 255, 255, 0.60], [255, 255, 255, 0.60]),
    Entry("darkText", .darkText, [0, 0, 0], [0, 0, 0]),
  ]

  static let fills = [
    Entry("systemFill", .systemFill, [120, 120, 128, 0.20], [120, 120, 128, 0.36]),
    Entry("secondarySystemFill", .secondarySystemFill, [120, 120, 128, 0.16], [120, 120, 128, 0.32]),
    Entry("tertiarySystemFill", .tertiarySystemFill, [118, 118, 128, 0.12], [118, 118, 128, 0.24]),
    Entry("quaternarySystemFill", .quaternarySystemFill, [116, 116, 128, 0.08], [118, 118, 128, 0.18]),
  ]

  static let backgrounds = [
    Entry("systemBackground", .systemBackground, [255, 255, 255], [0, 0, 0], elevated: [28, 28, 30]),
    Entry(
      "secondarySystemBackground", .secondarySystemBackground, [242, 242, 247], [28, 28, 30], elevated: [44, 44, 46]),
    Entry(
      "tertiarySystemBackground", .tertiarySystemBackground, [255, 255, 255], [44, 44, 46], elevated: [58, 58, 60]),
    Entry("systemGroupedBackground", .systemGroupedBackground, [242, 242, 247], [0, 0, 0], elevated: [28, 28, 30]),
    Entry(
      "secondarySystemGroupedBackground", .secondarySystemGroupedBackground, [255, 255, 255], [28, 28, 30],
      elevated: [44, 44, 46]),
    Entry(
      "tertiarySystemGroupedBackground", .tertiarySystemGroupedBackground, [242, 242, 247], [44, 44, 46],
      elevated: [58, 58, 60]),
  ]

  private func components(_ color: UIColor, _ style: UIUserInterfaceStyle, _ level: UIUserInterfaceLevel = .base)
    -> [Double]
  {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: style), UITraitCollection(userInterfaceLevel: level),
    ])
    let rgba = color.components(with: traits)
    return [(rgba.x * 255).rounded(), (rgba.y * 255).rounded(), (rgba.z * 255).rounded(), rgba.w]
  }

  @Test(
    "system colours have their light, dark and elevated values", arguments: tints + texts + fills + backgrounds)
  func systemColors(entry: Entry) {
    func full(_ value: [Double]) -> [Double] { value.count == 4 ? value : value + [1] }
    expectEqual(components(entry.color, .light), full(entry.light))
    expectEqual(components(entry.color, .light, .elevated), full(entry.light))
    expectEqual(components(entry.color, .dark), full(entry.dark))
    expectEqual(components(entry.color, .dark, .elevated), full(entry.elevated ?? entry.dark))
  }

  @Test("the fixed colours are the same in every appearance")
  func fixedColors() {
    let expected: [(UIColor, SIMD4<Double>)] = [
      (.black, SIMD4(0, 0, 0, 1)), (.darkGray, SIMD4(1 / 3, 1 / 3, 1 / 3, 1)), (.gray, SIMD4(0.5, 0.5, 0.5, 1)),
      (.lightGray, SIMD4(2 / 3, 2 / 3, 2 / 3, 1)), (.white, SIMD4(1, 1, 1, 1)), (.red, SIMD4(1, 0, 0, 1)),
      (.green, SIMD4(0, 1, 0, 1)), (.blue, SIMD4(0, 0, 1, 1)), (.cyan, SIMD4(0, 1, 1, 1)),
      (.yellow, SIMD4(1, 1, 0, 1)), (.magenta, SIMD4(1, 0, 1, 1)), (.orange, SIMD4(1, 0.5, 0, 1)),
      (.purple, SIMD4(0.5, 0, 0.5, 1)), (.brown, SIMD4(0.6, 0.4, 0.2, 1)),
    ]
    for (color, rgba) in expected {
      expectEqual(color.components(with: UITraitCollection(userInterfaceStyle: .light)), rgba)
      expectEqual(color.components(with: UITraitCollection(userInterfaceStyle: .dark)), rgba)
    }
    expectEqual(UIColor.clear.components(with: UITraitCollection()).w, 0)
  }

  @Test("system colours are equal by name, fixed ones by value")
  func equality() {
    #expect(UIColor.label != UIColor.black)
    #expect(UIColor.tertiaryLabel != UIColor.placeholderText)
    expectEqual(UIColor.label.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)), .white)
    expectEqual(UIColor(white: 1, alpha: 1), UIColor(red: 1, green: 1, blue: 1, alpha: 1))
  }
}

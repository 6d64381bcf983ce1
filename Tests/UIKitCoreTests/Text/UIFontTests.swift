import Expectations
import Foundation
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@Suite struct UIFontTests {
  @Test("fonts of equal attributes are equal")
  func equality() {
    expectEqual(UIFont.systemFont(ofSize: 17), UIFont.systemFont(ofSize: 17, weight: .regular))
    expectEqual(UIFont.boldSystemFont(ofSize: 17), UIFont.systemFont(ofSize: 17, weight: .bold))
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.italicSystemFont(ofSize: 17))
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.monospacedSystemFont(ofSize: 17, weight: .regular))
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular))
    expectEqual(Set([UIFont.systemFont(ofSize: 17), UIFont.systemFont(ofSize: 17)]).count, 1)
    expectEqual(UIFont.systemFont(ofSize: 17).withSize(12), UIFont.systemFont(ofSize: 12))
  }

  @Test("labels, buttons and system text have the original's font sizes")
  func systemSizes() {
    expectEqual(UIFont.labelFontSize, 17)
    expectEqual(UIFont.buttonFontSize, 18)
    expectEqual(UIFont.systemFontSize, 14)
    expectEqual(UIFont.smallSystemFontSize, 12)
  }

  @Test("font metrics come from the current scene when read")
  func measures() {
    let font = UIFont.preferredFont(forTextStyle: .body)
    withRuler {
      #expect(abs(font.lineHeight - 20.287) < 0.001)
      #expect(abs(font.ascender - 16.18655) < 0.001)
      #expect(abs(font.descender + 4.10057) < 0.001)
      expectEqual(font.leading, 0)
      #expect(abs(font.capHeight - 11.978) < 0.001)
      #expect(abs(font.xHeight - 8.948) < 0.001)
    }
    expectEqual(font.lineHeight, 16)
  }

  @Test(
    "each text style has its published size",
    arguments: [
      (UIFont.TextStyle.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17),
      (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11),
    ] as [(UIFont.TextStyle, CGFloat)])
  func textStyles(style: UIFont.TextStyle, size: CGFloat) {
    expectEqual(UIFont.preferredFont(forTextStyle: style).pointSize, size)
    let sizes = UIContentSizeCategory.ordered.map { style.size(for: $0) }
    expectEqual(sizes, sizes.sorted())
    expectEqual(sizes.count, 12)
  }

  @Test("the headline is semibold, the body regular")
  func weights() {
    expectEqual(UIFont.preferredFont(forTextStyle: .headline).descriptor.weight, UIFont.Weight.semibold.rawValue)
    expectEqual(UIFont.preferredFont(forTextStyle: .body).descriptor.weight, 0)
  }

  @Test("a preferred font has the size for its traits or the current ones")
  func preferredSizes() {
    let huge = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    expectEqual(UIFont.preferredFont(forTextStyle: .body, compatibleWith: huge).pointSize, 53)
    expectEqual(UIFont.preferredFont(forTextStyle: .body, compatibleWith: UITraitCollection()).pointSize, 17)
    withRuler({ $0.preferredContentSizeCategory = .extraSmall }) {
      expectEqual(UIFont.preferredFont(forTextStyle: .body).pointSize, 14)
    }
  }

  @Test("a scaled font grows with its style's leading to whole points, up to its maximum")
  func metrics() {
    let metrics = UIFontMetrics(forTextStyle: .body)
    let large = UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: .accessibilityMedium), UITraitCollection(displayScale: 2),
    ])
    let own = UIFont.boldSystemFont(ofSize: 20)
    expectEqual(metrics.scaledFont(for: own).pointSize, 20)
    expectEqual(metrics.scaledFont(for: own, compatibleWith: large).pointSize, 31)
    expectEqual(metrics.scaledFont(for: own, maximumPointSize: 24, compatibleWith: large).pointSize, 24)
    expectEqual(metrics.scaledFont(for: own, compatibleWith: large).descriptor.weight, UIFont.Weight.bold.rawValue)
    expectEqual(UIFontMetrics.default.scaledValue(for: 10), 10)
  }

  @Test("a scaled length is in proportion to the style's leading, rounded to pixels")
  func scaledValues() {
    let large = UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: .accessibilityMedium), UITraitCollection(displayScale: 2),
    ])
    // 17 * 34 / 22 = 26.27
    expectEqual(UIFontMetrics.default.scaledValue(for: 17, compatibleWith: large), 26.5)
  }

  @Test(
    "each text style has its published leading",
    arguments: [
      (UIFont.TextStyle.largeTitle, 38, 41), (.title1, 31, 34), (.title2, 24, 28), (.title3, 22, 25),
      (.headline, 19, 22), (.body, 19, 22), (.callout, 18, 21), (.subheadline, 16, 20), (.footnote, 16, 18),
      (.caption1, 13, 16), (.caption2, 13, 13),
    ] as [(UIFont.TextStyle, CGFloat, CGFloat)])
  func leadings(style: UIFont.TextStyle, small: CGFloat, large: CGFloat) {
    expectEqual(style.leading(for: .extraSmall), small)
    expectEqual(style.leading(for: .large), large)
    let leadings = UIContentSizeCategory.ordered.map { style.leading(for: $0) }
    expectEqual(leadings, leadings.sorted())
    expectEqual(leadings.count, 12)
  }

  @Test("scaling a preferred font is a fatal error")
  func scaledTwice() async {
    await #expect(processExitsWith: .failure) {
      _ = UIFontMetrics.default.scaledFont(for: .preferredFont(forTextStyle: .body))
    }
  }

  @Test("a descriptor gives variations of a font")
  func descriptors() throws {
    let body = UIFont.preferredFont(forTextStyle: .body)
    expectEqual(body.fontDescriptor.symbolicTraits, [])
    let bold = try #require(body.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    let font = UIFont(descriptor: bold, size: 0)
    expectEqual(font.pointSize, 17)
    expectEqual(font.fontDescriptor.symbolicTraits, [.traitBold, .traitItalic])
    expectEqual(UIFont(descriptor: bold, size: 20).pointSize, 20)
    let plain = try #require(bold.withSymbolicTraits([]))
    expectEqual(UIFont(descriptor: plain, size: 0), body)
    let mono = try #require(body.fontDescriptor.withDesign(.monospaced))
    expectEqual(mono.symbolicTraits, .traitMonoSpace)
    expectEqual(UIFont(descriptor: mono.withSize(12), size: 0), .monospacedSystemFont(ofSize: 12, weight: .regular))
    expectEqual(UIFontDescriptor.preferredFontDescriptor(withTextStyle: .headline).symbolicTraits, .traitBold)
  }
}

import Expectations
import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("Scaled metrics")
struct ScaledMetricTests {
  private struct Values: View {
    @ScaledMetric private var length: CGFloat = 10
    @ScaledMetric(relativeTo: .largeTitle) private var title = 100.0

    var body: some View { Text(verbatim: "\(length) \(title)") }
  }

  @Test("a metric has its own value at the default size of text")
  func standard() async {
    await expectEqual(Showing(Values()).label?.text, "10.0 100.0")
  }

  @Test("a metric grows with the size of text, as its text style does")
  func scaled() async throws {
    let text = try #require(await Showing(Values().dynamicTypeSize(.accessibility5)).label?.text)
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let length = UIFontMetrics.default.scaledValue(for: 10, compatibleWith: traits)
    let title = UIFontMetrics(forTextStyle: .largeTitle).scaledValue(for: 100, compatibleWith: traits)
    #expect(length > 20)
    #expect(title < length * 10)
    let parts = text.split(separator: " ").compactMap { Double($0) }
    #expect(abs((parts.first ?? 0) - length) < 1)
    #expect(abs((parts.last ?? 0) - title) < 1)
  }

  @Test("a metric follows the size that the user prefers")
  func host() async {
    let small = await Showing(Values(), contentSize: .extraSmall).label?.text
    #expect(small != "10.0 100.0")
  }
}

import Expectations
import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("Styles of progress views")
struct ProgressViewStyleTests {
  /// A style that shows its values as texts.
  private struct WordStyle: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        Text(verbatim: configuration.fractionCompleted.map { "\($0)" } ?? "unknown")
        configuration.currentValueLabel
      }
    }
  }

  @Test("an own style draws the fraction, the label and the description of the value")
  func own() async {
    let showing = await Showing(
      ProgressView(value: 1.0, total: 4) {
        Text(verbatim: "Loading")
      } currentValueLabel: {
        Text(verbatim: "1 of 4")
      }.progressViewStyle(WordStyle()))
    expectEqual(showing.driver.labels, ["Loading", "0.25", "1 of 4"])
  }

  @Test("a value that is not known has no fraction, and what is not given is nil")
  func unknown() async {
    let showing = await Showing(ProgressView().progressViewStyle(WordStyle()))
    expectEqual(showing.driver.labels, ["unknown"])
  }

  @Test("a style with a colour gives it to the bar and to the spinner")
  func tint() async throws {
    let showing = await Showing(
      VStack {
        ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle(tint: .red))
        ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .red))
      })
    expectEqual(showing.views(UIProgressView.self).first?.progressTintColor, .systemRed)
    expectEqual(showing.views(UIActivityIndicatorView.self).first?.color, .systemRed)
  }

  @Test("the bar stands between the label and the description of the value")
  func bar() async throws {
    let showing = await Showing(
      ProgressView(value: 0.5) {
        Text(verbatim: "Loading")
      } currentValueLabel: {
        Text(verbatim: "half")
      })
    let bar = try #require(showing.views(UIProgressView.self).first)
    let frame = bar.convert(bar.bounds, to: nil)
    #expect(try showing.driver.frame(of: "Loading").maxY <= frame.minY)
    #expect(try showing.driver.frame(of: "half").minY >= frame.maxY)
  }

  /// A style around the one of the environment.
  private struct FramedStyle: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text(verbatim: "framed")
        ProgressView(configuration)
      }
    }
  }

  @Test("the progress view of a configuration has the style around")
  func nested() async {
    let showing = await Showing(
      ProgressView(value: 0.5).progressViewStyle(FramedStyle()).progressViewStyle(WordStyle()))
    expectEqual(showing.driver.labels, ["framed", "0.5"])
  }
}

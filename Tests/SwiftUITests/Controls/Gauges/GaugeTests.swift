import Expectations
import PergolaTesting
import SwiftUI
import Testing
@_spi(Toolkit) import UIKitCore

@MainActor @Suite("Gauges")
struct GaugeTests {
  /// A style that shows the parts of a gauge as texts.
  private struct Parts: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text(verbatim: "\(configuration.value)")
      configuration.label
      configuration.currentValueLabel
      configuration.minimumValueLabel
      configuration.maximumValueLabel
    }
  }

  private func labels(_ gauge: some View) async -> [String] {
    await Showing(VStack { gauge }.gaugeStyle(Parts())).driver.labels
  }

  @Test("the value of a style is the place in the bounds, from 0 to 1")
  func fraction() async {
    let label = { Text(verbatim: "L") }
    expectEqual(await labels(Gauge(value: 75, in: 50...100, label: label)), ["0.5", "L"])
    expectEqual(await labels(Gauge(value: 0.25, label: label)), ["0.25", "L"])
    expectEqual(await labels(Gauge(value: -3, in: 0...10, label: label)), ["0.0", "L"])
    expectEqual(await labels(Gauge(value: 300, in: 0...10, label: label)), ["1.0", "L"])
    expectEqual(await labels(Gauge(value: 3, in: 3...3, label: label)), ["0.0", "L"])
    expectEqual(await labels(Gauge(value: Double.nan, in: 0...1, label: label)), ["0.0", "L"])
  }

  @Test("a style gets all labels")
  func parts() async {
    let gauge = Gauge(value: 0.5) {
      Text(verbatim: "L")
    } currentValueLabel: {
      Text(verbatim: "half")
    } minimumValueLabel: {
      Text(verbatim: "0")
    } maximumValueLabel: {
      Text(verbatim: "1")
    }
    expectEqual(await labels(gauge), ["0.5", "L", "half", "0", "1"])
  }

  @Test("the bar of a gauge is filled up to the value")
  func bar() async {
    let showing = await Showing(Gauge(value: 0.25) { Text(verbatim: "L") })
    expectEqual(showing.views(UIProgressView.self).map(\.progress), [0.25])
    expectEqual(showing.driver.labels.first, "L")
  }

  @Test("circular gauges are 58 points wide, and tell their value")
  func circular() async {
    let gauge = Gauge(value: 0.25) { Text(verbatim: "L") }
    let closed = await Showing(gauge.gaugeStyle(.accessoryCircularCapacity))
    func values(_ showing: Showing<some View>) -> [String] {
      showing.views(UIView.self).compactMap { $0.accessibilityOverride?.value }
    }
    expectEqual(values(closed), ["25%"])
    let open = await Showing(gauge.gaugeStyle(.accessoryCircular))
    expectEqual(values(open), ["25%"])
  }
}

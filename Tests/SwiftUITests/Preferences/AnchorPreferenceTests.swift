import Expectations
import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("Preferences with anchors")
struct AnchorPreferenceTests {
  private struct Bounds: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
  }

  private struct Point: PreferenceKey {
    static var defaultValue: Anchor<CGPoint>? { nil }
    static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {
      value = value ?? nextValue()
    }
  }

  /// The values that a reader has read, in order.
  private final class Readings<Value> {
    var values: [Value] = []
  }

  private func reader(
    _ readings: Readings<[CGRect]>
  ) -> ([Anchor<CGRect>]) -> GeometryReader<Color> {
    { anchors in
      GeometryReader { proxy in
        readings.values.append(anchors.map { proxy[$0] })
        return Color.clear
      }
    }
  }

  @Test("an overlay's reader has the bounds of the views below in its own coordinates, in their order")
  func bounds() async {
    let readings = Readings<[CGRect]>()
    _ = await Showing(
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 50, height: 10).anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
          .padding(EdgeInsets(top: 30, leading: 20, bottom: 0, trailing: 0))
        Color.red.frame(width: 40, height: 20).anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
      }
      .overlayPreferenceValue(Bounds.self, reader(readings)).padding(7))
    expectEqual(
      readings.values.last,
      [CGRect(x: 20, y: 30, width: 50, height: 10), CGRect(x: 0, y: 40, width: 40, height: 20)])
  }

  private struct Moving: View {
    @ObservedObject var model: Model
    let readings: Readings<[CGRect]>

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 50, height: 10).anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
          .padding(.leading, CGFloat(model.number * 30))
        Color.red.frame(width: 200, height: 20)
      }
      .backgroundPreferenceValue(Bounds.self) { anchors in
        GeometryReader { proxy in
          readings.values.append(anchors.map { proxy[$0] })
          return Color.clear
        }
      }
    }
  }

  @Test("the reader follows a view that moves")
  func moving() async {
    let model = Model()
    let readings = Readings<[CGRect]>()
    let driver = await show(Moving(model: model, readings: readings))
    expectEqual(readings.values.last?.first?.minX, 0)
    model.number = 2
    await driver.settle()
    expectEqual(readings.values.last?.first?.minX, 60)
  }

  @Test("points are fractions of the view from its leading edge, in both directions", arguments: [false, true])
  func points(isRightToLeft: Bool) async {
    let readings = Readings<CGPoint>()
    _ = await Showing(
      Color.red.frame(width: 50, height: 10).anchorPreference(key: Point.self, value: .bottomTrailing) { $0 }
        .overlayPreferenceValue(Point.self) { anchor in
          GeometryReader { proxy in
            if let anchor { readings.values.append(proxy[anchor]) }
            return Color.clear
          }
        }
        .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight))
    expectEqual(readings.values.last, CGPoint(x: isRightToLeft ? 0 : 50, y: 10))
  }

  @Test("a transform adds an anchor to the value of the views inside")
  func transform() async {
    let readings = Readings<[CGRect]>()
    _ = await Showing(
      Color.red.frame(width: 50, height: 10).anchorPreference(
        key: Bounds.self, value: .rect(CGRect(x: 1, y: 2, width: 3, height: 4))
      ) { [$0] }
      .padding(5)
      .transformAnchorPreference(key: Bounds.self, value: .bounds) { $0.append($1) }
      .overlayPreferenceValue(Bounds.self, reader(readings)))
    expectEqual(
      readings.values.last,
      [CGRect(x: 6, y: 7, width: 3, height: 4), CGRect(x: 0, y: 0, width: 60, height: 20)])
  }

  @Test("effects between the view and the reader count")
  func effects() async {
    let readings = Readings<[CGRect]>()
    _ = await Showing(
      Color.red.frame(width: 50, height: 10).anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
        .offset(x: 5, y: 6).overlayPreferenceValue(Bounds.self, reader(readings)))
    expectEqual(readings.values.last, [CGRect(x: 5, y: 6, width: 50, height: 10)])
  }

  private struct Pair: PreferenceKey {
    static var defaultValue: Anchor<[CGPoint]>? { nil }
    static func reduce(value: inout Anchor<[CGPoint]>?, nextValue: () -> Anchor<[CGPoint]>?) {
      value = value ?? nextValue()
    }
  }

  @Test("a source of several sources has their values")
  func several() async {
    let readings = Readings<[CGPoint]>()
    _ = await Showing(
      Color.red.frame(width: 50, height: 10)
        .anchorPreference(key: Pair.self, value: .init([.topLeading, .center])) { $0 }
        .overlayPreferenceValue(Pair.self) { anchor in
          GeometryReader { proxy in
            if let anchor { readings.values.append(proxy[anchor]) }
            return Color.clear
          }
        })
    expectEqual(readings.values.last, [.zero, CGPoint(x: 25, y: 5)])
  }
}

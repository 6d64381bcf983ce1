import Expectations
import Foundation
import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("Events of scroll views")
struct ScrollObservationTests {
  @MainActor final class Log {
    var texts: [String] = []
    func take() -> [String] {
      defer { texts = [] }
      return texts
    }
  }

  private func rows(_ log: Log? = nil, threshold: Double = 0.5) -> some View {
    LazyVStack(spacing: 0) {
      ForEach(0..<100, id: \.self) { number in
        Text(verbatim: "row \(number)").frame(maxWidth: .infinity).frame(height: 100)
          .onScrollVisibilityChange(threshold: threshold) { log?.texts.append("\($0 ? "+" : "-")\(number)") }
      }
    }
    .scrollTargetLayout()
  }

  private func show(_ view: some View) async -> Driver {
    let driver = Driver(showing: UIHostingController(rootView: view), size: CGSize(width: 300, height: 400))
    await driver.settle()
    return driver
  }

  @Test("a value of the geometry is reported after the first layout, and when it differs")
  func geometry() async {
    let log = Log()
    let driver = await show(
      ScrollView { rows() }.contentMargins(.top, 20)
        .onScrollGeometryChange(for: Bool.self) {
          $0.contentOffset.y > 100
        } action: {
          log.texts.append("\($0) \($1)")
        })
    expectEqual(log.take(), ["false false"])
    await driver.scroll(by: CGVector(dx: 0, dy: 100))
    await driver.settle()
    expectEqual(log.take(), [])
    await driver.scroll(by: CGVector(dx: 0, dy: 100))
    await driver.settle()
    expectEqual(log.take(), ["false true"])
  }

  @Test("the geometry has the insets, the sizes and the visible part")
  func fields() async throws {
    var geometry: ScrollGeometry?
    let driver = await show(
      ScrollView { Color.red.frame(height: 900) }.contentMargins(.vertical, 20)
        .onScrollGeometryChange(for: ScrollGeometry.self) {
          $0
        } action: {
          geometry = $1
        })
    var shown = try #require(geometry)
    expectEqual(shown.contentOffset, CGPoint(x: 0, y: -20))
    expectEqual(shown.contentSize, CGSize(width: 300, height: 900))
    expectEqual(shown.containerSize, CGSize(width: 300, height: 400))
    expectEqual(shown.contentInsets, EdgeInsets(top: 20, leading: 0, bottom: 20, trailing: 0))
    expectEqual(shown.bounds, CGRect(x: 0, y: -20, width: 300, height: 400))
    expectEqual(shown.visibleRect, CGRect(x: 0, y: 0, width: 300, height: 360))
    await driver.scroll(by: CGVector(dx: 0, dy: 60))
    await driver.settle()
    shown = try #require(geometry)
    expectEqual(shown.visibleRect.minY, 60)
  }

  @Test("a drag has the phases of interacting and decelerating, a wheel that of interacting")
  func phases() async {
    let log = Log()
    let driver = await show(ScrollView { rows() }.onScrollPhaseChange { log.texts.append("\($0) \($1)") })
    await driver.swipe(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 200))
    await driver.settle()
    expectEqual(log.take(), ["idle interacting", "interacting decelerating", "decelerating idle"])
    await driver.scroll(by: CGVector(dx: 0, dy: 30))
    await driver.settle()
    expectEqual(log.take(), ["idle interacting", "interacting idle"])
    #expect(ScrollPhase.decelerating.isScrolling)
    #expect(!ScrollPhase.idle.isScrolling)
  }

  @Test("the context of a phase has the geometry and the velocity at the end of a drag")
  func phaseContext() async {
    var velocities: [Bool] = []
    let driver = await show(
      ScrollView { rows() }.onScrollPhaseChange { _, new, context in
        if new == .decelerating {
          velocities.append((context.velocity?.dy ?? 0) > 0 && context.geometry.contentOffset.y > 0)
        }
      })
    await driver.swipe(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 200))
    await driver.settle()
    expectEqual(velocities, [true])
  }

  @Test(
    "a view that is visible, or hidden, by its threshold is reported, also at first and when a lazy stack leaves it out"
  )
  func visibility() async {
    let log = Log()
    let driver = await show(ScrollView { rows(log) })
    expectEqual(log.take(), ["+0", "+1", "+2", "+3"])
    await driver.scroll(by: CGVector(dx: 0, dy: 40))
    await driver.settle()
    expectEqual(log.take(), [])
    await driver.scroll(by: CGVector(dx: 0, dy: 20))
    await driver.settle()
    expectEqual(log.take().sorted(), ["+4", "-0"])
    await driver.scroll(by: CGVector(dx: 0, dy: 5000))
    await driver.settle()
    expectEqual(log.take().sorted(), ["+51", "+52", "+53", "+54", "-1", "-2", "-3", "-4"])
    await driver.scroll(by: CGVector(dx: 0, dy: -10_000))
    await driver.settle()
    expectEqual(log.take().sorted(), ["+0", "+1", "+2", "+3", "-51", "-52", "-53", "-54"])
  }

  @Test("a view outside of scroll views is visible")
  func visibilityOutside() async {
    let log = Log()
    _ = await show(Text(verbatim: "a").onScrollVisibilityChange { log.texts.append("\($0)") })
    expectEqual(log.take(), ["true"])
  }

  @Test("the identities of visible targets are reported in order")
  func targetVisibility() async {
    var reported: [[Int]] = []
    let driver = await show(
      ScrollView { rows() }.onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.8) { reported.append($0) })
    expectEqual(reported, [[0, 1, 2, 3]])
    await driver.scroll(by: CGVector(dx: 0, dy: 130))
    await driver.settle()
    expectEqual(reported.last, [2, 3, 4])
  }
}

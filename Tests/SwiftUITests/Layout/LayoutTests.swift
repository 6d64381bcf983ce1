import Expectations
import Foundation
import PergolaTesting
import Testing

@testable import SwiftUI

@MainActor @Suite("Layouts")
struct LayoutTests {
  /// A layout that puts each view at the lower right of the one before, but for the views after the second.
  private struct Diagonal: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      CGSize(width: 100, height: 100)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      var point = bounds.origin
      for subview in subviews.prefix(2) {
        subview.place(at: point, proposal: .unspecified)
        let size = subview.sizeThatFits(.unspecified)
        point = CGPoint(x: point.x + size.width, y: point.y + size.height)
      }
    }
  }

  @Test("a layout is called with views, and views that it does not place are in its centre")
  func ownLayout() async {
    let probes = [LayoutProbe(20, 20), LayoutProbe(10, 10), LayoutProbe(30, 30)]
    let driver = await layOut(Diagonal { ForEach(0..<3) { Area(probes[$0]) } }, width: 100, height: 100)
    expectEqual(probes[0].frame, CGRect(x: 0, y: 0, width: 20, height: 20))
    expectEqual(probes[1].frame, CGRect(x: 20, y: 20, width: 10, height: 10))
    expectEqual(probes[2].frame, CGRect(x: 35, y: 35, width: 30, height: 30))
    withExtendedLifetime(driver) {}
  }

  private struct Switching: View {
    let probes: [LayoutProbe]
    let log: StateTests.Log
    let handle: Handle
    @State private var isColumn = false
    @MainActor final class Handle { var change: () -> Void = {} }

    var body: some View {
      let _ = handle.change = { isColumn = true }
      let layout = isColumn ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
      layout {
        Area(probes[0]).onAppear { log.entries.append("appears") }
        Spacer(minLength: 30)
        Area(probes[1])
      }
      .fixedSize()
    }
  }

  @Test("views keep their identity where a layout without a known type changes, and spacers take its axis")
  func anyLayout() async {
    let probes = [LayoutProbe(20, 20), LayoutProbe(20, 20)]
    let log = StateTests.Log()
    let handle = Switching.Handle()
    let driver = await layOut(Switching(probes: probes, log: log, handle: handle))
    expectEqual(probes[1].frame.minX - probes[0].frame.maxX, 30)
    expectEqual(probes[1].frame.minY, probes[0].frame.minY)
    handle.change()
    await driver.settle()
    expectEqual(probes[1].frame.minY - probes[0].frame.maxY, 30)
    expectEqual(probes[1].frame.minX, probes[0].frame.minX)
    expectEqual(log.entries, ["appears"])
  }

  @Test("a change of a view that keeps its size measures no other view")
  func sameSize() async {
    let probes = (0..<10_000).map { _ in LayoutProbe(20, 1) }
    let driver = await layOut(VStack(spacing: 0) { ForEach(probes.indices, id: \.self) { Area(probes[$0]) } })
    let others = probes.dropFirst().map(\.measurements)
    let count = probes[0].measurements
    probes[0].setNeedsLayout()
    await driver.settle()
    expectEqual(probes.dropFirst().map(\.measurements), others)
    #expect(probes[0].measurements > count)
  }

  @Test("a change of a view's size moves the views beside it")
  func otherSize() async {
    let (first, second) = (LayoutProbe(20, 20), LayoutProbe(20, 20))
    let driver = await layOut(
      HStack(spacing: 0) {
        Area(first)
        Area(second)
      })
    first.width = .fixed(60)
    first.setNeedsLayout()
    await driver.settle()
    expectEqual(first.frame, CGRect(x: 110, y: 90, width: 60, height: 20))
    expectEqual(second.frame, CGRect(x: 170, y: 90, width: 20, height: 20))
  }

  private struct Prioritized: View {
    let probes: [LayoutProbe]
    let handle: Handle
    @State private var priority = 0.0
    @State private var guide: CGFloat = 0
    @MainActor final class Handle {
      var prioritize: () -> Void = {}
      var align: () -> Void = {}
    }

    var body: some View {
      let _ = handle.prioritize = { priority = 1 }
      let _ = handle.align = { guide = 15 }
      HStack(alignment: .top, spacing: 0) {
        Area(probes[0]).layoutPriority(priority).padding(0)
        Area(probes[1]).alignmentGuide(.top) { _ in guide }
      }
    }
  }

  @Test("a change of a priority or of a guide arranges the stack again")
  func traits() async {
    let probes = [LayoutProbe(width: .flexible, height: .fixed(20)), LayoutProbe(width: .flexible, height: .fixed(20))]
    let handle = Prioritized.Handle()
    let driver = await layOut(Prioritized(probes: probes, handle: handle))
    expectEqual(probes[0].frame.width, 150)
    handle.prioritize()
    await driver.settle()
    expectEqual(probes[0].frame.width, 300)
    handle.align()
    await driver.settle()
    expectEqual(probes[0].frame.minY - probes[1].frame.minY, 15)
  }
}

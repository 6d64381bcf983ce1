import Expectations
import Foundation
import LayoutNotation
import SeededRandomness
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

extension FakeClient {
  /// Invalidates the layout with a batch of updates, which its next pass applies.
  fileprivate func invalidate(_ counts: [Int], _ updates: UICollectionViewUpdateItem...) {
    let context = layout.makeInvalidationContext()
    context.invalidateDataSourceCounts = true
    context.update = BatchUpdate(updates)
    self.counts = counts
    layout.invalidateLayout(with: context)
  }
}

/// Layouts of measured rows: compositional and flow.
@MainActor enum MeasuredLayout: CaseIterable {
  case compositional, flow

  /// - Parameter insets: The leading and trailing inset of each section.
  func client(_ counts: [Int], insets: [CGFloat], estimate: CGFloat = 44) -> FakeClient {
    let layout: UICollectionViewLayout
    switch self {
    case .compositional:
      layout = UICollectionViewCompositionalLayout { number, _ in
        section(
          V(.fw(1), .est(estimate), [item(.fw(1), .est(estimate))]),
          insets: LayoutNotation.insets(0, insets[number], 0, insets[number]))
      }
    case .flow:
      let flow = UICollectionViewFlowLayout()
      flow.minimumLineSpacing = 0
      flow.estimatedItemSize = CGSize(width: 100, height: estimate)
      let answers = Insets(insets)
      flow.metricsSource = answers
      layout = flow
    }
    let client = FakeClient(layout, counts)
    layout.prepare()
    return client
  }

  private final class Insets: FlowLayoutMetrics {
    private let insets: [CGFloat]
    init(_ insets: [CGFloat]) { self.insets = insets }
    func itemSize(at path: IndexPath) -> CGSize? { nil }
    func inset(ofSection section: Int) -> UIEdgeInsets? {
      UIEdgeInsets(top: 0, left: insets[section], bottom: 0, right: insets[section])
    }
    func lineSpacing(inSection section: Int) -> CGFloat? { nil }
    func itemSpacing(inSection section: Int) -> CGFloat? { nil }
    func headerSize(inSection section: Int) -> CGSize? { nil }
    func footerSize(inSection section: Int) -> CGSize? { nil }
  }
}

@Suite("Layouts: measured sizes through updates")
@MainActor struct LayoutUpdateTests {
  private func height(_ client: FakeClient, _ item: Int, _ section: Int) -> CGFloat? {
    client.cell(item, section)?.height
  }

  @Test(
    "a measured size moves only to sections of equal width",
    arguments: MeasuredLayout.allCases)
  func movesBetweenSections(layout: MeasuredLayout) {
    let client = layout.client([2, 1, 1], insets: [80, 80, 0])
    client.measure { _ in CGSize(width: 160, height: 88) }
    client.invalidate(
      [0, 2, 2], .init(.move, before: [0, 0], after: [1, 0]), .init(.move, before: [0, 1], after: [2, 0]))
    client.layout.prepare()
    expectEqual(height(client, 0, 1), 88)
    expectEqual(height(client, 0, 2), 44)
    expectEqual(height(client, 1, 2), 88, "it did not move")
  }

  @Test(
    "measured sizes survive updates and a height change in one pass", arguments: MeasuredLayout.allCases)
  func updatesAndHeight(layout: MeasuredLayout) {
    let client = layout.client([2], insets: [0])
    client.measure { _ in CGSize(width: 160, height: 88) }
    let context = client.layout.makeInvalidationContext()
    // Without new bounds, a flow layout's context drops everything but measured sizes.
    if layout == .compositional { context.newBounds = r(0, 0, 320, 500) }
    client.bounds = r(0, 0, 320, 500)
    client.layout.invalidateLayout(with: context)
    client.invalidate([3], .init(.insert, after: [0, 1]))
    client.layout.prepare()
    expectEqual((0..<3).map { height(client, $0, 0) }, [88, 44, 88])
    client.invalidate([4], .init(.insert, after: [0, 0]))
    client.invalidate([5], .init(.insert, after: [0, 0]))
    client.layout.prepare()
    #expect((0..<5).allSatisfy { height(client, $0, 0) == 44 }, "two batches")
  }

  @Test("sections keep their identity through insertions, deletions and moves", arguments: 1...20)
  func sections(seed: Int) {
    var random = Randomness(seed: seed)
    let count = random.next(below: 12)
    func section(_ number: Int) -> IndexPath { IndexPath(item: Int.max, section: number) }
    var updates: [UICollectionViewUpdateItem] = []
    // The new order of sections: moved and inserted ones at random positions, the others in their old order.
    var (kept, moved): ([Int], [Int]) = ([], [])
    for number in 0..<count {
      switch random.next(below: 3) {
      case 0: updates.append(.init(.delete, before: section(number)))
      case 1: moved.append(number)
      default: kept.append(number)
      }
    }
    var placed: [Int?] = moved + Array(repeating: nil, count: random.next(below: 5))
    let length = kept.count + placed.count
    var free = Array(0..<length)
    var after = [Int?](repeating: nil, count: length)
    while !placed.isEmpty {
      let (place, old) = (free.remove(at: random.next(below: free.count)), placed.removeLast())
      after[place] = old
      if let old {
        updates.append(.init(.move, before: section(old), after: section(place)))
      } else {
        updates.append(.init(.insert, after: section(place)))
      }
    }
    for (place, old) in zip(free, kept) { after[place] = old }
    let found = BatchUpdate(updates).newSections(ofCount: count)
    expectEqual(found, (0..<count).map { number in after.firstIndex { $0 == number } }, "seed \(seed)")
  }

  @Test("changing a flow layout's axis packs its lines again")
  func axis() {
    var metrics = FlowSection.Metrics()
    metrics.isEstimated = true
    metrics.itemSize = CGSize(width: 40, height: 50)
    func section(_ axis: LayoutAxis) -> FlowSection {
      FlowSection(metrics, axis: axis, itemCount: 10, breadth: 200)
    }
    var rows = section(.vertical)
    rows.measure(3, CGSize(width: 100, height: 20))
    var columns = section(.horizontal)
    columns.reuse(from: rows, []) { _ in nil }
    var expected = section(.horizontal)
    expected.measure(3, CGSize(width: 100, height: 20))
    expectEqual(columns.length, expected.length)
    #expect(columns.length != rows.length)
    for item in 0..<10 {
      let (line, own) = (columns.line(ofItem: item), expected.line(ofItem: item))
      expectEqual(columns.frames(in: line), expected.frames(in: own))
    }
  }

  @Test("another text size drops all measured sizes", arguments: MeasuredLayout.allCases)
  func textSize(layout: MeasuredLayout) {
    let client = layout.client([2], insets: [0])
    client.measure { _ in CGSize(width: 160, height: 88) }
    client.traitCollection = UITraitCollection(traitsFrom: [
      client.traitCollection, UITraitCollection(userInterfaceStyle: .dark),
    ])
    client.layout.prepare()
    expectEqual(height(client, 0, 0), 88, "colours do not affect sizes")
    #expect(client.cell(0)?.width != 100, "colours do not affect sizes")
    client.traitCollection = UITraitCollection(traitsFrom: [
      client.traitCollection, UITraitCollection(preferredContentSizeCategory: .accessibilityMedium),
    ])
    client.layout.prepare()
    expectEqual(height(client, 0, 0), 44)
    expectEqual(height(client, 1, 0), 44)
  }
}

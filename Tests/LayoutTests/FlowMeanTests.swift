import Expectations
import Foundation
import SeededRandomness
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

@Suite("Flow layout: the mean of measured sizes")
@MainActor struct FlowMeanTests {
  private func flow(_ count: Int, estimate: CGSize, height: CGFloat = 480) -> FakeClient {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = estimate
    let client = FakeClient(layout, [count], height: height)
    layout.prepare()
    return client
  }

  /// Prepares the layout as a collection view does before a pass, if it is outdated.
  private func startPass(_ client: FakeClient) {
    guard client.layout.isOutdated(for: client) else { return }
    client.layout.willPrepareOutdatedLayout()
    client.layout.prepare()
  }

  @Test("items that were not measured have the mean size of those that were")
  func mean() {
    let client = flow(40, estimate: CGSize(width: 320, height: 40))
    // Nine rows are visible. The first one prefers its estimate.
    let heights: [CGFloat] = [40, 42, 44, 46, 48, 43, 45, 44, 45]
    client.measure { CGSize(width: 320, height: heights[$0.indexPath.item]) }
    expectEqual(client.cell(39)?.height, 40)
    startPass(client)
    let mean: CGFloat = 397 / 9
    expectEqual((0..<9).map { client.cell($0)?.height }, heights)
    #expect((9..<40).allSatisfy { abs((client.cell($0)?.height ?? 0) - mean) < 0.001 })
    #expect(abs(client.size.height - (397 + 31 * mean + 39 * 10)) < 0.001)
    #expect(!client.layout.isOutdated(for: client))
  }

  @Test("a preparation adopts the mean only if it was announced")
  func announcement() {
    let client = flow(40, estimate: CGSize(width: 320, height: 40))
    client.measure { _ in CGSize(width: 320, height: 60) }
    #expect(client.layout.isOutdated(for: client))
    client.layout.prepare()
    expectEqual(client.cell(39)?.height, 40)
    #expect(client.layout.isOutdated(for: client))
    startPass(client)
    expectEqual(client.cell(39)?.height, 60)
    #expect(!client.layout.isOutdated(for: client))
  }

  @Test("with sizes from the delegate, items that were not measured keep theirs", arguments: [30, 40] as [CGFloat])
  func delegateSizes(first: CGFloat) {
    final class Sizes: FlowLayoutMetrics {
      let first: CGFloat
      init(first: CGFloat) { self.first = first }
      func itemSize(at path: IndexPath) -> CGSize? { CGSize(width: 320, height: path.item == 0 ? first : 40) }
      func inset(ofSection section: Int) -> UIEdgeInsets? { nil }
      func lineSpacing(inSection section: Int) -> CGFloat? { nil }
      func itemSpacing(inSection section: Int) -> CGFloat? { nil }
      func headerSize(inSection section: Int) -> CGSize? { nil }
      func footerSize(inSection section: Int) -> CGSize? { nil }
    }
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 10, height: 10)
    layout.metricsSource = Sizes(first: first)
    let client = FakeClient(layout, [40])
    layout.prepare()
    client.measure { _ in CGSize(width: 320, height: 50) }
    #expect(!client.layout.isOutdated(for: client))
    startPass(client)
    expectEqual(client.cell(0)?.height, 50)
    expectEqual(client.cell(39)?.height, 40)
  }

  @Test("visible items stay in place when the mean changes")
  func visibleItems() {
    let client = flow(100, estimate: CGSize(width: 320, height: 40), height: 200)
    client.scroll(to: 1020)
    client.measure { _ in CGSize(width: 320, height: 60) }
    // Item 20 begins before the visible bounds and grew by 20.
    expectEqual(client.bounds.minY, 1040)
    let before = (20...23).map { (client.cell($0)?.minY ?? 0) - client.bounds.minY }
    startPass(client)
    expectEqual((20...23).map { (client.cell($0)?.minY ?? 0) - client.bounds.minY }, before)
    expectEqual(client.bounds.minY, 1440)
    #expect(abs(client.size.height - (100 * 60 + 99 * 10)) < 0.001)
  }

  @Test("items before measured ones keep their length along the line, so that no item moves to another line")
  func lines() {
    let top = flow(60, estimate: CGSize(width: 70, height: 30), height: 100)
    top.measure { _ in CGSize(width: 100, height: 50) }
    startPass(top)
    expectEqual(top.cell(59)?.size, CGSize(width: 100, height: 50))
    let scrolled = flow(60, estimate: CGSize(width: 70, height: 30), height: 100)
    scrolled.scroll(to: 300)
    scrolled.measure { _ in CGSize(width: 100, height: 50) }
    startPass(scrolled)
    expectEqual(scrolled.cell(0)?.size, CGSize(width: 70, height: 50))
    expectEqual(scrolled.cell(59)?.size, CGSize(width: 70, height: 50))
  }

  @Test("the mean is not adopted if very many different sizes follow")
  func manySizes() {
    var metrics = FlowSection.Metrics()
    metrics.isEstimated = true
    metrics.itemSize = CGSize(width: 320, height: 40)
    var section = FlowSection(metrics, axis: .vertical, itemCount: 2_000, breadth: 320)
    for item in 100..<800 { section.measure(item, CGSize(width: 320, height: item.isMultiple(of: 2) ? 50 : 60)) }
    #expect(!section.hasNewMean)
    section.adoptMean()
    expectEqual(section.size(of: 1_999).height, 40)
    for item in 0..<100 { section.measure(item, CGSize(width: 320, height: item.isMultiple(of: 2) ? 50 : 60)) }
    #expect(section.hasNewMean)
    section.adoptMean()
    expectEqual(section.size(of: 1_999), CGSize(width: 320, height: 55))
    #expect(abs(section.length - 2_000 * 55) < 0.001)
  }

  @Test("inserted items have the mean of the measured ones")
  func insertions() {
    let client = flow(40, estimate: CGSize(width: 320, height: 40))
    client.measure { _ in CGSize(width: 320, height: 60) }
    startPass(client)
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateDataSourceCounts = true
    context.update = BatchUpdate([UICollectionViewUpdateItem(.insert, after: [0, 0])])
    client.counts = [41]
    client.layout.invalidateLayout(with: context)
    client.layout.prepare()
    expectEqual(client.cell(0)?.height, 60)
    #expect(abs(client.size.height - (41 * 60 + 40 * 10)) < 0.001)
  }

  @Test("adopting the mean gives the places of a section that is packed again", arguments: 1...10)
  func packing(seed: Int) {
    var random = Randomness(seed: seed)
    var metrics = FlowSection.Metrics()
    metrics.isEstimated = true
    metrics.lineSpacing = 10
    metrics.itemSpacing = 10
    metrics.itemSize = CGSize(width: 70, height: 30)
    var section = FlowSection(metrics, axis: .vertical, itemCount: 60, breadth: 320)
    var known = [CGSize?](repeating: nil, count: 60)
    for step in 0..<40 {
      let item = seed.isMultiple(of: 2) ? step : random.next(below: 60)
      let size = CGSize(width: CGFloat(random.next(below: 200) + 1), height: CGFloat(random.next(below: 60) + 1))
      section.measure(item, size)
      known[item] = size
      section.adoptMean()
      // A section with the same sizes from the delegate.
      var given = metrics
      given.sizes = (0..<60).map { section.size(of: $0) }
      let twin = FlowSection(given, axis: .vertical, itemCount: 60, breadth: 320)
      #expect(abs(section.length - twin.length) < 0.001, "seed \(seed)")
      for item in 0..<60 {
        let (line, other) = (section.line(ofItem: item), twin.line(ofItem: item))
        expectEqual(line.firstItem, other.firstItem, "seed \(seed)")
        #expect(abs(line.start - other.start) < 0.001, "seed \(seed)")
      }
      let measured = known.compactMap { $0 }
      let mean = measured.reduce(0) { $0 + $1.height } / CGFloat(measured.count)
      for item in 0..<60 where known[item] == nil {
        #expect(abs(section.size(of: item).height - mean) < 0.001, "seed \(seed)")
      }
    }
  }
}

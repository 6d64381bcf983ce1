import Expectations
import Foundation
import LayoutNotation
import SeededRandomness
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

extension FlowLayoutTests {
  /// The reference packing: a plain loop over all sizes.
  private func plainPlaces(_ sizes: [CGSize]) -> (cells: [CGPoint], height: CGFloat) {
    var (x, y, height) = (CGFloat(0), CGFloat(0), CGFloat(0))
    var lines: [(y: CGFloat, items: [Int])] = []
    for (item, size) in sizes.enumerated() {
      if x > 0, x + size.width > 320 {
        (x, y) = (0, y + height + 10)
        height = 0
      }
      if x == 0 { lines.append((y, [])) }
      lines[lines.count - 1].items.append(item)
      x += size.width + 10
      height = max(height, size.height)
    }
    var cells: [CGPoint] = []
    for (number, line) in lines.enumerated() {
      var (x, spacing) = plainSpread(line.items.map { sizes[$0].width }, isLast: number == lines.count - 1)
      for item in line.items {
        cells.append(CGPoint(x: (x * 2).rounded() / 2, y: line.y))
        x += sizes[item].width + spacing
      }
    }
    return (cells, sizes.isEmpty ? 0 : y + height)
  }

  /// The beginning and the spacing of a line of 320 points.
  private func plainSpread(_ widths: [CGFloat], isLast: Bool) -> (start: CGFloat, spacing: CGFloat) {
    var all = widths
    if isLast {
      guard Set(widths).count == 1 else { return (0, 10) }
      while CGFloat(all.count + 1) * (widths[0] + 10) - 10 <= 320 { all.append(widths[0]) }
    }
    let free = 320 - all.reduce(0, +)
    return all.count == 1 ? (free / 2, 0) : (0, free / CGFloat(all.count - 1))
  }

  /// An order in which items are measured.
  enum Order: CaseIterable { case ascending, descending, random }

  @Test("incremental packing matches a plain loop, in any measuring order", arguments: 1...6, Order.allCases)
  func packing(seed: Int, order: Order) throws {
    var random = Randomness(seed: seed)
    let count = 60
    // With few widths neighbours are often equal, with many they rarely are.
    let widths = random.next(below: 2) == 0 ? 3 : 200
    let client = flow(count) { $0.estimatedItemSize = CGSize(width: 70, height: 30) }
    var sizes = Array(repeating: CGSize(width: 70, height: 30), count: count)
    for step in 0..<count {
      let item =
        switch order {
        case .ascending: step
        case .descending: count - 1 - step
        case .random: random.next(below: count)
        }
      let original = try #require(client.layout.layoutAttributesForItem(at: [0, item]))
      let wish = original.duplicate()
      wish.size = CGSize(
        width: CGFloat(random.next(below: widths) * (200 / widths)) + 1, height: CGFloat(random.next(below: 60)) + 1)
      sizes[item] = wish.size
      client.layout.invalidateLayout(
        with: client.layout.invalidationContext(forPreferredLayoutAttributes: wish, withOriginalAttributes: original))
      guard step % 10 == 9 else { continue }
      let plain = plainPlaces(sizes)
      expectEqual((0..<count).map { client.cell($0)?.minX }, plain.cells.map(\.x), "seed \(seed), \(order)")
      expectEqual(client.size.height, plain.height, "seed \(seed), \(order)")
    }
  }

  @Test(
    "packing matches a plain loop after insertions, deletions and moves", arguments: 1...6)
  func packingAfterUpdates(seed: Int) throws {
    var random = Randomness(seed: seed)
    let answers = ScriptedMetrics()
    let own = CGSize(width: CGFloat(40 + random.next(below: 90)), height: 30)
    if seed % 2 == 0 { answers.size = { $0.item % 3 == 0 ? own : CGSize(width: 70, height: 30) } }
    let client = flow(40) {
      $0.estimatedItemSize = CGSize(width: 70, height: 30)
      $0.metricsSource = answers
    }
    var known = [CGSize?](repeating: nil, count: 40)
    for _ in 0..<6 {
      for _ in 0..<15 {
        let item = random.next(below: known.count)
        let original = try #require(client.layout.layoutAttributesForItem(at: [0, item]))
        let wish = original.duplicate()
        wish.size = CGSize(width: CGFloat(random.next(below: 9) * 20) + 11, height: CGFloat(random.next(below: 5)) + 20)
        known[item] = wish.size
        client.layout.invalidateLayout(
          with: client.layout.invalidationContext(
            forPreferredLayoutAttributes: wish, withOriginalAttributes: original))
      }
      let (gone, new, from) = (random.next(below: 10), random.next(below: 20), 10 + random.next(below: 10))
      let to = random.next(below: known.count)
      let context = UICollectionViewFlowLayoutInvalidationContext()
      context.invalidateDataSourceCounts = true
      var updates = [
        UICollectionViewUpdateItem(.delete, before: [0, gone]), UICollectionViewUpdateItem(.insert, after: [0, new]),
      ]
      let moved = known[from]
      known.remove(at: from)
      known.remove(at: gone)
      if to == new {
        known.insert(nil, at: new)
        client.counts = [known.count]
        updates.append(UICollectionViewUpdateItem(.delete, before: [0, from]))
      } else {
        for place in [to, new].sorted() { known.insert(place == to ? moved : nil, at: place) }
        client.counts = [known.count]
        updates.append(UICollectionViewUpdateItem(.move, before: [0, from], after: [0, to]))
      }
      context.update = BatchUpdate(updates)
      client.layout.invalidateLayout(with: context)
      client.layout.prepare()
      let plain = plainPlaces(
        known.enumerated().map { item, size in
          size ?? (seed % 2 == 0 && item % 3 == 0 ? own : CGSize(width: 70, height: 30))
        })
      expectEqual(known.indices.map { client.cell($0)?.minX }, plain.cells.map(\.x), "seed \(seed)")
      expectEqual(client.size.height, plain.height, "seed \(seed)")
    }
  }
}

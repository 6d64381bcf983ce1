import Expectations
import Foundation
import SeededRandomness
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

@Suite("Measured sizes")
@MainActor struct MeasuredSizesTests {
  @Test("measured sizes match a dictionary", arguments: 1...10)
  func twin(seed: Int) {
    var random = Randomness(seed: seed)
    var sizes = MeasuredSizes(count: 300_000)
    var twin: [Int: CGSize] = [:]
    for step in 0..<2_000 {
      let item = random.next(below: 300) * (step % 7 == 0 ? 1_000 : 1)
      let size = random.next(below: 3) == 0 ? nil : CGSize(width: CGFloat(random.next(below: 3)), height: 20)
      sizes[item] = size
      twin[item] = size
      expectEqual(sizes[item], twin[item], "seed \(seed)")
    }
    expectEqual(sizes.count, 300_000, "seed \(seed)")
    #expect(sizes[-1] == nil, "seed \(seed)")
    #expect(sizes[300_000] == nil, "seed \(seed)")
    #expect((0..<300).allSatisfy { sizes[$0] == twin[$0] }, "seed \(seed)")
    #expect((0..<300).allSatisfy { sizes[$0 * 1_000] == twin[$0 * 1_000] }, "seed \(seed)")
    for item in twin.keys { sizes[item] = nil }
    #expect(sizes.isEmpty, "seed \(seed)")
    #expect(sizes.alike(from: 0) == (300_000, false), "seed \(seed)")
  }

  @Test("the mean and the first item that was not measured are those of the sizes", arguments: 1...10)
  func mean(seed: Int) {
    var random = Randomness(seed: seed)
    var sizes = MeasuredSizes(count: 40)
    #expect(sizes.mean == nil)
    expectEqual(sizes.firstUnknown?.item, 0)
    var twin = [CGSize?](repeating: nil, count: 40)
    for _ in 0..<200 {
      let item = random.next(below: 40)
      let size = CGSize(width: CGFloat(random.next(below: 50)), height: CGFloat(random.next(below: 50)))
      twin[item] = random.next(below: 20) == 0 ? nil : size
      sizes[item] = twin[item]
      let known = twin.compactMap { $0 }
      let count = CGFloat(known.count)
      #expect(known.isEmpty || sizes.mean?.width == known.reduce(0) { $0 + $1.width } / count, "seed \(seed)")
      #expect(known.isEmpty || sizes.mean?.height == known.reduce(0) { $0 + $1.height } / count, "seed \(seed)")
      let first = twin.firstIndex { $0 == nil }
      expectEqual(sizes.firstUnknown?.item, first, "seed \(seed)")
      let isFollowedByNone = first.map { twin[$0...].allSatisfy { $0 == nil } }
      expectEqual(sizes.firstUnknown?.isFollowedByNone, isFollowedByNone, "seed \(seed)")
    }
    for item in 0..<40 { sizes[item] = CGSize(width: 1, height: 2) }
    expectEqual(sizes.mean, CGSize(width: 1, height: 2))
    #expect(sizes.firstUnknown?.item == nil)
  }

  @Test("sizes follow their items through edits, and copies do not change", arguments: 1...10)
  func edits(seed: Int) {
    var random = Randomness(seed: seed)
    var sizes = MeasuredSizes(count: 5)
    var twin = [CGSize?](repeating: nil, count: 5)
    for step in 0..<120 {
      let (copy, twinBefore) = (sizes, twin)
      let start = random.next(below: twin.count + 1)
      let end = start + random.next(below: min(60, twin.count - start + 1))
      let new = (0..<random.next(below: 60)).map { _ in
        random.next(below: 2) == 0
          ? nil : CGSize(width: CGFloat(random.next(below: step % 3 == 0 ? 2 : 90)), height: 20)
      }
      sizes.apply([ItemEdit(removed: start..<end, inserted: start..<start + new.count)]) { new[$0 - start] }
      twin.replaceSubrange(start..<end, with: new)
      expectEqual(sizes.count, twin.count, "seed \(seed)")
      #expect(twin.indices.allSatisfy { sizes[$0] == twin[$0] }, "seed \(seed)")
      #expect(twinBefore.indices.allSatisfy { copy[$0] == twinBefore[$0] }, "seed \(seed)")
      guard !twin.isEmpty else { continue }
      let item = random.next(below: twin.count)
      let alike = sizes.alike(from: item)
      expectEqual(alike.isKnown, (twin[item] != nil), "seed \(seed)")
      expectEqual(alike.count, twin[item...].prefix { $0 == twin[item] }.count, "seed \(seed)")
      let asked = item..<item + random.next(below: 9) + 1
      let known = asked.contains { twin.indices.contains($0) && twin[$0] != nil }
      expectEqual(sizes.hasMeasuredItem(of: asked), known, "seed \(seed), \(asked)")
    }
  }
}

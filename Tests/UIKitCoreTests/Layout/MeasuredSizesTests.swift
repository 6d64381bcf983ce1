import Foundation
import Testing

@testable import UIKitCore

@Suite("layouts: measured sizes")
@MainActor struct MeasuredSizesTests {
  @Test("are what a dictionary keeps, in order", arguments: 1...10)
  func twin(seed: Int) {
    var random = Seeded(seed)
    var sizes = MeasuredSizes()
    var twin: [Int: CGSize] = [:]
    for step in 0..<2_000 {
      let item = random.next(300) * (step % 7 == 0 ? 1_000 : 1)
      let size = random.next(3) == 0 ? nil : CGSize(width: CGFloat(random.next(50)), height: CGFloat(step))
      sizes[item] = size
      twin[item] = size
      #expect(sizes[item] == twin[item], "seed \(seed)")
    }
    #expect(sizes.items == twin.keys.sorted(), "seed \(seed)")
    #expect(sizes.items.allSatisfy { sizes[$0] == twin[$0] }, "seed \(seed)")
    for item in twin.keys { sizes[item] = nil }
    #expect(sizes.isEmpty && sizes.items.isEmpty && sizes[0] == nil, "seed \(seed)")
  }
}

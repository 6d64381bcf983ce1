import Foundation
import SeededRandomness
import Testing

@testable import TodoStores

@Suite struct HybridLogicalClockTests {
  @Test("moments go on when the time of day jumps back")
  func jumpsBack() {
    var clock = HybridLogicalClock(node: 1)
    let moments = [5_000, 5_000, 4_000, 1, 5_001].map { clock.tick(at: $0) }
    #expect(moments == moments.sorted())
    #expect(moments.map(\.time) == [5_000, 5_000, 5_000, 5_000, 5_001])
    #expect(moments.map(\.counter) == [0, 1, 2, 3, 0])
  }

  @Test("a moment is later than every received one")
  func receives() {
    var clock = HybridLogicalClock(node: 1)
    clock.receive(HybridTimestamp(time: 9_000, counter: 7, node: 2))
    #expect(clock.tick(at: 10) == HybridTimestamp(time: 9_000, counter: 8, node: 1))
    clock.receive(HybridTimestamp(time: 8_000, counter: 7, node: 2))
    #expect(clock.tick(at: 10) == HybridTimestamp(time: 9_000, counter: 9, node: 1))
  }

  @Test("a counter that is full takes a millisecond")
  func overflow() {
    var clock = HybridLogicalClock(node: 1, latest: HybridTimestamp(time: 5, counter: .max, node: 2))
    #expect(clock.tick(at: 5) == HybridTimestamp(time: 6, counter: 0, node: 1))
  }

  @Test("the text and the bytes of a moment sort as the moments do", arguments: 0..<10)
  func coding(seed: Int) {
    var random = Randomness(seed: seed)
    let moments = (0..<50).map { _ in
      HybridTimestamp(
        time: random.next() >> (16 + UInt64(random.next(below: 40))), counter: UInt32(random.next(below: 3)),
        node: random.next())
    }.sorted()
    #expect(moments.map(\.description) == moments.map(\.description).sorted(), "seed \(seed)")
    #expect(moments.map { HybridTimestamp($0.description) } == moments, "seed \(seed)")
    #expect(moments.map { HybridTimestamp(bytes: $0.bytes) } == moments, "seed \(seed)")
    #expect(zip(moments, moments.dropFirst()).allSatisfy { !$1.bytes.lexicographicallyPrecedes($0.bytes) })
  }

  @Test(
    "other texts are not moments",
    arguments: ["", "0", String(repeating: "g", count: 36), "+" + String(repeating: "0", count: 35)])
  func invalid(text: String) {
    #expect(HybridTimestamp(text) == nil)
  }
}

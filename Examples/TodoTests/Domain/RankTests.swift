import SeededRandomness
import Testing

@testable import TodoStores

@Suite struct RankTests {
  @Test("random insertions keep the order of an array", arguments: 0..<20)
  func insertions(seed: Int) {
    var random = Randomness(seed: seed)
    var ranks: [Rank] = []
    for _ in 0..<400 {
      // Most are inserted near one place, where room gets scarce.
      let index = random.next(below: 4) == 0 ? random.next(below: ranks.count + 1) : min(ranks.count, 7)
      let count = 1 + random.next(below: 3)
      let lower = index > 0 ? ranks[index - 1] : nil
      let upper = index < ranks.count ? ranks[index] : nil
      ranks.insert(contentsOf: Rank.ranks(count, between: lower, and: upper), at: index)
    }
    #expect(ranks == ranks.sorted(), "seed \(seed)")
    #expect(Set(ranks).count == ranks.count, "seed \(seed)")
    #expect(ranks.allSatisfy { Rank($0.text) == $0 }, "seed \(seed)")
  }

  @Test("ranks of a long list are short, in both directions")
  func length() {
    let behind = Rank.ranks(100_000, between: nil, and: nil)
    #expect(behind == behind.sorted())
    #expect(behind.map(\.text.count).max() == 4)
    let before = Rank.ranks(10_000, between: nil, and: .first)
    #expect(before == before.sorted())
    #expect(before.map(\.text.count).max() == 4)
  }

  @Test("there is room beyond the first and the last whole number")
  func ends() throws {
    let last = try #require(Rank("z" + String(repeating: "z", count: 26)))
    let first = try #require(Rank("A" + String(repeating: "0", count: 25) + "1"))
    #expect(Rank.between(last, nil) > last)
    #expect(Rank.between(nil, first) < first)
    #expect(Rank.between(nil, Rank.between(nil, first)) < Rank.between(nil, first))
  }

  @Test(
    "other texts are not ranks",
    arguments: ["", "a", "0", "a0 ", "a00", "b0", "aä", "A" + String(repeating: "0", count: 26)])
  func invalid(text: String) {
    #expect(Rank(text) == nil)
  }
}

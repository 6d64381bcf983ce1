import Testing

@testable import TestRuns

@Suite("Parts of tests") struct TestShardTests {
  private func tests(_ count: Int) -> [TestName] {
    (0..<count).map { TestName("AppTests.Class\($0 / 3)/test\($0)", in: $0.isMultiple(of: 2) ? .xctest : .testing) }
  }

  @Test(
    "all parts together have each test once, and differ by one test at most", arguments: [0, 1, 5, 7, 100],
    [1, 2, 3, 8])
  func parts(count: Int, shards: Int) throws {
    let all = tests(count)
    let parts = try (1...shards).map { try #require(TestShard("\($0)/\(shards)")).part(of: all.shuffled()) }
    #expect(parts.map(\.count).reduce(0, +) == count)
    #expect(parts.reduce(Set()) { $0.union($1) } == Set(all))
    let counts = parts.map(\.count)
    #expect((counts.max() ?? 0) - (counts.min() ?? 0) <= 1)
  }

  @Test("the order in which tests are listed does not matter")
  func order() throws {
    let shard = try #require(TestShard("2/3"))
    #expect(shard.part(of: tests(10)) == shard.part(of: tests(10).reversed()))
  }

  @Test(
    "a part is a number from 1, a slash and the number of parts",
    arguments: ["", "1", "0/4", "5/4", "-1/4", "1/0", "a/b", "1/2/3", "1/ 2", "/"])
  func wrongTexts(text: String) { #expect(TestShard(text) == nil) }
}

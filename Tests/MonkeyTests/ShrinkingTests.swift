import Expectations
import Monkey
import SeededRandomness
import Testing

@Suite struct ShrinkingTests {
  @Test("a planted failure of several events is found exactly", arguments: [1, 2, 3, 5, 8], [UInt64(1), 2, 3, 4])
  func planted(count: Int, seed: UInt64) async {
    var random = Randomness(seed: seed)
    let culprits = Set((0..<500).shuffled(using: &random).prefix(count))
    let shortest = await Shrinking.shortest(of: Array(0..<500)) { culprits.isSubset(of: $0) }
    expectEqual(shortest, culprits.sorted())
  }

  @Test("without any one element the result no longer fails")
  func minimal() async {
    // The sum of the elements fails from 100 on.
    let shortest = await Shrinking.shortest(of: Array(1...40)) { $0.reduce(0, +) >= 100 }
    #expect(shortest.reduce(0, +) >= 100)
    for place in shortest.indices {
      var rest = shortest
      rest.remove(at: place)
      #expect(rest.reduce(0, +) < 100)
    }
  }

  @Test("one of a thousand elements is found in at most twice the binary logarithm of tests")
  func logarithmic() async {
    var tests = 0
    let shortest = await Shrinking.shortest(of: Array(0..<1_024)) {
      tests += 1
      return $0.contains(700)
    }
    expectEqual(shortest, [700])
    #expect(tests <= 20)
  }

  @Test("the order of the elements is kept")
  func order() async {
    let shortest = await Shrinking.shortest(of: [5, 9, 1, 7, 3]) { list in
      guard let nine = list.firstIndex(of: 9), let three = list.firstIndex(of: 3) else { return false }
      return nine < three
    }
    expectEqual(shortest, [9, 3])
  }

  @Test("the limit ends the search with the shortest list so far")
  func limit() async {
    var tests = 0
    let shortest = await Shrinking.shortest(of: Array(0..<64), limit: 3) {
      tests += 1
      return $0.contains(0)
    }
    expectEqual(tests, 3)
    expectEqual(shortest, Array(0..<8))
  }

  @Test("a single element is not tested")
  func single() async {
    var tests = 0
    let shortest = await Shrinking.shortest(of: [1]) { _ in
      tests += 1
      return true
    }
    expectEqual(shortest, [1])
    expectEqual(tests, 0)
  }
}

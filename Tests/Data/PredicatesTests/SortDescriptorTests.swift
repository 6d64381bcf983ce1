import Expectations
import Predicates
import Testing

@Suite struct SortDescriptorTests {
  private let plants = [Plant("b", height: 2), Plant("A", height: 1), Plant("a10", height: 2), Plant("a9")]

  private func names(_ descriptors: NSSortDescriptor...) -> [String] {
    NSArray(array: plants).sortedArray(using: descriptors).compactMap { ($0 as? Plant)?.name }
  }

  @Test("values are compared by a key, and nil is less than any value")
  func keys() {
    expectEqual(
      names(NSSortDescriptor(key: "height", ascending: true), NSSortDescriptor(key: "name", ascending: true)),
      ["a9", "A", "a10", "b"])
    expectEqual(
      names(NSSortDescriptor(key: "height", ascending: false), NSSortDescriptor(key: "name", ascending: true)),
      ["a10", "b", "A", "a9"])
  }

  @Test(
    "a selector names the comparison",
    arguments: [
      ("compare:", ["A", "a10", "a9", "b"]), ("caseInsensitiveCompare:", ["A", "a10", "a9", "b"]),
      ("localizedStandardCompare:", ["A", "a9", "a10", "b"]),
    ])
  func selectors(name: String, order: [String]) {
    let descriptor = NSSortDescriptor(key: "name", ascending: true, selectorName: name)
    expectEqual(names(descriptor), order)
    expectEqual(descriptor.selectorName, name)
  }

  @Test("a comparator compares the values")
  func comparators() {
    let descriptor = NSSortDescriptor(key: "name.length", ascending: false) { a, b in
      NSNumber(value: a as? Int ?? 0).compare(NSNumber(value: b as? Int ?? 0))
    }
    expectEqual(names(descriptor, NSSortDescriptor(key: "name", ascending: true)), ["a10", "a9", "A", "b"])
  }

  @Test("a property of an optional type is compared by its key path")
  func optionals() {
    expectEqual(names(NSSortDescriptor(keyPath: \Plant.height, ascending: true)).first, "a9")
  }

  @Test("without a key the objects themselves are compared")
  func objects() {
    expectEqual(
      NSArray(array: [2, 3, 1]).sortedArray(using: [NSSortDescriptor(key: nil, ascending: true)]) as? [Int], [1, 2, 3])
    expectEqual(
      NSArray(array: [2, 3, 1]).sortedArray(using: [NSSortDescriptor(key: "self", ascending: false)]) as? [Int],
      [3, 2, 1])
  }

  @Test("descriptors are equal by key, direction and selector, and can be reversed")
  func equality() {
    let name = NSSortDescriptor(key: "name", ascending: true)
    expectEqual(name, NSSortDescriptor(key: "name", ascending: true))
    #expect(name != NSSortDescriptor(key: "name", ascending: false))
    expectEqual(name.key, "name")
    expectEqual(name.reversedSortDescriptor as? NSSortDescriptor, NSSortDescriptor(key: "name", ascending: false))
    expectEqual(name.copy() as? NSSortDescriptor, name)
  }
}

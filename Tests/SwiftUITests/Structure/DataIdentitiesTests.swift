import Expectations
import PergolaTesting
import SeededRandomness
import Testing

@testable import SwiftUI

@MainActor @Suite("Identities of data")
struct DataIdentitiesTests {
  private func update(_ identities: DataIdentities<Int>, _ ids: [Int]) -> [Int]? { identities.update(ids) { $0 } }

  @Test("identities that stay keep their numbers, in any order")
  func stay() {
    let identities = DataIdentities<Int>()
    expectEqual(update(identities, [10, 11, 12, 13]), [])
    expectEqual(identities.numbers, [0, 1, 2, 3])
    expectEqual(update(identities, [12, 11, 10, 14, 13]), [])
    expectEqual(identities.numbers, [2, 1, 0, 4, 3])
    expectEqual(identities.position(ofNumber: 0), 2)
    expectEqual(identities.position(ofNumber: 4), 3)
    #expect(identities.position(ofNumber: 5) == nil)
  }

  @Test("an update without a change returns nil")
  func unchanged() {
    let identities = DataIdentities<Int>()
    #expect(update(identities, []) == nil)
    expectEqual(update(identities, [1, 2]), [])
    #expect(update(identities, [1, 2]) == nil)
  }

  @Test("the numbers of identities that are gone are returned in their former order, and not used again")
  func gone() {
    let identities = DataIdentities<Int>()
    _ = update(identities, [1, 2, 3, 4])
    expectEqual(update(identities, [4, 1]), [1, 2])
    expectEqual(update(identities, [4, 1, 2]), [])
    expectEqual(identities.numbers, [3, 0, 4])
    #expect(identities.position(ofNumber: 1) == nil)
  }

  @Test("each occurrence of an identity has a number of its own, which it keeps by its order among the equal ones")
  func repeated() {
    let identities = DataIdentities<Int>()
    expectEqual(update(identities, [7, 8, 7]), [])
    expectEqual(Set(identities.numbers).count, 3)
    expectEqual(identities.repeatedIDs, [7])
    let first = identities.numbers[0]
    let second = identities.numbers[2]
    expectEqual(identities.number(of: AnyHashable(7)), first)
    expectEqual(identities.number(of: identities.uniqueID(at: 2)), second)
    #expect(update(identities, [7, 7, 9]) != nil)
    expectEqual(identities.numbers[0], first)
    expectEqual(identities.numbers[1], second)
    expectEqual(update(identities, [9, 7]), [second])
    expectEqual(identities.repeatedIDs, [])
    expectEqual(identities.numbers[1], first)
  }

  @Test("random changes keep numbers, positions and repetitions true", arguments: [false, true])
  func random(allowsRepetitions: Bool) {
    var randomness = Randomness(seed: allowsRepetitions ? 1 : 2)
    let identities = DataIdentities<Int>()
    var ids: [Int] = []
    var errors = 0
    for _ in 0..<2_000 {
      var known: [[Int]: Int] = [:]
      for (key, number) in zip(occurrences(of: ids), identities.numbers) { known[key] = number }
      for _ in 0...randomness.next(below: 4) {
        switch randomness.next(below: 4) {
        case 0 where !ids.isEmpty: ids.remove(at: randomness.next(below: ids.count))
        case 1 where !ids.isEmpty:
          let id = ids.remove(at: randomness.next(below: ids.count))
          ids.insert(id, at: randomness.next(below: ids.count + 1))
        default:
          let id = randomness.next(below: allowsRepetitions ? 12 : 1_000_000)
          if allowsRepetitions || !ids.contains(id) { ids.insert(id, at: randomness.next(below: ids.count + 1)) }
        }
      }
      if ids.count > 20 { ids.removeFirst(10) }
      let gone = update(identities, ids) ?? []
      let keys = occurrences(of: ids)
      if identities.ids != ids { errors += 1 }
      if Set(identities.numbers).count != ids.count { errors += 1 }
      for (key, number) in known {
        // An occurrence that stays keeps its number, and another one is gone.
        if let place = keys.firstIndex(of: key) {
          if identities.numbers[place] != number { errors += 1 }
        } else if !gone.contains(number) {
          errors += 1
        }
      }
      if gone.count != known.keys.count(where: { !keys.contains($0) }) { errors += 1 }
      for (position, number) in identities.numbers.enumerated() {
        if identities.position(ofNumber: number) != position { errors += 1 }
        if identities.number(of: identities.uniqueID(at: position)) != number { errors += 1 }
      }
    }
    expectEqual(errors, 0)
  }

  /// Each identity with the number of equal ones before it.
  private func occurrences(of ids: [Int]) -> [[Int]] {
    var counts: [Int: Int] = [:]
    return ids.map { id in
      counts[id, default: 0] += 1
      return [id, counts[id, default: 0]]
    }
  }

  // MARK: Views

  struct Rows: View {
    enum Container: CaseIterable { case list, lazyStack, stack }

    @ObservedObject var model: ListModel<[Int]>
    let container: Container
    let probe: AppearanceProbe

    private var rows: some View { ForEach(model.value, id: \.self) { ProbedRow("\($0)", probe) } }

    var body: some View {
      switch container {
      case .list: List { rows }
      case .lazyStack: ScrollView { LazyVStack { rows } }
      case .stack: VStack { rows }
      }
    }
  }

  @Test("rows show their data in order and keep their state through random changes", arguments: Rows.Container.allCases)
  func rows(container: Rows.Container) async {
    var randomness = Randomness(seed: 3)
    let model = ListModel(Array(0..<5))
    let driver = Driver(
      showing: UIHostingController(
        rootView: Rows(model: model, container: container, probe: AppearanceProbe())),
      size: CGSize(width: 390, height: 2_000))
    var next = 5
    for _ in 0..<60 {
      await driver.settle()
      expectEqual(driver.labels, model.value.map(String.init))
      var ids = model.value
      switch randomness.next(below: 5) {
      case 0 where !ids.isEmpty: ids.remove(at: randomness.next(below: ids.count))
      case 1: ids.reverse()
      case 2 where !ids.isEmpty: ids.append(ids.remove(at: randomness.next(below: ids.count)))
      case 3: ids.insert(next, at: 0)
      default: ids.insert(next, at: randomness.next(below: ids.count + 1))
      }
      next += 1
      model.value = Array(ids.prefix(20))
    }
  }
}

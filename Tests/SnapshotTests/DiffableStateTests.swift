import Diffing
import Expectations
import SeededRandomness
import Synchronization
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

/// An identifier that counts how often it is hashed.
private struct Counted: Hashable {
  static let hashes = Atomic<Int>(0)

  let number: Int

  func hash(into hasher: inout Hasher) {
    Self.hashes.add(1, ordering: .relaxed)
    hasher.combine(number)
  }
}

@Suite("Diffable state", .serialized)
struct DiffableStateTests {
  private typealias State = DiffableState<String, Int>
  private typealias Tree = NSDiffableDataSourceSectionSnapshot<Int>

  /// The first fault found, or nil: each tree's visible items are its section's items, and the changes lead from the
  /// old state to the new one.
  private func fault(_ old: State, _ new: State, _ changes: SectionedChangeset) -> String? {
    for (section, tree) in new.trees where new.snapshot.itemIdentifiers(inSection: section) != tree.visibleItems {
      return "\(section) shows \(new.snapshot.picture), and its tree \(tree.visibleItems)"
    }
    func items(_ state: State) -> [[Int]] {
      state.snapshot.sectionIdentifiers.map { state.snapshot.itemIdentifiers(inSection: $0) }
    }
    let replayed = changes.replayed(on: items(old), taking: items(new))
    return replayed == items(new) ? nil : "\(old.snapshot.picture) to \(new.snapshot.picture): \(changes)"
  }

  /// Makes one change that a user could make, or replaces the tree.
  private func change(_ tree: inout Tree, _ randomness: inout Randomness) {
    func fresh(_ most: Int) -> [Int] {
      let some = (0..<Int.random(in: 1...most, using: &randomness)).map { _ in
        Int.random(in: 0..<60, using: &randomness)
      }
      return Set(some).filter { !tree.contains($0) }.sorted()
    }
    guard let item = tree.items.randomElement(using: &randomness) else { return tree.append(fresh(12)) }
    switch Int.random(in: 0..<9, using: &randomness) {
    case 0, 1: tree.expand([item])
    case 2: tree.collapse([item])
    case 3: tree.append(fresh(5), to: item)
    case 4: tree.insert(fresh(5), before: item)
    case 5: tree.delete([item])
    case 6:
      let branch = tree.snapshot(of: item, includingParent: true)
      tree.delete([item])
      if let other = tree.items.randomElement(using: &randomness) { tree.insert(branch, after: other) }
    case 7: tree.append(fresh(5))
    default:
      tree = Tree()
      tree.append(fresh(20))
    }
  }

  @Test("section snapshots and whole snapshots stay consistent in any order", arguments: 0..<40)
  func randomApplications(seed: Int) {
    var randomness = Randomness(seed: UInt64(seed))
    var state = State()
    for step in 0..<60 {
      let section = ["A", "B", "C"].randomElement(using: &randomness) ?? ""
      let content: State.Content
      if Int.random(in: 0..<5, using: &randomness) > 0 {
        var tree = state.tree(of: section)
        for _ in 0..<Int.random(in: 1...3, using: &randomness) { change(&tree, &randomness) }
        content = .tree(tree, in: section)
      } else {
        var snapshot = Int.random(in: 0..<3, using: &randomness) > 0 ? state.snapshot : Snapshot()
        if snapshot.indexOfSection(section) == nil { snapshot.appendSections([section]) }
        let some = Set((0..<8).map { _ in Int.random(in: 0..<60, using: &randomness) }).sorted()
        snapshot.deleteItems(some)
        snapshot.appendItems(some.filter { $0 % 3 > 0 }, toSection: section)
        if Int.random(in: 0..<5, using: &randomness) == 0 { snapshot.deleteSections([section]) }
        content = .snapshot(snapshot)
      }
      let (new, update) = state.comparing(content)
      if let fault = fault(state, new, update.changes) {
        Issue.record("seed \(seed), step \(step): \(fault)")
        return
      }
      if case .tree(let tree, let section) = content {
        expectEqual(new.snapshot.itemIdentifiers(inSection: section), tree.visibleItems, "seed \(seed), step \(step)")
        expectEqual(new.trees[section]?.isEqual(to: tree), true, "seed \(seed), step \(step)")
      }
      expectEqual(state.applying(content).snapshot.picture, new.snapshot.picture, "seed \(seed), step \(step)")
      state = new
    }
  }

  @Test("an item that moves to another section's tree leaves its old tree")
  func takenItem() {
    var (one, another) = (Tree(), Tree())
    one.append([1, 2, 3])
    another.append([4, 2])
    var state = State().applying(.tree(one, in: "A")).applying(.tree(another, in: "B"))
    expectEqual(state.snapshot.picture, "A:1,3 B:4,2")
    expectEqual(state.tree(of: "A").items, [1, 3])
    another.append([3], to: 4)
    state = state.applying(.tree(another, in: "B"))
    expectEqual(state.snapshot.picture, "A:1,3 B:4,2")
    another.expand([4])
    state = state.applying(.tree(another, in: "B"))
    expectEqual(state.snapshot.picture, "A:1 B:4,3,2")
    expectEqual(state.tree(of: "A").items, [1])
  }

  @Test("expanding a branch of a large tree costs what it shows")
  func costOfBranches() {
    var tree = NSDiffableDataSourceSectionSnapshot<Counted>()
    tree.append((0..<5000).map(Counted.init))
    for parent in 0..<50 {
      tree.append((0..<10).map { Counted(number: 10_000 + 10 * parent + $0) }, to: Counted(number: parent))
    }
    var state = DiffableState<Int, Counted>().applying(.tree(tree, in: 0))
    func hashes(_ change: (inout NSDiffableDataSourceSectionSnapshot<Counted>) -> Void) -> Int {
      let before = Counted.hashes.load(ordering: .relaxed)
      var tree = state.tree(of: 0)
      change(&tree)
      let (new, update) = state.comparing(.tree(tree, in: 0))
      expectEqual(update.changes.insertions.count + update.changes.deletions.count, 10)
      state = new
      return Counted.hashes.load(ordering: .relaxed) - before
    }
    #expect(hashes { $0.expand([Counted(number: 17)]) } < 200)
    #expect(hashes { $0.collapse([Counted(number: 17)]) } < 200)
    #expect(hashes { $0.insert((0..<10).map { Counted(number: 20_000 + $0) }, before: Counted(number: 4000)) } < 300)
    #expect(hashes { $0.delete((0..<10).map { Counted(number: 20_000 + $0) }) } < 200)
  }
}

import BackgroundCalls
import Expectations
import Foundation
import Synchronization
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

/// An identifier that counts its hashing on the main thread.
private struct Counted: Hashable, Sendable {
  static let hashesOnMain = Atomic<Int>(0)

  let number: Int

  func hash(into hasher: inout Hasher) {
    if Thread.isMainThread { Self.hashesOnMain.add(1, ordering: .relaxed) }
    hasher.combine(number)
  }
}

/// An identifier whose comparison runs a closure once.
private struct Interrupting: Hashable, Sendable {
  static let onHash = Mutex<(@Sendable () -> Void)?>(nil)

  let number: Int

  func hash(into hasher: inout Hasher) {
    let run = Self.onHash.withLock { run in
      defer { run = nil }
      return run
    }
    run?()
    hasher.combine(number)
  }
}

@MainActor @Suite("Snapshots applied from background queues")
struct DiffableDataSourceQueueTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func source(_ notes: ShownNotes) -> UICollectionViewDiffableDataSource<String, Int> {
    UICollectionViewDiffableDataSource(collectionView: notes.view) { view, path, item in
      dispatchPrecondition(condition: .onQueue(.main))
      let cell = view.dequeueReusableCell(withReuseIdentifier: "note", for: path)
      (cell as? NoteCell)?.text = "\(item)"
      return cell
    }
  }

  /// Runs a closure on a new queue, and returns when it has ended.
  private func elsewhere(_ body: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { continuation in
      DispatchQueue(label: "elsewhere").async {
        body()
        continuation.resume()
      }
    }
  }

  private typealias CountedSnapshot = NSDiffableDataSourceSnapshot<Int, Counted>
  private typealias CountedTree = NSDiffableDataSourceSectionSnapshot<Counted>

  private func countedSource(_ notes: ShownNotes) -> UICollectionViewDiffableDataSource<Int, Counted> {
    UICollectionViewDiffableDataSource(collectionView: notes.view) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "note", for: path)
    }
  }

  /// The number of hashes on the main actor until all applied snapshots are shown.
  private func hashesOnMain(_ notes: ShownNotes, _ body: () async -> Void) async -> Int {
    let before = Counted.hashesOnMain.load(ordering: .relaxed)
    await body()
    await notes.settle()
    return Counted.hashesOnMain.load(ordering: .relaxed) - before
  }

  @Test("snapshots are compared on their queue, not the main actor")
  func comparison() async {
    let notes = ShownNotes([[]], laysOut: false)
    let source = countedSource(notes)
    @Sendable func snapshot(_ numbers: [Int]) -> CountedSnapshot {
      var snapshot = CountedSnapshot()
      snapshot.appendSections([0])
      snapshot.appendItems(numbers.map(Counted.init))
      return snapshot
    }
    await elsewhere { Background(source).apply(snapshot(Array(0..<2000))) }
    await notes.settle()
    let hashes = await hashesOnMain(notes) {
      await elsewhere { Background(source).apply(snapshot(Array((1..<2001).reversed()))) }
    }
    #expect(hashes < 100)
    expectEqual(source.snapshot().itemIdentifiers.first?.number, 2000)
    expectEqual(notes.view.numberOfItems(inSection: 0), 2000)
  }

  @Test("a snapshot that an identifier's hash applies is shown after the one that is compared")
  func applyingDuringComparison() async {
    let notes = ShownNotes([[]], laysOut: false)
    let source = UICollectionViewDiffableDataSource<Int, Interrupting>(collectionView: notes.view) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "note", for: path)
    }
    @Sendable func snapshot(_ numbers: Range<Int>) -> NSDiffableDataSourceSnapshot<Int, Interrupting> {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Interrupting>()
      snapshot.appendSections([0])
      snapshot.appendItems(numbers.map(Interrupting.init))
      return snapshot
    }
    await elsewhere { Background(source).apply(snapshot(0..<3)) }
    await notes.settle()
    await elsewhere {
      let (outer, inner) = (snapshot(2..<6), snapshot(4..<6))
      Interrupting.onHash.withLock { $0 = { Background(source).apply(inner) } }
      Background(source).apply(outer)
    }
    await notes.settle()
    #expect(Interrupting.onHash.withLock { $0 == nil }, "the comparison hashes")
    expectEqual(source.snapshot().itemIdentifiers.map(\.number), [4, 5])
  }

  @Test("clearing and refilling is compared on the background queue too")
  func clearedAndFilled() async {
    let notes = ShownNotes([[]], laysOut: false)
    let source = countedSource(notes)
    @Sendable func snapshot(_ numbers: Range<Int>) -> CountedSnapshot {
      var snapshot = CountedSnapshot()
      snapshot.appendSections([0])
      snapshot.appendItems(numbers.map(Counted.init))
      return snapshot
    }
    await elsewhere { Background(source).apply(snapshot(0..<10)) }
    await notes.settle()
    let hashes = await hashesOnMain(notes) {
      await elsewhere {
        Background(source).apply(CountedSnapshot())
        Background(source).apply(snapshot(1000..<3000))
        Background(source).apply(CountedSnapshot())
        Background(source).apply(snapshot(2000..<4000))
      }
    }
    #expect(hashes < 100)
    expectEqual(notes.view.numberOfItems(inSection: 0), 2000)
  }

  @Test("section snapshots are compared on the background queue too")
  func trees() async {
    let notes = ShownNotes([[]], laysOut: false)
    let source = countedSource(notes)
    await elsewhere {
      var tree = CountedTree()
      tree.append((0..<2000).map(Counted.init))
      Background(source).apply(tree, to: 0)
    }
    await notes.settle()
    let hashes = await hashesOnMain(notes) {
      await elsewhere {
        var tree = CountedTree()
        tree.append((0..<2000).reversed().map(Counted.init))
        tree.append((3000..<4000).map(Counted.init), to: Counted(number: 7))
        tree.expand([Counted(number: 7)])
        Background(source).apply(tree, to: 0)
        Background(source).apply(tree, to: 1)
        var snapshot = CountedSnapshot()
        snapshot.appendSections([1, 0])
        snapshot.appendItems((1000..<1500).map(Counted.init))
        Background(source).apply(snapshot)
      }
    }
    #expect(hashes < 100)
    expectEqual(notes.view.numberOfItems(inSection: 1), 500)
    expectEqual(source.snapshot(for: 0).visibleItems.count, 500)
    #expect(source.snapshot(for: 1).items.isEmpty)
  }

  @Test(
    "snapshots are shown and completed in the order of the calls", arguments: [1, 400])
  func order(count: Int) async {
    let notes = ShownNotes([[]], laysOut: false)
    let source = source(notes)
    let completed = Mutex<[Int]>([])
    await elsewhere {
      for number in 0..<count {
        var snapshot = Snapshot.of(["A": Array(0..<(number % 7)) + [1000 + number], "B": [2000]])
        if number % 3 == 0 { snapshot.moveSection("A", afterSection: "B") }
        Background(source).apply(snapshot, animatingDifferences: number % 2 == 0) {
          dispatchPrecondition(condition: .onQueue(.main))
          completed.withLock { $0.append(number) }
        }
      }
    }
    await notes.settle()
    expectEqual(completed.withLock { $0 }, Array(0..<count))
    #expect(source.indexPath(for: 1000 + count - 1) != nil)
    expectEqual(source.snapshot().numberOfItems, (count - 1) % 7 + 2)
  }

  @Test("snapshots from many threads are shown one by one, none lost")
  func manyThreads() async {
    let notes = ShownNotes([[]], laysOut: false)
    let source = source(notes)
    let completed = Mutex<[Int]>([])
    await elsewhere {
      DispatchQueue.concurrentPerform(iterations: 100) { number in
        var snapshot = source.snapshot()
        if snapshot.numberOfSections == 0 { snapshot.appendSections(["A"]) }
        snapshot.appendItems([number])
        if number % 10 == 0 { snapshot.deleteItems(Array(snapshot.itemIdentifiers.dropLast())) }
        Background(source).apply(snapshot) { completed.withLock { $0.append(number) } }
      }
    }
    await notes.settle()
    notes.layOut()
    expectEqual(completed.withLock { $0.sorted() }, Array(0..<100))
    expectEqual(notes.view.numberOfItems(inSection: 0), source.snapshot().numberOfItems)
    expectEqual(notes.texts.first, source.itemIdentifier(for: IndexPath(0)).map(String.init))
  }

  @Test("snapshots, section snapshots and reloads keep their order")
  func mixture() async {
    let notes = ShownNotes([[]], laysOut: false)
    let source = source(notes)
    let completed = Mutex<[Int]>([])
    @Sendable func note(_ number: Int) -> () -> Void {
      { completed.withLock { $0.append(number) } }
    }
    await elsewhere {
      Background(source).apply(.of(["A": [1, 2, 3]]), completion: note(0))
      var tree = NSDiffableDataSourceSectionSnapshot<Int>()
      tree.append([10, 20])
      Background(source).apply(tree, to: "B", completion: note(1))
      Background(source).apply(.of(["B": [20, 10], "A": [3, 4]]), completion: note(2))
      Background(source).applySnapshotUsingReloadData(.of(["C": [5, 6]]), completion: note(3))
      Background(source).apply(.of(["C": [6, 7], "A": [5]]), completion: note(4))
      Background(source).apply(tree, to: "C", completion: note(5))
      Background(source).apply(.of(["C": [10, 8]]), completion: note(6))
    }
    await notes.settle()
    notes.layOut()
    expectEqual(completed.withLock { $0 }, Array(0..<7))
    expectEqual(notes.texts, ["10", "8"])
  }

  @Test("apply can be awaited off the main actor")
  func awaited() async {
    let notes = ShownNotes([[]], laysOut: false)
    let source = source(notes)
    let counts = await Task.detached {
      await source.apply(.of(["A": [1, 2]]))
      let first = source.snapshot().numberOfItems
      await source.apply(.of(["A": [2, 3, 4]]), animatingDifferences: false)
      return (first, source.snapshot().numberOfItems)
    }.value
    #expect(counts == (2, 3))
  }

  @Test("a subclass can change a snapshot before it is applied")
  func subclass() async {
    final class Adding: UICollectionViewDiffableDataSource<String, Int> {
      override func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<String, Int>, animatingDifferences: Bool,
        completion: (() -> Void)? = nil
      ) {
        var snapshot = snapshot
        snapshot.appendItems([99])
        super.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion)
      }
    }
    let notes = ShownNotes([[]], laysOut: false)
    let source = Adding(collectionView: notes.view) { view, path, item in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "note", for: path)
      (cell as? NoteCell)?.text = "\(item)"
      return cell
    }
    await elsewhere {
      Background(source).apply(.of(["A": [1]]))
      Background(source).apply(.of(["A": [2, 1]]))
      Background(source).apply(.of(["A": [3, 2]]))
    }
    await notes.settle()
    notes.layOut()
    expectEqual(notes.texts, ["3", "2", "99"])
  }

  @Test("completions run although the data source is released")
  func letGo() async {
    let notes = ShownNotes([[]], laysOut: false)
    let completed = Mutex<[Int]>([])
    var source: UICollectionViewDiffableDataSource<String, Int>? = source(notes)
    if let source {
      await elsewhere { [source] in
        for number in 0..<5 {
          Background(source).apply(.of(["A": [number]])) { completed.withLock { $0.append(number) } }
        }
      }
    }
    source = nil
    await notes.settle()
    expectEqual(completed.withLock { $0 }, Array(0..<5))
  }

  @Test("completions run although the data source is released during an animation")
  func letGoInAnimation() async {
    let notes = ShownNotes([[]])
    var completed: [String] = []
    var source: UICollectionViewDiffableDataSource<String, Int>? = source(notes)
    source?.apply(.of(["A": [1, 2]])) {}
    notes.layOut()
    source?.apply(.of(["A": [2, 3]]), animatingDifferences: true) { completed.append("animated") }
    source?.apply(.of(["A": [3, 4]]), animatingDifferences: false) { completed.append("not animated") }
    await nextTurn()
    expectEqual(completed, [], "the second apply waits for the first")
    source = nil
    notes.shown.advance(by: 1)
    await notes.settle()
    expectEqual(completed, ["animated", "not animated"])
  }

  private func nextTurn() async {
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
  }

  @Test("expanding an item is allowed while a background snapshot is pending")
  func opened() async {
    let notes = ShownNotes([[]])
    let source = source(notes)
    await elsewhere {
      var tree = NSDiffableDataSourceSectionSnapshot<Int>()
      tree.append([1])
      tree.append([2], to: 1)
      Background(source).apply(tree, to: "A")
    }
    await notes.settle()
    let sent = DispatchSemaphore(value: 0)
    DispatchQueue(label: "elsewhere").async {
      Background(source).apply(.of(["A": [1], "B": [9]]))
      sent.signal()
    }
    sent.wait()
    source.toggleExpansion(at: [0, 0])
    await notes.settle()
    expectEqual(source.snapshot().itemIdentifiers, [1, 9])
  }

  @Test("many snapshots applied on the main actor complete in order")
  func onMain() async {
    let notes = ShownNotes([[]], laysOut: false)
    let source = source(notes)
    var completed: [Int] = []
    for number in 0..<300 {
      source.apply(.of(["A": [number % 5, 10 + number]]), animatingDifferences: number % 4 < 2) {
        completed.append(number)
      }
      if number == 0 { notes.layOut() }
    }
    #expect(completed.isEmpty)
    await notes.settle()
    expectEqual(completed, Array(0..<300))
    expectEqual(notes.texts, ["4", "309"])
  }
}

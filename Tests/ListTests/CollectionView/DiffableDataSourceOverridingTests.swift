import BackgroundCalls
import Expectations
import Foundation
import Synchronization
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

private typealias Source = UICollectionViewDiffableDataSource<String, Int>

/// A data source that counts its calls and passes them on immediately.
private class Counting: Source {
  var count = 0

  override func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<String, Int>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    count += 1
    super.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion)
  }

  override func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<Int>, to section: String, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    count += 1
    super.apply(snapshot, to: section, animatingDifferences: animatingDifferences, completion: completion)
  }

  override func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<String, Int>, completion: (() -> Void)? = nil
  ) {
    count += 1
    super.applySnapshotUsingReloadData(snapshot, completion: completion)
  }
}

/// A data source that passes its calls on later, in one of several ways.
private final class Deferring: Source {
  enum Way: CaseIterable { case task, timer, closure }

  var count = 0
  var way = Way.task
  private var waiting: [() -> Void] = []

  override func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<String, Int>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    count += 1
    switch way {
    case .task:
      Task {
        await Task.yield()
        super.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion)
      }
    case .timer:
      waiting.append { super.apply(snapshot, animatingDifferences: animatingDifferences) { completion?() } }
      _ = Timer.scheduledTimer(withTimeInterval: 0.001, repeats: false) { [weak self] _ in
        MainActor.assumeIsolated { self?.goOn() }
      }
    case .closure:
      waiting.append { super.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion) }
    }
  }

  func goOn() {
    let all = waiting
    waiting = []
    for action in all { action() }
  }
}

/// A protocol that an app may declare over several kinds of data sources.
@MainActor
private protocol Applying<Shown> {
  associatedtype Shown

  func apply(_ snapshot: Shown, animatingDifferences: Bool, completion: (() -> Void)?)
}

extension UICollectionViewDiffableDataSource: Applying {}

@MainActor @Suite("Overridden methods of a diffable data source")
struct DiffableDataSourceOverridingTests {
  private func cell(_ view: UICollectionView, _ path: IndexPath, _ item: Int) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "note", for: path)
    (cell as? NoteCell)?.text = "\(item)"
    return cell
  }

  private func applyToAny<Section: Hashable, Item: Hashable>(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>,
    to source: UICollectionViewDiffableDataSource<Section, Item>, _ completion: @escaping () -> Void
  ) {
    source.apply(snapshot, animatingDifferences: false, completion: completion)
  }

  private func applyToAnything<Target: Applying>(_ snapshot: Target.Shown, to target: Target) {
    target.apply(snapshot, animatingDifferences: true, completion: nil)
  }

  @Test("an override runs once, whatever the caller's static type")
  func once() async {
    let notes = ShownNotes([[]], laysOut: false)
    let source = Counting(collectionView: notes.view, cellProvider: cell)
    var completed = 0
    source.apply(.of(["A": [1]])) { completed += 1 }
    expectEqual(source.count, 1)
    (source as Source).apply(.of(["A": [1, 2]])) { completed += 1 }
    expectEqual(source.count, 2)
    applyToAny(.of(["A": [2, 3]]), to: source) { completed += 1 }
    expectEqual(source.count, 3)
    applyToAnything(.of(["A": [3, 4]]), to: source)
    expectEqual(source.count, 4)
    let method: (NSDiffableDataSourceSnapshot<String, Int>, Bool, (() -> Void)?) -> Void = source.apply
    method(.of(["A": [4, 5]]), true) { completed += 1 }
    expectEqual(source.count, 5)
    await (source as Source).apply(.of(["A": [5, 6]]))
    expectEqual(source.count, 6)
    (source as Source).applySnapshotUsingReloadData(.of(["A": [6]])) { completed += 1 }
    expectEqual(source.count, 7)
    var tree = NSDiffableDataSourceSectionSnapshot<Int>()
    tree.append([7])
    (source as Source).apply(tree, to: "A") { completed += 1 }
    expectEqual(source.count, 8)
    await notes.settle()
    expectEqual(completed, 6)
    expectEqual(notes.texts, ["7"])
  }

  @Test("a deferred super call shows its snapshot and does not recurse", arguments: Deferring.Way.allCases)
  fileprivate func later(way: Deferring.Way) async {
    let notes = ShownNotes([[]], laysOut: false)
    let source = Deferring(collectionView: notes.view, cellProvider: cell)
    source.way = way
    var completed: [Int] = []
    for number in 1...3 {
      (source as Source).apply(.of(["A": [number]])) { completed.append(number) }
      expectEqual(source.count, number)
      source.goOn()
      while completed.count < number { await notes.settle() }
    }
    applyToAny(.of(["A": [4]]), to: source) { completed.append(4) }
    source.goOn()
    while completed.count < 4 { await notes.settle() }
    expectEqual(source.count, 4)
    expectEqual(completed, [1, 2, 3, 4])
    notes.layOut()
    expectEqual(notes.texts, ["4"])
  }

  @Test("an override may apply its snapshots from a queue")
  func laterFromElsewhere() async {
    let notes = ShownNotes([[]], laysOut: false)
    let source = QueueingDataSource(collectionView: notes.view, cellProvider: cell)
    let completed = Mutex<[Int]>([])
    for number in 0..<5 {
      source.apply(.of(["A": [number, number + 1]])) { completed.withLock { $0.append(number) } }
    }
    while completed.withLock({ $0.count }) < 5 { await notes.settle() }
    notes.layOut()
    expectEqual(source.count, 5)
    expectEqual(completed.withLock { $0 }, [0, 1, 2, 3, 4])
    expectEqual(notes.texts, ["4", "5"])
  }

  @Test("an async override is awaited once")
  func waiting() async {
    final class Waiting: Source {
      var count = 0

      override func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<String, Int>, animatingDifferences: Bool = true
      ) async {
        count += 1
        await Task.yield()
        await super.apply(snapshot, animatingDifferences: animatingDifferences)
      }
    }
    let notes = ShownNotes([[]], laysOut: false)
    let source = Waiting(collectionView: notes.view, cellProvider: cell)
    let base: Source = source
    await source.apply(.of(["A": [1]]))
    await base.apply(.of(["A": [1, 2]]))
    await Task.detached { await base.apply(.of(["A": [2, 3]])) }.value
    expectEqual(source.count, 3)
    expectEqual(source.snapshot().itemIdentifiers, [2, 3])
  }

  @Test("overrides work for identifiers that are only hashable")
  func anyHashable() {
    final class Sub: UICollectionViewDiffableDataSource<String, AnyHashable> {
      var count = 0

      override func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<String, AnyHashable>, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
      ) {
        count += 1
        super.apply(snapshot, animatingDifferences: animatingDifferences) { completion?() }
      }
    }
    let notes = ShownNotes([[]], laysOut: false)
    let source = Sub(collectionView: notes.view) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "note", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, AnyHashable>()
    snapshot.appendSections(["A"])
    snapshot.appendItems([1, "two"])
    source.apply(snapshot)
    (source as UICollectionViewDiffableDataSource).apply(snapshot)
    applyToAny(snapshot, to: source) {}
    expectEqual(source.count, 3)
    expectEqual(source.snapshot().numberOfItems, 2)
  }
}

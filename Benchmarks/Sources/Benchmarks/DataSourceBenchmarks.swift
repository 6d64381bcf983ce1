import Foundation
import PergolaUIKit

/// Measures how applying a changed snapshot scales, through a data source to a visible collection view.
@MainActor
func measureDataSources(_ suite: inout Suite) {
  let large = ShownList(count: 1_000_000)
  let small = ShownList(count: 10_000)

  func compare(_ name: String, _ work: (ShownList) -> Void) {
    suite.ratio(
      "snapshots/\(name): time at 1,000,000 over that at 10,000", limit: 5, repetitions: 60,
      prepare: {
        // Runs completions and other pending work of the main queue.
        _ = RunLoop.main.run(mode: .default, before: .now)
      },
      of: { _ in work(large) }, to: { _ in work(small) })
  }
  compare("20 items appended and applied") { list in
    list.edit { snapshot, new in snapshot.appendItems(Array(new..<(new + 20))) }
  }
  compare("20 items moved to distant places and applied") { list in
    list.edit { snapshot, new in
      for step in 1...20 { snapshot.moveItem(step * list.count / 21, afterItem: (new + step * 7919) % list.count) }
    }
  }
  let items = Array(0..<1_000_000)
  suite.ratio(
    "snapshots/1,000,000 items in a new snapshot, built and applied: time over a set's", limit: 8,
    prepare: { _ = RunLoop.main.run(mode: .default, before: .now) },
    of: { _ in large.rebuild() }, to: { _ in consume(Set(items)) })
}

/// A collection view of rows in a window, and its data source.
@MainActor
private final class ShownList {
  let count: Int
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let source: UICollectionViewDiffableDataSource<Int, Int>
  private var nextItem = 2_000_000

  init(count: Int) {
    self.count = count
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 390, height: 48)
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    window.addSubview(view)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<count))
    source.apply(snapshot)
    window.layoutIfNeeded()
  }

  /// Changes and applies the snapshot, and performs the layout. The closure receives the first of 20 new items.
  func edit(_ change: (inout NSDiffableDataSourceSnapshot<Int, Int>, Int) -> Void) {
    var snapshot = source.snapshot()
    change(&snapshot, nextItem)
    nextItem += 20
    source.apply(snapshot, animatingDifferences: false)
    window.layoutIfNeeded()
  }

  /// Applies a snapshot that shares no storage with the previous one, with other items at both ends.
  func rebuild() {
    let items = source.snapshot().itemIdentifiers.dropFirst(20) + (nextItem..<(nextItem + 20))
    nextItem += 20
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(items))
    source.apply(snapshot, animatingDifferences: false)
    window.layoutIfNeeded()
  }
}

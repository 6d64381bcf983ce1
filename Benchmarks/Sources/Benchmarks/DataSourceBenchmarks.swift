import Foundation
import PergolaUIKit

/// How applying a changed snapshot scales, through a data source to a collection view on screen.
@MainActor
func measureDataSources(_ suite: inout Suite) {
  let large = ShownList(count: 1_000_000)
  let small = ShownList(count: 10_000)

  func compare(_ name: String, limit: Double = 5, repetitions: Int = 60, _ work: (ShownList) -> Void) {
    suite.ratio(
      "snapshots/\(name): time at 1,000,000 over that at 10,000", limit: limit, repetitions: repetitions,
      prepare: {
        // Completions and what else waits for the main queue.
        _ = RunLoop.main.run(mode: .default, before: .now)
      },
      of: { _ in work(large) }, to: { _ in work(small) })
  }
  compare("20 items appended and applied") { list in
    list.edit { snapshot, new in snapshot.appendItems(Array(new..<(new + 20))) }
  }
  compare("20 items moved all over and applied") { list in
    list.edit { snapshot, new in
      for step in 1...20 { snapshot.moveItem(step * list.count / 21, afterItem: (new + step * 7919) % list.count) }
    }
  }
  // A hundred times as much to compare, in memory that no cache holds.
  compare("built from nothing and applied", limit: 250, repetitions: 7) { list in
    list.edit { snapshot, new in
      let items = snapshot.itemIdentifiers.dropFirst(20) + (new..<(new + 20))
      snapshot = NSDiffableDataSourceSnapshot()
      snapshot.appendSections([0])
      snapshot.appendItems(Array(items))
    }
  }
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

  /// Changes the snapshot, applies it, and has it shown. The change is given the first of many new items.
  func edit(_ change: (inout NSDiffableDataSourceSnapshot<Int, Int>, Int) -> Void) {
    var snapshot = source.snapshot()
    change(&snapshot, nextItem)
    nextItem += 20
    source.apply(snapshot, animatingDifferences: false)
    window.layoutIfNeeded()
  }
}

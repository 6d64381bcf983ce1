import Foundation
import UIKitLists

// Calls that sources in Swift 5 mode make on any thread. This target is compiled in that mode; the tests' own targets
// would get a warning for each call.

extension UICollectionViewDiffableDataSource {
  public nonisolated func applyInBackground(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    apply(snapshot, animatingDifferences: animatingDifferences, completion: completion)
  }

  public nonisolated func applyInBackground(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    apply(snapshot, to: section, animatingDifferences: animatingDifferences, completion: completion)
  }

  public nonisolated func applyInBackgroundUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    applySnapshotUsingReloadData(snapshot, completion: completion)
  }
}

extension UITableViewDiffableDataSource {
  public nonisolated func applyInBackground(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    apply(snapshot, animatingDifferences: animatingDifferences, completion: completion)
  }

  public nonisolated func applyInBackgroundUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    applySnapshotUsingReloadData(snapshot, completion: completion)
  }
}

/// A data source whose override hands on what it is given on a serial queue, as apps do that compare large snapshots.
public final class QueueingDataSource: UICollectionViewDiffableDataSource<String, Int> {
  private let queue = DispatchQueue(label: "updates")
  public private(set) var count = 0

  public override func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<String, Int>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    count += 1
    queue.async { super.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion) }
  }
}

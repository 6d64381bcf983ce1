import Foundation
import UIKitLists

/// A data source whose override hands on its snapshots on a serial queue, as apps do that compare large ones.
public final class QueueingDataSource: UICollectionViewDiffableDataSource<String, Int> {
  private let queue = UpdateQueue()
  public private(set) var count = 0

  public override func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<String, Int>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    count += 1
    queue.run { super.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion) }
  }
}

/// A serial queue for closures that are not checked for data races.
private struct UpdateQueue {
  private let queue = DispatchQueue(label: "updates")

  func run(_ body: @escaping () -> Void) { queue.async(execute: body) }
}

import Foundation
import UIKitLists

/// A data source whose override hands on its snapshots on a serial queue, as apps do that compare large ones.
public final class QueueingDataSource: UICollectionViewDiffableDataSource<String, Int> {
  private let queue = DispatchQueue(label: "updates")
  public private(set) var count = 0

  public override func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<String, Int>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    count += 1
    let application = Application {
      super.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion)
    }
    queue.async { application.body() }
  }
}

/// A closure that is not checked for data races.
private struct Application: @unchecked Sendable {
  let body: () -> Void
}

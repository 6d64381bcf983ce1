import UIKitLists

/// Calls that sources in Swift 5 mode make on any thread. This target is compiled in that mode; in the tests' own
/// targets the compiler would warn of each call.
public struct Background<Source> {
  private let source: Source

  public init(_ source: Source) { self.source = source }
}

extension Background {
  public func apply<Section, Item>(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) where Source: UICollectionViewDiffableDataSource<Section, Item> {
    source.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion)
  }

  public func apply<Section, Item>(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<Item>, to section: Section, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) where Source: UICollectionViewDiffableDataSource<Section, Item> {
    source.apply(snapshot, to: section, animatingDifferences: animatingDifferences, completion: completion)
  }

  public func applySnapshotUsingReloadData<Section, Item>(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, completion: (() -> Void)? = nil
  ) where Source: UICollectionViewDiffableDataSource<Section, Item> {
    source.applySnapshotUsingReloadData(snapshot, completion: completion)
  }
}

extension Background {
  public func apply<Section, Item>(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) where Source: UITableViewDiffableDataSource<Section, Item> {
    source.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion)
  }

  public func applySnapshotUsingReloadData<Section, Item>(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, completion: (() -> Void)? = nil
  ) where Source: UITableViewDiffableDataSource<Section, Item> {
    source.applySnapshotUsingReloadData(snapshot, completion: completion)
  }
}

import Foundation
@_spi(Toolkit) import UIKitCore

/// Applies snapshots to a table's content on behalf of the table's data source.
final class TableContentDataSource<Section: Hashable, Item: Hashable>: UICollectionViewDiffableDataSource<Section, Item>
{
  private weak var tableView: UITableView?
  weak var owner: UITableViewDiffableDataSource<Section, Item>?

  init(tableView: UITableView) {
    self.tableView = tableView
    super.init(collectionView: tableView.content) { _, _, _ in nil }
    // The initializer has set this object as the content's data source. The table's own source takes over again.
    tableView.attachSource()
  }

  override var isCurrentDataSource: Bool {
    guard let tableView, let owner else { return false }
    return tableView.dataSource === owner
  }

  override func didApply() {
    super.didApply()
    tableView?.setNeedsLayout()
  }

  /// Rows without an animation of their own appear and disappear with the owner's default row animation.
  override func perform(
    _ update: BatchUpdate, in view: UICollectionView, changingData: @escaping () -> Void,
    completion: @escaping (Bool) -> Void
  ) {
    tableView?.tableLayout.animations.others = owner?.defaultRowAnimation ?? .automatic
    super.perform(update, in: view, changingData: changingData, completion: completion)
    tableView?.tableLayout.animations.others = .automatic
    tableView?.setNeedsLayout()
  }

  func numberOfItems(inSection section: Int) -> Int {
    guard let tableView else { return 0 }
    return collectionView(tableView.content, numberOfItemsInSection: section)
  }
}

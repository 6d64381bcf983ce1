import Foundation
@_spi(Toolkit) import UIKitCore

/// Applies snapshots to a table's content in the name of the table's data source.
///
/// What comes to it from everywhere goes to that one's methods, which subclasses may override; what these leave to the
/// original comes back as the content's own work.
final class TableContentDataSource<Section: Hashable, Item: Hashable>: UICollectionViewDiffableDataSource<Section, Item>
{
  private weak var tableView: UITableView?
  weak var owner: UITableViewDiffableDataSource<Section, Item>?

  init(tableView: UITableView) {
    self.tableView = tableView
    super.init(collectionView: tableView.content) { _, _, _ in nil }
    // The table answers its content itself, and asks us.
    tableView.answerContent()
  }

  override var isInCharge: Bool {
    guard let tableView, let owner else { return false }
    return tableView.dataSource === owner
  }

  override var hasOverrides: Bool {
    owner.map { type(of: $0) != UITableViewDiffableDataSource<Section, Item>.self } ?? false
  }

  /// What no other animation is named for comes and goes as the owner says.
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

  // MARK: To the owner's methods

  override func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    guard let owner else {
      return perform(.snapshot(snapshot), .difference(animated: animatingDifferences), completion)
    }
    let overridable: (NSDiffableDataSourceSnapshot<Section, Item>, Bool, (() -> Void)?) -> Void = owner.apply
    overridable(snapshot, animatingDifferences, completion)
  }

  override func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true
  ) async {
    guard let owner else { return await wait(for: snapshot, animatingDifferences) }
    let overridable: @MainActor (NSDiffableDataSourceSnapshot<Section, Item>, Bool) async -> Void = owner.apply
    await overridable(snapshot, animatingDifferences)
  }

  override func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, completion: (() -> Void)? = nil
  ) {
    guard let owner else { return perform(.snapshot(snapshot), .reload, completion) }
    let overridable: (NSDiffableDataSourceSnapshot<Section, Item>, (() -> Void)?) -> Void =
      owner.applySnapshotUsingReloadData
    overridable(snapshot, completion)
  }

  override func applySnapshotUsingReloadData(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>) async {
    guard let owner else { return await wait(forReloadOf: snapshot) }
    let overridable: @MainActor (NSDiffableDataSourceSnapshot<Section, Item>) async -> Void =
      owner.applySnapshotUsingReloadData
    await overridable(snapshot)
  }
}

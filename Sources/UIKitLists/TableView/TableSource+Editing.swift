import Foundation
@_spi(Toolkit) import UIKitCore

/// Forwards editing, movement and multiple selection to the table's data source and delegate.
extension TableSource {
  // MARK: Editing

  func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
    guard let table, let dataSource = table.dataSource else { return false }
    return dataSource.tableView(table, canEditRowAt: indexPath)
  }

  // MARK: Moving

  /// Returns the data source's answer in editing mode, and false otherwise.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    guard let table, table.isEditing else { return false }
    return table.canMove(at: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    table?.moveInData(from: sourceIndexPath, to: destinationIndexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    guard let table, let delegate = table.delegate else { return proposedIndexPath }
    return delegate.tableView(
      table, targetIndexPathForMoveFromRowAt: originalIndexPath, toProposedIndexPath: proposedIndexPath)
  }

  // MARK: Multiple selection

  func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    guard let table, let delegate = table.delegate else { return false }
    return delegate.tableView(table, shouldBeginMultipleSelectionInteractionAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    guard let table else { return }
    table.delegate?.tableView(table, didBeginMultipleSelectionInteractionAt: indexPath)
  }

  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    guard let table else { return }
    table.delegate?.tableViewDidEndMultipleSelectionInteraction(table)
  }
}

extension TableSource: ReorderingDataSource {
  var isReorderable: Bool { false }

  private var reordering: (any ReorderingDataSource)? { table?.dataSource as? any ReorderingDataSource }

  func willCommitMove(moveFrom source: IndexPath, to target: IndexPath) {
    reordering?.willCommitMove(moveFrom: source, to: target)
  }

  func didCommitMove() { reordering?.didCommitMove() }
}

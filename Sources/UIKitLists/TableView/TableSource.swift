import Foundation
@_spi(Toolkit) import UIKitCore

/// The data source and delegate of a table's content. It forwards all calls to the table's data source and delegate.
@MainActor
final class TableSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate,
  UICollectionViewDataSourcePrefetching
{
  private(set) weak var table: UITableView?

  init(table: UITableView) {
    self.table = table
    super.init()
  }

  // MARK: Data

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    guard let table, let dataSource = table.dataSource else { return 0 }
    return dataSource.numberOfSections(in: table)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    guard let table, let dataSource = table.dataSource else { return 0 }
    return dataSource.tableView(table, numberOfRowsInSection: section)
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let row = collectionView.dequeueReusableCell(withReuseIdentifier: TableRow.reuseIdentifier, for: indexPath)
    if let row = row as? TableRow { table?.fill(row, at: indexPath) }
    return row
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let isEnd = kind == TableHeaderFooter.headerKind || kind == TableHeaderFooter.footerKind
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: isEnd ? TableHeaderFooter.reuseIdentifier : SectionHeaderFooter.reuseIdentifier,
      for: indexPath)
    if let end = view as? TableHeaderFooter {
      (kind == TableHeaderFooter.headerKind ? table?.tableHeaderView : table?.tableFooterView).map(end.show)
    } else if let edge = view as? SectionHeaderFooter {
      table?.fill(edge, role(of: kind), in: indexPath.section)
    }
    return view
  }

  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    let section =
      table.flatMap { $0.dataSource?.tableView($0, sectionForSectionIndexTitle: title, at: index) } ?? index
    return IndexPath(row: 0, section: section)
  }

  private func role(of kind: String) -> UITableView.HeaderFooterRole {
    kind == UICollectionView.elementKindSectionHeader ? .header : .footer
  }

  // MARK: Prefetching

  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    guard let table else { return }
    table.prefetchDataSource?.tableView(table, prefetchRowsAt: indexPaths)
  }

  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
    guard let table else { return }
    table.prefetchDataSource?.tableView(table, cancelPrefetchingForRowsAt: indexPaths)
  }

  // MARK: Highlight

  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    guard let table, let delegate = table.delegate else { return true }
    return delegate.tableView(table, shouldHighlightRowAt: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    guard let table else { return }
    table.delegate?.tableView(table, didHighlightRowAt: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    guard let table else { return }
    table.delegate?.tableView(table, didUnhighlightRowAt: indexPath)
  }

  // MARK: Selection

  /// Selects the row that the delegate returns, which may differ from the touched row.
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    guard let table, let delegate = table.delegate else { return true }
    let chosen = delegate.tableView(table, willSelectRowAt: indexPath)
    if let chosen, chosen != indexPath { collectionView.setSelectedByUser(true, at: chosen) }
    return chosen == indexPath
  }

  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    guard let table, let delegate = table.delegate else { return true }
    let chosen = delegate.tableView(table, willDeselectRowAt: indexPath)
    if let chosen, chosen != indexPath { collectionView.setSelectedByUser(false, at: chosen) }
    return chosen == indexPath
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let table else { return }
    table.cellForRow(at: indexPath)?.selectionTrigger?()
    table.delegate?.tableView(table, didSelectRowAt: indexPath)
    postSelectionNotification(in: table)
  }

  /// Informs the delegate. In single selection, `willDeselectRowAt` is called here, because the collection view does
  /// not ask before another row takes the selection.
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    guard let table else { return }
    if !collectionView.canSelectSeveral { _ = table.delegate?.tableView(table, willDeselectRowAt: indexPath) }
    table.delegate?.tableView(table, didDeselectRowAt: indexPath)
    // In single selection, the selection of the other row posts the notification for both changes.
    if collectionView.canSelectSeveral { postSelectionNotification(in: table) }
  }

  private func postSelectionNotification(in table: UITableView) {
    NotificationCenter.default.post(name: UITableView.selectionDidChangeNotification, object: table)
  }

  func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    guard let table, let delegate = table.delegate else { return true }
    return delegate.tableView(table, canPerformPrimaryActionForRowAt: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
    guard let table else { return }
    table.delegate?.tableView(table, performPrimaryActionForRowAt: indexPath)
  }

  // MARK: Focus

  func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
    guard let table, let delegate = table.delegate else { return collectionView.allowsFocus(ofItemAt: indexPath) }
    return delegate.tableView(table, canFocusRowAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool {
    guard let table, let delegate = table.delegate else { return true }
    return delegate.tableView(table, selectionFollowsFocusForRowAt: indexPath)
  }

  func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    guard let table else { return nil }
    return table.delegate?.indexPathForPreferredFocusedView(in: table)
  }

  // MARK: Display

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    guard let table, let cell = (cell as? TableRow)?.cell else { return }
    table.delegate?.tableView(table, willDisplay: cell, forRowAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    guard let table, let cell = (cell as? TableRow)?.release() else { return }
    table.delegate?.tableView(table, didEndDisplaying: cell, forRowAt: indexPath)
    table.keep(cell)
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    guard let table, let view = (view as? SectionHeaderFooter)?.view else { return }
    switch role(of: elementKind) {
    case .header: table.delegate?.tableView(table, willDisplayHeaderView: view, forSection: indexPath.section)
    case .footer: table.delegate?.tableView(table, willDisplayFooterView: view, forSection: indexPath.section)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    guard let table, let view = (view as? SectionHeaderFooter)?.release() else { return }
    switch role(of: elementKind) {
    case .header: table.delegate?.tableView(table, didEndDisplayingHeaderView: view, forSection: indexPath.section)
    case .footer: table.delegate?.tableView(table, didEndDisplayingFooterView: view, forSection: indexPath.section)
    }
    if let view = view as? UITableViewHeaderFooterView { table.keep(view) }
  }

  // MARK: Scrolling

  /// Forwards the end of a scrolling animation of the content. The table itself reports its own scrolling.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    guard let table else { return }
    table.delegate?.scrollViewDidEndScrollingAnimation(table)
  }
}

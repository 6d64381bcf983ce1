import Foundation
@_spi(Toolkit) import UIKitCore

extension UITableView {
  /// Sets providers that return the delegate's swipe actions for the rows that can be edited, or a delete action.
  final func addSwipeActions(to configuration: inout UICollectionLayoutListConfiguration) {
    configuration.leadingSwipeActionsConfigurationProvider = { [weak self] path in
      guard let self, canEdit(at: path) else { return nil }
      return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    }
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] path in
      self?.trailingActions(at: path)
    }
  }
}

extension TableContent: SwipedRowObserver {
  func rowWillBeSwiped(at path: IndexPath) {
    guard let table else { return }
    table.delegate?.tableView(table, willBeginEditingRowAt: path)
  }

  func rowIsNoLongerSwiped(at path: IndexPath?) {
    guard let table else { return }
    table.delegate?.tableView(table, didEndEditingRowAt: path)
  }
}

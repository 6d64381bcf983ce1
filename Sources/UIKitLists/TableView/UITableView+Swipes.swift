import Foundation
@_spi(Toolkit) import UIKitCore

extension UITableView {
  /// Has the rows of a section ask the delegate what can be done to them, where they can be edited.
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

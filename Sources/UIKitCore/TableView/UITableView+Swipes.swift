import Foundation

extension UITableView {
  /// Has the rows of a section ask the delegate what can be done to them.
  final func addSwipeActions(to configuration: inout UICollectionLayoutListConfiguration) {
    configuration.leadingSwipeActionsConfigurationProvider = { [weak self] path in
      guard let self else { return nil }
      return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    }
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] path in
      self?.trailingActions(at: path)
    }
  }
}

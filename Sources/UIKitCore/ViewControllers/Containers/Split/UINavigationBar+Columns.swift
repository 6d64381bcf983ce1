import Foundation

extension UINavigationBar {
  /// The buttons of a split view controller, before the page's own items.
  final var columnItems: [UIBarButtonItem] {
    get { manager?.columnItems ?? [] }
    set {
      guard !columnItems.elementsEqual(newValue, by: ===) else { return }
      manager?.columnItems = newValue
      setNeedsLayout()
    }
  }

  /// Removes the buttons of a split view controller at once, except for some, so that another bar can take them.
  final func keepColumnItems(_ kept: [UIBarButtonItem]) {
    let removed = columnItems.filter { item in !kept.contains { $0 === item } }
    guard !removed.isEmpty else { return }
    columnItems.removeAll { item in removed.contains { $0 === item } }
    leadingRow.items.removeAll { item in removed.contains { $0 === item } }
  }
}

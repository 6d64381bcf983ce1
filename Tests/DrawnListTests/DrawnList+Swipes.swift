import Foundation
import UIKitCore
import UIKitLists

extension DrawnList {
  /// Returns a list whose rows have actions that complete at once.
  static func withActions(
    _ items: [String] = ["Apple", "Banana", "Cherry"], leading: [String] = [], trailing: [String] = [],
    columns: Int = 18, rows: Int? = nil, allowsFullSwipe: Bool = true, isRightToLeft: Bool = false
  ) -> DrawnList {
    func provider(
      _ titles: [String]
    ) -> UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider {
      { _ in
        let actions = titles.map { UIContextualAction(style: .normal, title: $0) { $2(true) } }
        let configuration = UISwipeActionsConfiguration(actions: actions)
        configuration.performsFirstActionWithFullSwipe = allowsFullSwipe
        return configuration
      }
    }
    return DrawnList(
      sections: [items], columns: columns, rows: rows ?? 2 * items.count, isRightToLeft: isRightToLeft
    ) {
      $0.leadingSwipeActionsConfigurationProvider = provider(leading)
      $0.trailingSwipeActionsConfigurationProvider = provider(trailing)
    }
  }

  /// Returns a list whose rows have an action that deletes them.
  static func withDeletion() -> DrawnList {
    var delete: (IndexPath) -> Void = { _ in }
    let list = DrawnList("Apple", "Banana", "Cherry", columns: 18) {
      $0.trailingSwipeActionsConfigurationProvider = { path in
        let action = UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
          delete(path)
          completion(true)
        }
        return UISwipeActionsConfiguration(actions: [action])
      }
    }
    delete = { [weak list] path in list?.delete(at: path) }
    return list
  }
}

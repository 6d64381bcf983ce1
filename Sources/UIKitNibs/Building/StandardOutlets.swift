import Foundation
@_spi(Toolkit) import UIKitCore
@_spi(Toolkit) import UIKitLists

/// The outlets of the original's classes.
@MainActor
enum StandardOutlets {
  /// Outlets of the original's classes that do not exist here.
  static let absent: Set<String> = ["delegate", "dragDelegate", "dropDelegate", "inputAccessoryView", "inputView"]

  /// Sets an outlet. Returns false if the object's class has no outlet of that name.
  static func set(_ property: String, of object: NSObject, to value: AnyObject) -> Bool {
    switch object {
    case let controller as UIViewController: set(property, of: controller, to: value)
    case let view as UIView: setView(property, of: view, to: value)
    case let recognizer as UIGestureRecognizer: setDelegate(property, value) { recognizer.delegate = $0 }
    case let item as UINavigationItem: set(property, of: item, to: value)
    default: false
    }
  }

  /// Sets a delegate if that is the property and the value can be one.
  private static func setDelegate<Delegate>(
    _ property: String, named name: String = "delegate", _ value: AnyObject, _ set: (Delegate) -> Void
  ) -> Bool {
    guard property == name, let delegate = value as? Delegate else { return false }
    set(delegate)
    return true
  }

  private static func set(_ property: String, of controller: UIViewController, to value: AnyObject) -> Bool {
    switch (property, controller) {
    case ("view", _):
      guard let view = value as? UIView else { return false }
      setView(view, of: controller)
    case ("tableView", let controller as UITableViewController): controller.tableView = value as? UITableView
    case ("collectionView", let controller as UICollectionViewController):
      controller.collectionView = value as? UICollectionView
    case ("refreshControl", let controller as UITableViewController):
      controller.refreshControl = value as? UIRefreshControl
    case (_, let controller as UINavigationController):
      return setDelegate(property, value) { controller.delegate = $0 }
    case (_, let controller as UITabBarController): return setDelegate(property, value) { controller.delegate = $0 }
    case (_, let controller as UISplitViewController): return setDelegate(property, value) { controller.delegate = $0 }
    case (_, let controller as UIPageViewController):
      return setDelegate(property, value) { controller.delegate = $0 }
        || setDelegate(property, named: "dataSource", value) { controller.dataSource = $0 }
    default: return false
    }
    return true
  }

  /// Sets the view of a controller. That of a collection view controller is a plain view around the collection view.
  static func setView(_ view: UIView, of controller: UIViewController) {
    guard let controller = controller as? UICollectionViewController, let collectionView = view as? UICollectionView
    else {
      controller.view = view
      return
    }
    let plain = UIView(frame: view.frame)
    plain.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view = plain
    controller.collectionView = collectionView
  }

  private static func set(_ property: String, of item: UINavigationItem, to value: AnyObject) -> Bool {
    switch property {
    case "titleView": item.titleView = value as? UIView
    case "leftBarButtonItem": item.leftBarButtonItem = value as? UIBarButtonItem
    case "rightBarButtonItem": item.rightBarButtonItem = value as? UIBarButtonItem
    case "backBarButtonItem": item.backBarButtonItem = value as? UIBarButtonItem
    default: return false
    }
    return true
  }

  private static func setView(_ property: String, of view: UIView, to value: AnyObject) -> Bool {
    switch view {
    case let table as UITableView where property != "delegate": set(property, of: table, to: value)
    case let table as UITableView: setDelegate(property, value) { table.delegate = $0 }
    case let view as UICollectionView where property == "delegate": setDelegate(property, value) { view.delegate = $0 }
    case let view as UICollectionView: set(property, of: view, to: value)
    case let view as UITextView: setDelegate(property, value) { view.delegate = $0 }
    case let view as UIScrollView where property == "refreshControl":
      setDelegate(property, named: "refreshControl", value) { view.refreshControl = $0 }
    case let view as UIScrollView: setDelegate(property, value) { view.delegate = $0 }
    case let field as UITextField: setDelegate(property, value) { field.delegate = $0 }
    case let bar as UISearchBar: setDelegate(property, value) { bar.delegate = $0 }
    case let bar as UITabBar: setDelegate(property, value) { bar.delegate = $0 }
    case let cell as UITableViewCell: set(property, of: cell, to: value)
    case let cell as UICollectionViewCell: set(property, of: cell, to: value)
    case let picker as UIPickerView:
      setDelegate(property, value) { picker.delegate = $0 }
        || setDelegate(property, named: "dataSource", value) { picker.dataSource = $0 }
    default: false
    }
  }

  private static func set(_ property: String, of table: UITableView, to value: AnyObject) -> Bool {
    switch property {
    case "dataSource": return setDelegate(property, named: property, value) { table.dataSource = $0 }
    case "prefetchDataSource": return setDelegate(property, named: property, value) { table.prefetchDataSource = $0 }
    case "tableHeaderView": table.tableHeaderView = value as? UIView
    case "tableFooterView": table.tableFooterView = value as? UIView
    case "backgroundView": table.backgroundView = value as? UIView
    case "refreshControl": table.refreshControl = value as? UIRefreshControl
    default: return false
    }
    return true
  }

  private static func set(_ property: String, of view: UICollectionView, to value: AnyObject) -> Bool {
    switch property {
    case "dataSource": return setDelegate(property, named: property, value) { view.dataSource = $0 }
    case "prefetchDataSource": return setDelegate(property, named: property, value) { view.prefetchDataSource = $0 }
    case "backgroundView": view.backgroundView = value as? UIView
    case "refreshControl": view.refreshControl = value as? UIRefreshControl
    default: return false
    }
    return true
  }

  private static func set(_ property: String, of cell: UITableViewCell, to value: AnyObject) -> Bool {
    switch property {
    case "accessoryView": cell.accessoryView = value as? UIView
    case "editingAccessoryView": cell.editingAccessoryView = value as? UIView
    case "backgroundView": cell.backgroundView = value as? UIView
    case "selectedBackgroundView": cell.selectedBackgroundView = value as? UIView
    case "multipleSelectionBackgroundView": cell.multipleSelectionBackgroundView = value as? UIView
    default: return false
    }
    return true
  }

  private static func set(_ property: String, of cell: UICollectionViewCell, to value: AnyObject) -> Bool {
    switch property {
    case "backgroundView": cell.backgroundView = value as? UIView
    case "selectedBackgroundView": cell.selectedBackgroundView = value as? UIView
    default: return false
    }
    return true
  }
}

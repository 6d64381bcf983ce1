import Foundation

/// The properties of a controller that containers and their bars read.
struct ContainerSettings {
  var navigationItem: UINavigationItem?
  var tabBarItem: UITabBarItem?
  var toolbarItems: [UIBarButtonItem]?
  var editItem: UIBarButtonItem?
  weak var topScrollView: UIScrollView?
  weak var bottomScrollView: UIScrollView?
  /// The tab bar controller that lists the controller, even while its "More" list does not show it.
  weak var tabOwner: UITabBarController?
  /// The split view controller that has the controller in a column, even while it is not its parent.
  weak var splitOwner: UISplitViewController?
  /// True while a container adds the controller.
  var movesToParent = false
  /// True while a container removes the controller.
  var movesFromParent = false
}

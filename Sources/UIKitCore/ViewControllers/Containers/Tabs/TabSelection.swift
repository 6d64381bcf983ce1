/// The state of the selection in a tab bar controller.
@MainActor
struct TabSelection {
  /// The selected controller; nil for none.
  weak var controller: UIViewController?
  /// True if the selected controller is "More", or one of its list.
  var isMore = false
  /// True if the user has selected a tab.
  var isByUser = false
  /// The controller whose view is in the container.
  weak var shown: UIViewController?
  /// The controller of the list.
  var more: MoreNavigationController?
  /// The scroll view whose scrolling the bar follows.
  weak var followed: UIScrollView?
  /// The transition in progress.
  var transition: ControllerTransition?
  /// The container of the controllers' views.
  var pages: PagesView?
}

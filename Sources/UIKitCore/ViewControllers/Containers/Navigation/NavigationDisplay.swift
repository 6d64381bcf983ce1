import Foundation

/// The state of a navigation controller between its stack and the screen.
@MainActor
struct NavigationDisplay {
  /// The page whose view is in the container; nil before the first one.
  var page: UIViewController?
  /// The transition in progress.
  var transition: ControllerTransition?
  /// True if the next transition is animated.
  var isAnimated = false
  /// Controllers that are no longer in the stack, and are removed when their transition has ended.
  var leaving: [UIViewController] = []
  /// Controllers that were added to the stack, and are notified when their transition has ended.
  var arriving: [UIViewController] = []
  /// The stack when the page was shown: a page of it that is shown again is shown by going back.
  var knownPages: Set<ObjectIdentifier> = []
  /// The focus of the pages below the visible one, when they were covered.
  var focusBefore: [ObjectIdentifier: FocusReturn] = [:]
  /// The first page, until the delegate has been notified that it was shown.
  weak var unreportedPage: UIViewController?
  /// The transition that the user's finger drives.
  weak var interactive: ControllerTransition?
  /// The page to which the bars belong while the user's finger moves a page with a bar of its own away from it.
  var pageBehind: UIViewController?
  /// The distance of the navigation bar from its place, with which it follows the page behind, in points.
  var barShift: CGFloat = 0
  /// The container of the pages.
  var pages: PagesView?
  /// The scroll view whose scrolling the bar above follows.
  weak var followedAbove: UIScrollView?
  /// The scroll view whose scrolling the toolbar follows.
  weak var followedBelow: UIScrollView?
  /// True while bars are being laid out.
  var isLayingOutBars = false

  /// The page that the user's finger moves, if it has a bar of its own.
  var pageInFront: UIViewController? { pageBehind == nil || pageBehind === page ? nil : page }
  /// The page to which the bars belong.
  var barPage: UIViewController? { pageBehind ?? page }

  /// Remembers the stack of the page that is shown now.
  mutating func note(_ stack: [UIViewController]) { knownPages = Set(stack.map { ObjectIdentifier($0) }) }
}

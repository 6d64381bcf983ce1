import Foundation

/// The pages of a page view controller, and the turn in progress.
@MainActor
struct PageDisplay {
  /// The page beside the current one.
  enum Neighbor {
    /// The data source has not been asked.
    case unknown
    /// The data source's answer: nil if there is no such page.
    case known(UIViewController?)

    var page: UIViewController? {
      if case .known(let page) = self { page } else { nil }
    }
  }

  /// The page that `viewControllers` returns.
  var current: UIViewController?
  /// The page whose view is in the scroll view while there is no turn.
  var shown: UIViewController?
  var before = Neighbor.unknown
  var after = Neighbor.unknown
  var turn: PageTurn?

  var scrollView: PageScrollView?
  var pageControl: UIPageControl?
  /// The views around the pages' views, in the scroll view.
  var slots: [ObjectIdentifier: PagesView] = [:]
  /// The free pages' lengths in front of the current page and behind it, along the axis.
  var room = PageRoom()
  /// True while the pages are placed, so that the movement of the content is not the user's.
  var isPlacing = false

  /// The index of the current dot.
  var presentationIndex = 0
}

/// The sides of the current page at which the content has room for another page.
struct PageRoom: Equatable {
  /// At the left, or at the top.
  var isInFront = false
  /// At the right, or at the bottom.
  var isBehind = false

  /// The index of the current page among the pages of the content.
  var currentIndex: CGFloat { isInFront ? 1 : 0 }
  /// The number of pages that the content has room for.
  var count: CGFloat { 1 + (isInFront ? 1 : 0) + (isBehind ? 1 : 0) }
}

/// A change from one page to another.
@MainActor
final class PageTurn {
  /// The cause of a turn.
  enum Cause {
    /// A drag, which the pages follow.
    case drag
    /// A wheel, a key or the page control.
    case key
    /// A call of the app, with its completion closure.
    case call(((Bool) -> Void)?)
  }

  let from: UIViewController
  let to: UIViewController
  let isForward: Bool
  let cause: Cause
  /// True if another change ended the turn before its time.
  var wasInterrupted = false
  var transition: ControllerTransition?

  init(from: UIViewController, to: UIViewController, isForward: Bool, cause: Cause) {
    self.from = from
    self.to = to
    self.isForward = isForward
    self.cause = cause
  }

  var isDrag: Bool { if case .drag = cause { true } else { false } }
}

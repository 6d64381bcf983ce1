import Foundation

/// A container that shows one page of a sequence, through which the user scrolls.
///
/// A data source gives the pages beside the visible one. It is asked when the user begins to scroll, once for each side
/// of a page; ``setViewControllers(_:direction:animated:completion:)`` and a new data source discard the answers.
///
/// A drag, a wheel along the axis, an arrow key that doesn't move the focus, and the page control turn the page. A
/// single page is in the view, except during a turn.
open class UIPageViewController: UIViewController {
  @_spi(Toolkit) open override class var builtInMembers: [ObjectMember] {
    super.builtInMembers + pageViewControllerMembers
  }
  override final var followsFittingSizes: Bool { false }

  /// A page view controller without pages.
  ///
  /// - Parameters:
  ///   - style: The style of the transition between pages, which is always `.scroll`.
  ///   - navigationOrientation: The axis along which the pages follow each other.
  ///   - options: The space between pages, under `OptionsKey.interPageSpacing`.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    interPageSpacing = OptionsKey.spacing(in: options)
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    transitionStyle = .scroll
    navigationOrientation =
      coder.interfaceObject(forKey: "navigationOrientation") as? String == "vertical" ? .vertical : .horizontal
    interPageSpacing = coder.readsInterface ? coder.decodeDouble(forKey: "pageSpacing") : 0
    super.init(coder: coder)
    coder.decodeProperties(of: self, declaredBy: UIPageViewController.self)
  }

  /// The style of the transition between pages.
  public final let transitionStyle: TransitionStyle

  /// The axis along which the pages follow each other.
  public final let navigationOrientation: NavigationOrientation

  /// The space between two pages, in points.
  final let interPageSpacing: CGFloat

  /// The delegate, which is notified of the user's turns.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// The data source of the pages beside the visible one; nil, the default, to disable scrolling by the user.
  ///
  /// Setting it, also to the same object, discards the pages that the former one gave.
  open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { dataSourceDidChange() } }

  /// The gesture recognizers of the transition style: none for `.scroll`, whose recognizer belongs to a scroll view.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  /// The visible page, or the one to which a programmatic transition leads, as the only element; nil before the first
  /// one was set. It changes at the end of a turn by the user.
  open var viewControllers: [UIViewController]? { display.current.map { [$0] } }

  /// Shows a page. The delegate is not called.
  ///
  /// Traps unless there is exactly one view controller.
  ///
  /// - Parameters:
  ///   - viewControllers: The page, as the only element.
  ///   - direction: The side from which an animated page arrives.
  ///   - animated: True to scroll to the page.
  ///   - completion: A closure called after the transition. Its argument is false if another change or turn interrupted
  ///     the animation.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let pages = viewControllers ?? []
    guard let page = pages.first, pages.count == 1 else {
      fatalError(
        """
        The number of view controllers provided (\(pages.count)) doesn't match the number required (1) for the requested \
        transition
        """)
    }
    show(page, direction: direction, animated: animated, completion: completion)
  }

  /// The pages and their turn, changed by `+Turning`, `+Scrolling` and `+Layout`.
  final var display = PageDisplay()

  // MARK: The view

  open override func loadView() { view = makeContainerView() }

  override func prepareForAppearance() {
    super.prepareForAppearance()
    installPage()
  }

  override var foremostController: UIViewController {
    let foremost = super.foremostController
    return foremost === self ? display.current?.foremostController ?? self : foremost
  }
}

import Foundation

/// A container that shows the last of a stack of controllers as a page, with a bar above and a toolbar below.
///
/// The stack changes at once. While the container is in a window, the page changes with the next layout, so that any
/// number of changes in a turn makes one transition; changes during a transition follow it. Pages below the top one keep
/// their state but have no view in the window.
open class UINavigationController: UIViewController {
  /// The methods and properties that are found by name.
  @_spi(Toolkit) open override class var builtInMembers: [ObjectMember] {
    super.builtInMembers + navigationControllerMembers
  }
  override final var followsFittingSizes: Bool { false }

  /// A controller with an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    navigationBar = UINavigationBar(frame: .zero)
    toolbarClass = UIToolbar.self
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    finishInit()
  }

  /// A controller with one page.
  public init(rootViewController: UIViewController) {
    navigationBar = UINavigationBar(frame: .zero)
    toolbarClass = UIToolbar.self
    super.init(nibName: nil, bundle: nil)
    finishInit()
    setViewControllers([rootViewController], animated: false)
  }

  /// A controller with an empty stack and bars of given classes; nil for the usual ones.
  public init(navigationBarClass: UINavigationBar.Type?, toolbarClass: UIToolbar.Type?) {
    navigationBar = (navigationBarClass ?? UINavigationBar.self).init(frame: .zero)
    self.toolbarClass = toolbarClass ?? UIToolbar.self
    super.init(nibName: nil, bundle: nil)
    finishInit()
  }

  public required init?(coder: NSCoder) {
    navigationBar = coder.interfaceObject(forKey: "navigationBar") as? UINavigationBar ?? UINavigationBar(frame: .zero)
    toolbarClass = UIToolbar.self
    storedToolbar = coder.interfaceObject(forKey: "toolbar") as? UIToolbar
    super.init(coder: coder)
    finishInit()
    coder.decodeProperties(of: self, declaredBy: UINavigationController.self)
  }

  private func finishInit() {
    navigationBar.manager = NavigationBarManager { [weak self] in self?.viewIfLoaded?.setNeedsLayout() }
    popGesture.edges = .left
    popGesture.delegate = popGestureRule
    popGesture.addHandler { [weak self] _ in self?.popGestureDidProceed() }
  }

  // MARK: The stack

  /// The stack, changed by `+Stack`.
  final var stack: [UIViewController] = []
  /// The state of the container between the stack and the screen.
  final var display = NavigationDisplay()

  /// The stack, the visible page last. Setting it is not animated.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the stack as one transition: back to a page that is in the stack already, forward to any other.
  ///
  /// Traps if a controller occurs twice.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(to: viewControllers, animated: animated)
  }

  /// Adds a page and shows it. Traps if it is in the stack already, or is a navigation controller.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    push(viewController, animated: animated)
  }

  /// Removes the last page and returns it; nil for the first page, which stays.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return removePages(from: stack.count - 1, animated: animated).last
  }

  /// Removes the pages above one, and returns them; nil if there are none. Traps if it is not in the stack.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      fatalError("Tried to pop to a view controller that doesn't exist.")
    }
    let removed = removePages(from: index + 1, animated: animated)
    return removed.isEmpty ? nil : removed
  }

  /// Removes all pages but the first, and returns them; nil if there are none.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard stack.count > 1 else { return nil }
    return removePages(from: 1, animated: animated)
  }

  /// Pops the pages in front of the controller.
  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    if topViewController !== subsequentVC { popToViewController(subsequentVC, animated: UIView.areAnimationsEnabled) }
  }

  /// Pushes the controller with animation.
  open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

  /// Pushes the secondary controller of a split view controller that collapses.
  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) { stackColumns([secondaryViewController]) }

  /// Takes the last page off the stack for a split view controller that expands; nil for the first page, which stays.
  open override func separateSecondaryViewController(for splitViewController: UISplitViewController)
    -> UIViewController?
  { separateTopPage() }

  /// The last page of the stack; nil if the stack is empty.
  open var topViewController: UIViewController? { stack.last }

  /// The controller that is presented in front of the page, or else the last page of the stack; nil if the stack is
  /// empty.
  open var visibleViewController: UIViewController? {
    let top = topViewController
    return (top ?? self).presentedViewController ?? top
  }

  /// The delegate, which is notified of the pages that are shown.
  open weak var delegate: (any UINavigationControllerDelegate)?

  // MARK: Bars

  /// The bar above the pages. The controller manages its items.
  public final let navigationBar: UINavigationBar
  private let toolbarClass: UIToolbar.Type
  private var storedToolbar: UIToolbar?

  /// The bar below the pages, which shows their `toolbarItems`.
  open var toolbar: UIToolbar! {
    if let storedToolbar { return storedToolbar }
    let toolbar = toolbarClass.init(frame: .zero)
    storedToolbar = toolbar
    return toolbar
  }

  final var toolbarIfLoaded: UIToolbar? { storedToolbar }

  private var hidesNavigationBar = false
  private var hidesToolbar = true

  /// A Boolean value that indicates whether the bar above is hidden; false by default.
  open var isNavigationBarHidden: Bool {
    get { hidesNavigationBar }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar above.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidesNavigationBar != hidden else { return }
    hidesNavigationBar = hidden
    barVisibilityDidChange(animated: animated)
  }

  /// A Boolean value that indicates whether the bar below is hidden; true by default.
  open var isToolbarHidden: Bool {
    get { hidesToolbar }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar below.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidesToolbar != hidden else { return }
    hidesToolbar = hidden
    barVisibilityDidChange(animated: animated)
  }

  /// A Boolean value that indicates whether a drag of the page's scroll view hides the bars, and one back shows them
  /// again; false by default. The bars change when the drag ends. The toolbar returns only if the drag hid it.
  open var hidesBarsOnSwipe = false
  /// True while the toolbar is hidden because of a drag.
  final var swipeHidesToolbar = false

  /// The duration in which the bars appear and disappear, in seconds.
  public static let hideShowBarDuration: CGFloat = 0.2

  // MARK: Going back

  final let popGesture = UIScreenEdgePanGestureRecognizer()
  private lazy var popGestureRule = PopGestureRule(self)

  /// The recognizer of the movement from the leading edge that goes back to the previous page.
  ///
  /// Its delegate lets it begin only where there is a back button. Another delegate, or none, lets it begin on every page
  /// but the first, also on those that hide the back button.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popGesture }

  /// The action of the escape key: goes back, unless the page hides the back button.
  @_spi(Toolkit) open override var escapeAction: KeyAction? {
    userBackAction.map { KeyAction("go back", $0) } ?? super.escapeAction
  }

  /// Leaves the page as its back button does; nil on the first page, and if the page hides the button.
  ///
  /// The action is that of the page itself, because the bar shows the page before until the next layout.
  final var userBackAction: (@MainActor () -> Void)? {
    guard stack.count > 1, let item = topViewController?.navigationItem, !item.hidesBackButton else { return nil }
    return { [self] in
      if let back = item.backAction {
        back.performWithSender(nil, target: nil)
      } else {
        popViewController(animated: true)
      }
    }
  }

  override var foremostController: UIViewController {
    topViewController?.foremostController ?? self
  }

  // MARK: The view

  open override func loadView() { view = makeContainerView() }

  override func prepareForAppearance() {
    super.prepareForAppearance()
    guard display.transition == nil else { return }
    if display.page !== stack.last { install(stack.last) } else { showBarItems() }
  }

  override func childDidAppear(_ child: UIViewController) {
    super.childDidAppear(child)
    reportFirstPage(child)
  }

  /// The tab of the controller: its own, or else that of its first page.
  open override var tabBarItem: UITabBarItem! {
    get { containerSettings.tabBarItem ?? stack.first?.tabBarItem ?? super.tabBarItem }
    set { super.tabBarItem = newValue }
  }
}

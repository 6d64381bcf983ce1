import Foundation
import PergolaDiagnostics

/// A container that shows one of several controllers, which the user selects by tabs below.
///
/// A controller's view is loaded when it is selected first. If there are more tabs than fit, the last one is "More",
/// which lists the others.
open class UITabBarController: UIViewController, UITabBarDelegate {
  @_spi(Toolkit) open override class var builtInMembers: [ObjectMember] {
    super.builtInMembers + tabBarControllerMembers
  }
  override final var followsFittingSizes: Bool { false }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    tabBar = UITabBar(frame: .zero)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    tabBar.manager = self
  }

  public required init?(coder: NSCoder) {
    tabBar = coder.interfaceObject(forKey: "tabBar") as? UITabBar ?? UITabBar(frame: .zero)
    super.init(coder: coder)
    tabBar.manager = self
    coder.decodeProperties(of: self, declaredBy: UITabBarController.self)
  }

  /// The bar of tabs. The controller manages its items and its selection.
  public final let tabBar: UITabBar

  /// Called after the user selected a tab, before the delegate is asked and the selection changes. Does nothing; apps
  /// override it.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  /// Selects the tab of the controller.
  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    selectedViewController = subsequentVC
  }

  /// The delegate, which decides about selections by the user.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The state of the selection, changed by `+Selection`.
  final var selection = TabSelection()
  /// The controllers, changed by `+Selection`.
  final var tabs: [UIViewController] = []

  /// The controllers, in the order of their tabs; nil or empty for none. Setting it keeps the selection if its
  /// controller is still there, and otherwise selects the first.
  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Sets the controllers. Hosts that animate fade the tabs if `animated` is true.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    change(to: viewControllers ?? [], animated: animated)
  }

  /// The index of the selected controller; `NSNotFound` while "More" is selected or there are no controllers.
  ///
  /// Setting it does not call the delegate. An index out of range is ignored.
  open var selectedIndex: Int {
    get { tabs.firstIndex { $0 === selectedViewController } ?? NSNotFound }
    set {
      guard tabs.indices.contains(newValue) else { return }
      select(tabs[newValue])
    }
  }

  /// The selected controller, or `moreNavigationController` while the list is visible; nil if there are no controllers.
  ///
  /// Setting it does not call the delegate. Traps if the controller does not have a tab.
  open var selectedViewController: UIViewController? {
    get { selection.isMore ? moreController.shownTab ?? moreController : selection.controller }
    set {
      guard let newValue else { return }
      guard newValue === selection.more || tabs.contains(where: { $0 === newValue }) else {
        fatalError(
          """
          -[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of \
          view controllers can be selected.
          """)
      }
      select(newValue)
    }
  }

  /// The controller of the list of tabs that do not fit, made on first use.
  open var moreNavigationController: UINavigationController { moreController }

  final var moreController: MoreNavigationController {
    if let more = selection.more { return more }
    let more = MoreNavigationController(for: self)
    selection.more = more
    return more
  }

  // MARK: The view

  open override func loadView() { view = makeContainerView() }

  override func prepareForAppearance() {
    super.prepareForAppearance()
    showSelection()
  }

  override var foremostController: UIViewController {
    selection.shown?.foremostController ?? self
  }
}

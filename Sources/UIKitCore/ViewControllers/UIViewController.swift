import Foundation

/// A controller of one screen or a part of it. It creates its view, follows the view's life cycle and contains other
/// controllers.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  /// A controller whose view is created in code. Nibs are not supported: both arguments must be nil.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    if let nibNameOrNil {
      fatalError(
        """
        Could not load NIB in bundle: \(nibBundleOrNil ?? .main) with name '\(nibNameOrNil)': nibs are not read on this \
        platform; override loadView().
        """)
    }
    super.init()
  }

  /// A controller whose view is created in code.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Always nil: archives are not supported.
  public required init?(coder: NSCoder) { return nil }

  // MARK: The view

  private var storedView: UIView?

  /// The root view, created on first access.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set {
      guard storedView !== newValue else { return }
      storedView?.viewController = nil
      storedView = newValue
      newValue?.viewController = self
    }
  }

  /// A Boolean value that indicates whether the root view has been created.
  public final var isViewLoaded: Bool { storedView != nil }

  /// The root view if it has been created.
  public final var viewIfLoaded: UIView? { storedView }

  /// Creates the root view if there is none.
  public final func loadViewIfNeeded() {
    guard storedView == nil else { return }
    loadView()
    guard storedView != nil else {
      fatalError("-[\(type(of: self)) loadView] did not set the view.")
    }
    viewDidLoad()
  }

  /// Creates the root view: a plain one by default. Overrides set `view` and do not call `super`.
  open func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Called once, after the view has been created.
  open func viewDidLoad() {}

  // MARK: Appearance

  final var appearance = Appearance.disappeared
  final var appearsAnimated = false
  /// True between `beginAppearanceTransition(_:animated:)` and `endAppearanceTransition()`.
  final var isInAppearanceTransition = false
  /// The window whose root controller this is.
  final weak var rootWindow: UIWindow?

  /// Called before the view joins its window; overrides call `super`.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in its window, with its traits and its size, before its first layout.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view has been laid out in its window for the first time; overrides call `super`.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view leaves its window; overrides call `super`.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view has left its window; overrides call `super`.
  open func viewDidDisappear(_ animated: Bool) {}

  /// A Boolean value that indicates whether children receive the appearance callbacks of this controller. True by
  /// default.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // MARK: Layout

  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view laid out its subviews, possibly often.
  open func viewDidLayoutSubviews() {}
  /// Called after the view's safe area changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called after the view's margins changed.
  open func viewLayoutMarginsDidChange() {}

  /// Called instead of the view's `updateConstraints()`; overrides call `super` last.
  open func updateViewConstraints() { view.updateConstraints() }

  /// Insets added to the safe area of the view, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if oldValue != additionalSafeAreaInsets { viewIfLoaded?.safeAreaMayHaveChanged() } }
  }

  /// The least margins of the root view: leading and trailing 16 points, or 20 if it is wider than 375 points.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = (viewIfLoaded?.bounds.width ?? 0) > 375 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Called before the size of the view changes; overrides call `super`, which calls it for the children.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }

  /// The transition that the controller, or one around it, takes part in.
  final weak var transitionInProgress: ControllerTransition?

  /// The coordinator of the transition in which the controller or one around it appears or disappears, or of the
  /// window's size change; nil except during a transition.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    transitionInProgress ?? viewIfLoaded?.window?.sizeTransition ?? parent?.transitionCoordinator
  }

  // MARK: Unavailable content

  final var contentUnavailability = ContentUnavailability()

  /// The content displayed in front of everything else in the view, from edge to edge, while there is no content to
  /// display: usually a `UIContentUnavailableConfiguration`; nil, the default, for none. Content behind it is visible
  /// where this one is clear, but receives no touches, keys or accessibility actions. Only a text field that is being
  /// edited still receives text, because it may be the search field.
  ///
  /// It is updated with `updated(for:)` for `contentUnavailableConfigurationState`.
  public final var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { contentUnavailability.configuration }
    set {
      contentUnavailability.configuration = newValue
      showContentUnavailable()
      viewIfLoaded?.setNeedsLayout()
    }
  }

  /// The state for which `contentUnavailableConfiguration` is updated. Overrides add to the value of `super`.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    UIContentUnavailableConfigurationState(traitCollection: traitCollection)
  }

  /// Sets `contentUnavailableConfiguration` for a state; does nothing by default. The system calls it; apps call
  /// `setNeedsUpdateContentUnavailableConfiguration()`.
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

  // MARK: Traits

  /// The appearance forced on the view and its subviews; `.unspecified` for none.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if oldValue != overrideUserInterfaceStyle { viewIfLoaded?.traitsDidChange() } }
  }

  /// The traits of the controller: those of its parent, with its own style if it overrides that.
  open var traitCollection: UITraitCollection {
    let inherited =
      parent?.traitCollection ?? viewIfLoaded?.superview?.traitCollection ?? SceneContext.current.traits
    guard overrideUserInterfaceStyle != .unspecified else { return inherited }
    return inherited.changing { $0.userInterfaceStyle = overrideUserInterfaceStyle }
  }

  /// Called after the traits changed.
  ///
  /// - Parameter previousTraitCollection: the previous traits; nil the first time.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  final func reportTraits(_ traits: UITraitCollection, previous: UITraitCollection?) {
    if previous != nil { setNeedsUpdateContentUnavailableConfiguration() }
    SceneContext.current.with(traits: traits).perform { traitCollectionDidChange(previous) }
  }

  // MARK: Children

  /// The controller that contains this one.
  public internal(set) final weak var parent: UIViewController?

  /// The controllers that this one contains, in the order of their addition.
  public internal(set) final var children: [UIViewController] = []

  /// Called before the controller joins or leaves a parent.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called after the controller joined or left a parent. The app calls it after adding a child.
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Titles and editing

  /// The title of the screen, which is also that of its navigation item and of its tab unless these have their own.
  open var title: String? { didSet { titleDidChange() } }

  /// A Boolean value that indicates whether the user can edit the content.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }

  private var storedIsEditing = false

  /// Called when editing begins or ends; overrides call `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    storedIsEditing = editing
    updateEditButtonItem()
  }

  /// A button that begins and ends editing: "Edit", and "Done" during editing. It is made on first use.
  open var editButtonItem: UIBarButtonItem { sharedEditButtonItem }

  // MARK: Containers

  /// The properties that containers and their bars read.
  final var containerSettings = ContainerSettings()

  /// The contents of the navigation bar for the controller's page, made on first use.
  open var navigationItem: UINavigationItem { sharedNavigationItem }

  /// The tab of the controller, made on first use.
  open var tabBarItem: UITabBarItem! {
    get { sharedTabBarItem }
    set { setTabBarItem(newValue) }
  }

  /// The items of the toolbar for the controller's page; nil, the default, for none.
  open var toolbarItems: [UIBarButtonItem]? {
    get { containerSettings.toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Sets the items of the toolbar. Hosts that animate fade them if `animated` is true.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    containerSettings.toolbarItems = toolbarItems
    navigationController?.toolbarItemsDidChange(of: self, animated: animated)
  }

  /// A Boolean value that indicates whether tab bar and toolbar are hidden while the controller is in a navigation
  /// stack; false by default.
  open var hidesBottomBarWhenPushed = false

  /// The edges at which the view reaches below bars; all by default.
  open var edgesForExtendedLayout = UIRectEdge.all { didSet { containerLayoutDidChange() } }

  /// A Boolean value that indicates whether the view also reaches below bars that are not translucent; false by
  /// default.
  open var extendedLayoutIncludesOpaqueBars = false { didSet { containerLayoutDidChange() } }

  /// Shows another controller in the container around this one: a navigation controller pushes it.
  open func show(_ vc: UIViewController, sender: Any?) { parent?.show(vc, sender: sender) }

  /// Called after `viewWillAppear(_:)`, before the children are told: a container adds the view that it shows.
  func prepareForAppearance() {}

  /// Called after the `viewDidAppear(_:)` of a child.
  func childDidAppear(_ child: UIViewController) {}

  // MARK: Responder

  /// The action of the escape key: ends editing.
  @_spi(Toolkit) open override var escapeAction: KeyAction? {
    isEditing ? KeyAction("end editing") { [self] in setEditing(false, animated: true) } : super.escapeAction
  }

  /// The controller that the user sees in front: this one, or one that it contains or presents.
  var foremostController: UIViewController { self }

  open override var next: UIResponder? { viewIfLoaded?.superview ?? rootWindow }

  override final var responderWindow: UIWindow? { viewIfLoaded?.responderWindow }
}

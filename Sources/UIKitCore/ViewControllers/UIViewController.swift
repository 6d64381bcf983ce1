import Foundation

/// A controller of one screen or a part of it. It creates its view, follows the view's life cycle and contains other
/// controllers.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer {
  /// The methods and properties that are found by name.
  @_spi(Toolkit) open override class var builtInMembers: [ObjectMember] { super.builtInMembers + viewControllerMembers }

  /// A controller whose view is in the nib with a name in a bundle, which is nil for the app's.
  ///
  /// Without a name, the view is in the nib that has the name of the class, or that name without "Controller" at the
  /// end, if there is one, and otherwise created in code.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nib = NibReference(name: nibNameOrNil, bundle: nibBundleOrNil)
    super.init()
  }

  /// A controller whose view is created in code, or in the nib with the name of the class.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a controller from an element of a nib or a storyboard, which has its view too; nil for another coder.
  public required init?(coder: NSCoder) {
    guard coder.readsInterface else { return nil }
    super.init()
    coder.decodeProperties(of: self, declaredBy: UIViewController.self)
  }

  // MARK: Nib and storyboard

  final var nib = NibReference()
  /// The part of a nib or a storyboard that the controller was made from; nil for a controller made in code.
  @_spi(Toolkit) public final var interface: (any ControllerInterface)?

  /// The name of the nib of the view; nil if the controller was made without one.
  open var nibName: String? { nib.name }

  /// The bundle of the nib of the view; nil for the app's.
  open var nibBundle: Bundle? { nib.bundle }

  /// The storyboard that made the controller; nil if none did.
  open var storyboard: UIStoryboard? { interface?.storyboard }

  /// Performs the segue with an identifier in the storyboard. Traps if the controller has no such segue.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performSegue(named: identifier, sender: sender)
  }

  /// Returns false to forbid a segue that the user begins. True by default.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before a segue of this controller is performed; does nothing by default.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Returns a Boolean value that indicates whether an unwind segue may end here: by default, if the controller has the
  /// action.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { responds(to: action) }

  /// The children that are searched for the destination of an unwind segue: those that don't contain its source, the
  /// last one first.
  open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    children.reversed().filter { $0 !== childContaining(source) }
  }

  /// The child that contains the source of an unwind segue; nil if there isn't one.
  public final func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    children.first { source.source.isInside($0) }
  }

  /// Shows a child that is or contains the destination of an unwind segue; does nothing by default, containers override
  /// it.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

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
  open var isViewLoaded: Bool { storedView != nil }

  /// The root view if it has been created.
  open var viewIfLoaded: UIView? { storedView }

  /// Creates the root view if there is none.
  open func loadViewIfNeeded() {
    guard storedView == nil else { return }
    loadView()
    guard storedView != nil else {
      fatalError("-[\(type(of: self)) loadView] did not set the view.")
    }
    viewDidLoad()
  }

  /// Creates the root view: that of the nib or the storyboard, and a plain one if there is none. Overrides set `view`
  /// and do not call `super`.
  open func loadView() {
    if loadViewFromInterface() { return }
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Called once, after the view has been created.
  open func viewDidLoad() {}

  // MARK: Appearance

  final var appearance = Appearance.disappeared
  final var appearsAnimated = false
  /// The transition that a container began; nil outside of one.
  final var appearanceTransition: AppearanceTransition?
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

  /// Notifies a child that its view is about to appear or to disappear. A container whose
  /// `shouldAutomaticallyForwardAppearanceMethods` is false calls it before it adds or removes the child's view, and
  /// ``endAppearanceTransition()`` afterwards. Overrides call `super`.
  ///
  /// Loads the view if it appears. Calls `viewWillAppear(_:)` or `viewWillDisappear(_:)`, also of the visible children
  /// that receive the callbacks of this controller; not again if the controller appears or disappears already.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginTransition(isAppearing: isAppearing, animated: animated)
  }

  /// Ends the transition that ``beginAppearanceTransition(_:animated:)`` began: calls `viewDidAppear(_:)` or
  /// `viewDidDisappear(_:)`. Overrides call `super`.
  open func endAppearanceTransition() { endTransition() }

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

  /// The least margins of the root view: leading and trailing 16 points, or 20 if it is at least 414 points wide.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side = UIView.systemMargin(inWidth: viewIfLoaded?.bounds.width ?? 0)
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  // MARK: Content container

  /// Called before the size of the view changes; overrides call `super`, which calls it for the children whose size
  /// changes, with their size in the new one.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children {
      let own = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if own != child.viewIfLoaded?.bounds.size { child.viewWillTransition(to: own, with: coordinator) }
    }
  }

  /// Called before the traits of the controller change, and before a size change that causes it; overrides call `super`,
  /// which calls it for the children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      child.willTransition(to: child.ownTraits(inheriting: newCollection), with: coordinator)
    }
  }

  /// Returns the size that a child will have when the view has a size: by default that size.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called after the preferred size of a child changed. The default does nothing.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// Called after the size that the constraints inside a child's view determine changed, if the view's own frame is not
  /// set by constraints. The default does nothing. It is not called for the pages, tabs and columns of containers.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// True if the controller is notified of the fitting sizes of its children.
  var followsFittingSizes: Bool { true }
  final var fittingSize = FollowedFittingSize()

  /// The transition that the controller, or one around it, takes part in.
  final weak var transitionInProgress: ControllerTransition?

  /// The coordinator of the transition in which the controller or one around it appears or disappears, or of the
  /// window's size change; nil except during a transition.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    transitionInProgress ?? viewIfLoaded?.window?.sizeTransition ?? parent?.transitionCoordinator
  }

  // MARK: Presentation

  final var modal = ModalState()
  /// The number of the controller in places of its scene.
  final private(set) lazy var placeNumber = PlaceNumber.next()

  /// The style in which the controller is presented; `.automatic` by default, a page sheet.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// The animation with which the controller is presented and dismissed; `.coverVertical` by default.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// A Boolean value that indicates whether the user can't dismiss the controller by a drag, a tap outside or the escape
  /// key. False by default.
  open var isModalInPresentation = false

  /// A Boolean value that indicates whether a presentation in the current context covers this controller's view. False
  /// by default.
  open var definesPresentationContext = false

  /// A Boolean value that indicates whether the controller that defines the presentation context also determines the
  /// transition style of what is presented in it. False by default.
  open var providesPresentationContextTransitionStyle = false

  /// The size of the controller's view in a popover or a form sheet, in points; zero, the default, for the system's.
  open var preferredContentSize = CGSize.zero {
    didSet { if oldValue != preferredContentSize { preferredContentSizeDidChange() } }
  }

  /// A Boolean value that indicates whether the on-screen keyboard stays when the focus moves to a view without text.
  /// True for a form sheet. No host has such a keyboard, so that it changes nothing.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

  /// The controller that this one or an ancestor presents; nil if there isn't one. An active search counts as presented
  /// by the controller whose content it searches.
  open var presentedViewController: UIViewController? {
    modal.presented ?? modal.search ?? parent?.presentedViewController
  }

  /// The controller that presents this one or an ancestor; nil if there isn't one.
  open var presentingViewController: UIViewController? { modal.presenting ?? parent?.presentingViewController }

  /// A Boolean value that indicates whether the controller is being presented. True in its appearance callbacks.
  open var isBeingPresented: Bool { modal.phase == .presenting }

  /// A Boolean value that indicates whether the controller is being dismissed. True in its disappearance callbacks.
  open var isBeingDismissed: Bool { modal.phase == .dismissing }

  /// Presents a controller in its `modalPresentationStyle`.
  ///
  /// Styles that cover the window or are in front of it present from the outermost ancestor, those of the current
  /// context from the nearest controller with `definesPresentationContext`. A controller that presents already, that is
  /// being dismissed, or whose view is not in a window ignores the call with a warning. A controller that is presented
  /// already, has a parent, or is a window's root traps.
  ///
  /// - Parameter completion: A closure called after the presented controller's `viewDidAppear(_:)`.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    beginPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses the controller that this one presents, with those that are presented on it; if it presents none, the
  /// controller itself. Only the foremost controller is animated.
  ///
  /// - Parameter completion: A closure called after the dismissed controller's `viewDidDisappear(_:)`; at once if no
  ///   controller is presented.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    beginDismissal(animated: flag, completion: completion)
  }

  /// The presentation controller of this controller as a sheet; nil if it has another style.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The presentation controller of this controller as a popover; nil if it has another style.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// The controller of this one's presentation, for its configuration; that of the nearest presented ancestor, if there
  /// is one.
  open var presentationController: UIPresentationController? { effectivePresentationController }

  // Overridden by alerts, which have forms, conditions and keys of their own.

  /// True for an alert controller.
  var isAlert: Bool { false }

  /// Makes the controller of the presentation.
  func makePresentationController(for presenter: UIViewController?) -> UIPresentationController {
    makeStandardPresentationController(for: presenter)
  }

  /// Traps if the controller can't be presented.
  func checkPresentation(from presenter: UIViewController) { checkStandardPresentation(from: presenter) }

  /// Returns the reason for which the controller can't be shown in a window, as the end of a sentence; nil if it can.
  func obstacle(in window: UIWindow) -> String? { nil }

  /// Lets the host of a window do what the controller is presented for. Returns false if the controller has to be shown.
  func isReplaced(byHostOf window: UIWindow) -> Bool { false }

  /// Called after the user dismissed the controller, without a choice that it offers.
  @_spi(Toolkit) open func userDidDismiss() {}

  /// Traps because a popover has no source.
  func fail(withoutSourceIn popover: UIPopoverPresentationController, from presenter: UIViewController) -> Never {
    fatalError(
      """
      UIPopoverPresentationController (\(popover)) should have a non-nil sourceView or barButtonItem set before the \
      presentation occurs.
      """)
  }

  /// The action of escape and of a tap outside; nil if the user can't dismiss the controller.
  var userDismissal: KeyAction? { standardUserDismissal }

  /// The action of enter while no view has the focus; nil if there is none.
  var defaultKeyAction: KeyAction? { nil }

  /// The view that receives the focus of a keyboard user when the controller is presented; nil if there is none.
  var firstFocus: UIView? { nil }

  // MARK: System bars, orientations and memory

  // The system of the original asks for these values. Hosts have no status bar and no home indicator, as in the original
  // on a Mac, and their windows have any size, as on an iPad with several windows, where orientations are ignored too.

  /// The style of a status bar above the controller.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// A Boolean value that indicates whether a status bar above the controller would be hidden; false by default.
  open var prefersStatusBarHidden: Bool { false }

  /// The animation of a status bar above the controller.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// The child that decides about the style of a status bar; nil, the default, for the controller itself.
  open var childForStatusBarStyle: UIViewController? { nil }

  /// The child that decides about hiding a status bar; nil, the default, for the controller itself.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// Announces that the preferences of the status bar changed.
  open func setNeedsStatusBarAppearanceUpdate() {}

  /// A Boolean value that indicates whether a home indicator would be hidden; false by default.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// Announces that the preference of the home indicator changed.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// The orientations that the controller supports: all on a pad, all but upside down on a phone.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  /// A Boolean value that indicates whether the content rotates with the device; true by default.
  open var shouldAutorotate: Bool { true }

  /// Announces that the supported orientations changed.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// Called when the app has too little memory, which no host reports.
  open func didReceiveMemoryWarning() {}

  // MARK: Unavailable content

  final var contentUnavailability = ContentUnavailability()

  /// The state for which `contentUnavailableConfiguration` is updated: the traits, and the text of the search whose
  /// content or results the controller shows. Overrides add to the value of `super`.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = contentUnavailableSearchText
    return state
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
      parent?.traits(for: self) ?? viewIfLoaded?.superview?.traitCollection ?? SceneContext.current.traits
    return ownTraits(inheriting: inherited)
  }

  /// The traits of the controller in those around it.
  final func ownTraits(inheriting inherited: UITraitCollection) -> UITraitCollection {
    let own = traitOverrides.applied(to: inherited)
    guard overrideUserInterfaceStyle != .unspecified else { return own }
    return own.changing { $0.userInterfaceStyle = overrideUserInterfaceStyle }
  }

  /// The traits that a child inherits.
  func traits(for child: UIViewController) -> UITraitCollection { traitCollection }

  /// The traits of the controller, of its view and of its children that differ from the inherited ones.
  public final var traitOverrides = UITraitOverrides() {
    didSet {
      guard oldValue != traitOverrides else { return }
      viewIfLoaded?.traitsDidChange()
      for child in children where child.viewIfLoaded?.superview == nil { child.viewIfLoaded?.traitsDidChange() }
    }
  }

  final var traitChanges = TraitChangeRegistrations()

  /// Called after the traits changed.
  ///
  /// - Parameter previousTraitCollection: The previous traits; nil the first time.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Focus

  /// The environments to which the focus goes when it enters the controller; its view by default.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }

  /// Returns false to forbid that the focus moves from the controller's view, or into it. True by default.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// Called after the focus moved from the controller's view, or into it.
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

  // MARK: Children

  /// The controller that contains this one.
  public internal(set) final weak var parent: UIViewController?

  /// The controllers that this one contains, in the order of their addition.
  public internal(set) final var children: [UIViewController] = []

  /// Makes another controller a child of this one, after removing it from another parent with ``removeFromParent()``.
  /// Overrides call `super`.
  ///
  /// Calls the child's `willMove(toParent:)`. The caller then adds its view and calls its `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) { beginContainment(of: childController) }

  /// Removes the controller from its parent, and calls `didMove(toParent:)`. Overrides call `super`.
  ///
  /// The caller has called `willMove(toParent:)` with nil, and has removed the view.
  open func removeFromParent() { endContainment() }

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

  /// The nearest navigation controller that contains the controller; nil if there isn't one.
  open var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }

  /// The nearest tab bar controller that contains the controller; nil if there isn't one.
  open var tabBarController: UITabBarController? {
    parent as? UITabBarController ?? parent?.tabBarController ?? containerSettings.tabOwner
  }

  /// The nearest split view controller that contains the controller; nil if there isn't one.
  open var splitViewController: UISplitViewController? {
    parent as? UISplitViewController ?? parent?.splitViewController ?? containerSettings.splitOwner
  }

  /// A Boolean value that indicates whether a container is adding the controller: true from the push or the selection
  /// to the end of its transition.
  open var isMovingToParent: Bool { containerSettings.movesToParent }

  /// A Boolean value that indicates whether a container is removing the controller: true from the pop to the end of its
  /// transition.
  open var isMovingFromParent: Bool { containerSettings.movesFromParent }

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

  /// The edges at which the view extends behind bars; all by default.
  open var edgesForExtendedLayout = UIRectEdge.all { didSet { containerLayoutDidChange() } }

  /// A Boolean value that indicates whether the view also extends behind opaque bars; false by
  /// default.
  open var extendedLayoutIncludesOpaqueBars = false { didSet { containerLayoutDidChange() } }

  /// Sets the scroll view whose content scrolls behind the bars at some edges; nil to let the containers find it. Only
  /// the top and the bottom edge matter here.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all) {
    setObservedScrollView(scrollView, for: edge)
  }

  /// The scroll view that was set for an edge; nil if there isn't one.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    edge.contains(.bottom) ? containerSettings.bottomScrollView : containerSettings.topScrollView
  }

  /// Shows another controller in the nearest container that overrides this method: a navigation controller pushes it. If
  /// there isn't one, it is presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    guard let parent else { return present(vc, animated: true) }
    parent.show(vc, sender: sender)
  }

  /// Shows another controller as the detail of this one: a split view controller around it shows it in the secondary
  /// column. Without one, presents it.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard let parent else { return present(vc, animated: true) }
    parent.showDetailViewController(vc, sender: sender)
  }

  /// Takes the secondary controller of a split view controller of the classic style that collapses. A navigation
  /// controller pushes it; others do nothing.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}

  /// Gives back the secondary controller of a split view controller of the classic style that expands; nil if there isn't
  /// one. A navigation controller gives its last page, unless it is the only one.
  open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
    nil
  }

  /// Called after `viewWillAppear(_:)`, before the children are notified: a container adds the view that it shows.
  func prepareForAppearance() {}

  /// Called after the `viewDidAppear(_:)` of a child.
  func childDidAppear(_ child: UIViewController) {}

  // MARK: Responder

  /// The action of the escape key: ends editing, or dismisses a presented controller.
  @_spi(Toolkit) open override var escapeAction: KeyAction? {
    if isEditing { return KeyAction("end editing") { [self] in setEditing(false, animated: true) } }
    return (modal.presenting == nil ? nil : userDismissal) ?? super.escapeAction
  }

  /// The controller that the user sees in front: this one, or one that it contains or presents.
  var foremostController: UIViewController { coveringChild?.foremostController ?? self }

  open override var next: UIResponder? { modal.presenting ?? viewIfLoaded?.superview ?? rootWindow }

  override final var responderWindow: UIWindow? { viewIfLoaded?.responderWindow }
}

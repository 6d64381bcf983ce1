import Foundation

/// Manages one screen, or a part of it: makes its view, hears of its life, holds other controllers.
@MainActor
open class UIViewController: UIResponder {
  /// A controller whose view is made in code. Views are not read from nibs here: both arguments must be nil.
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

  /// A controller whose view is made in code.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Always nil: there are no archives to read controllers from.
  public required init?(coder: NSCoder) { return nil }

  // MARK: The view

  private var storedView: UIView?

  /// The root view; looking at it makes it.
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

  /// Whether the root view has been made.
  public final var isViewLoaded: Bool { storedView != nil }

  /// The root view, if it has been made.
  public final var viewIfLoaded: UIView? { storedView }

  /// Makes the root view where there is none yet.
  public final func loadViewIfNeeded() {
    guard storedView == nil else { return }
    loadView()
    guard storedView != nil else {
      fatalError("-[\(type(of: self)) loadView] did not set the view.")
    }
    viewDidLoad()
  }

  /// Makes the root view: a plain one by default. Overrides set `view` and do not call `super`.
  open func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Called once, when the view has been made.
  open func viewDidLoad() {}

  // MARK: Appearing

  final var appearance = Appearance.disappeared
  final var appearsAnimated = false
  /// The window whose root controller this is.
  final weak var rootWindow: UIWindow?

  /// The view is about to join its window; overrides call `super`.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view is in its window, with its traits and its size, and not yet laid out.
  open func viewIsAppearing(_ animated: Bool) {}
  /// The view has been laid out in its window for the first time; overrides call `super`.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view is about to leave its window; overrides call `super`.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view has left its window; overrides call `super`.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether children appear and disappear with this controller. True by default.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // MARK: Layout

  /// Called before the view places its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view placed its subviews; it may be called often.
  open func viewDidLayoutSubviews() {}
  /// Called after the view's safe area changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called after the view's margins changed.
  open func viewLayoutMarginsDidChange() {}

  /// Called in place of the view's `updateConstraints()`; overrides call `super` last.
  open func updateViewConstraints() { view.updateConstraints() }

  /// Added to the safe area of the view, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if oldValue != additionalSafeAreaInsets { viewIfLoaded?.safeAreaMayHaveChanged() } }
  }

  /// The least margins of the root view: 16 or 20 points at the sides, by the width.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = (viewIfLoaded?.bounds.width ?? 0) > 375 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Called before the view gets another size; overrides call `super`, which tells the children.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }

  /// What is known of the window's change of size while it happens; nil otherwise.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    viewIfLoaded?.window?.sizeTransition ?? parent?.transitionCoordinator
  }

  // MARK: Nothing to show

  final var contentUnavailability = ContentUnavailability()

  /// What is shown in front of everything else in the view, from edge to edge, while there is nothing to show: mostly a
  /// `UIContentUnavailableConfiguration`; nil, and by default, for nothing. What lies behind is seen where the content
  /// is clear, and cannot be touched meanwhile, nor reached by keys or assistive tools; but a field in which text is
  /// edited goes on taking it, since it may be what is searched by.
  ///
  /// It is shown as `updated(for:)` makes it for `contentUnavailableConfigurationState`.
  public final var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { contentUnavailability.configuration }
    set {
      contentUnavailability.configuration = newValue
      showContentUnavailable()
      viewIfLoaded?.setNeedsLayout()
    }
  }

  /// What `contentUnavailableConfiguration` is brought up to date for. Overrides add to what super says.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    UIContentUnavailableConfigurationState(traitCollection: traitCollection)
  }

  /// Sets `contentUnavailableConfiguration` as it has to be in a state; does nothing by default. Called by the system:
  /// apps call `setNeedsUpdateContentUnavailableConfiguration()`.
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

  // MARK: Traits

  /// Forces light or dark on the view and all that is inside.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if oldValue != overrideUserInterfaceStyle { viewIfLoaded?.traitsDidChange() } }
  }

  /// What the controller must know of its surroundings: its parent's, with its own style where it forces one.
  open var traitCollection: UITraitCollection {
    let inherited =
      parent?.traitCollection ?? viewIfLoaded?.superview?.traitCollection ?? SceneContext.current.traits
    guard overrideUserInterfaceStyle != .unspecified else { return inherited }
    return inherited.changing { $0.userInterfaceStyle = overrideUserInterfaceStyle }
  }

  /// Called when the surroundings changed.
  ///
  /// - Parameter previousTraitCollection: those before; nil at the first time.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  final func reportTraits(_ traits: UITraitCollection, previous: UITraitCollection?) {
    if previous != nil { setNeedsUpdateContentUnavailableConfiguration() }
    SceneContext.current.with(traits: traits).perform { traitCollectionDidChange(previous) }
  }

  // MARK: Children

  /// The controller that holds this one.
  public internal(set) final weak var parent: UIViewController?

  /// The controllers that this one holds, in the order in which they came.
  public internal(set) final var children: [UIViewController] = []

  /// Called before the controller joins or leaves a parent.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called after the controller joined or left a parent; the app calls it at the end of an addition.
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Titles and editing

  /// What the screen is called.
  open var title: String?

  /// Whether the content can be changed by the person now.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }

  private var storedIsEditing = false

  /// Called when editing begins or ends; overrides call `super`.
  open func setEditing(_ editing: Bool, animated: Bool) { storedIsEditing = editing }

  // MARK: Responder

  /// Leaves the editing mode.
  @_spi(Toolkit) open override var escapeAction: KeyAction? {
    isEditing ? KeyAction("end editing") { [self] in setEditing(false, animated: true) } : super.escapeAction
  }

  /// The controller that a person sees in front: this one, or one that it holds or has presented.
  var foremostController: UIViewController { self }

  open override var next: UIResponder? { viewIfLoaded?.superview ?? rootWindow }

  override final var responderWindow: UIWindow? { viewIfLoaded?.responderWindow }
}

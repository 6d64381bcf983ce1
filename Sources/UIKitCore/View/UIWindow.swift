import Foundation
import RenderTree

/// The root view of a scene: it contains a view controller's view and receives events.
///
/// A window is hidden until it is made visible. A scene doesn't retain its windows.
open class UIWindow: UIView {
  /// The stacking level of a window.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The number of the level. Higher levels are in front.
    public let rawValue: CGFloat
    /// Creates a level from a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a level from a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The level of an app's own windows, 0.
    public static let normal = Level(0)
    /// The level of a status bar, 1000.
    public static let statusBar = Level(1000)
    /// The level of alerts, 2000.
    public static let alert = Level(2000)

    /// Compares the numbers.
    public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
  }

  /// Creates a window that fills a scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: CGRect(origin: .zero, size: windowScene.size))
    isHidden = true
    self.windowScene = windowScene
    windowScene.add(self)
  }

  /// Creates a window in the scene of the current context, or otherwise in the first connected scene.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
    join(SceneContext.current.scene?.value ?? UIApplication.shared.firstWindowScene)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
    join(SceneContext.current.scene?.value ?? UIApplication.shared.firstWindowScene)
  }

  private func join(_ scene: UIWindowScene?) {
    windowScene = scene
    scene?.add(self)
  }

  /// The scene that the window belongs to.
  open weak var windowScene: UIWindowScene? {
    didSet {
      guard oldValue !== windowScene else { return }
      oldValue?.remove(self)
      windowScene?.add(self)
      traitsDidChange()
    }
  }

  /// The turns outside of any scene.
  final var ownTurn = WindowTurn()

  /// The change of the window's size that is in progress.
  final var sizeTransition: WindowSizeTransition?

  /// The view controller whose view fills the window. Setting it removes the previous controller's view, with its
  /// disappearance calls.
  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      oldValue?.endPresentations()
      oldValue?.viewIfLoaded?.removeFromSuperview()
      oldValue?.rootWindow = nil
      rootViewController?.rootWindow = self
      if !isHidden { showRootView() }
    }
  }

  /// The stacking level. Windows of a higher level are in front.
  open var windowLevel = Level.normal { didSet { setNeedsTurn() } }

  open override var isHidden: Bool {
    didSet {
      guard oldValue != isHidden else { return }
      if isHidden { resignKey() } else { showRootView() }
      setNeedsTurn()
    }
  }

  /// The screen of the window's scene, or the main screen for a window without a scene.
  open var screen: UIScreen { windowScene?.screen ?? UIScreen.main }

  /// A Boolean value that indicates whether the window receives keys and text.
  open var isKeyWindow: Bool { windowScene?.keyWindow === self }

  /// Shows the window and makes it the key window.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Makes the window the key window, which receives keys and text.
  open func makeKey() {
    guard windowScene?.keyWindow !== self else { return }
    windowScene?.keyWindow?.resignKey()
    windowScene?.keyWindow = self
    becomeKey()
  }

  /// Called when the window became the key window.
  open func becomeKey() {}

  /// Called when the window stops being the key window.
  open func resignKey() {
    if windowScene?.keyWindow === self { windowScene?.keyWindow = nil }
  }

  open override var next: UIResponder? { windowScene }

  /// The root view controller.
  open override var preferredFocusEnvironments: [any UIFocusEnvironment] { rootViewController.map { [$0] } ?? [] }

  private lazy var ownUndoManager = UndoManager()

  /// The manager of the changes in the window's views that have none of their own.
  open override var undoManager: UndoManager? { ownUndoManager }

  /// The first responder, which receives keys and text; nil if there isn't one.
  final weak var firstResponder: UIResponder? {
    didSet { if oldValue !== firstResponder { setNeedsTurn() } }
  }

  /// The first responder, unless a modal view covers it; then nil.
  final var reachableResponder: UIResponder? {
    guard let view = firstResponder as? UIView, let modal = visibleModalView else { return firstResponder }
    return view.isDescendant(of: modal) ? view : nil
  }

  /// Scrolls to the text that the user edits, after the window got another size: a keyboard on the screen lowers it.
  final func keepEditedTextVisible() {
    guard let view = firstResponder as? UIView, view.acceptsText else { return }
    layoutIfNeeded()
    view.scrollToVisible()
  }

  /// The open menu; nil if there isn't one.
  final var menuOverlay: MenuOverlay?

  /// The views of the window by the identities of their nodes. Views that leave the window are removed.
  final var viewsByNode: [NodeID: UIView] = [:]

  /// The modal views of the window, visible or not. A view of a class of the app's own that overrides
  /// `accessibilityViewIsModal` is asked when it comes into the window.
  private final var modalViews: Set<ObjectIdentifier> = []

  /// Takes up or removes a view of the window, depending on whether it is modal.
  final func noteModality(of view: UIView) {
    if view.accessibilityViewIsModal {
      modalViews.insert(ObjectIdentifier(view))
    } else if !modalViews.isEmpty {
      modalViews.remove(ObjectIdentifier(view))
    }
  }

  /// Removes a view that leaves the window.
  final func forget(_ view: UIView) {
    viewsByNode[view.nodeID] = nil
    if !modalViews.isEmpty { modalViews.remove(ObjectIdentifier(view)) }
  }

  /// The foremost visible modal view, which receives all keys and touches; nil if there isn't one.
  ///
  /// - Complexity: O(1) without a modal view; otherwise O(*n*) in the views.
  final var visibleModalView: UIView? { modalViews.isEmpty ? nil : foremostModalView }

  /// True if the reachable first responder takes typed text.
  package final var hasTextInput: Bool { reachableResponder?.acceptsText ?? false }

  final var sceneTraits: UITraitCollection { windowScene?.traitCollection ?? SceneContext.current.traits }

  final var sceneSafeArea: UIEdgeInsets { windowScene?.safeArea ?? .zero }

  /// Releases the first responder, menu and touches that a removed subtree had in the window.
  final func subtreeWillLeave(_ view: UIView) {
    if let responder = firstResponder as? UIView, responder.isDescendant(of: view) { firstResponder = nil }
    menuOverlay?.subtreeDidLeave(view)
    windowScene?.subtreeDidLeave(view)
  }

  private func showRootView() {
    guard let view = rootViewController?.view, view.superview !== self else { return }
    // A presented controller in front of it returns the view to its place.
    guard !(rootViewController?.isRemovedByPresentation ?? false) else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }
}

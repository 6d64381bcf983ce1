import Foundation
import RenderTree

/// The view at the root of a scene: it holds a controller's view and is where events come in.
///
/// A window is hidden until it is made visible, and shown only while somebody holds it.
open class UIWindow: UIView {
  /// How windows lie over each other.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// A higher number lies in front.
    public let rawValue: CGFloat
    /// A level by its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A level by its number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// 0: an app's own windows.
    public static let normal = Level(0)
    /// 1000: in front of all that is normal.
    public static let statusBar = Level(1000)
    /// 2000: in front of those.
    public static let alert = Level(2000)

    /// By the number.
    public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
  }

  /// A window that fills a scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: CGRect(origin: .zero, size: windowScene.size))
    isHidden = true
    self.windowScene = windowScene
    windowScene.add(self)
  }

  /// A window of the scene that is served, or of the first that is connected.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
    let scene = SceneContext.current.scene?.value ?? UIApplication.shared.firstWindowScene
    windowScene = scene
    scene?.add(self)
  }

  public required init?(coder: NSCoder) { return nil }

  /// The scene that shows the window.
  open weak var windowScene: UIWindowScene? {
    didSet {
      guard oldValue !== windowScene else { return }
      oldValue?.remove(self)
      windowScene?.add(self)
      traitsDidChange()
    }
  }

  /// The change of the window's size while it happens.
  final var sizeTransition: WindowSizeTransition?

  /// The controller whose view fills the window. The old one's view is removed, with its disappear calls.
  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      oldValue?.rootWindow = nil
      rootViewController?.rootWindow = self
      if !isHidden { showRootView() }
    }
  }

  /// Windows of a higher level lie in front.
  open var windowLevel = Level.normal { didSet { setNeedsTurn() } }

  open override var isHidden: Bool {
    didSet {
      guard oldValue != isHidden else { return }
      if isHidden { resignKey() } else { showRootView() }
      setNeedsTurn()
    }
  }

  /// The surface that the window's scene is shown on; the main screen outside of any scene.
  open var screen: UIScreen { windowScene?.screen ?? UIScreen.main }

  /// Whether keys and text go to this window.
  open var isKeyWindow: Bool { windowScene?.keyWindow === self }

  /// Shows the window and lets keys and text go to it.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Lets keys and text go to this window.
  open func makeKey() {
    guard windowScene?.keyWindow !== self else { return }
    windowScene?.keyWindow?.resignKey()
    windowScene?.keyWindow = self
    becomeKey()
  }

  /// Called when keys and text begin to go to this window.
  open func becomeKey() {}

  /// Called when keys and text no longer go to this window.
  open func resignKey() {
    if windowScene?.keyWindow === self { windowScene?.keyWindow = nil }
  }

  open override var next: UIResponder? { windowScene }

  /// Where keys and text go; nil while nothing takes them.
  final weak var firstResponder: UIResponder? {
    didSet { if oldValue !== firstResponder { setNeedsTurn() } }
  }

  /// Where keys and text go now: nowhere while a modal view stands before what takes them otherwise.
  final var reachableResponder: UIResponder? {
    guard let view = firstResponder as? UIView, let modal = foremostModalView else { return firstResponder }
    return view.isDescendant(of: modal) ? view : nil
  }

  /// The menu that is open; nil where none is.
  final var menuOverlay: MenuOverlay?

  /// The views inside by their nodes' identities. Entries are dropped when views leave the window.
  final var viewsByNode: [NodeID: UIView] = [:]

  /// Whether what takes keys and text is a field that text can be typed into.
  package final var isTakingText: Bool { reachableResponder?.takesText ?? false }

  final var sceneTraits: UITraitCollection { windowScene?.traitCollection ?? SceneContext.current.traits }

  final var sceneSafeArea: UIEdgeInsets { windowScene?.safeArea ?? .zero }

  final func setNeedsTurn() { windowScene?.setNeedsTurn() }

  /// A subtree that leaves gives up what it had of the window.
  final func subtreeWillLeave(_ view: UIView) {
    if let responder = firstResponder as? UIView, responder.isDescendant(of: view) { firstResponder = nil }
    menuOverlay?.subtreeDidLeave(view)
    windowScene?.subtreeDidLeave(view)
  }

  private func showRootView() {
    guard let view = rootViewController?.view, view.superview !== self else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }
}

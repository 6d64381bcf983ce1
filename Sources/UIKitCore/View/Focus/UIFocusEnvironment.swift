import Foundation

/// A part of the screen in which the keyboard focus moves: a view, a view controller, a scene.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// The environments to which the focus goes when it enters this one, in the order of preference. A view that can be
  /// focused gets the focus; any other leads to its own preferred environments, and then to its first focusable view.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }

  /// The environment around this one.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }

  /// Requests that the focus moves to a preferred environment, at the next layout. Ignored if the focus is not in this
  /// environment.
  func setNeedsFocusUpdate()

  /// Performs a requested update of the focus now.
  func updateFocusIfNeeded()

  /// Returns false to forbid that the focus moves. Called for the environments around the view that loses the focus and
  /// around the one that gets it.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool

  /// Called after the focus moved, for the environments around the view that has it now and around the one that had it,
  /// each once.
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIFocusEnvironment {
  public func setNeedsFocusUpdate() { engineOfScene?.setNeedsUpdate(of: self) }

  public func updateFocusIfNeeded() { engineOfScene?.updateIfNeeded() }

  /// The focus of the environment's scene.
  var engineOfScene: FocusEngine? {
    let scene = (self as? UIWindowScene) ?? (self as? UIResponder)?.responderWindow?.windowScene
    return scene?.focusEngine
  }
}

/// An object that can have the keyboard focus: a view.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  /// A Boolean value that indicates whether the item can have the focus.
  var canBecomeFocused: Bool { get }
  /// A Boolean value that indicates whether the item has the focus.
  var isFocused: Bool { get }
  /// The frame in the coordinates of the superview, in points.
  var frame: CGRect { get }
  /// The effect that the host shows on the focused item; nil for none.
  var focusEffect: UIFocusEffect? { get }
}

/// The effect on a focused item: the host's own, such as a ring.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject {
  static let standard = UIFocusEffect()

  /// The host's effect.
  public override init() { super.init() }
}

/// The direction of a movement of the focus.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
  /// One bit per direction.
  public let rawValue: UInt
  /// The set with these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Up, by an arrow key.
  public static let up = UIFocusHeading(rawValue: 1)
  /// Down, by an arrow key.
  public static let down = UIFocusHeading(rawValue: 2)
  /// Left, by an arrow key.
  public static let left = UIFocusHeading(rawValue: 4)
  /// Right, by an arrow key.
  public static let right = UIFocusHeading(rawValue: 8)
  /// To the next group, by the tab key.
  public static let next = UIFocusHeading(rawValue: 16)
  /// To the previous group, by the tab key with shift.
  public static let previous = UIFocusHeading(rawValue: 32)
}

/// A movement of the focus.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  /// The item that has or had the focus before; nil if none had it.
  public final let previouslyFocusedItem: (any UIFocusItem)?
  /// The item that gets the focus; nil if none does.
  public final let nextFocusedItem: (any UIFocusItem)?
  /// The direction; empty unless a key moves the focus.
  public final let focusHeading: UIFocusHeading

  /// The view that has or had the focus before; nil if none had it.
  public final var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
  /// The view that gets the focus; nil if none does.
  public final var nextFocusedView: UIView? { nextFocusedItem as? UIView }

  init(from previous: UIView?, to next: UIView?, heading: UIFocusHeading) {
    previouslyFocusedItem = previous
    nextFocusedItem = next
    focusHeading = heading
    super.init()
  }
}

/// Performs animations together with a movement of the focus.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  private static let duration: TimeInterval = 0.2

  /// Animates changes together with the movement.
  ///
  /// - Parameter completion: called at the end of the animation.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    UIView.animate(withDuration: Self.duration, animations: { animations?() }, completion: { _ in completion?() })
  }
}

/// The focus of a scene.
@preconcurrency @MainActor
public final class UIFocusSystem: NSObject {
  private let engine: FocusEngine

  private init(_ engine: FocusEngine) {
    self.engine = engine
    super.init()
  }

  /// Returns the focus of the scene that contains an environment; nil outside of any scene.
  public static func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
    environment.engineOfScene.map(UIFocusSystem.init)
  }

  /// Returns true if an environment is another one or is inside it.
  public static func environment(
    _ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment
  ) -> Bool { otherEnvironment.focusEnvironments.contains { $0 === environment } }

  /// The item that has the focus; nil if none has.
  public var focusedItem: (any UIFocusItem)? { engine.focusedView }

  /// Requests that the focus moves into an environment, at the next layout. It does so if no item has the focus yet, too.
  public func requestFocusUpdate(to environment: any UIFocusEnvironment) { engine.requestUpdate(to: environment) }

  /// Performs a requested update of the focus now.
  public func updateFocusIfNeeded() { engine.updateIfNeeded() }

  /// Posted after the focus moved; the object is nil, and the user information has the context.
  public nonisolated static let didUpdateNotification = Notification.Name("UIFocusDidUpdateNotification")
  /// The key of the context, a ``UIFocusUpdateContext``, in the user information of a notification.
  public nonisolated static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"
}

extension UIFocusEnvironment {
  /// The environment and those around it, from the inside.
  var focusEnvironments: [any UIFocusEnvironment] {
    var found: [any UIFocusEnvironment] = []
    var next: (any UIFocusEnvironment)? = self
    while let current = next {
      found.append(current)
      next = current.parentFocusEnvironment
    }
    return found
  }
}

extension UIView: UIFocusItem {
  /// The view controller if this is its root view, otherwise the superview; the scene of a window.
  public var parentFocusEnvironment: (any UIFocusEnvironment)? {
    viewController ?? superview ?? (self as? UIWindow)?.windowScene
  }
}

extension UIViewController: UIFocusEnvironment {
  /// The superview of the root view.
  public var parentFocusEnvironment: (any UIFocusEnvironment)? { viewIfLoaded?.superview }
}

extension UIWindowScene: UIFocusEnvironment {
  /// The window that receives keys.
  public var preferredFocusEnvironments: [any UIFocusEnvironment] { focusEngine.window.map { [$0] } ?? [] }
  /// Nil.
  public var parentFocusEnvironment: (any UIFocusEnvironment)? { nil }
  /// True.
  public func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Does nothing.
  public func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
}

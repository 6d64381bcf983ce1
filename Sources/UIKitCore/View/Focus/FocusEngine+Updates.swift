import Foundation
import RenderTree

/// The pending update of a scene's focus, and the direction of the key that moves it.
struct FocusUpdates {
  /// The environment to whose preferred environments the focus will move; nil for none.
  var environment: (any UIFocusEnvironment)?
  /// True after a key left a screen, until a view of the screen behind it has the focus.
  var restarts = false
  /// The direction of the key that is being handled.
  var heading: UIFocusHeading = []
  /// The view that had the focus when the app was last notified.
  weak var notifiedView: UIView?
}

extension FocusEngine {
  /// Requests an update of an environment. Ignored if the focus is not in it.
  func setNeedsUpdate(of environment: any UIFocusEnvironment) {
    guard let focusedView, focusedView.focusEnvironments.contains(where: { $0 === environment }) else { return }
    requestUpdate(to: environment)
  }

  /// Requests that the focus moves into an environment, at the next layout.
  func requestUpdate(to environment: any UIFocusEnvironment) {
    updates.environment = environment
    scene.setNeedsTurn()
  }

  /// Shows the focus on the screen behind the one that a key left, at the next layout, if keys moved it before.
  func restartAfterLeaving() {
    guard let lastFrame, !lastFrame.isEmpty else { return }
    updates.restarts = true
    scene.setNeedsTurn()
  }

  /// True if the user sees the focus, or has left a screen by a key.
  var showsFocus: Bool { focusedView != nil || updates.restarts }

  private func restartIfNeeded() {
    guard updates.restarts else { return }
    guard focusedView == nil, containerOfUnloadedFocus == nil else { return updates.restarts = false }
    guard let item = KeyInterpreter(self).nearestItem else { return }
    updates.restarts = false
    focus(on: item)
  }

  /// Performs the requested update: moves the focus to the preferred item of the environment, or to its first one.
  func updateIfNeeded() {
    restartIfNeeded()
    guard let environment = updates.environment else { return }
    updates.environment = nil
    root?.layoutIfNeeded()
    guard let item = preferredItem(of: environment) ?? firstItem(in: environment) else { return }
    focus(on: item)
  }

  /// The view that the window or its foremost controller prefers; nil if they prefer none.
  var preferredItemOfScreen: UIView? {
    guard let window else { return nil }
    return preferredItem(of: window) ?? window.rootViewController.flatMap { preferredItem(of: $0.foremostController) }
  }

  /// The view to which the preferred environments of an environment lead; nil if they lead to none.
  func preferredItem(of environment: any UIFocusEnvironment) -> UIView? {
    var visited: Set<ObjectIdentifier> = []
    return preferredItem(of: environment, visited: &visited)
  }

  private func preferredItem(
    of environment: any UIFocusEnvironment, visited: inout Set<ObjectIdentifier>
  ) -> UIView? {
    guard visited.insert(ObjectIdentifier(environment)).inserted else { return nil }
    for preferred in environment.preferredFocusEnvironments {
      if let item = preferredItem(of: preferred, visited: &visited) { return item }
      // By default a controller prefers its view, and a window its controller. That is no choice of an item.
      let isDefault = preferred === (environment as? UIViewController)?.viewIfLoaded || environment is UIWindow
      if !isDefault, let item = firstItem(in: preferred) { return item }
    }
    return nil
  }

  /// The environment's view if it can have the focus, otherwise the first item in it, in reading order.
  private func firstItem(in environment: any UIFocusEnvironment) -> UIView? {
    let view =
      (environment as? UIView) ?? (environment as? UIViewController)?.viewIfLoaded
      ?? (environment is UIWindowScene ? window : nil)
    guard let view, let root else { return nil }
    if isAvailable(view) { return view }
    return FocusMap(root: root).items.first { $0.view.isDescendant(of: view) }?.view
  }

  /// Asks the environments around both views. Returns false if one forbids the movement.
  func mayMove(from previous: UIView?, to next: UIView?) -> Bool {
    let context = UIFocusUpdateContext(from: previous, to: next, heading: updates.heading)
    return environments(around: next, previous).allSatisfy { $0.shouldUpdateFocus(in: context) }
  }

  /// Notifies the app that the focus moved, if it has since the last notification.
  func notifyEnvironments() {
    let next = focusedView
    let previous = updates.notifiedView
    guard next !== previous else { return }
    updates.notifiedView = next
    let context = UIFocusUpdateContext(from: previous, to: next, heading: updates.heading)
    let coordinator = UIFocusAnimationCoordinator()
    for environment in environments(around: next, previous) {
      environment.didUpdateFocus(in: context, with: coordinator)
    }
    NotificationCenter.default.post(
      name: UIFocusSystem.didUpdateNotification, object: nil,
      userInfo: [UIFocusSystem.focusUpdateContextUserInfoKey: context])
  }

  /// The environments around two views, from the inside, each once.
  private func environments(around views: UIView?...) -> [any UIFocusEnvironment] {
    var known: Set<ObjectIdentifier> = []
    return views.compactMap { $0?.focusEnvironments }.joined().filter { known.insert(ObjectIdentifier($0)).inserted }
  }
}

extension UIFocusHeading {
  /// The direction in which a key moves the focus.
  init(_ event: KeyEvent) {
    self =
      switch event.key {
      case .up: .up
      case .down: .down
      case .left: .left
      case .right: .right
      case .tab: event.modifiers.contains(.shift) ? .previous : .next
      default: []
      }
  }
}

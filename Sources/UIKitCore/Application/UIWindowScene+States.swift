import Foundation

/// The transitions of a scene between its states.
///
/// In each, the scene's delegate is called, or the app's if the scene has none; then the notification of the scene is
/// posted, and that of the app if its own state, the most active of all scenes, changes as well.
extension UIWindowScene {
  /// Activates or deactivates the scene. Does nothing in the background.
  func setActive(_ isActive: Bool) {
    guard isActive ? activationState == .foregroundInactive : activationState == .foregroundActive else { return }
    context.perform {
      if isActive {
        change(
          to: .foregroundActive,
          notifying: (UIScene.didActivateNotification, UIApplication.didBecomeActiveNotification),
          scene: { $0.sceneDidBecomeActive(self) }, app: { $0.applicationDidBecomeActive($1) })
      } else {
        change(
          to: .foregroundInactive,
          notifying: (UIScene.willDeactivateNotification, UIApplication.willResignActiveNotification),
          scene: { $0.sceneWillResignActive(self) }, app: { $0.applicationWillResignActive($1) })
      }
    }
  }

  /// Moves the scene into the foreground, where it becomes active, or into the background.
  func setVisible(_ isVisible: Bool) {
    context.perform {
      if isVisible {
        enterForeground()
        setActive(true)
      } else {
        setActive(false)
        enterBackground()
      }
    }
  }

  /// Moves a scene from the background into the foreground, where it is inactive.
  func enterForeground() {
    guard activationState == .background else { return }
    change(
      to: .foregroundInactive,
      notifying: (UIScene.willEnterForegroundNotification, UIApplication.willEnterForegroundNotification),
      scene: { $0.sceneWillEnterForeground(self) }, app: { $0.applicationWillEnterForeground($1) })
  }

  /// Moves an inactive scene into the background.
  func enterBackground() {
    guard activationState == .foregroundInactive else { return }
    change(
      to: .background,
      notifying: (UIScene.didEnterBackgroundNotification, UIApplication.didEnterBackgroundNotification),
      scene: { $0.sceneDidEnterBackground(self) }, app: { $0.applicationDidEnterBackground($1) })
    writeRestoration()
    let app = UIApplication.shared
    if app.applicationState == .background { app.expireBackgroundTasks() }
  }

  private func change(
    to state: ActivationState, notifying names: (scene: Notification.Name, app: Notification.Name),
    scene: (any UISceneDelegate) -> Void, app: (any UIApplicationDelegate, UIApplication) -> Void
  ) {
    let application = UIApplication.shared
    let oldState = application.applicationState
    activationState = state
    if let delegate {
      scene(delegate)
    } else if let appDelegate = application.delegate {
      app(appDelegate, application)
    }
    NotificationCenter.default.post(name: names.scene, object: self)
    if application.applicationState != oldState || !application.connectedScenes.contains(self) {
      NotificationCenter.default.post(name: names.app, object: application)
    }
  }
}

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
          announcing: (UIScene.DidActivateMessage(), UIApplication.DidBecomeActiveMessage()),
          scene: { $0.sceneDidBecomeActive(self) }, app: { $0.applicationDidBecomeActive($1) })
      } else {
        change(
          to: .foregroundInactive,
          announcing: (UIScene.WillDeactivateMessage(), UIApplication.WillResignActiveMessage()),
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
      announcing: (UIScene.WillEnterForegroundMessage(), UIApplication.WillEnterForegroundMessage()),
      scene: { $0.sceneWillEnterForeground(self) }, app: { $0.applicationWillEnterForeground($1) })
  }

  /// Moves an inactive scene into the background.
  func enterBackground() {
    guard activationState == .foregroundInactive else { return }
    change(
      to: .background,
      announcing: (UIScene.DidEnterBackgroundMessage(), UIApplication.DidEnterBackgroundMessage()),
      scene: { $0.sceneDidEnterBackground(self) }, app: { $0.applicationDidEnterBackground($1) })
    writeRestoration()
    let app = UIApplication.shared
    if app.applicationState == .background { app.expireBackgroundTasks() }
  }

  private func change<SceneMessage, AppMessage>(
    to state: ActivationState, announcing messages: (scene: SceneMessage, app: AppMessage),
    scene: (any UISceneDelegate) -> Void, app: (any UIApplicationDelegate, UIApplication) -> Void
  )
  where
    SceneMessage: SystemMessage, SceneMessage.Subject == UIScene, AppMessage: SystemMessage,
    AppMessage.Subject == UIApplication
  {
    let application = UIApplication.shared
    let oldState = application.applicationState
    activationState = state
    if let delegate {
      scene(delegate)
    } else if let appDelegate = application.delegate {
      app(appDelegate, application)
    }
    NotificationCenter.default.announce(messages.scene, from: self)
    if application.applicationState != oldState || !application.connectedScenes.contains(self) {
      NotificationCenter.default.announce(messages.app, from: application)
    }
  }
}

import Foundation

/// Receives the life-cycle events of a scene.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Called before the scene becomes visible. Create its window here.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  /// Called after the scene was disconnected. Release its resources here.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called after the scene became active.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called when the scene is about to become inactive.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called when the scene is about to become visible, also for the first time.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called after the scene entered the background, where it is not visible.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Called with URLs for a scene that is already connected. Web links come as activities.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// Called before an activity of a type is continued.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  /// Called with an activity to continue, such as a web link, for a scene that is already connected.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// Called if the data of an activity did not arrive. Activities arrive whole here, so that none fails.
  func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
  /// Called after an activity of the scene was brought up to date, before it is saved.
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
  /// Returns the activity that restores the scene, with which it is connected when the app is started again:
  /// `UISceneSession.stateRestorationActivity`; nil, the default, to keep no state. Called after the scene has entered
  /// the background.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// Called after the scene was connected, with the activity of an earlier start, to restore interactions: the caret, the
  /// scroll position.
  func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) { AbsentMethod.note() }
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) { AbsentMethod.note() }
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) { AbsentMethod.note() }
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) { AbsentMethod.note() }
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) { AbsentMethod.note() }
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) { AbsentMethod.note() }
  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) { AbsentMethod.note() }
  /// Does nothing.
  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) { AbsentMethod.note() }
  /// Does nothing.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { AbsentMethod.note() }
  /// Does nothing.
  public func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
  ) { AbsentMethod.note() }
  /// Does nothing.
  public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) { AbsentMethod.note() }
  /// Returns nil: no state is kept.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    AbsentMethod.note()
    return nil
  }
  /// Does nothing.
  public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
    AbsentMethod.note()
  }
}

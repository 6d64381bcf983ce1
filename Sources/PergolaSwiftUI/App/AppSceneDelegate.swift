import Foundation
import PergolaUIKit
@_spi(Toolkit) import UIKitCore

/// The delegate of a scene of an `App`: it shows the scene's window, and gives links and activities to the handlers in
/// the scene's views. Other events go on to the scene delegate of the app's own, if there is one.
@MainActor
final class AppSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var state: SceneState?
  private var adapted: (any UISceneDelegate)?

  private var source: (any SceneSource)? { UIApplication.shared.delegate as? any SceneSource }

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let source, let scene = scene as? UIWindowScene else { return }
    if let wanted = source.wantedDelegateClass(for: session) as? NSObject.Type {
      adapted = wanted.construct() as? any UISceneDelegate
    }
    let state = SceneState(scene, delegate: adapted)
    self.state = state
    let urls = options.urlContexts.map(\.url)
    let activities = options.userActivities.filter { $0.activityType != OpenWindowAction.activityType }
    let windowID = options.userActivities.lazy.compactMap(OpenWindowAction.windowID).first
    let link = urls.first?.absoluteString ?? activities.lazy.compactMap { $0.webpageURL?.absoluteString }.first
    // There are no views yet: the events wait for the first handler.
    for url in urls { state.events.receive(.url(url)) }
    for activity in activities { state.events.receive(.activity(activity)) }
    let window = UIWindow(windowScene: scene)
    self.window = window
    window.rootViewController = source.connect(state, opening: link, windowID: windowID)
    adapted?.scene(scene, willConnectTo: session, options: options)
    window.makeKeyAndVisible()
  }

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    for context in contexts { state?.events.receive(.url(context.url)) }
  }

  func scene(_ scene: UIScene, continue activity: NSUserActivity) { state?.events.receive(.activity(activity)) }

  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    guard let adapted = adapted as? any UIWindowSceneDelegate else { return completionHandler(false) }
    adapted.windowScene(windowScene, performActionFor: shortcutItem, completionHandler: completionHandler)
  }

  // MARK: Phases

  func sceneWillEnterForeground(_ scene: UIScene) {
    source?.phasesDidChange()
    adapted?.sceneWillEnterForeground(scene)
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    source?.phasesDidChange()
    adapted?.sceneDidBecomeActive(scene)
  }

  func sceneWillResignActive(_ scene: UIScene) {
    source?.phasesDidChange()
    adapted?.sceneWillResignActive(scene)
  }

  func sceneDidEnterBackground(_ scene: UIScene) {
    source?.phasesDidChange()
    adapted?.sceneDidEnterBackground(scene)
  }

  func sceneDidDisconnect(_ scene: UIScene) {
    if let state { source?.disconnect(state) }
    adapted?.sceneDidDisconnect(scene)
    state = nil
  }

  // MARK: Restoration

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    adapted?.stateRestorationActivity(for: scene)
  }

  func scene(_ scene: UIScene, restoreInteractionStateWith activity: NSUserActivity) {
    adapted?.scene(scene, restoreInteractionStateWith: activity)
  }

  func scene(_ scene: UIScene, didUpdate activity: NSUserActivity) { adapted?.scene(scene, didUpdate: activity) }
}

import Foundation
import PergolaDiagnostics
import RenderTree

extension UIApplication {
  /// Creates the app's delegate from a class known only at run time.
  package func makeDelegate(of delegateClass: AnyClass) {
    guard let type = delegateClass as? NSObject.Type else {
      fatalError("The app delegate class \(delegateClass) must be a subclass of NSObject (UIResponder, as a rule).")
    }
    let made = type.construct()
    guard let delegate = made as? any UIApplicationDelegate else {
      fatalError("The app delegate must conform to the UIApplicationDelegate protocol: \(delegateClass) does not.")
    }
    self.delegate = delegate
  }

  /// Connects a new scene, after launching the app if it has not launched.
  package func connectScene(_ configuration: SceneConfiguration) -> SceneConnection {
    let session = UISceneSession(
      role: .windowApplication, configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
    let scene = UIWindowScene(session: session, configuration: configuration)
    SceneContext.processDefault.withLock { $0.rasterizer = $0.rasterizer ?? configuration.rasterizer }
    scene.application = self
    scene.context.perform { connect(scene, opening: configuration.url) }
    return SceneConnection(scene: scene)
  }

  private func connect(_ scene: UIWindowScene, opening url: URL?) {
    let options = UIScene.ConnectionOptions(urlContexts: url.map { [UIOpenURLContext(url: $0)] } ?? [])
    windowScenes.append(scene)
    connectedScenes.insert(scene)
    let launches = !hasLaunched
    if launches { finishLaunching(for: scene, options: options, url: url) }
    if let delegate {
      scene.session.configuration = delegate.application(
        self, configurationForConnecting: scene.session, options: options)
    }
    scene.makeDelegate()
    NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
    scene.delegate?.scene(scene, willConnectTo: scene.session, options: options)
    enterForeground(scene)
    if launches, usesAppLifecycle(scene), let url, opensLaunchURL {
      _ = delegate?.application(self, open: url, options: [:])
    }
    while scene.performTurnIfNeeded() {}
    scene.setActive(true)
  }

  /// True if the app's delegate receives the life-cycle events of its one scene, because there is no scene delegate.
  private func usesAppLifecycle(_ scene: UIWindowScene) -> Bool { scene.delegate == nil }

  private func finishLaunching(for scene: UIWindowScene, options: UIScene.ConnectionOptions, url: URL?) {
    hasLaunched = true
    guard let delegate else { return }
    let launchOptions = url.flatMap { url -> [LaunchOptionsKey: Any]? in
      // In an app with scenes, the launch options contain no URL. No manifest declares whether the app has scenes, so
      // the delegate is called, once more than it would be without a URL.
      let configuration = delegate.application(self, configurationForConnecting: scene.session, options: options)
      return configuration.delegateClass == nil ? [.url: url] : nil
    }
    let accepted = [
      delegate.application(self, willFinishLaunchingWithOptions: launchOptions),
      delegate.application(self, didFinishLaunchingWithOptions: launchOptions),
    ]
    opensLaunchURL = !accepted.contains(false)
    NotificationCenter.default.post(name: Self.didFinishLaunchingNotification, object: self)
  }

  private func enterForeground(_ scene: UIWindowScene) {
    scene.activationState = .foregroundInactive
    if let delegate = scene.delegate {
      delegate.sceneWillEnterForeground(scene)
    }
    NotificationCenter.default.post(name: UIScene.willEnterForegroundNotification, object: scene)
  }

  /// Delivers a URL to the scene's delegate, or to the app's without one.
  func deliver(_ url: URL, to scene: UIWindowScene) {
    if let sceneDelegate = scene.delegate {
      sceneDelegate.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
    } else if delegate?.application(self, open: url, options: [:]) != true {
      Log.debug("No handler accepted the URL \(url)")
    }
  }

  /// Disconnects a scene. Does nothing if it is not connected.
  func disconnect(_ scene: UIWindowScene) {
    guard scene.activationState != .unattached else { return }
    scene.context.perform { endLife(of: scene) }
  }

  private func endLife(of scene: UIWindowScene) {
    scene.setActive(false)
    scene.enterBackground()
    scene.activationState = .unattached
    windowScenes.removeAll { $0 === scene }
    let wasConnected = connectedScenes.remove(scene) != nil
    scene.delegate?.sceneDidDisconnect(scene)
    NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: scene)
    if wasConnected { delegate?.application(self, didDiscardSceneSessions: [scene.session]) }
  }

  /// Disconnects all scenes and notifies the app's delegate before the process ends.
  package func terminate() {
    for scene in windowScenes { disconnect(scene) }
    delegate?.applicationWillTerminate(self)
    NotificationCenter.default.post(name: Self.willTerminateNotification, object: self)
  }
}

extension UIWindowScene {
  /// Creates the delegate of the class in the session's configuration.
  fileprivate func makeDelegate() {
    guard let delegateClass = session.configuration.delegateClass else { return }
    guard let type = delegateClass as? NSObject.Type, let made = type.construct() as? any UISceneDelegate else {
      fatalError("The scene delegate class \(delegateClass) must be an NSObject that conforms to UISceneDelegate.")
    }
    delegate = made
  }

  /// Activates or deactivates the scene and notifies the delegates.
  func setActive(_ isActive: Bool) {
    guard isActive ? activationState == .foregroundInactive : activationState == .foregroundActive else { return }
    context.perform {
      let app = UIApplication.shared
      if isActive {
        activationState = .foregroundActive
        if let delegate { delegate.sceneDidBecomeActive(self) } else { app.delegate?.applicationDidBecomeActive(app) }
        post(UIScene.didActivateNotification, UIApplication.didBecomeActiveNotification)
      } else {
        activationState = .foregroundInactive
        if let delegate { delegate.sceneWillResignActive(self) } else { app.delegate?.applicationWillResignActive(app) }
        post(UIScene.willDeactivateNotification, UIApplication.willResignActiveNotification)
      }
    }
  }

  /// Moves the scene into the foreground or the background.
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

  private func enterForeground() {
    guard activationState == .background else { return }
    let app = UIApplication.shared
    activationState = .foregroundInactive
    if let delegate {
      delegate.sceneWillEnterForeground(self)
    } else {
      app.delegate?.applicationWillEnterForeground(app)
    }
    post(UIScene.willEnterForegroundNotification, UIApplication.willEnterForegroundNotification)
  }

  func enterBackground() {
    guard activationState == .foregroundInactive else { return }
    let app = UIApplication.shared
    activationState = .background
    if let delegate { delegate.sceneDidEnterBackground(self) } else { app.delegate?.applicationDidEnterBackground(app) }
    post(UIScene.didEnterBackgroundNotification, UIApplication.didEnterBackgroundNotification)
  }

  private func post(_ sceneNotification: Notification.Name, _ appNotification: Notification.Name) {
    NotificationCenter.default.post(name: sceneNotification, object: self)
    NotificationCenter.default.post(name: appNotification, object: UIApplication.shared)
  }
}

import Foundation
import PergolaDiagnostics
import PergolaSystem
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
    if let bundle = _TargetBundles.bundle(ofModule: _TargetBundles.module(of: delegateClass)) {
      _TargetBundles.main = bundle
    }
  }

  /// Connects a new scene, after launching the app if it has not launched.
  ///
  /// - Parameter delegateClass: The class of the app's delegate, which is created in the context of the scene if there is
  ///   none yet; nil for none.
  package func connectScene(_ configuration: SceneConfiguration, delegateClass: AnyClass? = nil) -> SceneConnection {
    connectScene(configuration, delegateClass: delegateClass, opening: configuration.url.map(OpenedLink.init))
  }

  /// Connects a new scene that opens a link or continues an activity.
  func connectScene(
    _ configuration: SceneConfiguration, delegateClass: AnyClass? = nil, opening link: OpenedLink?
  ) -> SceneConnection {
    let record = RestorationRecord.read(for: configuration)
    let shown = record?.activity == nil ? configuration.restorationURL.map(OpenedLink.init) : nil
    var configuration = configuration
    configuration.restoration = nil
    let hasDelegate = delegate != nil || delegateClass != nil
    let scene = UIWindowScene(
      session: session(restoring: record, hasDelegate: hasDelegate), configuration: configuration)
    SceneContext.processDefault.withLock { $0.rasterizer = $0.rasterizer ?? configuration.rasterizer }
    scene.application = self
    scene.context.perform {
      if let record { scene.restore(record) }
      if let delegateClass, delegate == nil { makeDelegate(of: delegateClass) }
      connect(scene, opening: link ?? shown)
    }
    return SceneConnection(scene: scene)
  }

  /// The session for a new scene: that of a former scene with the state of a record, or else another one, which has the
  /// configuration of the Info.plist if the app has a delegate.
  private func session(restoring record: RestorationRecord?, hasDelegate: Bool) -> UISceneSession {
    if let record {
      let known = openSessions.first { $0.persistentIdentifier == record.sessionIdentifier }
      // A tab that was duplicated has the record of a scene that still is connected.
      if let known, !connectedScenes.contains(where: { $0.session === known }) { return known }
    }
    return UISceneSession(
      role: .windowApplication,
      configuration: hasDelegate
        ? .standard(for: .windowApplication) : UISceneConfiguration(name: nil, sessionRole: .windowApplication))
  }

  private func connect(_ scene: UIWindowScene, opening link: OpenedLink?) {
    let launches = !hasLaunched
    let reason = launches ? system.beginLaunch() : nil
    let options = UIScene.ConnectionOptions(opening: link, launchedFor: reason?.object)
    windowScenes.append(scene)
    connectedScenes.insert(scene)
    openSessions.insert(scene.session)
    scene.system.add(scene)
    var deliversReason = false
    if launches {
      UserDefaultsReports.begin()
      finishLaunching(for: scene, options: options, link: link, reason: reason)
      deliversReason = reason?.didFinishLaunching() ?? false
      system.finishLaunch()
    }
    if let delegate {
      scene.session.configuration = delegate.application(
        self, configurationForConnecting: scene.session, options: options)
    }
    if let type = sceneDelegateClass(for: scene.session.configuration) { scene.makeDelegate(of: type) }
    let window = scene.session.configuration.storyboard.flatMap(scene.makeWindow)
    if let window { (scene.delegate as? any UIWindowSceneDelegate)?.window = window }
    NotificationCenter.default.announce(UIScene.WillConnectMessage(), from: scene)
    scene.delegate?.scene(scene, willConnectTo: scene.session, options: options)
    window?.makeKeyAndVisible()
    if let activity = scene.session.stateRestorationActivity {
      scene.delegate?.scene(scene, restoreInteractionStateWith: activity)
    }
    enterForeground(scene)
    if launches, scene.delegate == nil, opensLaunchURL {
      if let link { _ = open(link) }
      if let item = options.shortcutItem { perform(item) }
    }
    if deliversReason { reason?.deliver() }
    while scene.performTurnIfNeeded() {}
    scene.setActive(true)
  }

  /// The class of a scene's delegate; nil for an app without scene delegates.
  ///
  /// A configuration with a name takes its class from the entry of that name in the app's Info.plist, which Xcode writes
  /// as `$(PRODUCT_MODULE_NAME).SceneDelegate`. Swift packages have no such file, so that a named configuration without a
  /// class uses the class `SceneDelegate` in the module of the app's delegate.
  private func sceneDelegateClass(for configuration: UISceneConfiguration) -> AnyClass? {
    if let delegateClass = configuration.delegateClass { return delegateClass }
    guard let name = configuration.name, let delegate,
      let module = String(reflecting: type(of: delegate)).split(separator: ".").first
    else { return nil }
    let delegateClass: AnyClass? = NSClassFromString("\(module).SceneDelegate")
    if delegateClass == nil {
      Log.warning(
        """
        The scene configuration "\(name)" has no delegate class, and there is no class \(module).SceneDelegate. Set the \
        configuration's delegateClass in application(_:configurationForConnecting:options:).
        """)
    }
    return delegateClass
  }

  private func finishLaunching(
    for scene: UIWindowScene, options: UIScene.ConnectionOptions, link: OpenedLink?, reason: LaunchReason?
  ) {
    hasLaunched = true
    guard let delegate else { return }
    var launchOptions: [LaunchOptionsKey: Any]?
    if link != nil || reason != nil {
      // In an app with scenes, the launch options contain no link. No manifest declares whether the app has scenes, so
      // the delegate is called, once more than it would be without a link.
      let configuration = delegate.application(self, configurationForConnecting: scene.session, options: options)
      if sceneDelegateClass(for: configuration) == nil {
        let values = reason?.options.map { (LaunchOptionsKey(rawValue: $0.key), $0.value) } ?? []
        let merged: [LaunchOptionsKey: Any] = (link?.launchOptions ?? [:]).merging(values) { _, value in value }
        launchOptions = merged.isEmpty ? nil : merged
      }
    }
    let isAccepted = delegate.application(self, willFinishLaunchingWithOptions: launchOptions)
    let storyboard = AppManifest.current.storyboardWithoutScenes.map { UIStoryboard(name: $0, bundle: nil) }
    let window = storyboard.flatMap(scene.makeWindow)
    if let window { delegate.window = window }
    let accepted = [
      isAccepted, delegate.application(self, didFinishLaunchingWithOptions: launchOptions),
    ]
    window?.makeKeyAndVisible()
    opensLaunchURL = !accepted.contains(false)
    NotificationCenter.default.announce(DidFinishLaunchingMessage(), from: self)
  }

  private func enterForeground(_ scene: UIWindowScene) {
    scene.activationState = .foregroundInactive
    scene.delegate?.sceneWillEnterForeground(scene)
    NotificationCenter.default.announce(UIScene.WillEnterForegroundMessage(), from: scene)
  }

  /// Disconnects a scene. Does nothing if it is not connected.
  ///
  /// - Parameter discarding: True to discard its session with the kept state. Without kept state it is discarded anyway.
  func disconnect(_ scene: UIWindowScene, discarding: Bool = false) {
    guard scene.activationState != .unattached else { return }
    let isKept = scene.isKept || scene.configuration.restorationFile != nil
    scene.context.perform { endLife(of: scene, discarding: discarding || !isKept) }
  }

  /// Disconnects a scene and discards its session. Of a scene that was disconnected, discards the session alone.
  func discard(_ scene: UIWindowScene) {
    disconnect(scene, discarding: true)
    guard scene.session.scene === scene, openSessions.remove(scene.session) != nil else { return }
    scene.context.perform { didDiscard(scene) }
  }

  private func didDiscard(_ scene: UIWindowScene) {
    scene.configuration.restorationFile.map(RestorationRecord.remove)
    delegate?.application(self, didDiscardSceneSessions: [scene.session])
  }

  private func endLife(of scene: UIWindowScene, discarding: Bool) {
    scene.setActive(false)
    scene.enterBackground()
    scene.activationState = .unattached
    windowScenes.removeAll { $0 === scene }
    connectedScenes.remove(scene)
    scene.system.remove(scene)
    scene.questionWindows = []
    let isDiscarded = discarding && openSessions.remove(scene.session) != nil
    scene.delegate?.sceneDidDisconnect(scene)
    NotificationCenter.default.announce(UIScene.DidDisconnectMessage(), from: scene)
    if isDiscarded { didDiscard(scene) }
  }

  /// Disconnects all scenes and notifies the app's delegate before the process ends.
  package func terminate() {
    for scene in windowScenes { disconnect(scene) }
    var context = SceneContext.current
    context.scene = SceneReference(nil, of: self)
    context.system = system
    context.perform {
      delegate?.applicationWillTerminate(self)
      NotificationCenter.default.announce(WillTerminateMessage(), from: self)
    }
  }
}

extension UIWindowScene {
  /// Creates the scene's delegate.
  fileprivate func makeDelegate(of delegateClass: AnyClass) {
    guard let type = delegateClass as? NSObject.Type, let made = type.construct() as? any UISceneDelegate else {
      fatalError("The scene delegate class \(delegateClass) must be an NSObject that conforms to UISceneDelegate.")
    }
    delegate = made
  }
}

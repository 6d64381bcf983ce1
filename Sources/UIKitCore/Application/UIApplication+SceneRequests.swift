import Foundation
import RenderTree

extension UIApplication {
  /// A Boolean value that indicates whether the app can have several scenes at a time. That takes a host that shows
  /// several; a terminal and a picture show one.
  public final var supportsMultipleScenes: Bool { sceneProvider != nil }

  /// Requests another scene, or brings an existing one to the front and makes it active, after this method has returned.
  ///
  /// - Parameters:
  ///   - sceneSession: The session of an existing scene; nil for another scene.
  ///   - userActivity: The activity that the scene continues: another one finds it in the options of its connection.
  ///   - errorHandler: Called with a ``UISceneError`` if the host shows a single scene, or the scene does not exist.
  public final func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    let request =
      sceneSession.map { UISceneSessionActivationRequest(session: $0, userActivity: userActivity, options: options) }
      ?? UISceneSessionActivationRequest(userActivity: userActivity, options: options)
    activateSceneSession(for: request, errorHandler: errorHandler)
  }

  /// Performs a request for a scene, after this method has returned.
  ///
  /// - Parameter errorHandler: Called with a ``UISceneError`` if the host shows a single scene, or the scene does not
  ///   exist.
  public final func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
  ) {
    perform(errorHandler) { app in
      guard let session = request.session else { return try app.showAnotherScene(continuing: request.userActivity) }
      let scene = try app.connectedScene(of: session)
      guard let activity = request.userActivity else { return scene.setVisible(true) }
      scene.context.perform { app.deliver(OpenedLink(activity), to: scene) }
    }
  }

  /// Disconnects a scene and discards its session, after this method has returned. A host without a scene ends.
  ///
  /// - Parameter errorHandler: Called with a ``UISceneError`` if the scene does not exist.
  public final func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    perform(errorHandler) { app in
      let scene = try app.connectedScene(of: sceneSession)
      app.disconnect(scene, discarding: true)
      scene.onEnd?()
    }
  }

  /// Requests that the host shows the current content of a scene, also of one in the background.
  public final func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {
    (sceneSession.scene as? UIWindowScene)?.setNeedsTurn()
  }

  private func perform(_ errorHandler: ((any Error) -> Void)?, _ action: @escaping (UIApplication) throws -> Void) {
    // The closures stay on the main actor, to which the main queue belongs.
    nonisolated(unsafe) let action = action
    nonisolated(unsafe) let errorHandler = errorHandler
    let context = SceneContext.current
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        do { try action(self) } catch { context.perform { errorHandler?(error) } }
      }
    }
  }

  private func connectedScene(of session: UISceneSession) throws -> UIWindowScene {
    guard openSessions.contains(session), let scene = session.scene as? UIWindowScene else {
      throw UISceneError(.requestDenied)
    }
    return scene
  }

  private func showAnotherScene(continuing activity: NSUserActivity?) throws {
    guard let sceneProvider else { throw UISceneError(.multipleScenesNotSupported) }
    sceneProvider { self.connectScene($0, opening: activity.map(OpenedLink.init)) }
  }
}

import Foundation

/// A scene of the application that a system answers, by which the system reaches the application's interface.
@MainActor package protocol SystemScene: AnyObject {
  /// True if the scene is visible and used by the user.
  var isInUse: Bool { get }
  /// True if the scene is visible.
  var isInForeground: Bool { get }
  /// Brings the scene to the foreground, where it becomes active.
  func comeToForeground()
  /// Runs code in the context of the scene.
  func perform(_ body: () -> Void)
  /// The seconds until the next action on the scene's clock; nil if there is none, or the clock runs by itself.
  var timeToNextAction: TimeInterval? { get }
  /// Advances the scene's clock. A live one runs by itself.
  func passTime(_ seconds: TimeInterval)
  /// Shows a banner above everything, in the place of the one that is shown.
  func show(_ banner: Banner)
  /// Puts a question to the user, and replies once: with the answer, or with nil if the scene ends before.
  func ask(_ question: System.Question, reply: @escaping (System.Answer?) -> Void)
  /// Removes the banner with an identifier.
  func removeBanner(_ identifier: String)
}

/// A message that comes into view at the top of a scene, for some seconds.
package struct Banner: Sendable {
  /// The identifier of the banner, such as that of a notification.
  package let identifier: String
  /// The texts, in the order of their lines: the first is the title.
  package let texts: [String]
  /// Called when the banner was removed, for any reason.
  package let didHide: @MainActor @Sendable () -> Void
  /// The action of a tap. The banner is removed before.
  package let tap: @MainActor @Sendable () -> Void

  /// Makes a banner.
  package init(
    identifier: String, texts: [String], didHide: @escaping @MainActor @Sendable () -> Void,
    tap: @escaping @MainActor @Sendable () -> Void
  ) {
    self.identifier = identifier
    self.texts = texts
    self.didHide = didHide
    self.tap = tap
  }
}

/// A reference to a scene that doesn't keep it. Safe, because it is read on the main actor alone.
struct SystemSceneReference: Sendable {
  private nonisolated(unsafe) weak var object: (any SystemScene)?

  @MainActor var scene: (any SystemScene)? { object }

  @MainActor init(_ scene: any SystemScene) { object = scene }
}

extension System {
  /// The connected scenes of the application, the used ones first. Empty while the application doesn't run.
  @MainActor package var scenes: [any SystemScene] {
    let all = state.withLock { $0.scenes }.compactMap(\.scene)
    return all.filter(\.isInUse) + all.filter { !$0.isInUse && $0.isInForeground } + all.filter { !$0.isInForeground }
  }

  /// True if a scene is visible.
  @MainActor package var isInForeground: Bool { scenes.contains(where: \.isInForeground) }

  /// Adds a scene that was connected. Adding it again has no effect.
  @MainActor package func add(_ scene: any SystemScene) {
    let others = otherScenes(than: scene)
    state.withLock { $0.scenes = others + [SystemSceneReference(scene)] }
  }

  /// Removes a scene that was disconnected.
  @MainActor package func remove(_ scene: any SystemScene) {
    let others = otherScenes(than: scene)
    state.withLock { $0.scenes = others }
  }

  @MainActor private func otherScenes(than scene: any SystemScene) -> [SystemSceneReference] {
    state.withLock { $0.scenes }.filter { $0.scene != nil && $0.scene !== scene }
  }

  /// Runs code of the application: in the context of its foremost scene, or without a scene in that of the system.
  @MainActor package func performInApplication(_ body: () -> Void) {
    if let scene = scenes.first { scene.perform(body) } else { perform(body) }
  }
}

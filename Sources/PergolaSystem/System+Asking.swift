import Foundation

extension System {
  /// The time for which a question waits for a scene: an application may ask before its first scene is there.
  private static let patience = 10.0

  /// Lets the user of a live host answer questions, in alerts of the application's foremost scene.
  package func asksInScenes() {
    asker = { [weak self] question in await self?.askInScene(question) }
  }

  @MainActor private func askInScene(_ question: Question) async -> Answer? {
    guard let scene = await visibleScene() else { return nil }
    return await withCheckedContinuation { continuation in
      scene.ask(question) { continuation.resume(returning: $0) }
    }
  }

  /// The foremost visible scene, when there is one; nil if none comes.
  @MainActor private func visibleScene() async -> (any SystemScene)? {
    let end = Date(timeIntervalSinceNow: Self.patience)
    while Date() < end {
      if let scene = scenes.first, scene.isInForeground { return scene }
      try? await Task.sleep(for: .milliseconds(50))
    }
    return nil
  }
}

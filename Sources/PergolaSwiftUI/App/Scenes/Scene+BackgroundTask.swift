import PergolaSystem

/// A task for which the system launches the app in the background.
public nonisolated struct BackgroundTask<Request, Response>: Sendable {
  /// The identifier of the task's request.
  fileprivate let identifier: String
}

extension BackgroundTask where Request == Void, Response == Void {
  /// A refresh of the app, for which it has submitted a `BGAppRefreshTaskRequest`.
  public nonisolated static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask(identifier: identifier)
  }
}

/// A modifier that runs an action when the system launches a task.
private nonisolated struct BackgroundTaskModifier: SceneModifier {
  let identifier: String
  let action: @Sendable () async -> Void

  @MainActor static func makeNode<Base: Scene>(
    _ scene: ModifiedScene<Base, Self>, _ context: NodeContext
  ) -> TypedViewNode<ModifiedScene<Base, Self>> {
    BackgroundTaskNode(scene, context)
  }
}

private final class BackgroundTaskNode<Content: Scene>: ModifiedSceneNode<Content, BackgroundTaskModifier> {
  override init(_ scene: ModifiedScene<Content, BackgroundTaskModifier>, _ context: NodeContext) {
    super.init(scene, context)
    let system = System.current
    let identifier = scene.modifier.identifier
    let isFirst = system.backgroundTasks.register(identifier, launchNumber: system.launchNumber) {
      [weak self, weak system] run in
      let task = Task { @MainActor [weak self, weak system] in
        guard let self, let system else { return run.complete(success: false) }
        await system.perform { await self.view.modifier.action() }
        run.complete(success: !Task.isCancelled)
      }
      run.expirationHandler = { task.cancel() }
    }
    precondition(isFirst, "There are two actions for the background task \(identifier).")
  }
}

extension Scene {
  /// Runs an action when the system launches a task in the background. Its task is canceled when the time has passed,
  /// and the task has ended when the action returns.
  public nonisolated func backgroundTask(
    _ task: BackgroundTask<Void, Void>, action: @escaping @Sendable () async -> Void
  ) -> some Scene {
    ModifiedScene(content: self, modifier: BackgroundTaskModifier(identifier: task.identifier, action: action))
  }
}

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

/// The current action for a task, which lives as long as its node.
@MainActor
private final class BackgroundTaskAction {
  var perform: @Sendable () async -> Void

  init(_ perform: @escaping @Sendable () async -> Void) { self.perform = perform }

  /// Registers the action of the task with an identifier.
  func register(_ identifier: String, in system: System) {
    let isFirst = system.backgroundTasks.register(identifier, launchNumber: system.launchNumber) {
      [weak self, weak system] run in
      let task = Task { @MainActor [weak self, weak system] in
        guard let self, let system else { return run.complete(success: false) }
        await system.perform { await self.perform() }
        run.complete(success: !Task.isCancelled)
      }
      run.expirationHandler = { task.cancel() }
    }
    precondition(isFirst, "There are two actions for the background task \(identifier).")
  }
}

private final class BackgroundTaskNode<Content: Scene>: ModifiedSceneNode<Content, BackgroundTaskModifier> {
  private let action: BackgroundTaskAction

  override init(_ scene: ModifiedScene<Content, BackgroundTaskModifier>, _ context: NodeContext) {
    action = BackgroundTaskAction(scene.modifier.action)
    super.init(scene, context)
    action.register(scene.modifier.identifier, in: .current)
  }

  override func modifierDidChange(from old: BackgroundTaskModifier) { action.perform = view.modifier.action }
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

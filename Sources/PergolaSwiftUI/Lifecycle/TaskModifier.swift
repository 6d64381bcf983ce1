/// A modifier with a task that runs while its content is shown.
nonisolated struct TaskModifier<ID: Equatable>: PrimitiveModifier {
  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> TypedViewNode<ModifiedContent<Base, Self>> {
    TaskNode(view, context)
  }
}

private final class TaskNode<Content: View, ID: Equatable>: TransparentModifierNode<Content, TaskModifier<ID>> {
  private var task: Task<Void, Never>?
  /// True if another id waits for the end of the update.
  private var needsRestart = false

  override func didAppear() { start() }

  override func didDisappear() {
    task?.cancel()
    task = nil
  }

  override func modifierDidChange(from old: TaskModifier<ID>) {
    guard isShown, !needsRestart, old.id != modifier.id else { return }
    needsRestart = true
    graph.afterLayout { [weak self] in self?.restart() }
  }

  private func restart() {
    needsRestart = false
    guard isShown else { return }
    task?.cancel()
    start()
  }

  private func start() {
    let action = modifier.action
    task = Task(priority: modifier.priority) { await action() }
  }
}

extension View {
  /// Runs a task from the view's appearance on, and cancels it when the view disappears.
  ///
  /// A task that ignores its cancellation goes on; what it sets in views that are gone has no effect.
  public nonisolated func task(
    priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: true, priority: priority, action: action))
  }

  /// Runs a task from the view's appearance on. Another value cancels it and runs it again, as does the view's
  /// disappearance and its next appearance.
  public nonisolated func task<ID: Equatable>(
    id value: ID, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, priority: priority, action: action))
  }
}

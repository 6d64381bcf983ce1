import PergolaDiagnostics

/// A modifier with an action for changes of a value.
nonisolated struct ChangeModifier<Value: Equatable>: PrimitiveModifier {
  let value: Value
  /// True if the action is also performed at the first appearance in the graph.
  let isInitial: Bool
  /// True if the action of the view's value before the change is performed, with what it has captured.
  let usesOldAction: Bool
  /// Receives the old value and the new one.
  let action: (Value, Value) -> Void

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> TypedViewNode<ModifiedContent<Base, Self>> {
    ChangeNode(view, context)
  }
}

private final class ChangeNode<Content: View, Value: Equatable>:
  TransparentModifierNode<Content, ChangeModifier<Value>>
{
  /// The modifier before the first change that waits for its report; nil if none waits.
  private var reported: ChangeModifier<Value>?
  /// The number of changes in a row to a value that does not equal itself.
  private var incomparableCount = 0

  override func didMount() {
    guard modifier.isInitial else { return }
    graph.afterLayout { [weak self] in
      guard let self, isMounted else { return }
      modifier.action(modifier.value, modifier.value)
    }
  }

  override func modifierDidChange(from old: ChangeModifier<Value>) {
    guard reported == nil else { return }
    guard old.value != modifier.value else {
      incomparableCount = 0
      return
    }
    guard canCompare() else { return }
    reported = old
    graph.afterLayout { [weak self] in self?.report() }
  }

  /// Returns false after too many updates in a row with a value that does not equal itself: each one would count as a
  /// change, and an action that causes the next update, at once or later, would never end.
  private func canCompare() -> Bool {
    guard modifier.value != modifier.value else {
      incomparableCount = 0
      return true
    }
    incomparableCount += 1
    if incomparableCount == ViewGraph.maximumRounds + 1 {
      Log.warning(
        "The value of \(actionName) does not equal itself, so that every update counts as a change. The action was "
          + "performed \(ViewGraph.maximumRounds) times in a row, and is not performed again until a value equals itself."
      )
    }
    return incomparableCount <= ViewGraph.maximumRounds
  }

  /// The name of the modifier and of the view in whose body it stands, for messages.
  private var actionName: String { "onChange(of: \(Value.self)) in \(enclosingViewName)" }

  private func report() {
    guard let old = reported else { return }
    reported = nil
    guard isMounted, old.value != modifier.value else { return }
    graph.noteChangeAction(actionName)
    (old.usesOldAction ? old : modifier).action(old.value, modifier.value)
  }
}

extension View {
  /// Performs an action after an update in which a value has changed.
  ///
  /// The action is that of the view before the change, with the values that it has captured.
  @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
  public nonisolated func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (_ newValue: Value) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: false, usesOldAction: true) { action($1) })
  }

  /// Performs an action with the old and the new value after an update in which a value has changed.
  ///
  /// - Parameter initial: True if the action is also performed when the view comes into being, with the value twice.
  public nonisolated func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, usesOldAction: false, action: action))
  }

  /// Performs an action after an update in which a value has changed.
  ///
  /// - Parameter initial: True if the action is also performed when the view comes into being.
  public nonisolated func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, usesOldAction: false) { _, _ in action() })
  }
}

@_spi(Toolkit) import UIKitCore

/// A modifier that connects the first text field in its content with a state of focus.
nonisolated struct FocusModifier<Value: Hashable>: PrimitiveModifier {
  let binding: FocusState<Value>.Binding
  /// The value of the state while the field has the focus.
  let value: Value

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> TypedViewNode<ModifiedContent<Base, Self>> {
    FocusNode(view, context)
  }
}

private final class FocusNode<Content: View, Value: Hashable>: ElementModifierNode<Content, FocusModifier<Value>> {
  private weak var field: (any FocusableField)?
  private var isWanted = false

  override func evaluate() {
    super.evaluate()
    isWanted = modifier.binding.wrappedValue == modifier.value
    follow()
  }

  override func didAppear() { follow() }

  /// Moves the focus as the state says, after the next layout.
  private func follow() {
    graph.afterLayout { [weak self] in
      guard let self, isMounted, isShown, let field = connectedField else { return }
      if isWanted, !field.isFirstResponder {
        // A field that takes no input has no focus to say.
        if !field.becomeFirstResponder() { release() }
      } else if !isWanted, field.isFirstResponder {
        field.resignFirstResponder()
      }
    }
  }

  /// The field, whose editing the state follows.
  private var connectedField: (any FocusableField)? {
    let found = items.allElements.lazy.compactMap(\.firstFocusable).first
    guard let found, found !== field else { return found }
    field = found
    found.followEditing {
      [weak self] in
      guard let self, isMounted else { return }
      modifier.binding.wrappedValue = modifier.value
    } ended: {
      [weak self] in
      self?.release()
    }
    return found
  }

  /// Has the state say that no field has the focus, unless it names another one.
  private func release() {
    guard isMounted else { return }
    ViewGraph.withoutTracking {
      let binding = modifier.binding
      if binding.wrappedValue == modifier.value { binding.wrappedValue = binding.noFocus }
    }
  }
}

/// A view in which the user edits, and whose editing a state of focus follows.
@MainActor
protocol FocusableField: UIView {
  /// Sets the closures that are called when editing begins and ends.
  func followEditing(began: @escaping () -> Void, ended: @escaping () -> Void)
}

extension UITextField: FocusableField {
  func followEditing(began: @escaping () -> Void, ended: @escaping () -> Void) {
    addAction(UIAction(identifier: UIAction.Identifier("pergola.focus.began")) { _ in began() }, for: .editingDidBegin)
    addAction(UIAction(identifier: UIAction.Identifier("pergola.focus.ended")) { _ in ended() }, for: .editingDidEnd)
  }
}

extension ViewElement {
  /// The first field in the element.
  fileprivate var firstFocusable: (any FocusableField)? {
    view?.firstFocusable ?? subelements.lazy.compactMap(\.firstFocusable).first
  }

  /// The first text field in the element.
  var firstField: UITextField? { view?.firstField ?? subelements.lazy.compactMap(\.firstField).first }
}

extension UIView {
  /// The first field inside.
  fileprivate var firstFocusable: (any FocusableField)? {
    self as? any FocusableField ?? subviews.lazy.compactMap(\.firstFocusable).first
  }

  /// The first text field inside.
  var firstField: UITextField? { self as? UITextField ?? subviews.lazy.compactMap(\.firstField).first }
}

extension View {
  /// Connects the text field with a state that is true while the field has the focus.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusModifier(binding: condition, value: true))
  }

  /// Connects the text field with a state that has a value while the field has the focus.
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(FocusModifier(binding: binding, value: value))
  }
}

import Foundation
@_spi(Toolkit) import UIKitCore

/// A modifier with an action for changes of a value of its content's geometry.
nonisolated struct GeometryChangeModifier<Value: Equatable>: PrimitiveModifier {
  /// Makes the value.
  let value: (GeometryProxy) -> Value
  /// Receives the old value and the new one; the first value twice.
  let action: (Value, Value) -> Void

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> TypedViewNode<ModifiedContent<Base, Self>> {
    GeometryChangeNode(view, context)
  }
}

private final class GeometryChangeNode<Content: View, Value: Equatable>:
  ElementModifierNode<Content, GeometryChangeModifier<Value>>
{
  override func make(around element: ViewElement) -> ViewElement {
    GeometryChangeElement<Value>(self, around: element)
  }

  override func apply(to wrapper: ViewElement) {
    guard let wrapper = wrapper as? GeometryChangeElement<Value> else { return }
    wrapper.show(modifier)
  }
}

/// An element that reports a value of its geometry.
private final class GeometryChangeElement<Value: Equatable>: WrapperElement {
  private var modifier: GeometryChangeModifier<Value>?
  private lazy var questions = GeometryQuestions(self)
  private var value: Value?
  /// The size of the present value.
  private var size: CGSize?
  /// The value before the first change that waits for its report.
  private var reported: Value?
  private var isWaiting = false

  /// Takes another value and another action. The value is made again.
  func show(_ new: GeometryChangeModifier<Value>) {
    modifier = new
    size = nil
    setNeedsLayout()
  }

  override func didPlace(_ placement: Placement, from old: Placement?) {
    super.didPlace(placement, from: old)
    followPosition()
  }

  override func positionMayHaveChanged() {
    guard let placement, let modifier, size != placement.frame.size || questions.haveOtherAnswers else { return }
    questions.forget()
    size = placement.frame.size
    let proxy = GeometryProxy(questions, placement.frame.size)
    let new = ViewGraph.withoutTracking { modifier.value(proxy) }
    guard new != value else { return }
    if !isWaiting { reported = value }
    value = new
    guard !isWaiting else { return }
    isWaiting = true
    node.graph.afterLayout { [weak self] in self?.report() }
  }

  private func report() {
    isWaiting = false
    guard !isDiscarded, let value, let modifier, reported != value else { return }
    node.graph.noteChangeAction("onGeometryChange(for: \(Value.self)) in \(node.enclosingViewName)")
    modifier.action(reported ?? value, value)
  }
}

extension View {
  /// Performs an action with a value of the view's geometry: after the first layout, and after each in which it has changed.
  ///
  /// A value of the frame in the coordinates of the window, or of a view outside of a scroll view, changes while that
  /// scrolls.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Makes the value.
  ///   - action: Receives the new value.
  public nonisolated func onGeometryChange<Value: Equatable & Sendable>(
    for type: Value.Type, of transform: @escaping @Sendable (GeometryProxy) -> Value,
    action: @escaping (_ newValue: Value) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(value: transform) { action($1) })
  }

  /// Performs an action with the old and the new value of the view's geometry: after the first layout, with the value
  /// twice, and after each in which it has changed.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Makes the value.
  ///   - action: Receives the old value and the new one.
  public nonisolated func onGeometryChange<Value: Equatable & Sendable>(
    for type: Value.Type, of transform: @escaping @Sendable (GeometryProxy) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(value: transform, action: action))
  }
}

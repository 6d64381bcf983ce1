@_spi(Toolkit) import UIKitCore

/// A modifier that changes the transaction in which its content is updated.
nonisolated struct TransactionModifier<Value: Equatable>: PrimitiveModifier {
  /// The value whose change the modifier waits for; nil for every update.
  let value: Value?
  let transform: (inout Transaction) -> Void

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> TypedViewNode<ModifiedContent<Base, Self>> {
    TransactionNode(view, context)
  }
}

private final class TransactionNode<Content: View, Value: Equatable>:
  TypedViewNode<ModifiedContent<Content, TransactionModifier<Value>>>
{
  private var child: TypedViewNode<Content>?

  override init(_ view: ModifiedContent<Content, TransactionModifier<Value>>, _ context: NodeContext) {
    super.init(view, context)
    child = Content._makeNode(view.content, NodeContext(in: self))
  }

  override func update(_ new: ModifiedContent<Content, TransactionModifier<Value>>) {
    let applies = new.modifier.value == nil || new.modifier.value != view.modifier.value
    view = new
    guard applies else {
      child?.update(new.content)
      return
    }
    var transaction = Transaction.current
    ViewGraph.withoutTracking { new.modifier.transform(&transaction) }
    let animation = transaction.effectiveAnimation
    withTransaction(transaction) {
      if let animation {
        graph.layoutAnimation = animation
        animation.perform { child?.update(new.content) }
      } else {
        UIView.performWithoutAnimation { child?.update(new.content) }
      }
    }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }
}

extension View {
  /// Animates the changes of the view in updates in which a value has changed; nil leaves the animation out.
  ///
  /// Views that such an update moves are animated as well.
  public nonisolated func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
    modifier(
      TransactionModifier(value: value) { if !$0.disablesAnimations { $0.animation = animation } })
  }

  /// Animates all changes of the view; nil leaves the animation out.
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  public nonisolated func animation(_ animation: Animation?) -> some View {
    modifier(
      TransactionModifier<Bool>(value: nil) { if !$0.disablesAnimations { $0.animation = animation } })
  }

  /// Changes the transaction in which the view is updated.
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(TransactionModifier<Bool>(value: nil, transform: transform))
  }
}

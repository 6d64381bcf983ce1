import Foundation
import PergolaCombine
import PergolaSystem
import UIKitCore

/// A modifier with an action for the values of a publisher.
nonisolated struct ReceiveModifier<Source: Publisher>: PrimitiveModifier where Source.Failure == Never {
  let publisher: Source
  let action: (Source.Output) -> Void

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> TypedViewNode<ModifiedContent<Base, Self>> {
    ReceiveNode(view, context)
  }
}

private final class ReceiveNode<Content: View, Source: Publisher>:
  TransparentModifierNode<Content, ReceiveModifier<Source>>
where Source.Failure == Never {
  private var subscription: AnyCancellable?
  private var inbox: ValueInbox<Source.Output>?

  override func didMount() { subscribe() }

  /// Keeps the subscription if the publisher is the same.
  override func modifierDidChange(from old: ReceiveModifier<Source>) {
    if !ValueComparison.areSame(old.publisher, modifier.publisher) { subscribe() }
  }

  private func subscribe() {
    inbox?.close()
    subscription = nil
    let inbox = ValueInbox<Source.Output>(graph) { [weak self] in self?.modifier.action($0) }
    self.inbox = inbox
    subscription = modifier.publisher.sink { inbox.receive($0) }
  }

  override func willUnmount() {
    inbox?.close()
    subscription = nil
  }
}

/// The values between a publisher and a view's action, in their order.
///
/// A value that arrives on the main thread outside of an update goes through at once. One that arrives during an update,
/// as the present value of a property does at the subscription, waits for its end; one from another thread waits for the
/// main thread. However many wait, they wait for one turn.
private final class ValueInbox<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [Value] = []
  private var isClosed = false
  private weak var graph: ViewGraph?
  private let action: @MainActor (Value) -> Void

  @MainActor
  init(_ graph: ViewGraph, action: @escaping @MainActor (Value) -> Void) {
    self.graph = graph
    self.action = action
  }

  func close() {
    lock.withLock {
      isClosed = true
      values = []
    }
  }

  func receive(_ value: Value) {
    let isFirst = lock.withLock {
      guard !isClosed else { return false }
      values.append(value)
      return values.count == 1
    }
    guard isFirst else { return }
    guard MainThread.isCurrent else {
      return DispatchQueue.main.async { MainActor.assumeIsolated { self.deliver() } }
    }
    MainActor.assumeIsolated {
      guard let graph else { return }
      if graph.isUpdating || ViewGraph.evaluatedNode != nil {
        graph.afterLayout { self.deliver() }
      } else {
        deliver()
      }
    }
  }

  /// Passes the waiting values on in the context of the view's scene: a publisher may send them anywhere.
  @MainActor
  private func deliver() {
    if let scene = graph?.scene { scene.context.perform { deliverInScene() } } else { deliverInScene() }
  }

  /// Passes the waiting values on, in batches; those that arrive meanwhile follow.
  @MainActor
  private func deliverInScene() {
    var next = 0
    while true {
      // The passed values stay until the end of the batch, so that values that arrive meanwhile wait behind them.
      let value: Value? = lock.withLock {
        if next < values.count { return values[next] }
        values.removeAll(keepingCapacity: true)
        return nil
      }
      guard let value else { return }
      next += 1
      action(value)
    }
  }
}

extension View {
  /// Performs an action for each value of a publisher, from the moment at which the view comes into being until it is
  /// gone.
  ///
  /// A publisher that a later value of the view makes again is subscribed to again.
  public nonisolated func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}

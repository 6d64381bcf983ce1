import Foundation
import Observation

/// The node of a view with a body.
final class BodyNode<Content: View>: TypedViewNode<Content> {
  private var child: TypedViewNode<Content.Body>?
  /// The storage of the view's dynamic properties, in the order of their declaration.
  private var storage: [AnyObject?] = []
  private let properties: PropertyList
  private var observation: Observation?

  override init(_ view: Content, _ context: NodeContext) {
    properties = PropertyList.list(of: Content.self)
    super.init(view, context)
    track()
  }

  override func evaluate() {
    properties.connect(&view, storage: &storage, of: self)
    let body = observing { view.body }
    if let child {
      child.update(body)
    } else {
      child = Content.Body._makeNode(body, NodeContext(in: self))
    }
  }

  /// Evaluates the body, and notes the properties of `@Observable` objects that it reads.
  private func observing(_ evaluate: () -> Content.Body) -> Content.Body {
    let observation = Observation(self)
    self.observation = observation
    return withObservationTracking(evaluate) { [weak observation] in observation?.report() }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }

  override func willUnmount() {
    properties.disconnect(storage)
    storage = []
    observation = nil
  }
}

/// The tie between one evaluation and the observable objects that it read: released with the next evaluation.
final class Observation: @unchecked Sendable {
  /// Read on the main thread only.
  private weak var node: ViewNode?

  init(_ node: ViewNode) { self.node = node }

  /// Marks the node, on the main thread.
  func report() {
    guard MainThread.isCurrent else { return DispatchQueue.main.async { self.report() } }
    MainActor.assumeIsolated { node?.setNeedsEvaluation(because: "observable object") }
  }
}

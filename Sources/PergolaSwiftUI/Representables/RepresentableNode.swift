import Foundation

/// The calls of a representable, with one name for those of views and of view controllers.
@MainActor
protocol RepresentableForm {
  associatedtype Value: View
  associatedtype Coordinator
  associatedtype Context
  /// The view or the view controller.
  associatedtype Shown: AnyObject
  associatedtype Element: ViewElement

  static func makeCoordinator(of value: Value) -> Coordinator

  static func makeContext(
    _ coordinator: Coordinator, _ transaction: Transaction, _ environment: EnvironmentValues
  ) -> Context

  /// Makes the view or the view controller.
  static func make(_ value: Value, _ context: Context) -> Shown

  /// Makes the element that shows it.
  ///
  /// - Parameter size: The size that the app gives for a proposal; nil for the standard one.
  static func makeElement(
    _ node: ViewNode, _ shown: Shown, size: @escaping @MainActor (ProposedViewSize) -> CGSize?
  ) -> Element

  static func update(_ value: Value, _ shown: Shown, _ context: Context)

  static func size(_ value: Value, of shown: Shown, for proposal: ProposedViewSize, _ context: Context) -> CGSize?

  /// Called after the environment changed; does nothing by default.
  static func environmentDidChange(around element: Element)

  static func dismantle(_ shown: Shown, _ coordinator: Coordinator)
}

extension RepresentableForm {
  static func environmentDidChange(around element: Element) {}
}

/// The node of a representable.
final class RepresentableNode<Form: RepresentableForm>: TypedViewNode<Form.Value> {
  /// The values of the first evaluation, which last as long as the node.
  private struct Parts {
    let coordinator: Form.Coordinator
    let shown: Form.Shown
    let element: Form.Element
  }

  private let properties = PropertyList.list(of: Form.Value.self)
  private var storage: [AnyObject?] = []
  private var parts: Parts?

  override init(_ view: Form.Value, _ context: NodeContext) {
    super.init(view, context)
    track()
  }

  private func context(_ coordinator: Form.Coordinator) -> Form.Context {
    Form.makeContext(coordinator, Transaction.current, environment)
  }

  override func evaluate() {
    properties.connect(&view, storage: &storage, of: self)
    let parts = parts ?? makeParts()
    self.parts = parts
    observing { Form.update(view, parts.shown, context(parts.coordinator)) }
    parts.element.setNeedsLayout()
  }

  private func makeParts() -> Parts {
    let coordinator = Form.makeCoordinator(of: view)
    let shown = Form.make(view, context(coordinator))
    let element = Form.makeElement(self, shown) { [unowned self] proposal in
      guard let parts else { return nil }
      return Form.size(view, of: parts.shown, for: proposal, context(parts.coordinator))
    }
    return Parts(coordinator: coordinator, shown: shown, element: element)
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    if let parts { Form.environmentDidChange(around: parts.element) }
    // A representable may read any value through its context.
    if !environment.hasSameValues(as: old) { setNeedsEvaluation(because: "environment") }
  }

  override func appendItems(to items: inout [ViewListItem]) {
    if let parts { items.append(.element(parts.element)) }
  }

  /// An evaluation of the view around updates the view or the controller, also if the value is the same.
  override func update(_ new: Form.Value) {
    view = new
    track()
  }

  override func willUnmount() {
    // What takes the place in the same update is made before.
    if let parts { graph.atEndOfUpdate { Form.dismantle(parts.shown, parts.coordinator) } }
    properties.disconnect(storage)
    parts?.element.discard()
  }
}

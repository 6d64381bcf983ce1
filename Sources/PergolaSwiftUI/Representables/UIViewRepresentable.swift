import Foundation
import UIKitCore

/// A view of UIKit among views of SwiftUI.
///
/// The coordinator is made first, then the view, once for the identity; it is updated after it was made and after each
/// change that the representable depends on, and dismantled when the identity ends.
@preconcurrency @MainActor
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view, once.
  func makeUIView(context: Context) -> UIViewType

  /// Brings the view up to date.
  func updateUIView(_ uiView: UIViewType, context: Context)

  /// Called before the view is released.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)

  /// Makes the object that connects the view with SwiftUI, once and before the view.
  func makeCoordinator() -> Coordinator

  /// The size of the view for a proposal; nil for what its intrinsic content size and its priorities say.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

  public var body: Never { fatalError("\(Self.self) has no body; it shows a view of UIKit.") }

  public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedViewNode<Self> {
    UIViewRepresentableNode(view, context)
  }
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// The coordinator, the transaction and the environment with which a representable makes or updates its view.
@preconcurrency @MainActor
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The object that connects the view with SwiftUI.
  public let coordinator: Representable.Coordinator
  /// The transaction of the present update.
  public let transaction: Transaction
  /// The environment of the representable.
  public let environment: EnvironmentValues
}

/// The node of a representable.
private final class UIViewRepresentableNode<Value: UIViewRepresentable>: TypedViewNode<Value> {
  private let properties = PropertyList.list(of: Value.self)
  private var storage: [AnyObject?] = []
  private var coordinator: Value.Coordinator?
  private var shown: RepresentedElement?

  override init(_ view: Value, _ context: NodeContext) {
    super.init(view, context)
    track()
  }

  private func context(_ coordinator: Value.Coordinator) -> Value.Context {
    UIViewRepresentableContext(
      coordinator: coordinator, transaction: Transaction.current, environment: environment)
  }

  override func evaluate() {
    properties.connect(&view, storage: &storage, of: self)
    let coordinator = self.coordinator ?? view.makeCoordinator()
    self.coordinator = coordinator
    let context = context(coordinator)
    let element = shown ?? makeElement(context)
    // The element was made with a view of this type.
    if let uiView = element.represented as? Value.UIViewType { view.updateUIView(uiView, context: context) }
    element.setNeedsLayout()
  }

  private func makeElement(_ context: Value.Context) -> RepresentedElement {
    let element = RepresentedElement(self, view.makeUIView(context: context)) { [unowned self] uiView, proposal in
      guard let coordinator, let uiView = uiView as? Value.UIViewType else { return nil }
      return view.sizeThatFits(proposal, uiView: uiView, context: self.context(coordinator))
    }
    shown = element
    return element
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    shown?.applyEnvironment()
    // A representable may read any value through its context.
    if !environment.hasSameValues(as: old) { setNeedsEvaluation(because: "environment") }
  }

  override func appendItems(to items: inout [ViewListItem]) {
    if let shown { items.append(.element(shown)) }
  }

  override func willUnmount() {
    if let coordinator, let uiView = shown?.represented as? Value.UIViewType {
      Value.dismantleUIView(uiView, coordinator: coordinator)
    }
    properties.disconnect(storage)
    shown?.discard()
  }
}

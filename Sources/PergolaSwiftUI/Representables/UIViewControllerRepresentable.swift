import Foundation
import UIKitCore

/// A view controller of UIKit among views of SwiftUI, as a child of the nearest controller around.
///
/// The coordinator is made first, then the controller, once for the identity; it is updated after it was made and after
/// each change that the representable depends on, and dismantled when the identity ends.
@preconcurrency @MainActor
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the controller, once.
  func makeUIViewController(context: Context) -> UIViewControllerType

  /// Brings the controller up to date.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)

  /// Called before the controller is released.
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)

  /// Makes the object that connects the controller with SwiftUI, once and before the controller.
  func makeCoordinator() -> Coordinator

  /// The size of the controller's view for a proposal; nil for all room.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?
}

extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}

  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }

  public var body: Never { fatalError("\(Self.self) has no body; it shows a view controller of UIKit.") }

  public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedViewNode<Self> {
    UIViewControllerRepresentableNode(view, context)
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// The coordinator, the transaction and the environment with which a representable makes or updates its controller.
@preconcurrency @MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// The object that connects the controller with SwiftUI.
  public let coordinator: Representable.Coordinator
  /// The transaction of the present update.
  public let transaction: Transaction
  /// The environment of the representable.
  public let environment: EnvironmentValues
}

/// The node of a representable.
private final class UIViewControllerRepresentableNode<Value: UIViewControllerRepresentable>: TypedViewNode<Value> {
  private let properties = PropertyList.list(of: Value.self)
  private var storage: [AnyObject?] = []
  private var coordinator: Value.Coordinator?
  private var shown: ViewControllerElement?

  override init(_ view: Value, _ context: NodeContext) {
    super.init(view, context)
    track()
  }

  private func context(_ coordinator: Value.Coordinator) -> Value.Context {
    UIViewControllerRepresentableContext(
      coordinator: coordinator, transaction: Transaction.current, environment: environment)
  }

  override func evaluate() {
    properties.connect(&view, storage: &storage, of: self)
    let coordinator = self.coordinator ?? view.makeCoordinator()
    self.coordinator = coordinator
    let context = context(coordinator)
    let element = shown ?? makeElement(context)
    // The element was made with a controller of this type.
    if let controller = element.controller as? Value.UIViewControllerType {
      view.updateUIViewController(controller, context: context)
    }
    element.setNeedsLayout()
  }

  private func makeElement(_ context: Value.Context) -> ViewControllerElement {
    let controller = view.makeUIViewController(context: context)
    let element = ViewControllerElement(self, controller) { [unowned self] controller, proposal in
      guard let coordinator, let controller = controller as? Value.UIViewControllerType,
        let size = view.sizeThatFits(proposal, uiViewController: controller, context: self.context(coordinator))
      else { return proposal.replacingUnspecifiedDimensions() }
      return size
    }
    shown = element
    return element
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    // A representable may read any value through its context.
    if !environment.hasSameValues(as: old) { setNeedsEvaluation(because: "environment") }
  }

  override func appendItems(to items: inout [ViewListItem]) {
    if let shown { items.append(.element(shown)) }
  }

  override func willUnmount() {
    if let coordinator, let controller = shown?.controller as? Value.UIViewControllerType {
      Value.dismantleUIViewController(controller, coordinator: coordinator)
    }
    properties.disconnect(storage)
    shown?.discard()
  }
}

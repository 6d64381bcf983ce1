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

  /// The size of the controller's view for a proposal; nil for all room, and for the preferred size of its content where
  /// nothing is proposed.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?
}

extension UIViewControllerRepresentable {
  /// Does nothing.
  public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}

  /// Returns nil, for the standard size.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }

  /// There is no body: others show the content.
  public var body: Never { fatalError("\(Self.self) has no body; it shows a view controller of UIKit.") }

  public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedViewNode<Self> {
    RepresentableNode<UIViewControllerRepresentableForm<Self>>(view, context)
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Makes no coordinator.
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

extension UIViewController {
  /// The size of a controller that is proposed none: the preferred size of its content, and 10 points without one.
  fileprivate var idealSize: CGSize {
    let preferred = preferredContentSize
    return CGSize(
      width: preferred.width > 0 ? preferred.width : 10, height: preferred.height > 0 ? preferred.height : 10)
  }
}

/// The calls of a representable that shows a view controller.
private enum UIViewControllerRepresentableForm<Value: UIViewControllerRepresentable>: RepresentableForm {
  static func makeCoordinator(of value: Value) -> Value.Coordinator { value.makeCoordinator() }

  static func makeContext(
    _ coordinator: Value.Coordinator, _ transaction: Transaction, _ environment: EnvironmentValues
  ) -> Value.Context {
    UIViewControllerRepresentableContext(
      coordinator: coordinator, transaction: transaction, environment: environment)
  }

  static func make(_ value: Value, _ context: Value.Context) -> Value.UIViewControllerType {
    value.makeUIViewController(context: context)
  }

  static func makeElement(
    _ node: ViewNode, _ shown: Value.UIViewControllerType, size: @escaping @MainActor (ProposedViewSize) -> CGSize?
  ) -> ViewControllerElement {
    ViewControllerElement(node, shown) { controller, proposal in
      size(proposal) ?? proposal.replacingUnspecifiedDimensions(by: controller.idealSize)
    }
  }

  static func update(_ value: Value, _ shown: Value.UIViewControllerType, _ context: Value.Context) {
    value.updateUIViewController(shown, context: context)
  }

  static func size(
    _ value: Value, of shown: Value.UIViewControllerType, for proposal: ProposedViewSize, _ context: Value.Context
  ) -> CGSize? {
    value.sizeThatFits(proposal, uiViewController: shown, context: context)
  }

  static func dismantle(_ shown: Value.UIViewControllerType, _ coordinator: Value.Coordinator) {
    Value.dismantleUIViewController(shown, coordinator: coordinator)
  }
}

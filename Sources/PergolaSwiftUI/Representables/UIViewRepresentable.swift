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
  /// Does nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  /// Returns nil, for the standard size.
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

  public var body: Never { fatalError("\(Self.self) has no body; it shows a view of UIKit.") }

  public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedViewNode<Self> {
    RepresentableNode<UIViewRepresentableForm<Self>>(view, context)
  }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Makes no coordinator.
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

/// The calls of a representable that shows a view.
private enum UIViewRepresentableForm<Value: UIViewRepresentable>: RepresentableForm {
  static func makeCoordinator(of value: Value) -> Value.Coordinator { value.makeCoordinator() }

  static func makeContext(
    _ coordinator: Value.Coordinator, _ transaction: Transaction, _ environment: EnvironmentValues
  ) -> Value.Context {
    UIViewRepresentableContext(coordinator: coordinator, transaction: transaction, environment: environment)
  }

  static func make(_ value: Value, _ context: Value.Context) -> Value.UIViewType { value.makeUIView(context: context) }

  static func makeElement(
    _ node: ViewNode, _ shown: Value.UIViewType, size: @escaping @MainActor (ProposedViewSize) -> CGSize?
  ) -> RepresentedElement {
    RepresentedElement(node, shown) { _, proposal in size(proposal) }
  }

  static func update(_ value: Value, _ shown: Value.UIViewType, _ context: Value.Context) {
    value.updateUIView(shown, context: context)
  }

  static func size(
    _ value: Value, of shown: Value.UIViewType, for proposal: ProposedViewSize, _ context: Value.Context
  ) -> CGSize? {
    value.sizeThatFits(proposal, uiView: shown, context: context)
  }

  static func environmentDidChange(around element: RepresentedElement) { element.applyEnvironment() }

  static func dismantle(_ shown: Value.UIViewType, _ coordinator: Value.Coordinator) {
    Value.dismantleUIView(shown, coordinator: coordinator)
  }
}

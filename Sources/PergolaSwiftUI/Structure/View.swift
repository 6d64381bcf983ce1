/// A part of an app's user interface, described as a value.
///
/// A view with a `body` consists of other views. Values are made often and cost little; what lasts is the identity that
/// the view's place gives it, with the state of its dynamic properties.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View

  /// The content of the view.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the node of a view.
  static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedViewNode<Self>

  /// The number of elements that every view of this type contributes to the container around it; nil if it depends on
  /// the value.
  static var _elementCount: Int? { get }
}

extension View {
  @MainActor public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedViewNode<Self> {
    BodyNode(view, context)
  }

  @MainActor public static var _elementCount: Int? { Body._elementCount }
}

extension Never: View {
  public typealias Body = Never
  public var body: Never {
    fatalError("Never has no value.")
  }

  /// Views without a body are one element, unless they say otherwise.
  @MainActor public static var _elementCount: Int? { 1 }
}

/// A view that the library draws itself.
@MainActor
protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  public var body: Never { fatalError("\(Self.self) has no body; the library draws it itself.") }
}

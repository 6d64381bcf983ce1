@_spi(Reflection) import Swift

/// Several views in a row, which the container around them receives one by one.
public nonisolated struct TupleView<T>: PrimitiveView {
  /// The views.
  public var value: T
  private let make: @MainActor (Self, NodeContext) -> TypedViewNode<Self>

  /// Creates a view from several ones.
  public init<each Content: View>(_ content: repeat each Content) where T == (repeat each Content) {
    value = (repeat each content)
    make = { TupleNode<repeat each Content>($0, $1) }
  }

  /// Creates a view from a tuple of views.
  @_disfavoredOverload
  public init<each Content: View>(_ value: (repeat each Content)) where T == (repeat each Content) {
    self.init(repeat each value)
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedViewNode<Self> {
    view.make(view, context)
  }
}

extension TupleView {
  @MainActor public static var _elementCount: Int? { ElementCounts.sum(of: T.self) }
}

/// Several views whose types are known at run time only.
@MainActor
protocol ViewTuple {
  /// The views in their order.
  var views: [AnyView] { get }
}

extension TupleView: ViewTuple {
  var views: [AnyView] {
    Mirror(reflecting: value).children.compactMap { ($0.value as? any View).map { AnyView($0) } }
  }
}

/// The numbers of elements of tuples, found once by reflection.
@MainActor
private enum ElementCounts {
  private static var sums: [ObjectIdentifier: Int?] = [:]

  static func sum<T>(of tuple: T.Type) -> Int? {
    let key = ObjectIdentifier(tuple)
    if let sum = sums[key] { return sum }
    var sum: Int? = 0
    _forEachField(of: tuple) { _, _, type, _ in
      let count = (type as? any View.Type)?._elementCount
      sum = count.flatMap { count in sum.map { $0 + count } }
      return sum != nil
    }
    sums[key] = .some(sum)
    return sum
  }
}

/// The node of several views.
private final class TupleNode<each Content: View>: TypedViewNode<TupleView<(repeat each Content)>> {
  private var children: (repeat TypedViewNode<each Content>)!

  override init(_ view: TupleView<(repeat each Content)>, _ context: NodeContext) {
    super.init(view, context)
    let inner = NodeContext(in: self)
    children = (repeat (each Content)._makeNode(each view.value, inner))
  }

  override func update(_ new: TupleView<(repeat each Content)>) {
    view = new
    repeat (each children).update(each new.value)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    guard let children else { return }
    for child in repeat each children { body(child) }
  }
}

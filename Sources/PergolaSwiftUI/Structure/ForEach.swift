/// A view for each element of a collection, whose identity is that of the element.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The view has no body: it is shown by a node of its own.
  public typealias Body = Never

  /// The collection.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  /// Takes over the identities of the data: see `DataIdentities`.
  @usableFromInline let identify: (DataIdentities<ID>, Data) -> [Int]?
  /// True for a constant range of integers, of which only the first value counts in the original.
  @usableFromInline var isConstantRange = false
}

extension ForEach: View, PrimitiveView where Content: View {
  /// Creates a view for each element, with the identity that the path leads to.
  @inlinable public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    identify = { $0.update($1) { $0[keyPath: id] } }
  }

  /// Makes the node that shows the view.
  @MainActor public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedViewNode<Self> {
    ForEachNode(view, context)
  }

  /// The number of elements, if every view of the type has the same.
  @MainActor public static var _elementCount: Int? { nil }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content: View {
  /// Creates a view for each element, with the element's identity.
  @inlinable public nonisolated init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
    identify = { $0.update($1) { $0.id } }
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Creates a view for each integer of a constant range.
  @inlinable public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    self.content = content
    identify = { $0.update($1) { $0 } }
    isConstantRange = true
  }
}

extension ForEach where Content: View {
  /// Creates a view for each element of a collection behind a binding. The views receive bindings to their elements.
  @inlinable public nonisolated init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
    let values = data.wrappedValue
    self.data = values.indices.lazy.map { ($0, values[$0][keyPath: id]) }
    self.content = { content(data[$0.0]) }
    identify = { $0.update($1) { $0.1 } }
  }

  /// Creates a view for each element of a collection behind a binding. The views receive bindings to their elements.
  @inlinable public nonisolated init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }
}

/// A view that is made of a collection.
@MainActor @preconcurrency
public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  /// The collection.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

/// The views of a tree of data: a view for each leaf, and a disclosure group for each element with children.
///
/// An element whose children are nil is a leaf; one whose children are empty has a chevron and nothing below it. All
/// groups are collapsed at first, and their content is made when they are expanded.
public nonisolated struct OutlineGroup<
  Data: RandomAccessCollection, ID: Hashable, Parent: View, Leaf: View, Subgroup: View
> {
  fileprivate enum Source {
    case root(Data.Element)
    case data(Data)
  }

  fileprivate let source: Source
  fileprivate let id: KeyPath<Data.Element, ID>
  fileprivate let children: KeyPath<Data.Element, Data?>
  fileprivate let content: (Data.Element) -> Leaf
}

/// The children of an element of an ``OutlineGroup``.
public struct OutlineSubgroupChildren: View {
  fileprivate let content: AnyView
  /// The rows of the children.
  public var body: some View { content }
}

extension OutlineGroup: View where Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  /// The views of a tree, by the identities of its elements.
  public init<Element>(
    _ root: Element, children: KeyPath<Element, Data?>, @ViewBuilder content: @escaping (Element) -> Leaf
  ) where Data.Element == Element, Element: Identifiable, ID == Element.ID {
    self.init(source: .root(root), id: \.id, children: children, content: content)
  }

  /// The views of several trees, by the identities of their elements.
  public init<Element>(
    _ data: Data, children: KeyPath<Element, Data?>, @ViewBuilder content: @escaping (Element) -> Leaf
  ) where Data.Element == Element, Element: Identifiable, ID == Element.ID {
    self.init(source: .data(data), id: \.id, children: children, content: content)
  }

  /// The views of a tree.
  ///
  /// - Parameter id: The identity of an element.
  public init<Element>(
    _ root: Element, id: KeyPath<Element, ID>, children: KeyPath<Element, Data?>,
    @ViewBuilder content: @escaping (Element) -> Leaf
  ) where Data.Element == Element {
    self.init(source: .root(root), id: id, children: children, content: content)
  }

  /// The views of several trees.
  ///
  /// - Parameter id: The identity of an element.
  public init<Element>(
    _ data: Data, id: KeyPath<Element, ID>, children: KeyPath<Element, Data?>,
    @ViewBuilder content: @escaping (Element) -> Leaf
  ) where Data.Element == Element {
    self.init(source: .data(data), id: id, children: children, content: content)
  }

  /// The rows of the roots.
  @MainActor public var body: some View {
    switch source {
    case .root(let root): ForEach(CollectionOfOne(root), id: id) { view(of: $0) }
    case .data(let data): ForEach(data, id: id) { view(of: $0) }
    }
  }

  @ViewBuilder @MainActor private func view(of element: Data.Element) -> some View {
    if let children = element[keyPath: children] {
      Subgroup {
        OutlineSubgroupChildren(
          content: AnyView(
            OutlineGroup(source: .data(children), id: id, children: self.children, content: content)))
      } label: {
        content(element)
      }
    } else {
      content(element)
    }
  }
}

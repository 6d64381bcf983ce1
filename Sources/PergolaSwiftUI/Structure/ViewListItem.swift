/// A contribution of a node to the container around it.
enum ViewListItem {
  /// One element.
  case element(ViewElement)
  /// The elements of a `ForEach` in a list or a lazy stack, which are made when they are asked for.
  case lazy(LazyItems)
  /// A section, in lists and lazy stacks. Other containers receive its elements.
  case section(SectionItems)

  /// The item with each element changed.
  @MainActor
  func map(_ change: @escaping @MainActor (ViewElement) -> ViewElement) -> ViewListItem {
    switch self {
    case .element(let element): .element(change(element))
    case .lazy(let items): .lazy(items.map(change))
    case .section(let section): .section(section.map(change))
    }
  }
}

/// A section of a list: its node, and the items of its three parts.
@MainActor
struct SectionItems {
  let node: ViewNode
  var header: [ViewListItem]
  var content: [ViewListItem]
  var footer: [ViewListItem]

  func map(_ change: @escaping @MainActor (ViewElement) -> ViewElement) -> SectionItems {
    SectionItems(
      node: node, header: header.map { $0.map(change) }, content: content.map { $0.map(change) },
      footer: footer.map { $0.map(change) })
  }
}

/// The elements of a `ForEach` that are made when they are asked for.
@MainActor
struct LazyItems {
  let source: any LazyItemSource
  /// The changes of the data that the user may make, as the modifiers of the `ForEach` say now.
  var edits: (@MainActor () -> DynamicEdits)?
  private var changes: [@MainActor (ViewElement) -> ViewElement] = []

  init(_ source: any LazyItemSource) { self.source = source }

  /// The items with each element changed, after it was made.
  func map(_ change: @escaping @MainActor (ViewElement) -> ViewElement) -> LazyItems {
    var items = self
    items.changes.append(change)
    return items
  }

  /// The elements of the datum at a position.
  func elements(at position: Int) -> [ViewElement] {
    source.elements(at: position).map { element in changes.reduce(element) { $1($0) } }
  }

  /// The items of the datum at a position, sections included. Makes its node if there is none yet.
  func items(at position: Int) -> [ViewListItem] {
    source.items(at: position).map { item in changes.reduce(item) { $0.map($1) } }
  }
}

/// A `ForEach` whose elements are made when they are asked for.
@MainActor
protocol LazyItemSource: ViewNode {
  /// The numbers that stand for the identities of the data, in order. They stay over updates.
  var numbers: [Int] { get }

  /// The number of elements of each datum; nil if it depends on the datum.
  var elementsPerDatum: Int? { get }

  /// The identity of the datum at a position, unique among the data.
  func id(at position: Int) -> AnyHashable

  /// The position of the identity with a number; nil if there is none.
  func position(ofNumber number: Int) -> Int?

  /// The position of an identity; nil if there is none.
  func position(of id: AnyHashable) -> Int?

  /// The elements of the datum at a position. Makes its node if there is none yet.
  func elements(at position: Int) -> [ViewElement]

  /// The items of the datum at a position. Makes its node if there is none yet.
  func items(at position: Int) -> [ViewListItem]

  /// The identity of the datum of a node below the source; nil for another node.
  func id(of node: ViewNode) -> AnyHashable?

  /// The node of the datum at a position; nil if it has not been made.
  func node(at position: Int) -> ViewNode?
}

extension LazyItemSource {
  /// The number of data.
  var count: Int { numbers.count }
}

extension [ViewListItem] {
  /// All elements, those of sections and lazy items included.
  @MainActor
  var allElements: [ViewElement] {
    flatMap { item -> [ViewElement] in
      switch item {
      case .element(let element): [element]
      case .lazy(let items): (0..<items.source.count).flatMap { items.elements(at: $0) }
      case .section(let section):
        section.header.allElements + section.content.allElements + section.footer.allElements
      }
    }
  }
}

extension ViewNode {
  /// The items that the node contributes to the container around it.
  final var items: [ViewListItem] {
    var items: [ViewListItem] = []
    appendItems(to: &items)
    return items
  }
}

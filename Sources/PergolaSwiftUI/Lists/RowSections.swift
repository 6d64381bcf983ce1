/// The rows of a container, as the items of its content make them: sections, and the identities of rows.
///
/// Elements exist for the rows that were written one by one, and for those of a `ForEach` whose number of rows depends
/// on its data. All other rows are made when they are asked for.
@MainActor
struct RowSections {
  /// A section, or rows outside of sections that follow each other.
  struct Section {
    let id: RowSectionID
    var header: ViewElement?
    var footer: ViewElement?
    var rows: [RowID] = []
  }

  private(set) var sections: [Section] = []
  private var sources: [ObjectIdentifier: LazyItems] = [:]
  /// The elements that exist already. They are kept, so that no other one has their identity.
  private var elements: [RowID: ViewElement] = [:]
  private let container: ObjectIdentifier
  private var implicitCount = 0
  private var isOpen = false

  /// No rows.
  init(in container: ViewNode) { self.container = ObjectIdentifier(container) }

  /// The rows of items.
  init(_ items: [ViewListItem], in container: ViewNode) {
    self.init(in: container)
    for item in items { append(item, of: nil) }
  }

  /// The datum whose content is appended.
  private struct Datum {
    let source: any LazyItemSource
    let id: AnyHashable
    var count = 0
  }

  private mutating func append(_ item: ViewListItem, of datum: Datum?) {
    var datum = datum
    append(item, of: &datum)
  }

  private mutating func append(_ item: ViewListItem, of datum: inout Datum?) {
    switch item {
    case .element(let element):
      let row: RowID
      if let current = datum {
        row = RowID(source: ObjectIdentifier(current.source), id: current.id, index: current.count)
        datum?.count += 1
      } else {
        row = RowID(source: container, id: ObjectIdentifier(element), index: 0)
      }
      elements[row] = element
      append([row])
    case .lazy(let items): append(items)
    case .section(let section):
      isOpen = false
      sections.append(
        Section(
          id: .explicit(ObjectIdentifier(section.node)), header: Self.joined(section.header, of: section.node),
          footer: Self.joined(section.footer, of: section.node)))
      isOpen = true
      for item in section.content { append(item, of: nil) }
      isOpen = false
    }
  }

  private mutating func append(_ items: LazyItems) {
    let source = items.source
    sources[ObjectIdentifier(source)] = items
    guard let count = source.elementsPerDatum else {
      // The rows have to be made to be counted.
      for position in 0..<source.count {
        var datum: Datum? = Datum(source: source, id: source.id(at: position))
        for item in items.items(at: position) { append(item, of: &datum) }
      }
      return
    }
    guard count > 0, source.count > 0 else { return }
    var rows: [RowID] = []
    rows.reserveCapacity(source.count * count)
    for position in 0..<source.count {
      let id = source.id(at: position)
      for index in 0..<count { rows.append(RowID(source: ObjectIdentifier(source), id: id, index: index)) }
    }
    append(rows)
  }

  private mutating func append(_ rows: [RowID]) {
    if !isOpen {
      sections.append(Section(id: .implicit(implicitCount)))
      implicitCount += 1
      isOpen = true
    }
    sections[sections.count - 1].rows += rows
  }

  /// One element for the views of a header or a footer; nil if there are none.
  private static func joined(_ items: [ViewListItem], of node: ViewNode) -> ViewElement? {
    let elements = items.allElements
    guard elements.count > 1 else { return elements.first }
    let element = LayoutElement(node, VStackLayout(alignment: .leading))
    element.setChildren(elements)
    return element
  }

  // MARK: Rows

  /// The number of rows.
  var count: Int { sections.reduce(0) { $0 + $1.rows.count } }

  /// The element of a row, which is made if it has to be; nil for a row that is gone.
  func element(of row: RowID) -> ViewElement? {
    if let element = elements[row] { return element }
    guard let items = sources[row.source], let position = items.source.position(of: row.id) else { return nil }
    let elements = items.elements(at: position)
    return row.index < elements.count ? elements[row.index] : nil
  }

  /// The node whose appearance is that of a row: the outermost one around nothing but the row.
  func root(of row: RowID, element: ViewElement, in container: ViewNode) -> ViewNode {
    var node = element.node
    while let parent = node.parent, parent !== container, !(parent is any SectionBoundary),
      !((parent as? any LazyItemSource)?.isLazy ?? false)
    {
      var count = 0
      parent.forEachChild { _ in count += 1 }
      guard count == 1 else { break }
      node = parent
    }
    return node
  }

  /// The collection of a row and the position of the row's datum there; nil for a row without a collection.
  func datum(of row: RowID) -> (items: LazyItems, position: Int)? {
    guard let items = sources[row.source], let position = items.source.position(of: row.id) else { return nil }
    return (items, position)
  }

  /// The first row of a datum with an identity, in any collection.
  func row(withID id: AnyHashable) -> RowID? {
    for section in sections {
      var seen: Set<ObjectIdentifier> = []
      for row in section.rows where seen.insert(row.source).inserted {
        guard let source = sources[row.source]?.source, source.position(of: id) != nil else { continue }
        return RowID(source: row.source, id: id, index: 0)
      }
    }
    return nil
  }

  /// The first row for which a predicate holds. Makes the elements of all rows before it.
  func row(where predicate: (RowID, ViewElement) -> Bool) -> RowID? {
    for section in sections {
      for row in section.rows {
        if let element = element(of: row), predicate(row, element) { return row }
      }
    }
    return nil
  }

  /// The rows whose elements exist without being asked for.
  var staticRows: [(row: RowID, element: ViewElement)] { elements.map { ($0.key, $0.value) } }
}

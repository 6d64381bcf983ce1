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
    var rows = RowList()
    /// The collections of the rows, in order.
    fileprivate var sources: [ObjectIdentifier] = []
  }

  /// The place of a row: its section, and its position there.
  struct Place {
    let section: Int
    let row: Int
  }

  private(set) var sections: [Section] = []
  private var sources: [ObjectIdentifier: LazyItems] = [:]
  /// The places of the first rows of collections whose data have the same number of rows each.
  private var starts: [ObjectIdentifier: (place: Place, rowsPerDatum: Int)] = [:]
  /// The elements that exist already, and the places of their rows. They are kept, so that no other one has their
  /// identity.
  private var elements: [RowID: (element: ViewElement, place: Place)] = [:]
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
    let source: ObjectIdentifier
    let number: Int
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
        row = RowID(source: current.source, datum: current.number, index: current.count)
        datum?.count += 1
      } else {
        row = RowID(source: container, datum: Int(bitPattern: ObjectIdentifier(element)), index: 0)
      }
      openSection()
      elements[row] = (element, nextPlace)
      sections[sections.count - 1].rows.append(row)
      if let datum { noteSource(datum.source) }
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
    let key = ObjectIdentifier(source)
    sources[key] = items
    let numbers = source.numbers
    guard let count = source.elementsPerDatum else {
      // The rows have to be made to be counted.
      for (position, number) in numbers.enumerated() {
        var datum: Datum? = Datum(source: key, number: number)
        for item in items.items(at: position) { append(item, of: &datum) }
      }
      return
    }
    guard count > 0, !numbers.isEmpty else { return }
    openSection()
    starts[key] = (nextPlace, count)
    noteSource(key)
    sections[sections.count - 1].rows.append(numbers, of: key, rowsPerDatum: count)
  }

  /// The place of the row that is appended next.
  private var nextPlace: Place { Place(section: sections.count - 1, row: sections[sections.count - 1].rows.count) }

  private mutating func openSection() {
    guard !isOpen else { return }
    sections.append(Section(id: .implicit(implicitCount)))
    implicitCount += 1
    isOpen = true
  }

  /// Notes that the last section has rows of a collection.
  private mutating func noteSource(_ source: ObjectIdentifier) {
    let last = sections.count - 1
    if sections[last].sources.last != source { sections[last].sources.append(source) }
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
    if let known = elements[row] { return known.element }
    guard let (items, position) = datum(of: row) else { return nil }
    let elements = items.elements(at: position)
    return row.index < elements.count ? elements[row.index] : nil
  }

  /// The place of a row; nil for a row that is gone.
  func place(of row: RowID) -> Place? {
    if let known = elements[row] { return known.place }
    guard let (place, rowsPerDatum) = starts[row.source], let (_, position) = datum(of: row) else { return nil }
    return Place(section: place.section, row: place.row + position * rowsPerDatum + row.index)
  }

  /// The node whose appearance is that of a row: the outermost one around nothing but the row.
  func root(of element: ViewElement, in container: ViewNode) -> ViewNode {
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
    guard let items = sources[row.source], let position = items.source.position(ofNumber: row.datum) else { return nil }
    return (items, position)
  }

  /// The first row of a datum with an identity, in any collection.
  func row(withID id: AnyHashable) -> RowID? {
    for section in sections {
      for key in section.sources {
        guard let source = sources[key]?.source, let position = source.position(of: id) else { continue }
        return RowID(source: key, datum: source.numbers[position], index: 0)
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
  var staticRows: [(row: RowID, element: ViewElement)] { elements.map { ($0.key, $0.value.element) } }
}

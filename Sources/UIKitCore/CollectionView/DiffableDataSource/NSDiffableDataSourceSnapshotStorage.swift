import Diffing

/// The ordered sections and items of a snapshot, and where each is.
@usableFromInline
struct SnapshotStorage<Section: Hashable, Item: Hashable> {
  @usableFromInline var sections: [Section] = []
  @usableFromInline var items: [[Item]] = []
  @usableFromInline var sectionOfItem: [Item: Section] = [:]

  @inlinable
  init() {}

  @inlinable var numberOfItems: Int { sectionOfItem.count }
  @inlinable var numberOfSections: Int { sections.count }
  @inlinable var sectionIdentifiers: [Section] { sections }
  @inlinable var itemIdentifiers: [Item] { items.flatMap { $0 } }

  @inlinable
  func numberOfItems(inSectionAt index: Int) -> Int { items[index].count }

  @inlinable
  func itemIdentifiers(inSectionAt index: Int) -> [Item] { items[index] }

  @inlinable
  func sectionIdentifier(at index: Int) -> Section { sections[index] }

  @inlinable
  func itemIdentifier(at place: ItemPlace) -> Item { items[place.section][place.item] }

  @inlinable
  func contains(_ item: Item) -> Bool { sectionOfItem[item] != nil }

  @inlinable
  func indexOfSection(_ section: Section) -> Int? { sections.firstIndex(of: section) }

  @inlinable
  func sectionIndex(containingItem item: Item) -> Int? { sectionOfItem[item].flatMap { indexOfSection($0) } }

  @inlinable
  func place(of item: Item) -> ItemPlace? {
    guard let section = sectionIndex(containingItem: item), let offset = items[section].firstIndex(of: item) else {
      return nil
    }
    return ItemPlace(section: section, item: offset)
  }

  @inlinable
  func indexOfItem(_ item: Item) -> Int? {
    place(of: item).map { place in items[..<place.section].reduce(0) { $0 + $1.count } + place.item }
  }

  @inlinable
  mutating func insertSections(_ identifiers: [Section], at index: Int) {
    sections.insert(contentsOf: identifiers, at: index)
    items.insert(contentsOf: identifiers.map { _ in [] }, at: index)
  }

  @inlinable
  mutating func removeSection(at index: Int) {
    for item in items[index] { sectionOfItem[item] = nil }
    sections.remove(at: index)
    items.remove(at: index)
  }

  /// Moves a section to an index among the other sections.
  @inlinable
  mutating func moveSection(from source: Int, to destination: Int) {
    sections.insert(sections.remove(at: source), at: destination)
    items.insert(items.remove(at: source), at: destination)
  }

  /// Inserts items that are not there.
  @inlinable
  mutating func insert(_ identifiers: some RandomAccessCollection<Item>, at place: ItemPlace) {
    items[place.section].insert(contentsOf: identifiers, at: place.item)
    for item in identifiers { sectionOfItem[item] = sections[place.section] }
  }

  /// Removes an item if it is there.
  @inlinable
  mutating func remove(_ item: Item) {
    guard let place = place(of: item) else { return }
    items[place.section].remove(at: place.item)
    sectionOfItem[item] = nil
  }

  /// What turns the old sections and items into these.
  @inlinable
  func changes(from old: SnapshotStorage) -> SectionedChangeset {
    SectionedChangeset(
      from: Array(zip(old.sections, old.items)), to: Array(zip(sections, items)), identifiedBy: { $0.0 },
      items: { $0.1 })
  }
}

extension SnapshotStorage: Sendable where Section: Sendable, Item: Sendable {}

import Diffing

/// The ordered sections and items of a snapshot, and where each is.
///
/// Identifiers are numbered (``SnapshotIndex``), and numbers are in order (``SnapshotOrder``). Both share what they have in common
/// with their copies, so that a copy costs nothing and one that was changed a little is compared in little time.
@usableFromInline
struct SnapshotStorage<Section: Hashable, Item: Hashable> {
  @usableFromInline var sectionIdentifiers: [Section] = []
  @usableFromInline var sectionIndexes: [Section: Int] = [:]
  @usableFromInline var index = SnapshotIndex<Item>()
  @usableFromInline var order = SnapshotOrder()

  /// Shared by storages that give an identifier the same number if they number it alike: a copy and what became of it.
  @usableFromInline var lineage = SnapshotLineage()

  /// Finds what turns the first storage into the second: ``changes(from:)``, as compiled where the storage was made. There the types of
  /// identifiers are known, and the comparison is made for them; a data source knows them only as parameters, which is many times slower.
  @usableFromInline nonisolated(unsafe) let changes: (SnapshotStorage, SnapshotStorage) -> SectionedChangeset

  @inlinable
  init() { changes = { $1.changes(from: $0) } }
}

/// An object that is itself and no other.
@usableFromInline
final class SnapshotLineage: Sendable {
  @usableFromInline
  init() {}
}

extension SnapshotStorage: Sendable where Section: Sendable, Item: Sendable {}

// MARK: Finding

extension SnapshotStorage {
  @inlinable var numberOfItems: Int { order.numberOfItems }
  @inlinable var numberOfSections: Int { sectionIdentifiers.count }

  @inlinable var itemIdentifiers: [Item] {
    var items: [Item] = []
    items.reserveCapacity(numberOfItems)
    for section in 0..<numberOfSections { appendItems(inSectionAt: section, to: &items) }
    return items
  }

  @inlinable
  func itemIdentifiers(inSectionAt section: Int) -> [Item] {
    var items: [Item] = []
    items.reserveCapacity(numberOfItems(inSectionAt: section))
    appendItems(inSectionAt: section, to: &items)
    return items
  }

  @inlinable
  func appendItems(inSectionAt section: Int, to items: inout [Item]) {
    order.forEachItem(inSectionAt: section) { numbers in
      for number in numbers { items.append(index.identifiers[Int(number)]) }
    }
  }

  @inlinable
  func numberOfItems(inSectionAt section: Int) -> Int { order.numberOfItems(inSectionAt: section) }

  @inlinable
  func sectionIdentifier(at section: Int) -> Section { sectionIdentifiers[section] }

  @inlinable
  func itemIdentifier(at place: ItemPlace) -> Item { index.identifiers[Int(order.item(at: place))] }

  @inlinable
  func contains(_ item: Item) -> Bool { index.number(of: item).map { order.contains($0) } ?? false }

  @inlinable
  func indexOfSection(_ section: Section) -> Int? { sectionIndexes[section] }

  @inlinable
  @inline(__always)
  func sectionIndex(containingItem item: Item) -> Int? {
    index.number(of: item).flatMap { order.sectionIndex(of: $0) }
  }

  @inlinable
  func place(of item: Item) -> ItemPlace? { index.number(of: item).flatMap { order.place(of: $0) } }

  @inlinable
  @inline(__always)
  func indexOfItem(_ item: Item) -> Int? { index.number(of: item).flatMap { order.index(of: $0) } }
}

// MARK: Changing

extension SnapshotStorage {
  /// Inserts sections that are not there.
  @inlinable
  mutating func insertSections(_ identifiers: [Section], at position: Int) {
    sectionIdentifiers.insert(contentsOf: identifiers, at: position)
    order.insertSections(count: identifiers.count, at: position)
    renumberSections(from: position)
  }

  @inlinable
  mutating func removeSection(at position: Int) {
    sectionIndexes[sectionIdentifiers.remove(at: position)] = nil
    order.removeSection(at: position)
    renumberSections(from: position)
  }

  /// Moves a section to an index among the other sections.
  @inlinable
  mutating func moveSection(from source: Int, to destination: Int) {
    if source == destination { return }
    sectionIdentifiers.insert(sectionIdentifiers.remove(at: source), at: destination)
    order.moveSection(from: source, to: destination)
    renumberSections(from: min(source, destination))
  }

  @inlinable
  mutating func renumberSections(from first: Int) {
    for position in first..<sectionIdentifiers.count { sectionIndexes[sectionIdentifiers[position]] = position }
  }

  /// The numbers of items, which get one where they have none; nil if an item is there twice. Whether they are in the snapshot is
  /// not changed.
  @inlinable
  mutating func register(_ items: [Item]) -> ContiguousArray<UInt32>? {
    if !index.hasRoom(for: items.count) { makeRoom(for: items.count) }
    let firstNew = UInt32(index.identifiers.count)
    var numbers: ContiguousArray<UInt32> = []
    numbers.reserveCapacity(items.count)
    var known: ContiguousArray<UInt32> = []
    for item in items {
      let next = UInt32(index.identifiers.count)
      let number = index.register(item)
      if number != next {
        if number >= firstNew { return nil }
        known.append(number)
      }
      numbers.append(number)
    }
    known.sort()
    return zip(known, known.dropFirst()).allSatisfy(!=) ? numbers : nil
  }

  /// Inserts items, by their numbers, that are not in the snapshot.
  @inlinable
  mutating func insert(_ numbers: ContiguousArray<UInt32>, at place: ItemPlace) { order.insert(numbers, at: place) }

  /// Removes an item if it is there.
  @inlinable
  mutating func remove(_ item: Item) {
    if let number = index.number(of: item) { order.remove(number) }
  }

  /// Makes room for more identifiers. If most of those numbered are gone, all are numbered anew.
  @inlinable
  mutating func makeRoom(for count: Int) {
    if index.identifiers.count <= 2 * numberOfItems + 64 { return index.makeRoom(for: count) }
    var fresh = SnapshotStorage()
    fresh.index.makeRoom(for: numberOfItems + count)
    fresh.insertSections(sectionIdentifiers, at: 0)
    for section in 0..<numberOfSections {
      let numbers = fresh.register(itemIdentifiers(inSectionAt: section))
      // Items of a snapshot are distinct.
      fresh.insert(numbers!, at: ItemPlace(section: section, item: 0))
    }
    self = fresh
  }
}

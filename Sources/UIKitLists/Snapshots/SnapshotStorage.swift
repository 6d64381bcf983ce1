import Diffing

/// The ordered sections and items of a snapshot, and where each is.
///
/// Identifiers are numbered (``SnapshotIndex``), and numbers are in order (``SnapshotSequence``). Both share what they
/// have in common with their copies, so that one that was changed a little is compared in little time.
///
/// Snapshots hold it by one reference, so that looking something up in one that others might write to retains no more
/// than that. A storage is changed only by a snapshot that holds it alone.
@usableFromInline
final class SnapshotStorage<Section: Hashable, Item: Hashable> {
  @exclusivity(unchecked) @usableFromInline var sections: SnapshotIndex<Section>
  @exclusivity(unchecked) @usableFromInline var items: SnapshotIndex<Item>

  /// Where sections, by marks, and items are.
  @exclusivity(unchecked) @usableFromInline var sequence: SnapshotSequence

  /// Shared by storages that give an identifier the same number if they number it alike: a copy and what became of it.
  @usableFromInline var lineage: SnapshotLineage

  /// Shared by storages with the same sections in the same order, of which one is a copy.
  @usableFromInline var sectionLineage: SnapshotLineage

  /// Finds what turns the first storage into the second: ``changes(from:)``, as compiled where the storage was made.
  /// There the types of identifiers are known, and the comparison is made for them; a data source knows them only as
  /// parameters, which is many times slower.
  @usableFromInline let changes: (SnapshotStorage, SnapshotStorage) -> SectionedChangeset

  @inlinable
  init() {
    sections = SnapshotIndex()
    items = SnapshotIndex()
    sequence = SnapshotSequence()
    lineage = SnapshotLineage()
    sectionLineage = SnapshotLineage()
    changes = { $1.changes(from: $0) }
  }

  @inlinable
  init(copyOf other: SnapshotStorage) {
    sections = other.sections.copy()
    items = other.items.copy()
    sequence = other.sequence.copy()
    lineage = other.lineage
    sectionLineage = other.sectionLineage
    changes = other.changes
  }
}

/// An object that is itself and no other.
@usableFromInline
final class SnapshotLineage: Sendable {
  @usableFromInline
  init() {}
}

extension SnapshotStorage: @unchecked Sendable where Section: Sendable, Item: Sendable {}

// MARK: Finding

extension SnapshotStorage {
  @inlinable var numberOfItems: Int { sequence.numberOfItems }
  @inlinable var numberOfSections: Int { sequence.numberOfMarks }

  @inlinable var sectionIdentifiers: [Section] {
    var identifiers: [Section] = []
    identifiers.reserveCapacity(numberOfSections)
    sequence.visitMarks { identifiers.append(sections.identifiers[Int($0 >> 1)]) }
    return identifiers
  }

  @inlinable var itemIdentifiers: [Item] {
    var items: [Item] = []
    items.reserveCapacity(numberOfItems)
    sequence.visitTokens(from: sequence.beginning) { tokens in
      for token in tokens where token & 1 == 0 { items.append(self.items.identifiers[Int(token >> 1)]) }
      return true
    }
    return items
  }

  @inlinable
  func itemIdentifiers(inSectionAt section: Int) -> [Item] {
    let range = sequence.items(inSectionAt: section)
    var items: [Item] = []
    items.reserveCapacity(range.count)
    if range.isEmpty { return items }
    sequence.visitTokens(from: sequence.cursor(ofItemAt: range.lowerBound)) { tokens in
      for token in tokens.prefix(range.count - items.count) {
        items.append(self.items.identifiers[Int(token >> 1)])
      }
      return items.count < range.count
    }
    return items
  }

  @inlinable
  func numberOfItems(inSectionAt section: Int) -> Int { sequence.items(inSectionAt: section).count }

  @inlinable
  func sectionIdentifier(at section: Int) -> Section {
    sections.identifiers[Int(sequence.token(at: sequence.cursor(ofMarkAt: section)) >> 1)]
  }

  @inlinable
  func itemIdentifier(at place: ItemPlace) -> Item {
    let index = sequence.items(inSectionAt: place.section).lowerBound + place.item
    return items.identifiers[Int(sequence.token(at: sequence.cursor(ofItemAt: index)) >> 1)]
  }

  /// Where an item is in the sequence.
  @inlinable
  @inline(__always)
  func cursor(of item: Item) -> SnapshotSequence.Cursor? {
    guard let number = items.number(of: item) else { return nil }
    return sequence.cursor(of: 2 * number)
  }

  @inlinable
  func contains(_ item: Item) -> Bool { cursor(of: item) != nil }

  /// The mark of a section that is there.
  @inlinable
  func mark(of section: Section) -> UInt32? {
    guard let number = sections.number(of: section) else { return nil }
    return sequence.contains(2 * number + 1) ? 2 * number + 1 : nil
  }

  @inlinable
  func indexOfSection(_ section: Section) -> Int? {
    guard let number = sections.number(of: section), let cursor = sequence.cursor(of: 2 * number + 1) else {
      return nil
    }
    return sequence.marksBefore(cursor)
  }

  @inlinable
  @inline(__always)
  func sectionIdentifier(containingItem item: Item) -> Section? {
    guard let cursor = cursor(of: item) else { return nil }
    return sections.identifiers[Int(sequence.mark(before: cursor) >> 1)]
  }

  @inlinable
  func place(of item: Item) -> ItemPlace? { cursor(of: item).map { sequence.place(at: $0) } }

  @inlinable
  @inline(__always)
  func indexOfItem(_ item: Item) -> Int? {
    guard let cursor = cursor(of: item) else { return nil }
    return sequence.itemsBefore(cursor)
  }

  /// The mark of the last section; there must be one.
  @inlinable var lastMark: UInt32 { sequence.token(at: sequence.cursor(ofMarkAt: numberOfSections - 1)) }

  /// The mark of the section behind another, or nil for the last one.
  @inlinable
  func mark(after mark: UInt32) -> UInt32? {
    let next = sequence.marksBefore(sequence.place(before: mark)) + 1
    return next < numberOfSections ? sequence.token(at: sequence.cursor(ofMarkAt: next)) : nil
  }
}

// MARK: Changing

extension SnapshotStorage {
  /// Inserts sections that are not there beside another one, which is, or at the end.
  @inlinable
  func insertSections(_ identifiers: [Section], nextTo anchor: Section?, isAfter: Bool) {
    makeRoomForSections(identifiers.count)
    var marks: ContiguousArray<UInt32> = []
    for identifier in identifiers { marks.append(2 * sections.register(identifier) + 1) }
    let mark = anchor.flatMap { self.mark(of: $0) }.flatMap { isAfter ? self.mark(after: $0) : $0 }
    sequence.insert(marks, at: sequence.place(before: mark))
    sectionLineage = SnapshotLineage()
  }

  /// Removes a section and its items.
  @inlinable
  func removeSection(_ mark: UInt32) {
    sequence.removeAll(from: mark, upTo: self.mark(after: mark))
    sectionLineage = SnapshotLineage()
  }

  /// Moves a section and its items before another section's mark, or to the end.
  @inlinable
  func moveSection(_ mark: UInt32, before destination: UInt32?) {
    if mark == destination { return }
    sequence.moveAll(from: mark, upTo: self.mark(after: mark), before: destination)
    sectionLineage = SnapshotLineage()
  }

  /// The tokens of items, which get a number where they have none; nil if an item is there twice. Whether they are in
  /// the snapshot is not changed.
  @inlinable
  func register(_ identifiers: [Item]) -> ContiguousArray<UInt32>? {
    makeRoomForItems(identifiers.count)
    let firstNew = UInt32(items.identifiers.count)
    var tokens = items.register(identifiers)
    // New ones are numbered in order.
    var next = firstNew
    var known: ContiguousArray<UInt32> = []
    for place in tokens.indices {
      if tokens[place] == next { next += 1 } else { known.append(tokens[place]) }
      tokens[place] *= 2
    }
    known.sort()
    let isRepeated = known.last.map { $0 >= firstNew } ?? false
    return isRepeated || !zip(known, known.dropFirst()).allSatisfy(!=) ? nil : tokens
  }

  /// Inserts items, by their tokens, that are not in the snapshot: before another one that is, or behind it.
  @inlinable
  func insert(_ tokens: ContiguousArray<UInt32>, nextTo anchor: UInt32, offset: Int) {
    var place = sequence.place(before: anchor)
    place.offset += offset
    sequence.insert(tokens, at: place)
  }

  /// Makes room for more identifiers. If most of those numbered are gone, all are numbered anew.
  @inlinable
  func makeRoomForItems(_ count: Int) {
    if items.hasRoom(for: count) { return }
    if items.identifiers.count > 2 * numberOfItems + 64 { renumber() }
    items.makeRoom(for: count)
  }

  /// Likewise.
  @inlinable
  func makeRoomForSections(_ count: Int) {
    if sections.hasRoom(for: count) { return }
    if sections.identifiers.count > 2 * numberOfSections + 64 { renumber() }
    sections.makeRoom(for: count)
  }

  @inlinable
  func renumber() {
    var sections = SnapshotIndex<Section>()
    var items = SnapshotIndex<Item>()
    sections.makeRoom(for: numberOfSections)
    items.makeRoom(for: numberOfItems)
    var renumbered: ContiguousArray<UInt32> = []
    sequence.visitTokens(from: sequence.beginning) { tokens in
      for token in tokens {
        let number = Int(token >> 1)
        renumbered.append(
          token & 1 == 0
            ? 2 * items.register(self.items.identifiers[number])
            : 2 * sections.register(self.sections.identifiers[number]) + 1)
      }
      return true
    }
    self.sections = sections
    self.items = items
    sequence = SnapshotSequence(renumbered)
    lineage = SnapshotLineage()
  }
}

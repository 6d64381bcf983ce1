import Diffing

/// The sections and items of a snapshot, in order.
///
/// Identifiers are numbered (``SnapshotIndex``), and the numbers are kept in order (``SnapshotSequence``). Both share
/// pages with their copies, so that comparing a storage with its copy is fast if little has changed.
///
/// A snapshot holds its storage by a single reference, so that a look-up retains no more than that. A storage is
/// changed only by a snapshot that holds it alone.
@usableFromInline
final class SnapshotStorage<Section: Hashable, Item: Hashable> {
  @exclusivity(unchecked) @usableFromInline var sections: SnapshotIndex<Section>
  @exclusivity(unchecked) @usableFromInline var items: SnapshotIndex<Item>

  /// The order of the sections, as marks, and of the items.
  @exclusivity(unchecked) @usableFromInline var sequence: SnapshotSequence

  /// The lineage of the numbers: the same object in a storage and its changed copies, until one of them numbers its
  /// identifiers again.
  @usableFromInline var lineage: SnapshotLineage

  /// The lineage of the sections: the same object in a storage and its copies, until the sections of one of them
  /// change.
  @usableFromInline var sectionLineage: SnapshotLineage

  /// Computes the changes from the first storage to the second: ``changes(from:)``, as compiled where the storage was
  /// made. There the types of identifiers are known, and the comparison is specialized for them; in a data source they
  /// are type parameters, which is many times slower.
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

/// An object that has an identity and nothing else.
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
    // The places are written to in order, without the checks of an array that grows.
    Array(unsafeUninitializedCapacity: numberOfItems) { items, count in
      sequence.visitTokens(from: sequence.beginning) { tokens in
        for token in tokens where token & 1 == 0 {
          items.initializeElement(at: count, to: self.items.identifiers[Int(token >> 1)])
          count += 1
        }
        return true
      }
    }
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

  /// The place of an item in the sequence; nil if it is not there.
  @inlinable
  @inline(__always)
  func cursor(of item: Item) -> SnapshotSequence.Cursor? {
    guard let number = items.number(of: item) else { return nil }
    return sequence.cursor(of: 2 * number)
  }

  @inlinable
  func contains(_ item: Item) -> Bool { cursor(of: item) != nil }

  /// The mark of a section; nil if it is not in the snapshot.
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

  /// The mark of the last section. Traps if there is none.
  @inlinable var lastMark: UInt32 { sequence.token(at: sequence.cursor(ofMarkAt: numberOfSections - 1)) }

  /// The mark of the section after another; nil for the last one.
  @inlinable
  func mark(after mark: UInt32) -> UInt32? {
    let next = sequence.marksBefore(sequence.place(before: mark)) + 1
    return next < numberOfSections ? sequence.token(at: sequence.cursor(ofMarkAt: next)) : nil
  }
}

// MARK: Comparing

extension SnapshotStorage {
  /// The changes that turn the old sections and items into these.
  ///
  /// - Complexity: O(*n*) if the two are not related. If both are copies of the same storage, it is proportional to the
  ///   changes: it compares the leaves, of up to 256 items, in which something has changed, and all sections if
  ///   sections have changed.
  @inlinable
  func changes(from old: SnapshotStorage) -> SectionedChangeset {
    if self === old { return SectionedChangeset() }
    guard lineage === old.lineage else {
      return SectionedChangeset(
        from: old.parts, to: parts, identifiedBy: { $0.section }, items: { $0.items })
    }
    let sections =
      sectionLineage === old.sectionLineage
      ? Changeset() : Changeset(from: old.sectionIdentifiers, to: sectionIdentifiers)
    // Numbers that were given before the storages diverged mean the same in both; others do if their identifiers are
    // equal.
    let common = UInt32(items.identifiers.commonPrefix(with: old.items.identifiers))
    return sequence.changes(
      from: old.sequence, sections: sections, commonNumbers: common,
      numberInOld: { old.items.number(of: self.items.identifiers[Int($0)]) },
      numberInNew: { self.items.number(of: old.items.identifiers[Int($0)]) })
  }

  /// A section with its items.
  @usableFromInline
  struct Part {
    @usableFromInline var section: Section
    @usableFromInline var items: [Item] = []

    @inlinable
    init(section: Section) { self.section = section }
  }

  /// All sections with their items.
  @inlinable var parts: [Part] {
    var parts: [Part] = []
    sequence.visitTokens(from: sequence.beginning) { tokens in
      for token in tokens {
        let number = Int(token >> 1)
        if token & 1 == 1 {
          parts.append(Part(section: sections.identifiers[number]))
        } else {
          parts[parts.count - 1].items.append(items.identifiers[number])
        }
      }
      return true
    }
    return parts
  }
}

// MARK: Changing

extension SnapshotStorage {
  /// Inserts new sections before or after an existing one, or at the end.
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

  /// Moves a section and its items before the mark of another section, or to the end.
  @inlinable
  func moveSection(_ mark: UInt32, before destination: UInt32?) {
    if mark == destination { return }
    sequence.moveAll(from: mark, upTo: self.mark(after: mark), before: destination)
    sectionLineage = SnapshotLineage()
  }

  /// Registers items and returns their tokens; nil if an item is named twice. The snapshot's items do not change.
  @inlinable
  func register(_ identifiers: [Item]) -> ContiguousArray<UInt32>? {
    makeRoomForItems(identifiers.count)
    let firstNew = UInt32(items.identifiers.count)
    var tokens = items.register(identifiers)
    // New items are numbered in order.
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

  /// Inserts new items, by their tokens, before an existing item (offset 0) or after it (offset 1).
  @inlinable
  func insert(_ tokens: ContiguousArray<UInt32>, nextTo anchor: UInt32, offset: Int) {
    var place = sequence.place(before: anchor)
    place.offset += offset
    sequence.insert(tokens, at: place)
  }

  /// Makes room for more item identifiers. If most numbered ones are no longer in the snapshot, the rest is numbered
  /// again.
  @inlinable
  func makeRoomForItems(_ count: Int) {
    if items.hasRoom(for: count) { return }
    if items.identifiers.count > 2 * numberOfItems + 64 { renumber() }
    items.makeRoom(for: count)
  }

  /// Makes room for more section identifiers, likewise.
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

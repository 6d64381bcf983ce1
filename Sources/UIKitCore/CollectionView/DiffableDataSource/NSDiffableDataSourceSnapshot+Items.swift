import Diffing

extension NSDiffableDataSourceSnapshot {
  /// Adds items at the end of a section, or of the last section if none is named.
  ///
  /// Items that are in the snapshot already are moved there, and a warning is logged. The items must differ from one another, and the
  /// section must be in the snapshot.
  @inlinable
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    let numbers = register(identifiers)
    let section: Int
    if let sectionIdentifier {
      guard let index = storage.indexOfSection(sectionIdentifier) else {
        fatalError("Invalid parameter not satisfying: section != NSNotFound")
      }
      section = index
    } else {
      guard storage.numberOfSections > 0 else {
        fatalError("There are currently no sections in the data source. Please add a section first.")
      }
      section = storage.numberOfSections - 1
    }
    removeBeforeInsertion(numbers)
    storage.insert(numbers, at: ItemPlace(section: section, item: storage.numberOfItems(inSectionAt: section)))
  }

  /// Inserts items before another, in its section. That one must be in the snapshot and not among the items.
  ///
  /// Items that are in the snapshot already are moved there, and a warning is logged. The items must differ from one another.
  @inlinable
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, nextTo: beforeIdentifier, offset: 0)
  }

  /// Inserts items after another, in its section. That one must be in the snapshot and not among the items.
  ///
  /// Items that are in the snapshot already are moved there, and a warning is logged. The items must differ from one another.
  @inlinable
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
    insert(identifiers, nextTo: afterIdentifier, offset: 1)
  }

  /// Deletes items; those that are not in the snapshot are ignored. The items must differ from one another.
  ///
  /// Sections stay, even if they become empty.
  @inlinable
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    SnapshotFault.requireUniqueItems(identifiers)
    for identifier in identifiers { storage.remove(identifier) }
  }

  /// Deletes all items and all sections.
  @inlinable
  public mutating func deleteAllItems() { storage = SnapshotStorage() }

  /// Moves an item before another, into its section. Both must be in the snapshot, and they must differ.
  @inlinable
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    move(identifier, nextTo: toIdentifier, offset: 0)
  }

  /// Moves an item after another, into its section. Both must be in the snapshot, and they must differ.
  @inlinable
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    move(identifier, nextTo: toIdentifier, offset: 1)
  }

  @inlinable
  mutating func insert(_ identifiers: [ItemIdentifierType], nextTo anchor: ItemIdentifierType, offset: Int) {
    let numbers = register(identifiers)
    guard storage.contains(anchor) else { fatalError("Invalid parameter not satisfying: section != NSNotFound") }
    if identifiers.contains(anchor) {
      SnapshotFault.destinationIsMoved(anchor, operation: "insertion", identifiers: identifiers)
    }
    removeBeforeInsertion(numbers)
    // Found above, and not among what was removed.
    var place = storage.place(of: anchor)!
    place.item += offset
    storage.insert(numbers, at: place)
  }

  @inlinable
  mutating func move(_ identifier: ItemIdentifierType, nextTo anchor: ItemIdentifierType, offset: Int) {
    guard let number = storage.index.number(of: identifier), storage.order.contains(number) else {
      fatalError("Invalid parameter not satisfying: fromIndex != NSNotFound")
    }
    guard storage.contains(anchor) else { fatalError("Invalid parameter not satisfying: toIndex != NSNotFound") }
    if identifier == anchor {
      SnapshotFault.destinationIsMoved(anchor, operation: "move", identifiers: [identifier])
    }
    storage.order.remove(number)
    // Found above, and another item than the one removed.
    var place = storage.place(of: anchor)!
    place.item += offset
    storage.insert([number], at: place)
  }

  /// The numbers of items that are about to be inserted, and must differ from one another.
  @inlinable
  mutating func register(_ identifiers: [ItemIdentifierType]) -> ContiguousArray<UInt32> {
    guard let numbers = storage.register(identifiers) else { SnapshotFault.duplicates(identifiers, kind: "item") }
    return numbers
  }

  /// Takes out what is about to be inserted elsewhere, and says so.
  @inlinable
  mutating func removeBeforeInsertion(_ numbers: ContiguousArray<UInt32>) {
    if storage.numberOfItems == 0 { return }
    let existing = numbers.filter { storage.order.contains($0) }
    if existing.isEmpty { return }
    SnapshotFault.warnOfExistingItems(existing.map { storage.index.identifiers[Int($0)] })
    for number in existing { storage.order.remove(number) }
  }
}

import Diffing

extension NSDiffableDataSourceSnapshot {
  /// Appends items to a section, or to the last section if none is named.
  ///
  /// Items that are already in the snapshot are moved, and a warning is logged. The items must differ from one another,
  /// and the section must be in the snapshot.
  @inlinable
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    let tokens = register(identifiers)
    let mark: UInt32
    if let sectionIdentifier {
      guard let existing = storage.mark(of: sectionIdentifier) else {
        fatalError("Invalid parameter not satisfying: section != NSNotFound")
      }
      mark = existing
    } else {
      guard storage.numberOfSections > 0 else {
        fatalError("There are currently no sections in the data source. Please add a section first.")
      }
      mark = storage.lastMark
    }
    removeBeforeInsertion(tokens)
    let storage = uniqueStorage()
    storage.sequence.insert(tokens, at: storage.sequence.place(before: storage.mark(after: mark)))
  }

  /// Inserts items before another item, in its section. That item must be in the snapshot and not among the new ones.
  ///
  /// Items that are already in the snapshot are moved, and a warning is logged. The items must differ from one another.
  @inlinable
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, nextTo: beforeIdentifier, offset: 0)
  }

  /// Inserts items after another item, in its section. That item must be in the snapshot and not among the new ones.
  ///
  /// Items that are already in the snapshot are moved, and a warning is logged. The items must differ from one another.
  @inlinable
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
    insert(identifiers, nextTo: afterIdentifier, offset: 1)
  }

  /// Deletes items. Items that are not in the snapshot are ignored. The items must differ from one another.
  ///
  /// A section stays even if it becomes empty.
  @inlinable
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    SnapshotFault.requireUniqueItems(identifiers)
    let storage = uniqueStorage()
    for identifier in identifiers {
      if let number = storage.items.number(of: identifier) { storage.sequence.remove(2 * number) }
    }
  }

  /// Deletes all items and all sections.
  @inlinable
  public mutating func deleteAllItems() { storage = SnapshotStorage() }

  /// Moves an item before another item, into its section. Both must be in the snapshot, and they must differ.
  @inlinable
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    move(identifier, nextTo: toIdentifier, offset: 0)
  }

  /// Moves an item after another item, into its section. Both must be in the snapshot, and they must differ.
  @inlinable
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    move(identifier, nextTo: toIdentifier, offset: 1)
  }

  @inlinable
  mutating func insert(_ identifiers: [ItemIdentifierType], nextTo anchor: ItemIdentifierType, offset: Int) {
    let tokens = register(identifiers)
    guard let number = storage.items.number(of: anchor), storage.sequence.contains(2 * number) else {
      fatalError("Invalid parameter not satisfying: section != NSNotFound")
    }
    if tokens.contains(2 * number) {
      SnapshotFault.destinationIsMoved(anchor, operation: "insertion", identifiers: identifiers)
    }
    removeBeforeInsertion(tokens)
    uniqueStorage().insert(tokens, nextTo: 2 * number, offset: offset)
  }

  @inlinable
  mutating func move(_ identifier: ItemIdentifierType, nextTo anchor: ItemIdentifierType, offset: Int) {
    guard let number = storage.items.number(of: identifier), storage.sequence.contains(2 * number) else {
      fatalError("Invalid parameter not satisfying: fromIndex != NSNotFound")
    }
    guard let anchorNumber = storage.items.number(of: anchor), storage.sequence.contains(2 * anchorNumber) else {
      fatalError("Invalid parameter not satisfying: toIndex != NSNotFound")
    }
    if number == anchorNumber {
      SnapshotFault.destinationIsMoved(anchor, operation: "move", identifiers: [identifier])
    }
    let storage = uniqueStorage()
    storage.sequence.remove(2 * number)
    storage.insert([2 * number], nextTo: 2 * anchorNumber, offset: offset)
  }

  /// The tokens of items to insert. Traps unless the items differ from one another.
  @inlinable
  mutating func register(_ identifiers: [ItemIdentifierType]) -> ContiguousArray<UInt32> {
    guard let tokens = uniqueStorage().register(identifiers) else {
      SnapshotFault.duplicates(identifiers, kind: "item")
    }
    return tokens
  }

  /// Removes the items that are about to be inserted elsewhere, and logs a warning.
  @inlinable
  mutating func removeBeforeInsertion(_ tokens: ContiguousArray<UInt32>) {
    let storage = uniqueStorage()
    if storage.numberOfItems == 0 { return }
    let existing = tokens.filter { storage.sequence.contains($0) }
    if existing.isEmpty { return }
    SnapshotFault.warnOfExistingItems(existing.map { storage.items.identifiers[Int($0 >> 1)] })
    for token in existing { storage.sequence.remove(token) }
  }
}

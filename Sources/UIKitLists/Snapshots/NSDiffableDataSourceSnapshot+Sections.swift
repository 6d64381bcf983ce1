extension NSDiffableDataSourceSnapshot {
  /// Adds sections at the end. They must differ from one another and from those that are there.
  @inlinable
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    requireNewSections(identifiers)
    changeableStorage().insertSections(identifiers, nextTo: nil, isAfter: true)
  }

  /// Inserts sections before another, which must be in the snapshot. They must differ from one another and from those
  /// that are there.
  @inlinable
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    insertSections(identifiers, nextTo: toIdentifier, isAfter: false)
  }

  /// Inserts sections after another, which must be in the snapshot. They must differ from one another and from those
  /// that are there.
  @inlinable
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    insertSections(identifiers, nextTo: toIdentifier, isAfter: true)
  }

  /// Deletes sections with their items; those that are not in the snapshot are ignored. They must differ from one
  /// another.
  @inlinable
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    SnapshotFault.requireUniqueSections(identifiers)
    let storage = changeableStorage()
    for identifier in identifiers {
      if let mark = storage.mark(of: identifier) { storage.removeSection(mark) }
    }
  }

  /// Moves a section with its items before another. Both must be in the snapshot, and they must differ.
  @inlinable
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    moveSection(identifier, nextTo: toIdentifier, isAfter: false)
  }

  /// Moves a section with its items after another. Both must be in the snapshot, and they must differ.
  @inlinable
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    moveSection(identifier, nextTo: toIdentifier, isAfter: true)
  }

  @inlinable
  mutating func insertSections(
    _ identifiers: [SectionIdentifierType], nextTo anchor: SectionIdentifierType, isAfter: Bool
  ) {
    guard storage.mark(of: anchor) != nil else {
      fatalError("Invalid parameter not satisfying: insertIndex != NSNotFound")
    }
    SnapshotFault.requireUniqueSections(identifiers)
    if identifiers.contains(anchor) {
      SnapshotFault.destinationIsMoved(anchor, operation: "insertion", identifiers: identifiers)
    }
    requireNewSections(identifiers)
    changeableStorage().insertSections(identifiers, nextTo: anchor, isAfter: isAfter)
  }

  @inlinable
  mutating func moveSection(_ identifier: SectionIdentifierType, nextTo anchor: SectionIdentifierType, isAfter: Bool) {
    guard let mark = storage.mark(of: identifier) else {
      fatalError("Invalid parameter not satisfying: fromSection != NSNotFound")
    }
    guard let destination = storage.mark(of: anchor) else {
      fatalError("Invalid parameter not satisfying: toSection != NSNotFound")
    }
    if mark == destination {
      SnapshotFault.destinationIsMoved(anchor, operation: "move", identifiers: [identifier])
    }
    let storage = changeableStorage()
    storage.moveSection(mark, before: isAfter ? storage.mark(after: destination) : destination)
  }

  @inlinable
  func requireNewSections(_ identifiers: [SectionIdentifierType]) {
    SnapshotFault.requireUniqueSections(identifiers)
    let existing = identifiers.filter { storage.mark(of: $0) != nil }
    if !existing.isEmpty { SnapshotFault.sectionsExist(existing) }
  }
}

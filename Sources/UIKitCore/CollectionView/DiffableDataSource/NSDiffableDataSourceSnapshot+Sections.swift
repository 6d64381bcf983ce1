extension NSDiffableDataSourceSnapshot {
  /// Adds sections at the end. They must differ from one another and from those that are there.
  @inlinable
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    requireNewSections(identifiers)
    storage.insertSections(identifiers, at: storage.numberOfSections)
  }

  /// Inserts sections before another, which must be in the snapshot. They must differ from one another and from those that are there.
  @inlinable
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    insertSections(identifiers, nextTo: toIdentifier, offset: 0)
  }

  /// Inserts sections after another, which must be in the snapshot. They must differ from one another and from those that are there.
  @inlinable
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    insertSections(identifiers, nextTo: toIdentifier, offset: 1)
  }

  /// Deletes sections with their items; those that are not in the snapshot are ignored. They must differ from one another.
  @inlinable
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    SnapshotFault.requireUniqueSections(identifiers)
    for identifier in identifiers {
      if let index = storage.indexOfSection(identifier) { storage.removeSection(at: index) }
    }
  }

  /// Moves a section with its items before another. Both must be in the snapshot, and they must differ.
  @inlinable
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    moveSection(identifier, nextTo: toIdentifier, offset: 0)
  }

  /// Moves a section with its items after another. Both must be in the snapshot, and they must differ.
  @inlinable
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    moveSection(identifier, nextTo: toIdentifier, offset: 1)
  }

  @inlinable
  mutating func insertSections(
    _ identifiers: [SectionIdentifierType], nextTo anchor: SectionIdentifierType, offset: Int
  ) {
    guard let index = storage.indexOfSection(anchor) else {
      fatalError("Invalid parameter not satisfying: insertIndex != NSNotFound")
    }
    SnapshotFault.requireUniqueSections(identifiers)
    if identifiers.contains(anchor) {
      SnapshotFault.destinationIsMoved(anchor, operation: "insertion", identifiers: identifiers)
    }
    requireNewSections(identifiers)
    storage.insertSections(identifiers, at: index + offset)
  }

  @inlinable
  mutating func moveSection(_ identifier: SectionIdentifierType, nextTo anchor: SectionIdentifierType, offset: Int) {
    guard let source = storage.indexOfSection(identifier) else {
      fatalError("Invalid parameter not satisfying: fromSection != NSNotFound")
    }
    guard let destination = storage.indexOfSection(anchor) else {
      fatalError("Invalid parameter not satisfying: toSection != NSNotFound")
    }
    if source == destination {
      SnapshotFault.destinationIsMoved(anchor, operation: "move", identifiers: [identifier])
    }
    // Without the section, what comes after it is one place earlier.
    storage.moveSection(from: source, to: destination + offset - (source < destination ? 1 : 0))
  }

  @inlinable
  func requireNewSections(_ identifiers: [SectionIdentifierType]) {
    SnapshotFault.requireUniqueSections(identifiers)
    let existing = identifiers.filter { storage.indexOfSection($0) != nil }
    if !existing.isEmpty { SnapshotFault.sectionsExist(existing) }
  }
}

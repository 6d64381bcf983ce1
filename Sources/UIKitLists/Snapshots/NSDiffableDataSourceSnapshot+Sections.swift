extension NSDiffableDataSourceSnapshot {
  /// Appends sections. They must differ from one another and from those in the snapshot.
  @inlinable
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    requireNewSections(identifiers)
    uniqueStorage().insertSections(identifiers, nextTo: nil, isAfter: true)
  }

  /// Inserts sections before another section, which must be in the snapshot. The new sections must differ from one
  /// another and from those in the snapshot.
  @inlinable
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    insertSections(identifiers, nextTo: toIdentifier, isAfter: false)
  }

  /// Inserts sections after another section, which must be in the snapshot. The new sections must differ from one
  /// another and from those in the snapshot.
  @inlinable
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    insertSections(identifiers, nextTo: toIdentifier, isAfter: true)
  }

  /// Deletes sections with their items. Sections that are not in the snapshot are ignored. The sections must differ
  /// from one another.
  @inlinable
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    SnapshotFault.requireUniqueSections(identifiers)
    let storage = uniqueStorage()
    for identifier in identifiers {
      if let mark = storage.mark(of: identifier) { storage.removeSection(mark) }
    }
  }

  /// Moves a section with its items before another section. Both must be in the snapshot, and they must differ.
  @inlinable
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    moveSection(identifier, nextTo: toIdentifier, isAfter: false)
  }

  /// Moves a section with its items after another section. Both must be in the snapshot, and they must differ.
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
    uniqueStorage().insertSections(identifiers, nextTo: anchor, isAfter: isAfter)
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
    let storage = uniqueStorage()
    storage.moveSection(mark, before: isAfter ? storage.mark(after: destination) : destination)
  }

  @inlinable
  func requireNewSections(_ identifiers: [SectionIdentifierType]) {
    SnapshotFault.requireUniqueSections(identifiers)
    let existing = identifiers.filter { storage.mark(of: $0) != nil }
    if !existing.isEmpty { SnapshotFault.sectionsExist(existing) }
  }
}

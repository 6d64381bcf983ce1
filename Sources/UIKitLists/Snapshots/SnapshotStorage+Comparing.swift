import Diffing

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

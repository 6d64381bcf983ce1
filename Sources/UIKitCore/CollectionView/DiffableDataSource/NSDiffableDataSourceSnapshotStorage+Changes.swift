import Diffing

extension SnapshotStorage {
  /// What turns the old sections and items into these.
  ///
  /// - Complexity: O(*n*) if the two have nothing to do with one another. If both come from the same storage: O(*c* + *k*), where *c* is
  ///   the number of chunks that the items are in, some thousandth of the number of items, and *k* the number of items in chunks that
  ///   are not shared.
  @inlinable
  func changes(from old: SnapshotStorage) -> SectionedChangeset {
    guard lineage === old.lineage else {
      return SectionedChangeset(
        from: Array(0..<old.numberOfSections).map { Part(storage: old, section: $0) },
        to: Array(0..<numberOfSections).map { Part(storage: self, section: $0) },
        identifiedBy: { $0.storage.sectionIdentifiers[$0.section] },
        items: { $0.storage.itemIdentifiers(inSectionAt: $0.section) })
    }
    let sections = Changeset(from: old.sectionIdentifiers, to: sectionIdentifiers)
    // Numbers given before the storages went their own ways mean the same in both; others do if the identifiers are equal.
    let common = UInt32(index.identifiers.commonPrefix(with: old.index.identifiers))
    return order.changes(
      from: old.order, sections: sections, commonNumbers: common,
      numberInOld: { old.index.number(of: index.identifiers[Int($0)]) },
      numberInNew: { index.number(of: old.index.identifiers[Int($0)]) })
  }

  /// Whether two storages share all that says which items are where: then neither has changed since one was copied.
  func isCopy(of other: SnapshotStorage) -> Bool {
    // Memory that both hold is written to by neither.
    lineage === other.lineage && order.chunks.isIdentical(to: other.order.chunks)
      && order.sequence.isIdentical(to: other.order.sequence)
      && order.sectionStarts.isIdentical(to: other.order.sectionStarts)
      && sectionIdentifiers.withUnsafeBufferPointer { identifiers in
        other.sectionIdentifiers.withUnsafeBufferPointer {
          identifiers.baseAddress == $0.baseAddress && identifiers.count == $0.count
        }
      }
  }

  /// A section of one of two storages.
  @usableFromInline
  struct Part {
    @usableFromInline var storage: SnapshotStorage
    @usableFromInline var section: Int

    @inlinable
    init(storage: SnapshotStorage, section: Int) {
      self.storage = storage
      self.section = section
    }
  }
}

import Diffing

extension Changeset {
  /// The same changes for the items of a single section.
  public var inSection: SectionedChangeset {
    func place(_ offset: Int) -> ItemPlace { ItemPlace(section: 0, item: offset) }
    func transition(_ transition: Transition<Int>) -> Transition<ItemPlace> {
      Transition(from: place(transition.source), to: place(transition.target))
    }
    return SectionedChangeset(
      deletions: deletions.map(place), insertions: insertions.map(place), moves: moves.map(transition),
      updates: updates.map(transition))
  }
}

extension SectionedChangeset {
  /// The same changes as one batch, in which the update of a section covers the updates of its items.
  public var inOneBatch: SectionedChangeset {
    var batch = self
    batch.updates.removeAll { update in sections.updates.contains { $0.target == update.target.section } }
    return batch
  }
}

/// A matching of the items of all sections by identity, with duplicates in order of occurrence.
///
/// Equal ends of sections that remain are set aside, as in a ``Changeset``. Their items are counterparts in order of
/// occurrence unless an item that is equal to one of them was inserted, deleted, or moved to another section, or is in
/// a section that moves; if there is such an item, no ends are set aside. Where identities are unique, there never is
/// one.
@usableFromInline
struct SectionedMatching {
  /// The matching of the items between the ends.
  @usableFromInline var items: Matching

  /// The new items of each section that are between the ends set aside.
  @usableFromInline var middles: ContiguousArray<Range<Int>>

  @inlinable
  @inline(__always)
  init<Item, ID: Hashable>(
    old: UnsafeBufferPointer<Item>, in oldSections: ContiguousArray<Range<Int>>,
    new: UnsafeBufferPointer<Item>, in newSections: ContiguousArray<Range<Int>>,
    sources: ContiguousArray<Int>, moves: [Transition<Int>], identity: (Item) -> ID
  ) {
    var isMoved = ContiguousArray(repeating: false, count: newSections.count)
    for move in moves { isMoved[move.target] = true }
    var oldMiddles = oldSections
    var newMiddles = newSections
    var ends: ContiguousArray<Range<Int>> = []
    for (section, source) in sources.enumerated() where source >= 0 && !isMoved[section] {
      let whole = oldSections[source]
      var (before, after) = (whole, newSections[section])
      while let first = before.first, let counterpart = after.first, identity(old[first]) == identity(new[counterpart])
      {
        before = (first + 1)..<before.upperBound
        after = (counterpart + 1)..<after.upperBound
      }
      while let last = before.last, let counterpart = after.last, identity(old[last]) == identity(new[counterpart]) {
        before = before.lowerBound..<last
        after = after.lowerBound..<counterpart
      }
      (oldMiddles[source], newMiddles[section]) = (before, after)
      if before.count == whole.count { continue }
      ends.append(whole.lowerBound..<before.lowerBound)
      ends.append(before.upperBound..<whole.upperBound)
    }
    items = Matching(old: old, in: oldMiddles, new: new, in: newMiddles, identity: identity)
    middles = newMiddles
    if ends.isEmpty { return }

    var unresolved = ContiguousArray(items.unmatched.map { identity(old[Int($0)]) })
    for (section, source) in sources.enumerated() {
      let home = source < 0 || isMoved[section] ? 0..<0 : oldSections[source]
      for number in newMiddles[section] where !home.contains(Int(items.sources[number])) {
        unresolved.append(identity(new[number]))
      }
    }
    if !Changeset.isAny(of: unresolved, in: old, ranges: ends, identity: identity) { return }
    items = Matching(old: old, in: oldSections, new: new, in: newSections, identity: identity)
    middles = newSections
  }
}

/// The changes that turn one list of sections with items into another, with the fewest possible moves.
///
/// Sections are matched as the elements of a ``Changeset``; items are matched over all sections. An item **stays** if
/// its section is in both lists (moved or not) and the item is in a longest subsequence of that section's items whose
/// order is the same in both; any other item that is in both lists **moves**, in its section or to another one. When
/// identities are unique, no smaller set of moves exists.
///
/// Inserted and deleted sections stand for their items: an item that is deleted with its section is not in
/// ``deletions``, one that is inserted with its section is not in ``insertions``. An item of a deleted section that
/// remains elsewhere is moved out of it, an item of an inserted section that was elsewhere is moved in.
///
/// Duplicate items are matched in order of occurrence over all sections: the first with the first, and so on; the rest
/// is deleted or inserted. The items of one section change as the elements of a ``Changeset`` do.
///
/// Places of deletions and of moves' sources refer to the old data, places of insertions and of moves' targets to the
/// new data, for sections and for items. Each list of changes is in ascending order, by the new place if a change has
/// both.
///
/// Sections that stay with equal items are compared and set aside, so that only the items of the others are hashed.
///
/// - Complexity: O(*n*) hashing and comparing for *n* sections and items, and O(*m* log *m*) for *m* that are out of
///   order. There may be up to 2³¹ items.
public struct SectionedChangeset: Hashable, Sendable {
  /// The changes among the sections. An update is a section whose own content, without its items, differs.
  public var sections: Changeset

  /// The items that are deleted from sections that remain, by their places in the old data, ascending.
  public var deletions: [ItemPlace]

  /// The items that are inserted into sections that remain, by their places in the new data, ascending.
  public var insertions: [ItemPlace]

  /// The items that change their place relative to those that stay, ascending by their places in the new data.
  public var moves: [Transition<ItemPlace>]

  /// The items that are in the old and in the new data with different content, moved or not, ascending by their new
  /// places.
  public var updates: [Transition<ItemPlace>]

  /// Creates a changeset of the given changes; the places are not checked.
  @inlinable
  public init(
    sections: Changeset = Changeset(), deletions: [ItemPlace] = [], insertions: [ItemPlace] = [],
    moves: [Transition<ItemPlace>] = [], updates: [Transition<ItemPlace>] = []
  ) {
    self.sections = sections
    self.deletions = deletions
    self.insertions = insertions
    self.moves = moves
    self.updates = updates
  }

  /// True if nothing changes.
  @inlinable
  public var isEmpty: Bool {
    sections.isEmpty && deletions.isEmpty && insertions.isEmpty && moves.isEmpty && updates.isEmpty
  }
}

extension SectionedChangeset {
  /// Computes the changes from one list of sections to another, whose items are their own identities.
  ///
  /// - Parameters:
  ///   - old: The sections before.
  ///   - new: The sections after.
  ///   - sectionIdentity: Returns the identity of a section.
  ///   - items: The items of a section. Called once for each section.
  @inlinable
  @inline(__always)
  public init<Sections: RandomAccessCollection, SectionID: Hashable, Items: RandomAccessCollection>(
    from old: Sections, to new: Sections,
    identifiedBy sectionIdentity: (Sections.Element) -> SectionID,
    items: (Sections.Element) -> Items
  ) where Items.Element: Hashable {
    self.init(
      from: old, to: new, identifiedBy: sectionIdentity, haveSameContent: { _, _ in true },
      items: items, itemsIdentifiedBy: { $0 }, itemsHaveSameContent: { _, _ in true })
  }

  /// Computes the changes from one list of sections to another, whose items are distinguished by an identity.
  ///
  /// - Parameters:
  ///   - old: The sections before.
  ///   - new: The sections after.
  ///   - sectionIdentity: Returns the identity of a section.
  ///   - haveSameContent: Returns true if an old and a new section of the same identity look the same, apart from their
  ///     items.
  ///   - items: The items of a section. Called once for each section.
  ///   - itemIdentity: Returns the identity of an item, over all sections. Called several times for an item.
  ///   - itemsHaveSameContent: Returns true if an old and a new item of the same identity look the same; if not, the
  ///     item is updated.
  @inlinable
  @inline(__always)
  public init<
    Sections: RandomAccessCollection, SectionID: Hashable, Items: RandomAccessCollection, ItemID: Hashable
  >(
    from old: Sections, to new: Sections,
    identifiedBy sectionIdentity: (Sections.Element) -> SectionID,
    haveSameContent: (Sections.Element, Sections.Element) -> Bool,
    items: (Sections.Element) -> Items,
    itemsIdentifiedBy itemIdentity: (Items.Element) -> ItemID,
    itemsHaveSameContent: (Items.Element, Items.Element) -> Bool
  ) {
    let sections = Changeset(
      from: old, to: new, identifiedBy: sectionIdentity, haveSameContent: haveSameContent)
    let (oldItems, newItems) = (old.map(items), new.map(items))
    if let changes = Self.settingEqualSectionsAside(
      sections, old: oldItems, new: newItems, itemIdentity: itemIdentity, itemsHaveSameContent: itemsHaveSameContent)
    {
      self = changes
      return
    }
    let old = SectionedElements(of: oldItems, items: { $0 })
    let new = SectionedElements(of: newItems, items: { $0 })
    self.init(
      sections: sections, old: old, new: new, itemIdentity: itemIdentity, itemsHaveSameContent: itemsHaveSameContent)
  }

  @inlinable
  @inline(__always)
  init<Item, ItemID: Hashable>(
    sections: Changeset, old: SectionedElements<Item>, new: SectionedElements<Item>,
    itemIdentity: (Item) -> ItemID, itemsHaveSameContent: (Item, Item) -> Bool
  ) {
    self.init(sections: sections)
    let counterparts = sections.counterparts(ofCount: old.sectionCount)
    let (oldRanges, newRanges) = (old.ranges, new.ranges)
    old.elements.withUnsafeBufferPointer { oldItems in
      new.elements.withUnsafeBufferPointer { newItems in
        let sectioned = SectionedMatching(
          old: oldItems, in: oldRanges, new: newItems, in: newRanges,
          sources: counterparts.sources, moves: sections.moves, identity: itemIdentity)
        let matching = sectioned.items

        // An item without a counterpart is deleted, unless its section is.
        var section = 0
        for number in matching.unmatched.lazy.map(Int.init) {
          while number >= old.starts[section + 1] { section += 1 }
          if counterparts.survives[section] {
            deletions.append(ItemPlace(section: section, item: number - old.starts[section]))
          }
        }

        for section in 0..<new.sectionCount {
          let source = counterparts.sources[section]
          let (whole, middle) = (newRanges[section], sectioned.middles[section])
          let home = source < 0 ? 0..<0 : oldRanges[source]
          // The order of the items that were in this section before determines which of them stay.
          let order = LongestIncreasingSubsequence(
            by: ContiguousArray(
              middle.lazy.map { home.contains(Int(matching.sources[$0])) ? matching.sources[$0] : -1 }))
          for number in whole {
            let place = ItemPlace(section: section, item: number - whole.lowerBound)
            let counterpart: Int
            let previous: ItemPlace
            if number < middle.lowerBound {
              counterpart = home.lowerBound + place.item
              previous = ItemPlace(section: source, item: place.item)
            } else if number >= middle.upperBound {
              counterpart = home.upperBound - (whole.upperBound - number)
              previous = ItemPlace(section: source, item: counterpart - home.lowerBound)
            } else {
              counterpart = Int(matching.sources[number])
              if counterpart < 0 {
                if source >= 0 { insertions.append(place) }
                continue
              }
              if home.contains(counterpart) {
                previous = ItemPlace(section: source, item: counterpart - home.lowerBound)
                if !order.keeps(number - middle.lowerBound) { moves.append(Transition(from: previous, to: place)) }
              } else {
                previous = old.place(of: counterpart)
                moves.append(Transition(from: previous, to: place))
              }
            }
            if !itemsHaveSameContent(oldItems[counterpart], newItems[number]) {
              updates.append(Transition(from: previous, to: place))
            }
          }
        }
      }
    }
  }
}

/// The items of all sections, one after the other.
@usableFromInline
struct SectionedElements<Element> {
  @usableFromInline var elements: ContiguousArray<Element> = []

  /// The number of each section's first element, and at last the end of the last section.
  @usableFromInline var starts: ContiguousArray<Int> = [0]

  @inlinable
  @inline(__always)
  init<Sections: RandomAccessCollection, Items: RandomAccessCollection>(
    of sections: Sections, items: (Sections.Element) -> Items
  ) where Items.Element == Element {
    let items = sections.map(items)
    elements.reserveCapacity(items.reduce(0) { $0 + $1.count })
    starts.reserveCapacity(items.count + 1)
    for items in items {
      elements.append(contentsOf: items)
      starts.append(elements.count)
    }
  }

  @inlinable var sectionCount: Int { starts.count - 1 }

  @inlinable var ranges: ContiguousArray<Range<Int>> {
    ContiguousArray(zip(starts, starts.dropFirst()).lazy.map { $0..<$1 })
  }

  /// The place of the element with the given number.
  @inlinable
  func place(of number: Int) -> ItemPlace {
    // The last section that begins at or before the number; an empty one begins at the same number as the next.
    var (low, high) = (0, sectionCount)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= number { low = middle } else { high = middle }
    }
    return ItemPlace(section: low, item: number - starts[low])
  }
}

extension Changeset {
  /// The old offset of each new element (-1 for inserted ones), and the old elements that are not deleted.
  @usableFromInline
  package func counterparts(ofCount oldCount: Int) -> (sources: ContiguousArray<Int>, survives: ContiguousArray<Bool>) {
    var survives = ContiguousArray(repeating: true, count: oldCount)
    for offset in deletions { survives[offset] = false }
    var stays = survives
    var sources = ContiguousArray(repeating: -2, count: oldCount - deletions.count + insertions.count)
    for offset in insertions { sources[offset] = -1 }
    for move in moves {
      sources[move.target] = move.source
      stays[move.source] = false
    }
    var next = 0
    for offset in sources.indices where sources[offset] == -2 {
      while !stays[next] { next += 1 }
      sources[offset] = next
      next += 1
    }
    return (sources, survives)
  }
}

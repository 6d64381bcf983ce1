import Diffing
import Foundation

/// A valid change of a list's sections and items: the map from their places before the update to those after it.
///
/// An update is the only form of a change between the source of the change and the layout:
///
/// 1. A differ's changes are valid by construction and become an update without a check. An app's calls are checked
///    first (``init(checking:before:after:)``).
/// 2. The collection view moves everything that it keeps by index paths: selection, highlight, focus, views.
/// 3. Our own layouts ask the update for the edits of each section, and reuse all that those leave valid. An app's
///    layout gets update items, which are made for it (``makeUpdateItems()``).
///
/// - Complexity: O(*k* log *k*) to make an update of *k* changes, O(log *k*) to look up a section or an item.
struct BatchUpdate: Sendable {
  /// One change, as a call names it. Deletions, reloads and the sources of moves are places before the update;
  /// insertions and the targets of moves are places after it.
  enum Change: Hashable, Sendable {
    case deleteItem(IndexPath)
    case insertItem(IndexPath)
    case moveItem(from: IndexPath, to: IndexPath)
    case reloadItem(IndexPath)
    case deleteSection(Int)
    case insertSection(Int)
    case moveSection(from: Int, to: Int)
    case reloadSection(Int)
  }

  /// The changes, without items that are inserted or deleted with their section. Updates are reloads.
  private(set) var changes: SectionedChangeset

  /// The changes in the order of the calls that asked for them; nil if there were no calls.
  private let calls: [Change]?

  private let sections: SectionMap
  private let reloadedSections: Set<Int>
  private var reloadedItems: Set<ItemPlace>
  private let movedItems: [ItemPlace: ItemPlace]

  /// The shifts of the items of sections that stay, by the sections' old indexes. In a reloaded section only moved
  /// items count.
  private let shifts: [Int: IndexShift]

  /// Makes an update of changes that are known to be valid.
  ///
  /// - Parameters:
  ///   - changes: The changes, each list ascending, without items that are inserted or deleted with their section.
  ///   - reloadedItems: The old places of further reloaded items.
  ///   - calls: The changes in the order of the calls that asked for them; nil if there were no calls.
  init(
    _ changes: SectionedChangeset, reloadedItems: some Collection<ItemPlace> = [ItemPlace](), calls: [Change]? = nil
  ) {
    self.changes = changes
    self.calls = calls
    sections = SectionMap(changes.sections)
    reloadedSections = Set(changes.sections.updates.map(\.source))
    movedItems = Dictionary(changes.moves.map { ($0.source, $0.target) }) { $1 }
    shifts = Self.shifts(by: changes, in: sections)
    self.reloadedItems = Set(changes.updates.map(\.source)).union(reloadedItems)
    if reloadedItems.isEmpty { return }
    self.changes.updates += reloadedItems.compactMap { old in newPlace(of: old).map { Transition(from: old, to: $0) } }
    self.changes.updates.sort { $0.target < $1.target }
  }

  private static func shifts(by changes: SectionedChangeset, in sections: SectionMap) -> [Int: IndexShift] {
    let removed = itemsBySections((changes.deletions + changes.moves.map(\.source)).sorted())
    var inserted = itemsBySections((changes.insertions + changes.moves.map(\.target)).sorted())
    var shifts: [Int: IndexShift] = [:]
    for (section, items) in removed {
      guard let new = sections.newIndex(of: section) else { continue }
      shifts[section] = IndexShift(removed: items, inserted: inserted.removeValue(forKey: new) ?? [])
    }
    for (section, items) in inserted {
      if let old = sections.oldIndex(of: section) { shifts[old] = IndexShift(inserted: items) }
    }
    return shifts
  }

  /// Groups items by their sections.
  ///
  /// - Parameter places: The places, ascending.
  private static func itemsBySections(_ places: [ItemPlace]) -> [Int: [Int]] {
    var items: [Int: [Int]] = [:]
    var start = 0
    while start < places.count {
      let section = places[start].section
      let end = places.partitioningIndex { $0.section > section }
      items[section] = places[start..<end].map(\.item)
      start = end
    }
    return items
  }

  // MARK: From before to after

  /// True if nothing changes.
  var isEmpty: Bool { changes.isEmpty }

  /// The new index of a section; nil if it is deleted.
  func newSection(of section: Int) -> Int? { sections.newIndex(of: section) }

  /// The new indexes of all sections; nil for a deleted one.
  ///
  /// - Parameter count: The number of sections before the update.
  ///
  /// - Complexity: O(number of sections · log *k*) for *k* changes of sections.
  func newSections(ofCount count: Int) -> [Int?] {
    changes.sections.changesOrder ? (0..<count).map { newSection(of: $0) } : Array(0..<count)
  }

  /// The new path of an item; nil if it is deleted, alone or with its section. A reloaded item has a new path. In a
  /// reloaded section only moved items have one.
  func newPath(of path: IndexPath) -> IndexPath? {
    newPlace(of: ItemPlace(path)).map { IndexPath($0) }
  }

  private func newPlace(of place: ItemPlace) -> ItemPlace? {
    if let target = movedItems[place] { return target }
    guard !reloadsSection(place.section), let section = newSection(of: place.section) else { return nil }
    guard let shift = shifts[place.section] else { return ItemPlace(section: section, item: place.item) }
    return shift.newIndex(of: place.item).map { ItemPlace(section: section, item: $0) }
  }

  // MARK: Changed paths

  /// True if sections that stay may have other indexes.
  var movesSections: Bool { changes.sections.changesOrder }

  /// The old indexes of the sections whose items may have new paths or be deleted, even if no section has a new index.
  var sectionsWithChangedPaths: Set<Int> { reloadedSections.union(shifts.keys) }

  /// The old indexes of a section's items that may have new paths. All other items of the section keep theirs.
  func movedItems(ofSection section: Int) -> Range<Int> {
    reloadsSection(section) ? 0..<Int.max : shifts[section]?.changedIndexes ?? 0..<0
  }

  // MARK: Items of a section

  /// True if items of a section that stays are inserted, deleted, moved or reloaded.
  ///
  /// - Parameter section: The old index.
  func changesItems(ofSection section: Int) -> Bool {
    shifts[section] != nil || reloadedItems.contains { $0.section == section }
  }

  /// The edits that turn the old items of a section that stays into the new ones, in order.
  ///
  /// - Parameter section: The old index.
  func edits(ofSection section: Int) -> [ItemEdit] { shifts[section]?.edits ?? [] }

  /// The values of the moved items, by their new sections and item numbers.
  ///
  /// - Parameter value: Returns the value of an item by its old place.
  func valuesOfMovedItems<Value>(_ value: (ItemPlace) -> Value?) -> [Int: [Int: Value]] {
    var values: [Int: [Int: Value]] = [:]
    for move in changes.moves {
      if let value = value(move.source) { values[move.target.section, default: [:]][move.target.item] = value }
    }
    return values
  }

  // MARK: Appearing and disappearing

  /// True if all views of a section are replaced.
  ///
  /// - Parameter section: The old index.
  func reloadsSection(_ section: Int) -> Bool { reloadedSections.contains(section) }

  /// True if an item's view is replaced.
  ///
  /// - Parameter path: The old path.
  func reloadsItem(at path: IndexPath) -> Bool {
    reloadedItems.contains(ItemPlace(path))
  }

  /// True if a section is inserted or reloaded.
  ///
  /// - Parameter section: The new index.
  func insertsSection(_ section: Int) -> Bool {
    changes.sections.insertions.includes(section, by: \.self)
      || changes.sections.updates.includes(section, by: \.target)
  }

  /// True if a section is deleted or reloaded.
  ///
  /// - Parameter section: The old index.
  func deletesSection(_ section: Int) -> Bool {
    changes.sections.deletions.includes(section, by: \.self) || reloadsSection(section)
  }

  /// True if an item is inserted or reloaded on its own, not with its section.
  ///
  /// - Parameter path: The new path.
  func insertsItem(at path: IndexPath) -> Bool {
    guard path.count == 2 else { return false }
    let place = ItemPlace(path)
    return changes.insertions.includes(place, by: \.self) || changes.updates.includes(place, by: \.target)
  }

  /// True if an item is deleted or reloaded on its own, not with its section.
  ///
  /// - Parameter path: The old path.
  func deletesItem(at path: IndexPath) -> Bool {
    guard path.count == 2 else { return false }
    let place = ItemPlace(path)
    return changes.deletions.includes(place, by: \.self) || reloadedItems.contains(place)
  }
}

// MARK: Maps of indexes

extension BatchUpdate {
  /// The map from the old indexes of a list's sections to the new ones, and back.
  ///
  /// - Complexity: A look-up is O(log *k*) for *k* changes of sections.
  struct SectionMap: Sendable {
    private let shift: IndexShift
    /// The new indexes of the moved sections, by their old ones.
    private let targets: [Int: Int]
    /// The old indexes of the moved sections, by their new ones.
    private let sources: [Int: Int]

    /// Makes the map of changes that are known to be valid.
    init(_ changes: Changeset) {
      shift = IndexShift(
        removed: (changes.deletions + changes.moves.map(\.source)).sorted(),
        inserted: (changes.insertions + changes.moves.map(\.target)).sorted())
      targets = Dictionary(changes.moves.map { ($0.source, $0.target) }) { $1 }
      sources = Dictionary(changes.moves.map { ($0.target, $0.source) }) { $1 }
    }

    /// The new index of a section; nil if it is deleted.
    func newIndex(of old: Int) -> Int? { targets[old] ?? shift.newIndex(of: old) }

    /// The old index of a section; nil if it is inserted.
    func oldIndex(of new: Int) -> Int? { sources[new] ?? shift.oldIndex(of: new) }
  }

  /// The map from the old indexes of a list's elements to the new ones, after some elements were removed and others
  /// inserted.
  ///
  /// - Complexity: A look-up is O(log *k*) for *k* edits.
  struct IndexShift: Sendable {
    /// The places at which elements are removed and inserted, in order. The elements between two places stay.
    let edits: [ItemEdit]

    /// Makes the map of individual removals and insertions.
    ///
    /// - Parameters:
    ///   - removed: The old indexes of the removed elements, ascending.
    ///   - inserted: The new indexes of the inserted elements, ascending.
    /// - Complexity: O(number of removed and inserted elements).
    init(removed: [Int] = [], inserted: [Int] = []) {
      var edits: [ItemEdit] = []
      var (nextRemoved, nextInserted, old, new) = (0, 0, 0, 0)
      while nextRemoved < removed.count || nextInserted < inserted.count {
        let stayed = min(
          nextRemoved < removed.count ? removed[nextRemoved] - old : .max,
          nextInserted < inserted.count ? inserted[nextInserted] - new : .max)
        old += stayed
        new += stayed
        let (firstOld, firstNew) = (old, new)
        while true {
          if nextRemoved < removed.count, removed[nextRemoved] == old {
            (nextRemoved, old) = (nextRemoved + 1, old + 1)
          } else if nextInserted < inserted.count, inserted[nextInserted] == new {
            (nextInserted, new) = (nextInserted + 1, new + 1)
          } else {
            break
          }
        }
        edits.append(ItemEdit(removed: firstOld..<old, inserted: firstNew..<new))
      }
      self.edits = edits
    }

    /// The number of elements after the change minus the number before it.
    var growth: Int { edits.reduce(0) { $0 + $1.growth } }

    /// The new index of an element; nil if it was removed.
    func newIndex(of old: Int) -> Int? {
      let next = edits.partitioningIndex { $0.removed.lowerBound > old }
      guard next > 0 else { return old }
      let (removed, inserted) = (edits[next - 1].removed, edits[next - 1].inserted)
      return old < removed.upperBound ? nil : old - removed.upperBound + inserted.upperBound
    }

    /// The old index of an element; nil if it was inserted.
    func oldIndex(of new: Int) -> Int? {
      let next = edits.partitioningIndex { $0.inserted.lowerBound > new }
      guard next > 0 else { return new }
      let (removed, inserted) = (edits[next - 1].removed, edits[next - 1].inserted)
      return new < inserted.upperBound ? nil : new - inserted.upperBound + removed.upperBound
    }

    /// The range of the old indexes that may differ from the new ones. All other indexes are the same before and after.
    var changedIndexes: Range<Int> {
      guard let first = edits.first, let last = edits.last else { return 0..<0 }
      return first.removed.lowerBound..<(growth == 0 ? last.removed.upperBound : .max)
    }
  }
}

/// The replacement of a range of a section's items by other items.
struct ItemEdit: Equatable {
  /// The range of the removed items, by their old numbers.
  var removed: Range<Int>
  /// The range of the inserted items, by their numbers after all edits.
  var inserted: Range<Int>

  /// The number of inserted items minus the number of removed ones.
  var growth: Int { inserted.count - removed.count }

  /// An edit of one item that stays, such as an item with a newly measured size.
  static func changed(_ item: Int) -> ItemEdit { ItemEdit(removed: item..<item + 1, inserted: item..<item + 1) }
}

extension [ItemEdit] {
  /// The edits if they turn one number of items into another; otherwise one edit that inserts or removes items at the
  /// end.
  func explaining(_ before: Int, to after: Int) -> [ItemEdit] {
    if reduce(before, { $0 + $1.growth }) == after { return self }
    let same = Swift.min(before, after)
    return [ItemEdit(removed: same..<before, inserted: same..<after)]
  }
}

// MARK: Making and checking

extension BatchUpdate {
  /// Makes an update that moves one item, between paths that exist.
  ///
  /// - Complexity: O(1).
  init(moving source: IndexPath, to target: IndexPath) {
    self.init(SectionedChangeset(moves: [Transition(from: ItemPlace(source), to: ItemPlace(target))]))
  }

  /// Makes an update that reloads sections and items, and moves nothing. Items of reloaded sections are left out.
  ///
  /// - Parameter items: The items, in the order of the calls that would ask for them.
  init(reloading sections: IndexSet, items: [IndexPath]) {
    let items = items.filter { !sections.contains($0.section) }
    self.init(
      SectionedChangeset(sections: Changeset(updates: sections.map { Transition(from: $0, to: $0) })),
      reloadedItems: items.map { ItemPlace($0) },
      calls: sections.map { .reloadSection($0) } + items.map { .reloadItem($0) })
  }

  /// The changes as calls: in the order of the calls that asked for them, otherwise with sections first.
  var changesInCallOrder: [Change] {
    if let calls { return calls }
    let sections = changes.sections
    return sections.deletions.map { .deleteSection($0) } + sections.insertions.map { .insertSection($0) }
      + sections.moves.map { .moveSection(from: $0.source, to: $0.target) }
      + changes.deletions.map { .deleteItem(IndexPath($0)) } + changes.insertions.map { .insertItem(IndexPath($0)) }
      + changes.moves.map { .moveItem(from: IndexPath($0.source), to: IndexPath($0.target)) }
      + sections.updates.map { .reloadSection($0.source) }
      + changes.updates.map { .reloadItem(IndexPath($0.source)) }
  }

  /// True if the update turns sections with given numbers of items into sections with others.
  ///
  /// - Complexity: O(number of sections + number of changes).
  func leads(from before: [Int], to after: [Int]) -> Bool {
    guard after.count == before.count + changes.sections.insertions.count - changes.sections.deletions.count,
      hasPlaces(in: before, after)
    else { return false }
    return before.indices.allSatisfy { section in
      guard !reloadsSection(section), let new = newSection(of: section) else { return true }
      return after[new] == before[section] + (shifts[section]?.growth ?? 0)
    }
  }

  /// True if every place of a change exists before or after.
  private func hasPlaces(in before: [Int], _ after: [Int]) -> Bool {
    func have(_ counts: [Int], _ place: ItemPlace) -> Bool {
      counts.indices.contains(place.section) && 0..<counts[place.section] ~= place.item
    }
    let sections = changes.sections
    return sections.deletions.allSatisfy(before.indices.contains)
      && sections.insertions.allSatisfy(after.indices.contains)
      && (sections.moves + sections.updates).allSatisfy {
        before.indices.contains($0.source) && after.indices.contains($0.target)
      }
      && changes.deletions.allSatisfy { have(before, $0) } && changes.insertions.allSatisfy { have(after, $0) }
      && (changes.moves + changes.updates).allSatisfy { have(before, $0.source) && have(after, $0.target) }
  }
}

extension IndexPath {
  /// The path of an item at a place.
  init(_ place: ItemPlace) { self.init(item: place.item, section: place.section) }
}

extension ItemPlace {
  /// The place of the item at a path.
  init(_ path: IndexPath) { self.init(section: path.section, item: path.item) }
}

extension Array {
  /// True if an element has a place.
  ///
  /// - Parameter key: Returns the place of an element. The places ascend.
  fileprivate func includes<Place: Comparable>(_ place: Place, by key: (Element) -> Place) -> Bool {
    let index = partitioningIndex { key($0) >= place }
    return index < count && key(self[index]) == place
  }

  /// The first index of the second part of an array that a predicate partitions; the count if that part is empty.
  ///
  /// - Parameter isInSecondPart: True for every element of the second part, false for every element of the first.
  /// - Complexity: O(log *n*).
  func partitioningIndex(where isInSecondPart: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isInSecondPart(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

import Foundation

/// A batch of updates that was found to agree with the counts: where each section and item goes.
///
/// - Complexity: made in O(sections + *k* log *k*) for *k* changes; a look-up is O(log *k*).
struct BatchUpdateMapping {
  /// The batch's changes without repetitions and without those of items that come and go with their section.
  private(set) var changes: [BatchUpdate.Change] = []
  private var sections = IndexShift()
  private var movedSections: [Int: Int] = [:]
  private(set) var reloadedSections: Set<Int> = []
  private(set) var reloadedItems: Set<IndexPath> = []
  private var movedItems: [IndexPath: IndexPath] = [:]
  /// By the sections' old indexes.
  private var items: [Int: IndexShift] = [:]

  /// The new index of a section; nil where it is deleted.
  func newSection(of section: Int) -> Int? { movedSections[section] ?? sections.newIndex(of: section) }

  /// The new path of an item; nil where it is deleted, alone or with its section. The items of a reloaded section are
  /// all new ones, but for those that are moved out of it; a reloaded item has a new path.
  func newPath(of path: IndexPath) -> IndexPath? {
    if let target = movedItems[path] { return target }
    guard !reloadedSections.contains(path.section), let section = newSection(of: path.section) else { return nil }
    guard let shift = items[path.section] else { return IndexPath(item: path.item, section: section) }
    return shift.newIndex(of: path.item).map { IndexPath(item: $0, section: section) }
  }
}

extension BatchUpdateMapping {
  /// An item's movement from one path to another, in counts that have both; nothing else changes.
  ///
  /// - Complexity: O(1).
  init(moving source: IndexPath, to target: IndexPath) {
    changes = [.moveItem(from: source, to: target)]
    movedItems = [source: target]
    if source.section == target.section {
      items = [source.section: IndexShift(removed: [source.item], inserted: [target.item])]
    } else {
      items = [
        source.section: IndexShift(removed: [source.item]), target.section: IndexShift(inserted: [target.item]),
      ]
    }
  }

  /// Whether sections that stay may have other indexes.
  var movesSections: Bool { !movedSections.isEmpty || sections != IndexShift() }

  /// The sections, by their old indexes, of whose items some may have other paths, or none, though the sections stay
  /// where they are.
  var sectionsOfMovedItems: Set<Int> { reloadedSections.union(items.keys) }

  /// The items of such a section that may have other paths, by their old indexes: all others keep theirs.
  func movedItems(ofSection section: Int) -> Range<Int> {
    if reloadedSections.contains(section) { return 0..<Int.max }
    return items[section]?.changedIndexes ?? 0..<0
  }
}

extension BatchUpdateMapping {
  /// Whether items of a section that stays come, go, move or are reloaded; the index is the one before.
  func changesItems(ofSection section: Int) -> Bool {
    items[section] != nil || reloadedItems.contains { $0.section == section }
  }

  /// Checks a batch against the counts of items by sections before and after it.
  init(_ batch: BatchUpdate, before: [Int], after: [Int]) throws(BatchUpdate.Fault) {
    var builder = Builder(before: before, after: after)
    for change in batch.changes { try builder.collect(change) }
    try builder.checkConflicts()
    movedSections = builder.sectionMoves
    reloadedSections = builder.reloadedSections
    reloadedItems = builder.reloadedItems
    movedItems = builder.itemMoves
    sections = builder.sectionShift
    items = builder.itemShifts { newSection(of: $0) }
    let isConsistent = builder.isConsistent(newSection: { newSection(of: $0) }, items: items)
    if !isConsistent { throw BatchUpdate.Fault(inconsistent: batch.changes, before: before, after: after) }
    let newSections = builder.newSections { newSection(of: $0) }
    changes = builder.uniqueChanges.filter { change in
      switch change {
      case .deleteItem(let path), .reloadItem(let path):
        !reloadedSections.contains(path.section) && newSection(of: path.section) != nil
      case .insertItem(let path): !newSections.contains(path.section)
      default: true
      }
    }
  }
}

extension BatchUpdateMapping {
  /// Gathers what a batch asks for, by kind.
  private struct Builder {
    let before: [Int]
    let after: [Int]
    private(set) var uniqueChanges: [BatchUpdate.Change] = []
    private var seen: Set<BatchUpdate.Change> = []
    private var deletedSections: Set<Int> = []
    private var insertedSections: Set<Int> = []
    private(set) var reloadedSections: Set<Int> = []
    private(set) var sectionMoves: [Int: Int] = [:]
    private var sectionTargets: [Int: Int] = [:]
    private var deletedItems: Set<IndexPath> = []
    private var insertedItems: Set<IndexPath> = []
    private(set) var reloadedItems: Set<IndexPath> = []
    private(set) var itemMoves: [IndexPath: IndexPath] = [:]
    private var itemTargets: [IndexPath: IndexPath] = [:]

    init(before: [Int], after: [Int]) {
      self.before = before
      self.after = after
    }

    mutating func collect(_ change: BatchUpdate.Change) throws(BatchUpdate.Fault) {
      guard seen.insert(change).inserted else { return }
      uniqueChanges.append(change)
      switch change {
      case .deleteSection(let section):
        try requireOld(section, "delete")
        deletedSections.insert(section)
      case .reloadSection(let section):
        try requireOld(section, "reload")
        reloadedSections.insert(section)
      case .insertSection(let section):
        try requireNew(section, "insert")
        insertedSections.insert(section)
      case .moveSection(let source, let target):
        try requireOld(source, "move")
        try requireNew(target, "move to")
        if let other = sectionMoves.updateValue(target, forKey: source) {
          throw .init("attempt to move section \(source) to both \(other) and \(target)")
        }
        if let other = sectionTargets.updateValue(source, forKey: target) {
          throw .init("attempt to move both section \(other) and section \(source) to section \(target)")
        }
      case .deleteItem(let path):
        try requireOld(path, "delete")
        deletedItems.insert(path)
      case .reloadItem(let path):
        try requireOld(path, "reload")
        reloadedItems.insert(path)
      case .insertItem(let path):
        try requireNew(path, "insert")
        insertedItems.insert(path)
      case .moveItem(let source, let target):
        try requireOld(source, "move")
        try requireNew(target, "move")
        if let other = itemMoves.updateValue(target, forKey: source) {
          throw .init(
            "attempt to move \(source.inParentheses) to both \(other.inParentheses) and \(target.inParentheses)")
        }
        if let other = itemTargets.updateValue(source, forKey: target) {
          throw .init(
            "attempt to move both \(other.inParentheses) and \(source.inParentheses) to \(target.inParentheses)")
        }
      }
    }

    private func requireOld(_ section: Int, _ verb: String) throws(BatchUpdate.Fault) {
      if before.indices.contains(section) { return }
      throw .init(
        "attempt to \(verb) section \(section), but there are only \(before.count) sections before the update")
    }

    private func requireNew(_ section: Int, _ verb: String) throws(BatchUpdate.Fault) {
      if after.indices.contains(section) { return }
      throw .init("attempt to \(verb) section \(section), but there are only \(after.count) sections after the update")
    }

    private func requireOld(_ path: IndexPath, _ verb: String) throws(BatchUpdate.Fault) {
      guard path.count == 2, before.indices.contains(path.section) else {
        throw .init(
          "attempt to \(verb) item at \(path.inParentheses), but there are only \(before.count) sections before the update"
        )
      }
      if 0..<before[path.section] ~= path.item { return }
      throw .init(
        """
        attempt to \(verb) item \(path.item) from section \(path.section) which only contains \(before[path.section]) \
        items before the update
        """)
    }

    private func requireNew(_ path: IndexPath, _ verb: String) throws(BatchUpdate.Fault) {
      guard path.count == 2, after.indices.contains(path.section) else {
        throw .init(
          "attempt to \(verb) item at \(path.inParentheses), but there are only \(after.count) sections after the update"
        )
      }
      if 0..<after[path.section] ~= path.item { return }
      throw .init(
        """
        attempt to \(verb) item \(path.item) into section \(path.section), but there are only \(after[path.section]) \
        items in section \(path.section) after the update
        """)
    }

    func checkConflicts() throws(BatchUpdate.Fault) {
      if let path = deletedItems.intersection(reloadedItems).min() {
        throw .init("attempt to delete and reload the same index path \(path.inParentheses)")
      }
      if let path = itemMoves.keys.filter({ deletedItems.contains($0) || reloadedItems.contains($0) }).min() {
        throw .init("attempt to perform a delete and a move from the same index path \(path.inParentheses)")
      }
      if let path = itemTargets.keys.filter(insertedItems.contains).min() {
        throw .init("attempt to perform an insert and a move to the same index path \(path.inParentheses)")
      }
      if let section = deletedSections.intersection(reloadedSections).min() {
        throw .init("attempt to delete and reload the same section (\(section))")
      }
      if let section = sectionMoves.keys.filter({ deletedSections.contains($0) || reloadedSections.contains($0) }).min()
      {
        throw .init("attempt to perform a delete and a move from the same section (\(section))")
      }
      if let section = sectionTargets.keys.filter(insertedSections.contains).min() {
        throw .init("attempt to perform an insert and a move to the same section (\(section))")
      }
    }

    var sectionShift: IndexShift {
      IndexShift(
        removed: deletedSections.union(sectionMoves.keys).sorted(),
        inserted: insertedSections.union(sectionTargets.keys).sorted())
    }

    /// The sections, by their indexes after, whose items are all new ones: they are inserted or reloaded.
    func newSections(newSection: (Int) -> Int?) -> Set<Int> {
      insertedSections.union(reloadedSections.compactMap(newSection))
    }

    /// The shifts of the sections that stay and whose items change.
    func itemShifts(newSection: (Int) -> Int?) -> [Int: IndexShift] {
      var removed: [Int: [Int]] = [:]
      for path in deletedItems { removed[path.section, default: []].append(path.item) }
      for path in itemMoves.keys { removed[path.section, default: []].append(path.item) }
      var inserted: [Int: [Int]] = [:]
      for path in insertedItems { inserted[path.section, default: []].append(path.item) }
      for path in itemTargets.keys { inserted[path.section, default: []].append(path.item) }
      var shifts: [Int: IndexShift] = [:]
      guard !removed.isEmpty || !inserted.isEmpty else { return shifts }
      for section in before.indices where !reloadedSections.contains(section) {
        guard let new = newSection(section), removed[section] != nil || inserted[new] != nil else { continue }
        shifts[section] = IndexShift(
          removed: (removed[section] ?? []).sorted(), inserted: (inserted[new] ?? []).sorted())
      }
      return shifts
    }

    func isConsistent(newSection: (Int) -> Int?, items: [Int: IndexShift]) -> Bool {
      guard after.count == before.count + insertedSections.count - deletedSections.count else { return false }
      return before.indices.allSatisfy { section in
        guard !reloadedSections.contains(section), let new = newSection(section) else { return true }
        let shift = items[section] ?? IndexShift()
        return after[new] == before[section] - shift.removed.count + shift.inserted.count
      }
    }
  }
}

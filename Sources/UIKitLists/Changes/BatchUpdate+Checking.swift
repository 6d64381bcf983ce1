import Diffing
import Foundation

extension BatchUpdate {
  /// The reason why an update is invalid.
  struct Fault: Error, Equatable {
    let message: String

    init(_ message: String) { self.message = message }

    /// The fault of changes that do not lead from the counts before to the counts after.
    init(inconsistent changes: [Change], before: [Int], after: [Int]) {
      let updates = changes.map { "\t\($0),\n" }.joined()
      message = """
        Invalid batch updates detected: the number of sections and/or items returned by the data source before and/or \
        after performing the batch updates are inconsistent with the updates.
        Data source before updates = { \(Self.counted(before)) }
        Data source after updates = { \(Self.counted(after)) }
        Updates = [
        \(updates)]
        """
    }

    private static func counted(_ counts: [Int]) -> String {
      "\(counts.count) section\(counts.count == 1 ? "" : "s") with item counts: \(counts)"
    }
  }

  /// Checks an app's calls and makes the update that they ask for.
  ///
  /// - Parameters:
  ///   - calls: The calls in their order. A call may be repeated, and may name an item that is inserted or deleted with
  ///     its section.
  ///   - before: The numbers of items by sections before the update.
  ///   - after: The numbers of items by sections after the update.
  init(checking calls: [Change], before: [Int], after: [Int]) throws(Fault) {
    var checker = Checker(before: before, after: after)
    for change in calls { try checker.collect(change) }
    try checker.checkConflicts()
    self = checker.makeUpdate()
    if !leads(from: before, to: after) { throw Fault(inconsistent: calls, before: before, after: after) }
  }
}

extension BatchUpdate.Change: CustomStringConvertible {
  var description: String {
    switch self {
    case .deleteItem(let path): "Delete item \(path.inParentheses)"
    case .insertItem(let path): "Insert item \(path.inParentheses)"
    case .moveItem(let source, let target): "Move item from \(source.inParentheses) to \(target.inParentheses)"
    case .reloadItem(let path): "Reload item \(path.inParentheses)"
    case .deleteSection(let section): "Delete section (\(section))"
    case .insertSection(let section): "Insert section (\(section))"
    case .moveSection(let source, let target): "Move section from (\(source)) to (\(target))"
    case .reloadSection(let section): "Reload section (\(section))"
    }
  }
}

extension BatchUpdate {
  /// Sorts calls by kind, and finds those that contradict the counts or each other.
  private struct Checker {
    let before: [Int]
    let after: [Int]
    /// The changes without repetitions, in the order of the calls.
    private var uniqueChanges: [Change] = []
    private var deletedSections: Set<Int> = []
    private var insertedSections: Set<Int> = []
    private var reloadedSections: Set<Int> = []
    private var sectionMoves: [Int: Int] = [:]
    private var sectionTargets: [Int: Int] = [:]
    private var deletedItems: Set<ItemPlace> = []
    private var insertedItems: Set<ItemPlace> = []
    private var reloadedItems: Set<ItemPlace> = []
    private var itemMoves: [ItemPlace: ItemPlace] = [:]
    private var itemTargets: [ItemPlace: ItemPlace] = [:]

    init(before: [Int], after: [Int]) {
      self.before = before
      self.after = after
    }

    mutating func collect(_ change: Change) throws(Fault) {
      if try add(change) { uniqueChanges.append(change) }
    }

    /// Adds a change. Returns false if it was added before.
    private mutating func add(_ change: Change) throws(Fault) -> Bool {
      switch change {
      case .deleteSection(let section):
        try requireOld(section, "delete")
        return deletedSections.insert(section).inserted
      case .reloadSection(let section):
        try requireOld(section, "reload")
        return reloadedSections.insert(section).inserted
      case .insertSection(let section):
        try requireNew(section, "insert")
        return insertedSections.insert(section).inserted
      case .moveSection(let source, let target): return try addMove(from: source, to: target)
      case .deleteItem(let path): return try deletedItems.insert(requireOld(path, "delete")).inserted
      case .reloadItem(let path): return try reloadedItems.insert(requireOld(path, "reload")).inserted
      case .insertItem(let path): return try insertedItems.insert(requireNew(path, "insert")).inserted
      case .moveItem(let source, let target):
        return try addMove(from: requireOld(source, "move"), to: requireNew(target, "move"))
      }
    }

    private mutating func addMove(from source: Int, to target: Int) throws(Fault) -> Bool {
      try requireOld(source, "move")
      try requireNew(target, "move to")
      if let other = sectionMoves.updateValue(target, forKey: source) {
        if other == target { return false }
        throw .init("attempt to move section \(source) to both \(other) and \(target)")
      }
      if let other = sectionTargets.updateValue(source, forKey: target) {
        throw .init("attempt to move both section \(other) and section \(source) to section \(target)")
      }
      return true
    }

    private mutating func addMove(from source: ItemPlace, to target: ItemPlace) throws(Fault) -> Bool {
      if let other = itemMoves.updateValue(target, forKey: source) {
        if other == target { return false }
        throw .init(
          "attempt to move \(source.inParentheses) to both \(other.inParentheses) and \(target.inParentheses)")
      }
      if let other = itemTargets.updateValue(source, forKey: target) {
        throw .init(
          "attempt to move both \(other.inParentheses) and \(source.inParentheses) to \(target.inParentheses)")
      }
      return true
    }

    private func requireOld(_ section: Int, _ verb: String) throws(Fault) {
      if before.indices.contains(section) { return }
      throw .init(
        "attempt to \(verb) section \(section), but there are only \(before.count) sections before the update")
    }

    private func requireNew(_ section: Int, _ verb: String) throws(Fault) {
      if after.indices.contains(section) { return }
      throw .init("attempt to \(verb) section \(section), but there are only \(after.count) sections after the update")
    }

    private func requireOld(_ path: IndexPath, _ verb: String) throws(Fault) -> ItemPlace {
      guard path.count == 2, before.indices.contains(path.section) else {
        throw .init(
          "attempt to \(verb) item at \(path.inParentheses), but there are only \(before.count) sections before the update"
        )
      }
      if 0..<before[path.section] ~= path.item { return ItemPlace(path) }
      throw .init(
        """
        attempt to \(verb) item \(path.item) from section \(path.section) which only contains \(before[path.section]) \
        items before the update
        """)
    }

    private func requireNew(_ path: IndexPath, _ verb: String) throws(Fault) -> ItemPlace {
      guard path.count == 2, after.indices.contains(path.section) else {
        throw .init(
          "attempt to \(verb) item at \(path.inParentheses), but there are only \(after.count) sections after the update"
        )
      }
      if 0..<after[path.section] ~= path.item { return ItemPlace(path) }
      throw .init(
        """
        attempt to \(verb) item \(path.item) into section \(path.section), but there are only \(after[path.section]) \
        items in section \(path.section) after the update
        """)
    }

    func checkConflicts() throws(Fault) {
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

    /// The update that the calls ask for, without items that are inserted or deleted with their section.
    func makeUpdate() -> BatchUpdate {
      var sections = Changeset(
        deletions: deletedSections.sorted(), insertions: insertedSections.sorted(), moves: sectionMoves.transitions)
      let map = SectionMap(sections)
      sections.updates = reloadedSections.compactMap { section in
        map.newIndex(of: section).map { Transition(from: section, to: $0) }
      }
      .sorted { $0.target < $1.target }
      let gone = deletedSections.union(reloadedSections)
      let new = insertedSections.union(sections.updates.map(\.target))
      return BatchUpdate(
        SectionedChangeset(
          sections: sections, deletions: deletedItems.filter { !gone.contains($0.section) }.sorted(),
          insertions: insertedItems.filter { !new.contains($0.section) }.sorted(), moves: itemMoves.transitions),
        reloadedItems: reloadedItems.filter { !gone.contains($0.section) },
        calls: uniqueChanges.filter { change in
          switch change {
          case .deleteItem(let path), .reloadItem(let path): !gone.contains(path.section)
          case .insertItem(let path): !new.contains(path.section)
          default: true
          }
        })
    }
  }
}

extension Dictionary where Key: Comparable & Sendable, Value == Key {
  /// The entries as transitions from keys to values, ascending by the values.
  var transitions: [Transition<Key>] {
    map { Transition(from: $0, to: $1) }.sorted { $0.target < $1.target }
  }
}

extension ItemPlace {
  /// The section and the item in the notation of the original's messages.
  fileprivate var inParentheses: String { IndexPath(self).inParentheses }
}

extension IndexPath {
  /// The section and the item in the notation of the original's messages.
  var inParentheses: String { "(\(map(String.init).joined(separator: " - ")))" }
}

import Diffing

/// The comparison of two sequences that share leaves and branches, as sections with items.
///
/// A shared node is one run of items in each section that begins or ends in it; sections that lie inside it have not
/// changed. In other leaves every item is looked up in the old sequence, and items that are consecutive in both are one
/// run as well. The runs that stay in a section are an increasing subsequence of the maximum weight, so that the
/// fewest items move.
private struct SnapshotSequenceComparison: ~Copyable {
  typealias Node = SnapshotSequence.Node
  typealias Cursor = SnapshotSequence.Cursor

  let old: SnapshotSequence
  let new: SnapshotSequence

  /// The old index of each new section, or -1 for an inserted one; nil if the sections are the same.
  let sources: ContiguousArray<Int>?

  /// True for each old section that still exists; nil if all do.
  let survives: ContiguousArray<Bool>?

  /// Items with lower numbers are the same in both sequences.
  let commonNumbers: UInt32

  let numberInOld: (UInt32) -> UInt32?
  let numberInNew: (UInt32) -> UInt32?

  var changes = SectionedChangeset()

  /// Items that are consecutive in both sequences.
  struct Run {
    /// The index of the first item in the new section.
    var target: Int

    /// The index of the first item among all old items.
    var source: Int

    var count: Int
  }

  /// The new section that is being compared, its old index or -1, and the old section's items.
  private var section = -1
  private var source = -1
  private var home = 0..<0

  /// The number of the section's items, of all items and of all marks that were compared.
  private var target = 0
  private var items = 0
  private var marks = 0

  private var runs: [Run] = []
  private var moves: [Transition<ItemPlace>] = []

  init(
    old: borrowing SnapshotSequence, new: borrowing SnapshotSequence, sections: Changeset, commonNumbers: UInt32,
    numberInOld: @escaping (UInt32) -> UInt32?, numberInNew: @escaping (UInt32) -> UInt32?
  ) {
    self.old = old.copy()
    self.new = new.copy()
    if sections.changesOrder {
      let counterparts = sections.counterparts(ofCount: old.numberOfMarks)
      (sources, survives) = (counterparts.sources, counterparts.survives)
    } else {
      (sources, survives) = (nil, nil)
    }
    self.commonNumbers = commonNumbers
    self.numberInOld = numberInOld
    self.numberInNew = numberInNew
    changes.sections = sections
  }

  mutating func compare() {
    addNew(new.root)
    finishSection()
    items = 0
    marks = 0
    findDeletions(in: old.root)
  }

  // MARK: Insertions and moves

  private mutating func addNew(_ node: Node) {
    if new.shares(node, with: old) { return addShared(node) }
    if node.height > 0 {
      for child in new.children(of: node) { addNew(child) }
      return
    }
    let tokens = new.leaves.page(Int(node.number))
    var offset = 0
    while offset < new.count(ofLeaf: Int(node.number)) {
      if tokens[offset] & 1 == 1 {
        beginSection(marks)
        marks += 1
        offset += 1
        continue
      }
      let found = addItem(tokens[offset] >> 1)
      items += 1
      offset += 1
      // Usually the next items followed in the old sequence as well.
      guard let found, home.contains(found.index) else { continue }
      let count = equalItems(
        in: tokens, from: offset, old.leaves.page(found.cursor.leaf), from: found.cursor.offset + 1)
      addToRun(source: found.index + 1, count: count)
      items += count
      offset += count
    }
  }

  /// The number of consecutive tokens that are the same items in two leaves, from given offsets on.
  private func equalItems(
    in leaf: PagedArray<UInt32>.Page, from offset: Int, _ other: PagedArray<UInt32>.Page, from otherOffset: Int
  ) -> Int {
    var count = 0
    // After the last token of a leaf there are odd values.
    while offset + count < leaf.count, otherOffset + count < other.count,
      leaf[offset + count] == other[otherOffset + count],
      leaf[offset + count] & 1 == 0, leaf[offset + count] / 2 < commonNumbers
    {
      count += 1
    }
    return count
  }

  private mutating func addShared(_ node: Node) {
    let size = new.size(of: node)
    let start = old.itemsBefore(node)
    if size.marks == 0 {
      addRun(source: start, count: size.items)
    } else {
      // The sections in between have not changed.
      let first = new.itemsBefore(new.cursor(ofMarkAt: marks))
      let last = new.itemsBefore(new.cursor(ofMarkAt: marks + size.marks - 1))
      let end = items + size.items
      addRun(source: start, count: first - items)
      beginSection(marks + size.marks - 1)
      items = last
      addRun(source: start + size.items - (end - last), count: end - last)
      marks += size.marks
    }
  }

  /// Begins to compare a section with its old counterpart.
  private mutating func beginSection(_ index: Int) {
    finishSection()
    section = index
    source = sources?[index] ?? index
    home = source < 0 ? 0..<0 : old.items(inSectionAt: source)
    target = 0
  }

  private mutating func finishSection() {
    let order = LongestIncreasingSubsequence(by: runs.map(\.source), weights: runs.map(\.count))
    for (number, run) in runs.enumerated() where !order.keeps(number) {
      for offset in 0..<run.count {
        moves.append(
          Transition(
            from: ItemPlace(section: source, item: run.source - home.lowerBound + offset),
            to: ItemPlace(section: section, item: run.target + offset)))
      }
    }
    changes.moves += moves.sorted { $0.target < $1.target }
    runs.removeAll(keepingCapacity: true)
    moves.removeAll(keepingCapacity: true)
  }

  /// Adds items that are consecutive in both sequences.
  private mutating func addRun(source: Int, count: Int) {
    guard home.lowerBound <= source, source + count <= home.upperBound else {
      // They come from another section.
      for index in items..<(items + count) { _ = addItem(new.token(at: new.cursor(ofItemAt: index)) >> 1) }
      items += count
      return
    }
    items += count
    addToRun(source: source, count: count)
  }

  private mutating func addToRun(source: Int, count: Int) {
    if count == 0 { return }
    if let last = runs.last, last.source + last.count == source, last.target + last.count == target {
      runs[runs.count - 1].count += count
    } else {
      runs.append(Run(target: target, source: source, count: count))
    }
    target += count
  }

  /// Adds an item. Returns its old place, or nil if it is inserted.
  private mutating func addItem(_ item: UInt32) -> (cursor: Cursor, index: Int)? {
    let number = item < commonNumbers ? item : numberInOld(item)
    let place = ItemPlace(section: section, item: target)
    guard let cursor = number.flatMap({ old.cursor(of: 2 * $0) }) else {
      if source >= 0 { changes.insertions.append(place) }
      target += 1
      return nil
    }
    let index = old.itemsBefore(cursor)
    if home.contains(index) {
      addToRun(source: index, count: 1)
    } else {
      moves.append(Transition(from: old.place(at: cursor), to: place))
      target += 1
    }
    return (cursor, index)
  }

  // MARK: Deletions

  private mutating func findDeletions(in node: Node) {
    if old.shares(node, with: new) {
      let size = old.size(of: node)
      items += size.items
      marks += size.marks
      if size.marks > 0 {
        target = items - old.itemsBefore(old.cursor(ofMarkAt: marks - 1))
      } else {
        target += size.items
      }
      return
    }
    if node.height > 0 {
      for child in old.children(of: node) { findDeletions(in: child) }
      return
    }
    let tokens = old.leaves.page(Int(node.number))
    var offset = 0
    while offset < old.count(ofLeaf: Int(node.number)) {
      if tokens[offset] & 1 == 1 {
        marks += 1
        target = 0
        offset += 1
        continue
      }
      let item = tokens[offset] >> 1
      let number = item < commonNumbers ? item : numberInNew(item)
      var count = 1
      if let cursor = number.flatMap({ new.cursor(of: 2 * $0) }) {
        count += equalItems(in: tokens, from: offset + 1, new.leaves.page(cursor.leaf), from: cursor.offset + 1)
      } else if survives?[marks - 1] ?? true {
        changes.deletions.append(ItemPlace(section: marks - 1, item: target))
      }
      items += count
      target += count
      offset += count
    }
  }
}

extension SnapshotSequence {
  /// The changes that turn an old sequence into this one.
  ///
  /// - Parameters:
  ///   - old: A sequence that gives the same numbers to the same items.
  ///   - sections: The changes of sections.
  ///   - commonNumbers: Items with lower numbers are the same in both sequences.
  ///   - numberInOld: Returns the number in the old sequence, if any, of an item by its number in this one.
  ///   - numberInNew: Returns the number in this sequence, if any, of an item by its number in the old one.
  /// - Complexity: O(log *n*) for each leaf that is not shared and for each item in it, and O(number of sections) if
  ///   sections change.
  @usableFromInline
  func changes(
    from old: borrowing SnapshotSequence, sections: Changeset, commonNumbers: UInt32,
    numberInOld: (UInt32) -> UInt32?, numberInNew: (UInt32) -> UInt32?
  ) -> SectionedChangeset {
    withoutActuallyEscaping(numberInOld) { numberInOld in
      withoutActuallyEscaping(numberInNew) { numberInNew in
        var comparison = SnapshotSequenceComparison(
          old: old, new: self, sections: sections, commonNumbers: commonNumbers, numberInOld: numberInOld,
          numberInNew: numberInNew)
        comparison.compare()
        return comparison.changes
      }
    }
  }

  /// True if a copy shares a node and everything below it.
  fileprivate func shares(_ node: Node, with other: borrowing SnapshotSequence) -> Bool {
    node.height == 0
      ? leaves.sharesPage(Int(node.number), with: other.leaves)
      : branches.sharesPage(Self.childrenPage(ofBranch: Int(node.number)), with: other.branches)
  }
}

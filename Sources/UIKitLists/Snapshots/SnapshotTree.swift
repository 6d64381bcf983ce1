import Diffing

/// A tree of items that is fast to change and to copy, and that finds the index of an item without a walk.
///
/// Identifiers are numbered (``SnapshotIndex``). The tree is a ``SnapshotSequence`` of brackets: the item *k* opens
/// with 2*k* and closes with the mark 2*k* + 1, and its descendants stand between the two:
///
///     a           (a (x (z )z )x (y )y )a (b )b
///       x
///         z
///       y
///     b
///
/// So siblings are inserted, and subtrees found and removed, in O(log *n*), however large they are; the descendants of
/// a collapsed item are skipped in one step; and the numbers of items and marks before an item tell its index and its
/// level.
///
/// The visible items are a second sequence, with one mark before them, as if they were a snapshot's only section. So
/// reading them takes no computation, and finding their changes takes time proportional to the changes.
///
/// A snapshot holds its tree by a single reference. A tree is changed only by a snapshot that holds it alone.
final class SnapshotTree<Item: Hashable> {
  /// The parent and the state of an item, by the item's number.
  struct Node {
    /// The parent's number, or `noItem` for a root.
    var parent: UInt32
    var isExpanded = false
  }

  static var noItem: UInt32 { UInt32.max }

  private var index: SnapshotIndex<Item>
  private var nodes: PagedArray<Node>
  private var brackets: SnapshotSequence
  private var visible: SnapshotSequence

  /// The lineage of the numbers: the same object in a tree and its changed copies, until one of them numbers its items
  /// again.
  private var lineage = SnapshotLineage()

  init() {
    index = SnapshotIndex()
    nodes = PagedArray()
    brackets = SnapshotSequence()
    visible = SnapshotSequence([1])
  }

  init(copyOf other: SnapshotTree) {
    index = other.index.copy()
    nodes = other.nodes.copy()
    brackets = other.brackets.copy()
    visible = other.visible.copy()
    lineage = other.lineage
  }

  var count: Int { brackets.numberOfItems }

  /// The number of an item; nil if it is not in the tree.
  func number(of item: Item) -> UInt32? { index.number(of: item).flatMap { brackets.contains(2 * $0) ? $0 : nil } }

  func item(_ number: UInt32) -> Item { index.identifiers[Int(number)] }

  func node(_ number: UInt32) -> Node { nodes[Int(number)] }

  func isVisible(_ number: UInt32) -> Bool { visible.contains(2 * number) }

  /// The index of an item among all items.
  func index(of number: UInt32) -> Int { brackets.itemsBefore(brackets.place(before: 2 * number)) }

  /// The number of an item's ancestors: of the open brackets before its own.
  func level(of number: UInt32) -> Int {
    let place = brackets.place(before: 2 * number)
    return brackets.itemsBefore(place) - brackets.marksBefore(place)
  }
}

extension SnapshotTree: @unchecked Sendable where Item: Sendable {}
extension SnapshotTree.Node: Sendable {}

// MARK: Walking

extension SnapshotTree {
  var items: [Item] { items(of: brackets) }

  var visibleItems: [Item] { items(of: visible) }

  private func items(of sequence: borrowing SnapshotSequence) -> [Item] {
    var items: [Item] = []
    items.reserveCapacity(sequence.numberOfItems)
    sequence.visitTokens(from: sequence.beginning) { tokens in
      for token in tokens where token & 1 == 0 { items.append(item(token / 2)) }
      return true
    }
    return items
  }

  /// Calls a closure with the numbers of all items, depth first. Skips the descendants of an item for which the closure
  /// returns false.
  ///
  /// - Complexity: O(number of items visited).
  func visitAll(_ descends: (UInt32) -> Bool) { visit(from: brackets.beginning, upTo: Self.noItem, descends) }

  /// Calls a closure likewise with the descendants of an item.
  private func visitBelow(_ number: UInt32, _ descends: (UInt32) -> Bool) {
    visit(from: brackets.place(after: 2 * number), upTo: 2 * number + 1, descends)
  }

  private func visit(from start: SnapshotSequence.Cursor, upTo last: UInt32, _ descends: (UInt32) -> Bool) {
    var start: SnapshotSequence.Cursor? = start
    while let cursor = start {
      start = nil
      brackets.visitTokens(from: cursor) { tokens in
        var offset = tokens.startIndex
        while offset < tokens.endIndex {
          let bracket = tokens[offset]
          if bracket == last { return false }
          offset += 1
          guard bracket & 1 == 0, !descends(bracket / 2) else { continue }
          if offset < tokens.endIndex, tokens[offset] == bracket + 1 { continue }
          start = brackets.place(before: bracket + 1)
          return false
        }
        return true
      }
    }
  }

  /// Calls a closure with all brackets in order, or with those between the two brackets of an item.
  private func forEachBracket(below number: UInt32? = nil, _ body: (UInt32) -> Void) {
    let last = number.map { 2 * $0 + 1 }
    brackets.visitTokens(from: number.map { brackets.place(after: 2 * $0) } ?? brackets.beginning) { tokens in
      for bracket in tokens {
        if bracket == last { return false }
        body(bracket)
      }
      return true
    }
  }

  /// True if two trees have the same items in the same places, and the same expanded items.
  func isEqual(to other: SnapshotTree) -> Bool {
    guard count == other.count else { return false }
    var counterparts: ContiguousArray<UInt32> = []
    counterparts.reserveCapacity(2 * count)
    forEachBracket { counterparts.append($0) }
    var position = 0
    var isEqual = true
    other.forEachBracket { bracket in
      let counterpart = counterparts[position]
      position += 1
      guard isEqual else { return }
      isEqual = bracket & 1 == counterpart & 1
      if isEqual, bracket & 1 == 0 {
        let (number, otherNumber) = (counterpart / 2, bracket / 2)
        isEqual =
          item(number) == other.item(otherNumber) && node(number).isExpanded == other.node(otherNumber).isExpanded
      }
    }
    return isEqual
  }

  /// The changes that turn an old tree's visible items into these.
  ///
  /// - Complexity: O(*n*) if the two are not related; proportional to the changes if both are copies of the same tree.
  func visibleChanges(from old: SnapshotTree) -> Changeset {
    if self === old { return Changeset() }
    guard lineage === old.lineage else { return Changeset(from: old.visibleItems, to: visibleItems) }
    let common = UInt32(index.identifiers.commonPrefix(with: old.index.identifiers))
    let changes = visible.changes(
      from: old.visible, sections: Changeset(), commonNumbers: common,
      numberInOld: { old.index.number(of: self.item($0)) }, numberInNew: { self.index.number(of: old.item($0)) })
    return Changeset(
      deletions: changes.deletions.map(\.item), insertions: changes.insertions.map(\.item),
      moves: changes.moves.map { Transition(from: $0.source.item, to: $0.target.item) })
  }

  /// The item at an index among all items, visible or not.
  func item(at index: Int) -> Item { item(brackets.token(at: brackets.cursor(ofItemAt: index)) / 2) }

  /// The visible item at an index.
  func visibleItem(at index: Int) -> Item { item(visible.token(at: visible.cursor(ofItemAt: index)) / 2) }
}

// MARK: Changing

extension SnapshotTree {
  /// A place in the tree for an insertion.
  enum Destination {
    /// Among the children of an item; among the roots for nil.
    case first(Item?)
    case last(Item?)

    /// Next to an item.
    case before(Item)
    case after(Item)
  }

  func setExpanded(_ number: UInt32, _ isExpanded: Bool) {
    if nodes[Int(number)].isExpanded == isExpanded { return }
    nodes[Int(number)].isExpanded = isExpanded
    guard isVisible(number) else { return }
    if isExpanded { showChildren(of: number) } else { hideChildren(of: number) }
  }

  /// Makes the descendants of an expanded item visible, except those of collapsed items.
  private func showChildren(of number: UInt32) {
    var shown: ContiguousArray<UInt32> = []
    visitBelow(number) {
      shown.append(2 * $0)
      return node($0).isExpanded
    }
    visible.insert(shown, at: visible.place(after: 2 * number))
  }

  private func hideChildren(of number: UInt32) {
    let first = brackets.token(at: brackets.place(after: 2 * number))
    if first & 1 == 0 { visible.removeAll(from: first, upTo: visibleItem(after: 2 * number + 1)) }
  }

  /// The opening bracket of the next visible item after a bracket of a visible item; nil if there is none.
  private func visibleItem(after bracket: UInt32) -> UInt32? {
    var next: UInt32?
    brackets.visitTokens(from: brackets.place(before: bracket)) { tokens in
      next = tokens.first { $0 & 1 == 0 }
      return next == nil
    }
    return next
  }

  /// Inserts items that are not in the tree and differ from one another. The item that the destination names must be in
  /// the tree.
  func insert(_ items: [Item], at destination: Destination) {
    makeRoom(for: items.count)
    let parent = parent(for: destination)
    var new: (brackets: ContiguousArray<UInt32>, visible: ContiguousArray<UInt32>) = ([], [])
    new.brackets.reserveCapacity(2 * items.count)
    for item in items {
      let number = register(item, Node(parent: parent))
      new.brackets.append(2 * number)
      new.brackets.append(2 * number + 1)
      new.visible.append(2 * number)
    }
    insert(new, at: destination, below: parent)
  }

  /// Inserts another tree, or the descendants of one of its items. None of the new items may be in this tree.
  func insert(_ other: SnapshotTree, below number: UInt32? = nil, at destination: Destination) {
    let count = number.map { other.index(ofClosing: $0) - other.index(of: $0) - 1 } ?? other.count
    makeRoom(for: count)
    let parent = parent(for: destination)
    var new: (brackets: ContiguousArray<UInt32>, visible: ContiguousArray<UInt32>) = ([], [])
    new.brackets.reserveCapacity(2 * count)
    // The items whose brackets are open; `showsChildren` is true if the children are visible as soon as the inserted
    // roots are.
    var open: [(number: UInt32, showsChildren: Bool)] = []
    other.forEachBracket(below: number) { bracket in
      if bracket & 1 == 1 {
        new.brackets.append(2 * open.removeLast().number + 1)
        return
      }
      let isExpanded = other.node(bracket / 2).isExpanded
      let isVisible = open.last?.showsChildren ?? true
      let number = register(other.item(bracket / 2), Node(parent: open.last?.number ?? parent, isExpanded: isExpanded))
      open.append((number, isVisible && isExpanded))
      new.brackets.append(2 * number)
      if isVisible { new.visible.append(2 * number) }
    }
    insert(new, at: destination, below: parent)
  }

  private func insert(
    _ new: (brackets: ContiguousArray<UInt32>, visible: ContiguousArray<UInt32>), at destination: Destination,
    below parent: UInt32
  ) {
    if parent == Self.noItem || node(parent).isExpanded && isVisible(parent) {
      visible.insert(new.visible, at: visiblePlace(for: destination))
    }
    brackets.insert(new.brackets, at: place(for: destination))
  }

  /// Removes an item and its descendants.
  func remove(_ number: UInt32) {
    if isVisible(number) { visible.removeAll(from: 2 * number, upTo: visibleItem(after: 2 * number + 1)) }
    brackets.removeAll(from: 2 * number, upTo: brackets.token(after: 2 * number + 1))
  }

  /// Removes the descendants of an item.
  func removeBelow(_ number: UInt32) {
    let first = brackets.token(at: brackets.place(after: 2 * number))
    if first & 1 == 1 { return }
    if isVisible(number), node(number).isExpanded { hideChildren(of: number) }
    brackets.removeAll(from: first, upTo: 2 * number + 1)
  }

  // MARK: Destinations

  // Callers have checked that the items are in the tree.

  private func existing(_ item: Item) -> UInt32 { number(of: item)! }

  private func index(ofClosing number: UInt32) -> Int { brackets.itemsBefore(brackets.place(before: 2 * number + 1)) }

  private func parent(for destination: Destination) -> UInt32 {
    switch destination {
    case .first(let parent), .last(let parent): parent.map { existing($0) } ?? Self.noItem
    case .before(let sibling), .after(let sibling): node(existing(sibling)).parent
    }
  }

  private func place(for destination: Destination) -> SnapshotSequence.Cursor {
    switch destination {
    case .first(nil): brackets.beginning
    case .last(nil): brackets.end
    case .first(let parent?): brackets.place(after: 2 * existing(parent))
    case .last(let parent?): brackets.place(before: 2 * existing(parent) + 1)
    case .before(let sibling): brackets.place(before: 2 * existing(sibling))
    case .after(let sibling): brackets.place(after: 2 * existing(sibling) + 1)
    }
  }

  private func visiblePlace(for destination: Destination) -> SnapshotSequence.Cursor {
    switch destination {
    case .first(nil): visible.place(after: 1)
    case .last(nil): visible.end
    case .first(let parent?): visible.place(after: 2 * existing(parent))
    case .before(let sibling): visible.place(before: 2 * existing(sibling))
    case .last(let item?), .after(let item): visible.place(before: visibleItem(after: 2 * existing(item) + 1))
    }
  }

  // MARK: Numbers

  private func register(_ item: Item, _ node: Node) -> UInt32 {
    let number = index.register(item)
    if Int(number) < nodes.count { nodes[Int(number)] = node } else { nodes.append(node) }
    return number
  }

  /// Makes room for more identifiers. If most numbered ones are no longer in the tree, the rest is numbered again.
  private func makeRoom(for count: Int) {
    if index.hasRoom(for: count) { return }
    if index.identifiers.count > 2 * self.count + 64 {
      let fresh = SnapshotTree()
      fresh.index.makeRoom(for: self.count + count)
      fresh.insert(self, at: .last(nil))
      index = fresh.index.copy()
      nodes = fresh.nodes.copy()
      brackets = fresh.brackets.copy()
      visible = fresh.visible.copy()
      lineage = fresh.lineage
    }
    if !index.hasRoom(for: count) { index.makeRoom(for: count) }
  }
}

import Diffing

/// A tree of items, kept so that it is cheap to change and to copy, and so that an item's index among all is found
/// without a walk.
///
/// Identifiers are numbered (``SnapshotIndex``). The tree is a sequence of brackets in one ``SnapshotOrder``: item *k*
/// opens with the number 2*k* and closes with 2*k* + 1, and what is below it stands between the two:
///
///     a           (a (x (z )z )x (y )y )a (b )b
///       x
///         z
///       y
///     b
///
/// So siblings are inserted and subtrees found in O(log *n*), however many siblings there are; what is below a
/// collapsed item is skipped in one step; and an item with *p* brackets and *l* ancestors before its own has (*p* +
/// *l*) / 2 items before it.
struct SnapshotTree<Item: Hashable> {
  /// An item's place in the tree; by the item's number.
  struct Node {
    /// The parent's number, or `noItem` for a root.
    var parent: UInt32
    var isExpanded = false
  }

  static var noItem: UInt32 { UInt32.max }

  private var index = SnapshotIndex<Item>()
  private var nodes = PagedArray<Node>()
  private(set) var order = SnapshotOrder()

  init() { order.insertSections(count: 1, at: 0) }

  var count: Int { order.numberOfItems / 2 }

  /// The number of an item that is in the tree.
  func number(of item: Item) -> UInt32? { index.number(of: item).flatMap { order.contains(2 * $0) ? $0 : nil } }

  func item(_ number: UInt32) -> Item { index.identifiers[Int(number)] }

  func node(_ number: UInt32) -> Node { nodes[Int(number)] }

  mutating func setExpanded(_ number: UInt32, _ isExpanded: Bool) {
    if nodes[Int(number)].isExpanded != isExpanded { nodes[Int(number)].isExpanded = isExpanded }
  }

  /// The numbers of an item's ancestors, from its parent to a root.
  func ancestors(of number: UInt32) -> some Sequence<UInt32> {
    sequence(state: node(number).parent) { next -> UInt32? in
      if next == Self.noItem { return nil }
      defer { next = node(next).parent }
      return next
    }
  }

  /// An item's index among all.
  ///
  /// - Complexity: O(log *n* + the item's level)
  func index(of number: UInt32) -> Int {
    (bracketsBefore(2 * number) + ancestors(of: number).reduce(0) { level, _ in level + 1 }) / 2
  }

  private func bracketsBefore(_ bracket: UInt32) -> Int { order.index(of: bracket) ?? 0 }
}

extension SnapshotTree: Sendable where Item: Sendable {}
extension SnapshotTree.Node: Sendable {}

// MARK: Walking

extension SnapshotTree {
  /// Calls a closure with the numbers of all items, depth first, leaving out what is below an item that it answers
  /// false for.
  ///
  /// - Complexity: O(the number of items visited)
  func visitAll(_ descends: (UInt32) -> Bool) { visit(from: (0, 0), upTo: Self.noItem, descends) }

  /// Calls a closure likewise with an item and what is below it.
  func visit(_ number: UInt32, _ descends: (UInt32) -> Bool) {
    visit(from: cursor(at: 2 * number), upTo: 2 * number + 1, descends)
  }

  /// Calls a closure likewise with what is below an item.
  func visitBelow(_ number: UInt32, _ descends: (UInt32) -> Bool) {
    var start = cursor(at: 2 * number)
    start.offset += 1
    visit(from: start, upTo: 2 * number + 1, descends)
  }

  /// The position of a bracket's chunk in the sequence of chunks, and where it is there.
  private typealias Cursor = (position: Int, offset: Int)

  private func cursor(at bracket: UInt32) -> Cursor {
    // Brackets of items that are in the tree are in the order.
    let place = order.chunkPlace(of: bracket)!
    return (Int(order.positions[place.chunk]), place.offset)
  }

  private func visit(from start: Cursor, upTo last: UInt32, _ descends: (UInt32) -> Bool) {
    var cursor = start
    chunks: while cursor.position < order.sequence.count {
      let chunk = order.chunks[Int(order.sequence[cursor.position])]
      while cursor.offset < chunk.count {
        let bracket = chunk[cursor.offset]
        if bracket == last { return }
        cursor.offset += 1
        guard bracket & 1 == 0, !descends(bracket / 2) else { continue }
        let closing = bracket + 1
        if closing == last { return }
        if cursor.offset < chunk.count, chunk[cursor.offset] == closing {
          cursor.offset += 1
        } else {
          cursor = self.cursor(at: closing)
          cursor.offset += 1
          continue chunks
        }
      }
      cursor = (cursor.position + 1, 0)
    }
  }

  /// Calls a closure with all brackets in order, or with those between the two of an item.
  private func forEachBracket(below number: UInt32? = nil, _ body: (UInt32) -> Void) {
    guard let number else {
      return order.forEachItem(inSectionAt: 0) { brackets in
        for bracket in brackets { body(bracket) }
      }
    }
    var (position, offset) = cursor(at: 2 * number)
    offset += 1
    while position < order.sequence.count {
      for bracket in order.chunks[Int(order.sequence[position])][offset...] {
        if bracket == 2 * number + 1 { return }
        body(bracket)
      }
      (position, offset) = (position + 1, 0)
    }
  }

  /// Whether two trees have the same items in the same places, and the same ones expanded.
  func isEqual(to other: SnapshotTree) -> Bool {
    guard count == other.count else { return false }
    var brackets: ContiguousArray<UInt32> = []
    brackets.reserveCapacity(2 * count)
    forEachBracket { brackets.append($0) }
    var position = 0
    var isEqual = true
    other.forEachBracket { bracket in
      let counterpart = brackets[position]
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
}

// MARK: Changing

extension SnapshotTree {
  /// Where among the brackets something is inserted.
  enum Destination {
    /// Below an item, or among the roots if it is nil.
    case first(Item?)
    case last(Item?)

    /// Beside an item.
    case before(Item)
    case after(Item)
  }

  /// Inserts items that are not in the tree and differ from one another. The one that the destination names must be in
  /// it.
  mutating func insert(_ items: [Item], at destination: Destination) {
    makeRoom(for: items.count)
    let (parent, place) = place(of: destination)
    var brackets: ContiguousArray<UInt32> = []
    brackets.reserveCapacity(2 * items.count)
    for item in items {
      let number = register(item, Node(parent: parent))
      brackets.append(2 * number)
      brackets.append(2 * number + 1)
    }
    order.insert(brackets, at: ItemPlace(section: 0, item: place))
  }

  /// Inserts another tree, or what is below an item of it. Its items must not be in this one.
  mutating func insert(_ other: SnapshotTree, below number: UInt32? = nil, at destination: Destination) {
    let count = number.map { (other.bracketsBefore(2 * $0 + 1) - other.bracketsBefore(2 * $0)) / 2 } ?? other.count
    makeRoom(for: count)
    let (parent, place) = place(of: destination)
    var brackets: ContiguousArray<UInt32> = []
    brackets.reserveCapacity(2 * count)
    // The items whose brackets are open.
    var open: [UInt32] = []
    other.forEachBracket(below: number) { bracket in
      if bracket & 1 == 0 {
        let isExpanded = other.node(bracket / 2).isExpanded
        open.append(register(other.item(bracket / 2), Node(parent: open.last ?? parent, isExpanded: isExpanded)))
        brackets.append(2 * open[open.count - 1])
      } else {
        brackets.append(2 * open.removeLast() + 1)
      }
    }
    order.insert(brackets, at: ItemPlace(section: 0, item: place))
  }

  /// Removes an item and what is below it.
  mutating func remove(_ number: UInt32) {
    var gone: ContiguousArray<UInt32> = []
    visit(number) {
      gone.append($0)
      return true
    }
    remove(gone)
  }

  /// Removes what is below an item.
  mutating func removeBelow(_ number: UInt32) {
    var gone: ContiguousArray<UInt32> = []
    visitBelow(number) {
      gone.append($0)
      return true
    }
    remove(gone)
  }

  private mutating func remove(_ numbers: ContiguousArray<UInt32>) {
    for number in numbers {
      order.remove(2 * number)
      order.remove(2 * number + 1)
    }
  }

  private func place(of destination: Destination) -> (parent: UInt32, place: Int) {
    // Callers have seen to it that the items are there.
    switch destination {
    case .first(nil): return (Self.noItem, 0)
    case .last(nil): return (Self.noItem, order.numberOfItems)
    case .first(let parent?):
      let parent = number(of: parent)!
      return (parent, bracketsBefore(2 * parent) + 1)
    case .last(let parent?):
      let parent = number(of: parent)!
      return (parent, bracketsBefore(2 * parent + 1))
    case .before(let sibling):
      let sibling = number(of: sibling)!
      return (node(sibling).parent, bracketsBefore(2 * sibling))
    case .after(let sibling):
      let sibling = number(of: sibling)!
      return (node(sibling).parent, bracketsBefore(2 * sibling + 1) + 1)
    }
  }

  private mutating func register(_ item: Item, _ node: Node) -> UInt32 {
    let number = index.register(item)
    if Int(number) < nodes.count { nodes[Int(number)] = node } else { nodes.append(node) }
    return number
  }

  /// Makes room for more identifiers. If most of those numbered are gone, all are numbered anew.
  private mutating func makeRoom(for count: Int) {
    if index.hasRoom(for: count) { return }
    if index.identifiers.count <= 2 * self.count + 64 { return index.makeRoom(for: count) }
    var fresh = SnapshotTree()
    fresh.index.makeRoom(for: self.count + count)
    fresh.insert(self, at: .last(nil))
    self = fresh
  }
}

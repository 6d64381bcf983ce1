import Diffing

/// A sequence of numbers that is fast to search by value and by index, to change, to copy, and to compare with a
/// changed copy.
///
/// # The idea
///
/// The numbers are *tokens*: an even one, 2*k*, is the item *k*; an odd one, 2*k* + 1, is the *mark* *k*. A snapshot
/// has a mark at the beginning of each section; a tree of items has one at the end of each item's descendants. A token
/// occurs at most once.
///
///     sections   A: items 5, 7, 1   B: no items   C: item 9
///     marks      A is 0, B is 2, C is 1
///     sequence   1   10   14   2    5             3   18
///
/// The sequence is a B+ tree (R. Bayer and E. McCreight, "Organization and maintenance of large ordered indexes", Acta
/// Informatica 1, 1972). Leaves have up to 256 tokens, branches up to 128 children. It differs from a search tree in
/// three ways:
///
/// - Tokens are not sorted. A table tells the leaf of each token, and each node knows its parent. So the index of a
///   token is found from the leaf up.
/// - Each branch stores the numbers of items and marks before each child. So an item or a mark is found by its index
///   from the root down.
/// - Nodes are numbered and live in pages of ``PagedArray``s. Copies share the pages that neither has written to. Every
///   change also writes to all branches above it, so a branch page that two copies share stands for equal content
///   below.
///
/// # Steps
///
/// ``cursor(of:)`` and ``itemsBefore(_:)`` find the index of a token:
/// 1. The table gives the leaf, and the offset in it at the last recording. If the token is no longer at that offset,
///    the leaf is searched from there. A token that is not in the leaf is not in the sequence.
/// 2. The items before the token in the leaf are counted.
/// 3. On the way from the leaf to the root, each branch adds the number of items before the child.
///
/// ``cursor(ofItemAt:)`` finds an item by its index:
/// 1. On the way from the root to a leaf, a binary search in each branch finds the last child with at most that many
///    items before it, and subtracts their number.
/// 2. In the leaf, items are counted up to the remaining index.
///
/// ``insert(_:at:)`` inserts tokens:
/// 1. If the leaf has room for them, or the neighbour at the end of the leaf where they go, they are put there, and the
///    counts in all branches above are updated.
/// 2. Otherwise the tree is split at the place, the tokens become a tree, and the three trees are joined.
///
/// ``removeAll(from:upTo:)`` and ``moveAll(from:upTo:before:)`` remove or move a range of tokens. A range within a leaf
/// is removed from it. Any other range is cut out with two splits and becomes a tree of its own; the rest is joined. A
/// moved range is joined again between the two parts of another split.
///
/// Splitting and joining work as for (a,b)-trees (K. Mehlhorn and P. Sanders, *Algorithms and Data Structures*,
/// Springer 2008, chapter 7):
/// 1. To split, the leaf is divided at the place. On the way up, the children before and after the path are joined to
///    the left and to the right part.
/// 2. To join, the lower tree is joined with the outermost child of the higher one. A node with too many children is
///    split.
/// 3. If two nodes of equal height meet and one is thin, they become one node or share their content, so that no node
///    but the root stays thin.
///
/// ``changes(from:sections:commonNumbers:numberInOld:numberInNew:)`` compares the sequence with a copy:
/// 1. It walks the tree, and takes every node that the copy shares as one run of unchanged items.
/// 2. It looks up each item of the other leaves in the old sequence. Items that are not there are inserted.
/// 3. Among the runs that stay in their section, those of an increasing subsequence with the most items stay in place.
///    All other items move.
/// 4. It walks the old tree in the same way, to find the deleted items.
///
/// # Example
///
/// With at most four tokens in a leaf, the sequence above has two leaves and one branch:
///
///     leaves                      1 10 14 2    5 3 18
///     items before, marks before        0, 0     3, 1
///
/// The item 9, token 18, is in the second leaf, at offset 2. Two of the tokens before it are marks, so no items are
/// before it in the leaf, and three are before the leaf: its index among all items is 3. Three marks are before it, so
/// it is in the third section, which is C.
///
/// To move section C before B, the tokens 3 and 18 are removed and inserted before 5: `1 10 14 2 3 18 5`. Of the tree,
/// only the second leaf and the branch are written to, so a copy made before still shares the first leaf.
///
/// # Complexity
///
/// - Finding a token's place is O(1); finding its index, and a token by its index, is O(log n).
/// - Inserting m tokens is O(m + log n). Removing a token, or moving a range of any length, is O(log n).
/// - Removing a range is O(number of freed nodes + log n).
/// - Copying is O(1). A change copies the shared pages among those that it writes to.
/// - Comparing with a copy is O(log n) for each leaf that is not shared and for each of its items.
@usableFromInline
struct SnapshotSequence: ~Copyable {
  /// The value in place of a token, a leaf or a branch that does not exist.
  @inlinable static var none: UInt32 { UInt32.max }

  @inlinable static var leafShift: Int { PagedArray<UInt32>.pageShift }
  @inlinable static var leafCapacity: Int { 1 << leafShift }

  /// A branch has two pages: one with the sums of items, then of marks; the other with its children and its head.
  @inlinable static var branchShift: Int { leafShift - 1 }
  @inlinable static var branchCapacity: Int { 1 << branchShift }

  /// The data about a leaf or a branch.
  @usableFromInline
  struct Head {
    /// The parent's number, with the index of this child in the lowest bits; `none` for the root.
    @usableFromInline var parent = SnapshotSequence.none

    @usableFromInline var items: UInt32 = 0
    @usableFromInline var marks: UInt32 = 0
  }

  /// The tokens of each leaf, in a page per leaf that is filled up with `none`.
  @usableFromInline var leaves: PagedArray<UInt32>
  @usableFromInline var leafHeads: PagedArray<Head>

  /// Two pages for each branch.
  @usableFromInline var branches: PagedArray<UInt32>

  /// The place of each item: its leaf's number, with its last recorded offset in the leaf in the lowest bits. The
  /// offset may be outdated, because other tokens were inserted or removed before the item. For an item that is not in
  /// the sequence the place is meaningless and is never corrected, because no leaf holds the token.
  @usableFromInline var itemPlaces: PagedArray<UInt32>

  /// The place of each mark, likewise.
  @usableFromInline var markPlaces: PagedArray<UInt32>

  /// The first unused leaf and branch. They are chained by their parents' numbers; the first page of an unused branch
  /// is meaningless.
  var unusedLeaf = SnapshotSequence.none
  var unusedBranch = SnapshotSequence.none

  /// The root of the tree: at least a leaf.
  @usableFromInline var root = Node(number: 0, height: 0)

  /// A leaf or branch, with everything below it.
  @usableFromInline
  struct Node: Equatable {
    @usableFromInline var number: UInt32

    /// 0 for a leaf.
    @usableFromInline var height: Int

    @inlinable
    init(number: UInt32, height: Int) {
      self.number = number
      self.height = height
    }
  }

  /// A place in the sequence: before the token at an offset of a leaf, or after the leaf's last token.
  @usableFromInline
  struct Cursor: Equatable {
    @usableFromInline var leaf: Int
    @usableFromInline var offset: Int

    @inlinable
    init(leaf: Int, offset: Int) {
      self.leaf = leaf
      self.offset = offset
    }
  }

  /// Makes a sequence of tokens, which must differ from one another.
  @usableFromInline
  init(_ tokens: ContiguousArray<UInt32> = []) {
    leaves = PagedArray()
    leafHeads = PagedArray()
    branches = PagedArray()
    itemPlaces = PagedArray()
    markPlaces = PagedArray()
    root = makeTree(tokens) ?? makeLeaf(tokens)
  }

  private init(copyOf other: borrowing SnapshotSequence) {
    leaves = other.leaves.copy()
    leafHeads = other.leafHeads.copy()
    branches = other.branches.copy()
    itemPlaces = other.itemPlaces.copy()
    markPlaces = other.markPlaces.copy()
    unusedLeaf = other.unusedLeaf
    unusedBranch = other.unusedBranch
    root = other.root
  }

  /// A copy, which shares all pages with this sequence until one of the two changes them.
  @usableFromInline
  func copy() -> SnapshotSequence { SnapshotSequence(copyOf: self) }
}

// MARK: Leaves and branches

extension SnapshotSequence {
  @inlinable
  func count(ofLeaf leaf: Int) -> Int { Int(leafHeads[leaf].items + leafHeads[leaf].marks) }

  /// The offset of the head in a branch's second page, after the children: the number of items, the number of marks,
  /// the parent and the number of children.
  @inlinable static var headOffset: Int { branchCapacity }

  @inlinable
  static func sumsPage(ofBranch branch: Int) -> Int { 2 * branch }

  @inlinable
  static func childrenPage(ofBranch branch: Int) -> Int { 2 * branch + 1 }

  @inlinable
  func head(ofBranch branch: Int) -> (items: Int, marks: Int, parent: UInt32, count: Int) {
    branches.withPage(Self.childrenPage(ofBranch: branch)) {
      let head = Self.headOffset
      return (Int($0[head]), Int($0[head + 1]), $0[head + 2], Int($0[head + 3]))
    }
  }

  /// The number of items and of marks below a node.
  @inlinable
  func size(of node: Node) -> (items: Int, marks: Int) {
    if node.height == 0 {
      let head = leafHeads[Int(node.number)]
      return (Int(head.items), Int(head.marks))
    }
    let head = head(ofBranch: Int(node.number))
    return (head.items, head.marks)
  }

  @inlinable
  func parent(of node: Node) -> UInt32 {
    node.height == 0 ? leafHeads[Int(node.number)].parent : head(ofBranch: Int(node.number)).parent
  }

  @inlinable var numberOfItems: Int { size(of: root).items }
  @inlinable var numberOfMarks: Int { size(of: root).marks }
}

// MARK: Finding tokens

extension SnapshotSequence {
  /// The place of a token; nil if it is not in the sequence.
  @inlinable
  @inline(__always)
  func cursor(of token: UInt32) -> Cursor? {
    let number = Int(token >> 1)
    let place: UInt32
    if token & 1 == 0 {
      guard number < itemPlaces.count else { return nil }
      place = itemPlaces[number]
    } else {
      guard number < markPlaces.count else { return nil }
      place = markPlaces[number]
    }
    if place == Self.none { return nil }
    let leaf = Int(place >> UInt32(Self.leafShift))
    let offset = leaves.withPage(leaf) {
      Self.offset(of: token, in: $0, near: Int(place) & (Self.leafCapacity - 1))
    }
    return offset < 0 ? nil : Cursor(leaf: leaf, offset: offset)
  }

  /// True if a token is in the sequence.
  @inlinable
  func contains(_ token: UInt32) -> Bool { cursor(of: token) != nil }

  /// The offset of a token in a leaf; -1 if it is not there.
  @inlinable
  @inline(__always)
  static func offset(of token: UInt32, in leaf: UnsafeBufferPointer<UInt32>, near guess: Int) -> Int {
    leaf[guess] == token ? guess : distantOffset(of: token, in: leaf, near: guess)
  }

  /// Looks for a token among sixteen tokens at a time, beginning around the guess: usually few tokens were inserted or
  /// removed before it.
  @inlinable
  static func distantOffset(of token: UInt32, in leaf: UnsafeBufferPointer<UInt32>, near guess: Int) -> Int {
    typealias Sixteen = SIMD16<UInt32>
    let memory = UnsafeRawBufferPointer(leaf)
    let wanted = Sixteen(repeating: token)
    var start = (guess &- 8) & (leafCapacity - 1) & ~7
    for _ in 0...(leafCapacity / Sixteen.scalarCount) {
      start = min(start, leafCapacity - Sixteen.scalarCount)
      let some = memory.loadUnaligned(fromByteOffset: start &* MemoryLayout<UInt32>.stride, as: Sixteen.self)
      if any(some .== wanted) {
        while leaf[start] != token { start &+= 1 }
        return start
      }
      start = (start &+ Sixteen.scalarCount) & (leafCapacity - 1)
    }
    return -1
  }

  /// The number of items before a place.
  @inlinable
  @inline(__always)
  func itemsBefore(_ cursor: Cursor) -> Int {
    let head = leafHeads[cursor.leaf]
    let items = head.marks == 0 ? cursor.offset : cursor.offset &- marksInLeaf(before: cursor)
    return items &+ itemsBefore(childOf: head.parent)
  }

  /// The number of items before a node.
  func itemsBefore(_ node: Node) -> Int { itemsBefore(childOf: parent(of: node)) }

  @inlinable
  @inline(__always)
  func itemsBefore(childOf parent: UInt32) -> Int {
    var items = 0
    var parent = parent
    while parent != Self.none {
      let branch = Int(parent >> UInt32(Self.branchShift))
      let child = Int(parent) & (Self.branchCapacity - 1)
      items &+= Int(branches.withPage(Self.sumsPage(ofBranch: branch)) { $0[child] })
      parent = branches.withPage(Self.childrenPage(ofBranch: branch)) { $0[Self.headOffset + 2] }
    }
    return items
  }

  /// The number of marks before a place.
  @inlinable
  func marksBefore(_ cursor: Cursor) -> Int {
    let head = leafHeads[cursor.leaf]
    var marks = head.marks > 0 ? marksInLeaf(before: cursor) : 0
    var parent = head.parent
    while parent != Self.none {
      let branch = Int(parent >> UInt32(Self.branchShift))
      let child = Int(parent) & (Self.branchCapacity - 1)
      marks &+= Int(branches.withPage(Self.sumsPage(ofBranch: branch)) { $0[Self.branchCapacity + child] })
      parent = branches.withPage(Self.childrenPage(ofBranch: branch)) { $0[Self.headOffset + 2] }
    }
    return marks
  }

  @inlinable
  func marksInLeaf(before cursor: Cursor) -> Int {
    leaves.withPage(cursor.leaf) { tokens in
      var marks: UInt32 = 0
      for offset in 0..<cursor.offset { marks &+= tokens[offset] & 1 }
      return Int(marks)
    }
  }

  @inlinable
  func token(at cursor: Cursor) -> UInt32 { leaves[cursor.leaf << Self.leafShift | cursor.offset] }

  /// The place of the item at an index among all items.
  @usableFromInline
  func cursor(ofItemAt index: Int) -> Cursor { cursor(at: index, parity: 0) }

  /// The place of the mark at an index among all marks.
  @usableFromInline
  func cursor(ofMarkAt index: Int) -> Cursor { cursor(at: index, parity: 1) }

  private func cursor(at index: Int, parity: Int) -> Cursor {
    precondition(
      0..<(parity == 0 ? numberOfItems : numberOfMarks) ~= index, "Index \(index) is outside of the sequence")
    return cursor(at: index, parity: parity, below: root)
  }

  /// The place of the item (parity 0) or mark (parity 1) at an index among those below a node.
  @usableFromInline
  func cursor(at index: Int, parity: Int, below node: Node) -> Cursor {
    var rest = UInt32(index)
    var node = node
    while node.height > 0 {
      let branch = Int(node.number)
      let count = head(ofBranch: branch).count
      let child = branches.withPage(Self.sumsPage(ofBranch: branch)) { sums in
        // The last child that begins at or before the index.
        var (low, high) = (0, count)
        while high - low > 1 {
          let middle = (low + high) / 2
          if sums[parity << Self.branchShift | middle] <= rest { low = middle } else { high = middle }
        }
        rest -= sums[parity << Self.branchShift | low]
        return low
      }
      node = self.child(child, of: node)
    }
    let leaf = Int(node.number)
    if parity == 0, leafHeads[leaf].marks == 0 { return Cursor(leaf: leaf, offset: Int(rest)) }
    return Cursor(leaf: leaf, offset: leaves.withPage(leaf) { Self.offset(ofTokenAt: rest, parity: parity, in: $0) })
  }

  /// The offset of the item or mark at an index among those of a leaf.
  private static func offset(ofTokenAt index: UInt32, parity: Int, in leaf: UnsafeBufferPointer<UInt32>) -> Int {
    typealias Sixteen = SIMD16<UInt32>
    let memory = UnsafeRawBufferPointer(leaf)
    var rest = index
    var offset = 0
    while true {
      let some = memory.loadUnaligned(fromByteOffset: offset &* MemoryLayout<UInt32>.stride, as: Sixteen.self)
      let marks = (some & 1).wrappedSum()
      let count = parity == 0 ? UInt32(Sixteen.scalarCount) &- marks : marks
      if count > rest { break }
      rest &-= count
      offset &+= Sixteen.scalarCount
    }
    while true {
      if leaf[offset] & 1 == UInt32(parity) {
        if rest == 0 { return offset }
        rest &-= 1
      }
      offset &+= 1
    }
  }

  /// The section, and the item number in it, of a place.
  @usableFromInline
  func place(at cursor: Cursor) -> ItemPlace {
    let section = marksBefore(cursor) - 1
    return ItemPlace(
      section: section, item: itemsBefore(cursor) - itemsBefore(self.cursor(ofMarkAt: section)))
  }

  /// The items of a section, by their indexes among all items.
  @usableFromInline
  func items(inSectionAt index: Int) -> Range<Int> {
    let mark = cursor(ofMarkAt: index)
    let start = itemsBefore(mark)
    // Most sections end in the leaf that they begin in.
    let count = leaves.withPage(mark.leaf) { tokens in
      tokens[(mark.offset + 1)...].firstIndex { $0 & 1 == 1 }.map { $0 - mark.offset - 1 } ?? 0
    }
    if mark.offset + 1 + count < self.count(ofLeaf: mark.leaf) { return start..<(start + count) }
    return start..<(index + 1 < numberOfMarks ? itemsBefore(cursor(ofMarkAt: index + 1)) : numberOfItems)
  }

  /// The mark of the section that a place is in.
  @inlinable
  func mark(before cursor: Cursor) -> UInt32 {
    if leafHeads[cursor.leaf].marks > 0 {
      var place = cursor
      while place.offset > 0 {
        place.offset &-= 1
        let token = token(at: place)
        if token & 1 == 1 { return token }
      }
    }
    // All items are in a section, so that the first token is a mark.
    if numberOfMarks == 1 { return token(at: beginning) }
    // Ascends to the first branch with marks before this child, and descends to the last of them.
    var parent = leafHeads[cursor.leaf].parent
    var height = 1
    while parent != Self.none {
      let branch = Int(parent >> UInt32(Self.branchShift))
      let child = Int(parent) & (Self.branchCapacity - 1)
      let marks = branches.withPage(Self.sumsPage(ofBranch: branch)) { $0[Self.branchCapacity + child] }
      if marks > 0 {
        return token(
          at: self.cursor(at: Int(marks) - 1, parity: 1, below: Node(number: UInt32(branch), height: height)))
      }
      parent = branches.withPage(Self.childrenPage(ofBranch: branch)) { $0[Self.headOffset + 2] }
      height &+= 1
    }
    fatalError("There is no mark before \(cursor)")
  }

  /// The place before all tokens.
  @usableFromInline var beginning: Cursor {
    var node = root
    while node.height > 0 { node = child(0, of: node) }
    return Cursor(leaf: Int(node.number), offset: 0)
  }

  /// The place after all tokens.
  @usableFromInline var end: Cursor {
    var node = root
    while node.height > 0 { node = child(head(ofBranch: Int(node.number)).count - 1, of: node) }
    return Cursor(leaf: Int(node.number), offset: count(ofLeaf: Int(node.number)))
  }

  func child(_ child: Int, of node: Node) -> Node {
    Node(
      number: branches[Self.childrenPage(ofBranch: Int(node.number)) << Self.leafShift | child],
      height: node.height - 1)
  }

  /// The sibling before (-1) or after (1) a leaf; nil if there is none below the same parent.
  func leaf(beside leaf: Int, _ side: Int) -> Int? {
    let parent = leafHeads[leaf].parent
    if parent == Self.none { return nil }
    let branch = Int(parent >> UInt32(Self.branchShift))
    let place = Int(parent) & (Self.branchCapacity - 1) + side
    guard 0..<head(ofBranch: branch).count ~= place else { return nil }
    return Int(child(place, of: Node(number: UInt32(branch), height: 1)).number)
  }
}

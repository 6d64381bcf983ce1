import Foundation

/// Paragraphs in a balanced tree with the sums of their lengths and heights.
///
/// A value: copies share their nodes. Every operation takes O(log *n*) steps if nothing else is said.
struct ParagraphTree {
  /// A paragraph with its height.
  struct Entry {
    let paragraph: EditedParagraph
    /// The height in points, an estimate until the paragraph was measured.
    var height: CGFloat
    var isMeasured = false
  }

  /// A node of a weight-balanced tree (Adams, "Efficient sets: a balancing act").
  private final class Node {
    let left: Node?
    let entry: Entry
    let right: Node?
    let count: Int
    let length: Int
    let pairs: Int
    let height: CGFloat
    let unmeasured: Int

    init(_ left: Node?, _ entry: Entry, _ right: Node?) {
      self.left = left
      self.entry = entry
      self.right = right
      count = 1 + (left?.count ?? 0) + (right?.count ?? 0)
      length = entry.paragraph.length + (left?.length ?? 0) + (right?.length ?? 0)
      pairs = (entry.paragraph.endsWithPair ? 1 : 0) + (left?.pairs ?? 0) + (right?.pairs ?? 0)
      height = entry.height + (left?.height ?? 0) + (right?.height ?? 0)
      unmeasured = (entry.isMeasured ? 0 : 1) + (left?.unmeasured ?? 0) + (right?.unmeasured ?? 0)
    }
  }

  private var root: Node?

  /// - Complexity: O(*n*) in the number of entries.
  init(_ entries: some RandomAccessCollection<Entry>) { root = Self.build(Array(entries)[...]) }

  private init(root: Node?) { self.root = root }

  /// The number of paragraphs.
  var count: Int { root?.count ?? 0 }
  /// The number of UTF-16 units of all paragraphs.
  var length: Int { root?.length ?? 0 }
  /// The number of paragraphs that end with a carriage return and a line feed.
  var pairCount: Int { root?.pairs ?? 0 }
  /// The sum of the heights, in points.
  var height: CGFloat { root?.height ?? 0 }
  /// The number of paragraphs whose height is an estimate.
  var unmeasuredCount: Int { root?.unmeasured ?? 0 }

  // MARK: Queries

  /// The position of a paragraph in the text and on the screen.
  struct Position: Equatable {
    var index = 0
    /// The number of UTF-16 units before the paragraph.
    var start = 0
    /// The number of paragraphs before it that end with a carriage return and a line feed.
    var pairs = 0
    /// The sum of the heights before the paragraph.
    var top: CGFloat = 0
  }

  subscript(index: Int) -> Entry {
    var index = index
    var node = root
    while let current = node {
      let before = current.left?.count ?? 0
      if index == before { return current.entry }
      if index < before {
        node = current.left
      } else {
        index -= before + 1
        node = current.right
      }
    }
    preconditionFailure("index out of range")
  }

  /// Returns the position of the paragraph with an index; past the last one, the end of the text.
  func position(ofIndex index: Int) -> Position { position(before: { index < $0.index }) }

  /// Returns the position of the last paragraph that starts at or before an offset.
  func position(ofOffset offset: Int) -> Position {
    let found = position(before: { offset < $0.start })
    return found.index < count ? found : position(ofIndex: max(0, count - 1))
  }

  /// Returns the position of the last paragraph that starts at or before an offset of a field's text, in which the pairs
  /// count as one unit.
  func position(ofFieldOffset offset: Int) -> Position {
    let found = position(before: { offset < $0.start - $0.pairs })
    return found.index < count ? found : position(ofIndex: max(0, count - 1))
  }

  /// Returns the position of the paragraph at a height, in points from the top.
  func position(ofHeight y: CGFloat) -> Position {
    let found = position(before: { y < $0.top })
    return found.index < count ? found : position(ofIndex: max(0, count - 1))
  }

  /// Returns the position of the last paragraph whose position is not past the wanted place, or the end of the text.
  private func position(before isPast: (Position) -> Bool) -> Position {
    var before = Position()
    var node = root
    while let current = node {
      let left = current.left
      let start = Position(
        index: before.index + (left?.count ?? 0), start: before.start + (left?.length ?? 0),
        pairs: before.pairs + (left?.pairs ?? 0), top: before.top + (left?.height ?? 0))
      let end = Position(
        index: start.index + 1, start: start.start + current.entry.paragraph.length,
        pairs: start.pairs + (current.entry.paragraph.endsWithPair ? 1 : 0), top: start.top + current.entry.height)
      if isPast(start) {
        node = left
      } else if isPast(end) {
        return start
      } else {
        before = end
        node = current.right
      }
    }
    return before
  }

  /// Returns the index of the first paragraph from an index on that is not measured; nil if all are.
  func firstUnmeasured(from index: Int) -> Int? {
    func search(_ node: Node?, _ offset: Int) -> Int? {
      guard let node, node.unmeasured > 0, offset + node.count > index else { return nil }
      let own = offset + (node.left?.count ?? 0)
      if let found = search(node.left, offset) { return found }
      if own >= index, !node.entry.isMeasured { return own }
      return search(node.right, own + 1)
    }
    return search(root, 0)
  }

  /// Calls a closure with each paragraph of a range of indices.
  ///
  /// - Complexity: O(log *n* + *k*) for *k* paragraphs.
  func forEach(in range: Range<Int>, _ body: (Entry) -> Void) {
    func visit(_ node: Node?, _ offset: Int) {
      guard let node, offset < range.upperBound, offset + node.count > range.lowerBound else { return }
      let own = offset + (node.left?.count ?? 0)
      visit(node.left, offset)
      if range.contains(own) { body(node.entry) }
      visit(node.right, own + 1)
    }
    visit(root, 0)
  }

  // MARK: Changes

  /// Replaces paragraphs.
  ///
  /// - Complexity: O(log *n* + *k*) for *k* new paragraphs.
  mutating func replace(_ range: Range<Int>, with entries: [Entry]) {
    let (head, rest) = Self.split(root, at: range.lowerBound)
    let (_, tail) = Self.split(rest, at: range.count)
    root = Self.merge(Self.merge(head, Self.build(entries[...])), tail)
  }

  /// Sets the measured height of a paragraph.
  mutating func setHeight(_ height: CGFloat, at index: Int) {
    func changed(_ node: Node, _ index: Int) -> Node {
      let before = node.left?.count ?? 0
      if index < before, let left = node.left { return Node(changed(left, index), node.entry, node.right) }
      if index > before, let right = node.right {
        return Node(node.left, node.entry, changed(right, index - before - 1))
      }
      return Node(node.left, Entry(paragraph: node.entry.paragraph, height: height, isMeasured: true), node.right)
    }
    root = root.map { changed($0, index) }
  }

  /// Replaces all heights by estimates.
  ///
  /// - Complexity: O(*n*).
  mutating func estimateAll(_ estimate: (EditedParagraph) -> CGFloat) {
    func changed(_ node: Node?) -> Node? {
      guard let node else { return nil }
      let entry = Entry(paragraph: node.entry.paragraph, height: estimate(node.entry.paragraph))
      return Node(changed(node.left), entry, changed(node.right))
    }
    root = changed(root)
  }

  // MARK: Balance

  private static func build(_ entries: ArraySlice<Entry>) -> Node? {
    guard !entries.isEmpty else { return nil }
    let middle = entries.startIndex + entries.count / 2
    return Node(build(entries[..<middle]), entries[middle], build(entries[(middle + 1)...]))
  }

  /// The maximum ratio of the weights of two siblings. The name is Adams's.
  private static let delta = 3
  /// The minimum ratio of the weights of two inner grandchildren for a double rotation. The name is Adams's.
  private static let gamma = 2

  private static func weight(_ node: Node?) -> Int { (node?.count ?? 0) + 1 }

  /// Joins two trees of any sizes with an entry between them.
  private static func link(_ left: Node?, _ entry: Entry, _ right: Node?) -> Node {
    if let right, weight(right) > delta * weight(left) {
      return balanced(link(left, entry, right.left), right.entry, right.right)
    }
    if let left, weight(left) > delta * weight(right) {
      return balanced(left.left, left.entry, link(left.right, entry, right))
    }
    return Node(left, entry, right)
  }

  private static func balanced(_ left: Node?, _ entry: Entry, _ right: Node?) -> Node {
    if let right, weight(right) > delta * weight(left) {
      guard let inner = right.left, weight(inner) >= gamma * weight(right.right) else {
        return Node(Node(left, entry, right.left), right.entry, right.right)
      }
      return Node(Node(left, entry, inner.left), inner.entry, Node(inner.right, right.entry, right.right))
    }
    if let left, weight(left) > delta * weight(right) {
      guard let inner = left.right, weight(inner) >= gamma * weight(left.left) else {
        return Node(left.left, left.entry, Node(left.right, entry, right))
      }
      return Node(Node(left.left, left.entry, inner.left), inner.entry, Node(inner.right, entry, right))
    }
    return Node(left, entry, right)
  }

  private static func merge(_ left: Node?, _ right: Node?) -> Node? {
    guard let left else { return right }
    guard let right else { return left }
    let (first, rest) = removingFirst(right)
    return link(left, first, rest)
  }

  private static func removingFirst(_ node: Node) -> (Entry, Node?) {
    guard let left = node.left else { return (node.entry, node.right) }
    let (first, rest) = removingFirst(left)
    return (first, balanced(rest, node.entry, node.right))
  }

  private static func split(_ node: Node?, at index: Int) -> (Node?, Node?) {
    guard let node else { return (nil, nil) }
    let before = node.left?.count ?? 0
    if index <= before {
      let (head, tail) = split(node.left, at: index)
      return (head, link(tail, node.entry, node.right))
    }
    let (head, tail) = split(node.right, at: index - before - 1)
    return (link(node.left, node.entry, head), tail)
  }

  /// The number of nodes on the longest path from the root to a leaf, for tests.
  var depth: Int {
    func depth(_ node: Node?) -> Int { node.map { 1 + max(depth($0.left), depth($0.right)) } ?? 0 }
    return depth(root)
  }
}

extension SnapshotSequence {
  /// Inserts tokens that are not in the sequence.
  ///
  /// - Complexity: O(log *n* + number of tokens).
  @usableFromInline
  mutating func insert(_ tokens: ContiguousArray<UInt32>, at cursor: Cursor) {
    if tokens.isEmpty { return }
    guard let place = roomyPlace(for: tokens.count, at: cursor) else {
      let (left, right) = split(at: cursor)
      let beginning = joined(left, makeTree(tokens))
      setRoot(joined(beginning, right))
      return checkInvariants(before: tokens[0])
    }
    let marks = insertTokens(tokens, intoLeaf: place.leaf, at: place.offset)
    add(items: tokens.count - marks, marks: marks, above: Node(number: UInt32(place.leaf), height: 0))
    checkInvariants(aboveLeaf: place.leaf)
  }

  /// The same place in a leaf that has room for some tokens; nil if there is none.
  private func roomyPlace(for count: Int, at cursor: Cursor) -> Cursor? {
    func hasRoom(_ leaf: Int) -> Bool { self.count(ofLeaf: leaf) + count <= Self.leafCapacity }
    if hasRoom(cursor.leaf) { return cursor }
    if cursor.offset == 0, let previous = leaf(beside: cursor.leaf, -1), hasRoom(previous) {
      return Cursor(leaf: previous, offset: self.count(ofLeaf: previous))
    }
    if cursor.offset == self.count(ofLeaf: cursor.leaf), let next = leaf(beside: cursor.leaf, 1), hasRoom(next) {
      return Cursor(leaf: next, offset: 0)
    }
    return nil
  }

  /// Removes a token if it is in the sequence.
  ///
  /// - Complexity: O(log *n*).
  @usableFromInline
  mutating func remove(_ token: UInt32) {
    guard let cursor = cursor(of: token) else { return }
    removeInLeaf(cursor.leaf, cursor.offset..<(cursor.offset + 1))
  }

  /// Removes the tokens from one up to another, which is not removed, or up to the end.
  ///
  /// - Complexity: O(log *n* + number of removed nodes).
  @usableFromInline
  mutating func removeAll(from first: UInt32, upTo last: UInt32?) {
    if let (leaf, range) = range(inOneLeaf: first, last) { return removeInLeaf(leaf, range) }
    let (left, middle, right) = cut(from: first, upTo: last)
    if let middle { drop(middle) }
    setRoot(joined(left, right))
    checkInvariants(before: last)
  }

  /// Moves the tokens from one up to another, which is not moved, or up to the end. They go before a third token, which
  /// is not among them, or to the end.
  ///
  /// - Complexity: O(log *n*).
  @usableFromInline
  mutating func moveAll(from first: UInt32, upTo last: UInt32?, before destination: UInt32?) {
    if destination == last { return }
    if let (leaf, range) = range(inOneLeaf: first, last) {
      let moved = tokens(ofLeaf: leaf, in: range)
      removeInLeaf(leaf, range)
      return insert(moved, at: place(before: destination))
    }
    let (left, middle, right) = cut(from: first, upTo: last)
    setRoot(joined(left, right))
    let (before, after) = split(at: place(before: destination))
    let beginning = joined(before, middle)
    setRoot(joined(beginning, after))
    checkInvariants(before: first)
    checkInvariants(before: last)
  }

  /// The place of a token, which must be in the sequence; the end for nil.
  @usableFromInline
  func place(before token: UInt32?) -> Cursor {
    guard let token else { return end }
    guard let cursor = cursor(of: token) else { preconditionFailure("Token \(token) is not in the sequence") }
    return cursor
  }

  /// The place after a token, which must be in the sequence: the place of the next token, or the end.
  func place(after token: UInt32) -> Cursor {
    let cursor = place(before: token)
    if cursor.offset + 1 < count(ofLeaf: cursor.leaf) { return Cursor(leaf: cursor.leaf, offset: cursor.offset + 1) }
    guard let next = leafAfter(Node(number: UInt32(cursor.leaf), height: 0)) else { return end }
    return Cursor(leaf: Int(next.number), offset: 0)
  }

  /// The token after another, which must be in the sequence; nil if that is the last one.
  func token(after token: UInt32) -> UInt32? {
    let place = place(after: token)
    return place.offset < count(ofLeaf: place.leaf) ? self.token(at: place) : nil
  }

  private func range(inOneLeaf first: UInt32, _ last: UInt32?) -> (leaf: Int, range: Range<Int>)? {
    let (start, end) = (place(before: first), place(before: last))
    if start.leaf == end.leaf { return (start.leaf, start.offset..<end.offset) }
    // The range ends before the first token of the next leaf.
    return end.offset == 0 && leaf(beside: start.leaf, 1) == end.leaf
      ? (start.leaf, start.offset..<count(ofLeaf: start.leaf)) : nil
  }

  private mutating func cut(from first: UInt32, upTo last: UInt32?) -> (left: Node?, middle: Node?, right: Node?) {
    let (left, rest) = split(at: place(before: first))
    guard let last else { return (left, rest, nil) }
    let (middle, right) = split(at: place(before: last))
    return (left, middle, right)
  }

  private mutating func setRoot(_ tree: Node?) { root = tree ?? makeLeaf(ContiguousArray()) }

  private mutating func removeInLeaf(_ leaf: Int, _ range: Range<Int>) {
    let node = Node(number: UInt32(leaf), height: 0)
    let marks = removeTokens(ofLeaf: leaf, in: range)
    add(items: marks - range.count, marks: -marks, above: node)
    let count = count(ofLeaf: leaf)
    guard count < Self.thinCount.leaf / 2, parent(of: node) != Self.none else {
      return checkInvariants(aboveLeaf: leaf)
    }
    // The remaining tokens are joined with a neighbouring leaf.
    let beginning = Cursor(leaf: leaf, offset: 0)
    let next = count > 0 ? token(at: beginning) : nil
    let (left, right) = split(at: beginning)
    setRoot(joined(left, right))
    checkInvariants(before: next)
  }
}

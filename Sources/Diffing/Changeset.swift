/// The changes that turn one list into another, with the fewest possible moves.
///
///     let changes = Changeset(from: ["a", "b", "c", "d"], to: ["d", "a", "x", "c"])
///     changes.deletions   // [1]            "b", by its offset in the old list
///     changes.insertions  // [2]            "x", by its offset in the new list
///     changes.moves       // [3 → 0]        "d", from the old list to the new one
///
/// **Identity and content.** Elements that have the same identity are the same element: it stays, moves, or is updated
/// if its content differs; content never decides whether elements match. Where the identity is the whole element, no
/// element is ever updated.
///
/// **Moves.** Among the elements that are in both lists, a longest subsequence whose order is the same in both stays,
/// and only the others move. When identities are unique, no smaller set of moves exists.
///
/// **Duplicates.** Equal identities are matched in order of occurrence: the first with the first, and so on; the rest
/// is deleted or inserted.
///
/// Offsets of deletions and of moves' sources refer to the old list, offsets of insertions and of moves' targets to the
/// new one, as in batch updates. Each list of changes is in ascending order, by the new offset if a change has both.
/// The outcome depends on the two lists alone, provided that every element has the same content as itself.
///
/// The algorithm:
/// 1. Equal ends are compared and set aside; they belong to every longest common order of unique elements. Equal
///    elements at the beginning are counterparts in order of occurrence. Those at the end are, too, unless one of their
///    identities is also left over between the ends.
/// 2. Every new identity is hashed once into a table of 4-byte slots; every old one looks up its counterpart there,
///    unless it is the element that follows the last counterpart (P. Heckel, *A technique for isolating differences
///    between files*, 1978).
/// 3. The old offsets of the counterparts are a sequence of numbers; its longest increasing subsequence stays
///    (M. L. Fredman, *On computing the length of longest increasing subsequences*, 1975).
///
/// - Complexity: O(*n*) hashing and comparing, where *n* is the number of elements between the equal ends, and O(*m*
///   log *m*) for *m* matched elements that are out of order. Lists may have up to 2³¹ elements.
public struct Changeset: Hashable, Sendable {
  /// The offsets in the old list of elements that the new list lacks, ascending.
  public var deletions: [Int]

  /// The offsets in the new list of elements that the old list lacks, ascending.
  public var insertions: [Int]

  /// The elements that change their place relative to those that stay, ascending by their offsets in the new list.
  public var moves: [Transition<Int>]

  /// The elements that are in both lists with different content, moved or not, ascending by their offsets in the new
  /// list.
  public var updates: [Transition<Int>]

  /// Creates a changeset of the given changes; the offsets are not checked.
  @inlinable
  public init(
    deletions: [Int] = [], insertions: [Int] = [], moves: [Transition<Int>] = [], updates: [Transition<Int>] = []
  ) {
    self.deletions = deletions
    self.insertions = insertions
    self.moves = moves
    self.updates = updates
  }

  /// True if nothing changes.
  @inlinable
  public var isEmpty: Bool { deletions.isEmpty && insertions.isEmpty && moves.isEmpty && updates.isEmpty }

  /// True if elements are inserted, deleted or moved; updates alone do not count.
  @inlinable
  public var changesOrder: Bool { !deletions.isEmpty || !insertions.isEmpty || !moves.isEmpty }
}

extension Changeset {
  /// Computes the changes from one list to another, whose elements are their own identities.
  @inlinable
  @inline(__always)
  public init<Elements: RandomAccessCollection>(from old: Elements, to new: Elements) where Elements.Element: Hashable {
    self.init(from: old, to: new, identifiedBy: { $0 }, haveSameContent: { _, _ in true })
  }

  /// Computes the changes from one list to another, whose elements are distinguished by an identity.
  ///
  /// - Parameters:
  ///   - old: The list before.
  ///   - new: The list after.
  ///   - identity: Returns the identity of an element. Called several times for an element.
  ///   - haveSameContent: Returns true if an old and a new element of the same identity look the same; if not, the
  ///     element is updated.
  @inlinable
  @inline(__always)
  public init<Elements: RandomAccessCollection, ID: Hashable>(
    from old: Elements, to new: Elements,
    identifiedBy identity: (Elements.Element) -> ID,
    haveSameContent: (Elements.Element, Elements.Element) -> Bool
  ) {
    self = withElements(of: old) { old in
      withElements(of: new) { new in
        Changeset(old: old, new: new, identity: identity, haveSameContent: haveSameContent)
      }
    }
  }

  @inlinable
  @inline(__always)
  init<Element, ID: Hashable>(
    old: UnsafeBufferPointer<Element>, new: UnsafeBufferPointer<Element>,
    identity: (Element) -> ID, haveSameContent: (Element, Element) -> Bool
  ) {
    self.init()
    // The same memory holds the same elements.
    if old.baseAddress == new.baseAddress, old.count == new.count { return }

    // Step 1: equal ends.
    let shorter = min(old.count, new.count)
    var prefix = 0
    while prefix < shorter, identity(old[prefix]) == identity(new[prefix]) { prefix &+= 1 }
    let shift = new.count &- old.count
    let leastEnd = max(prefix, prefix &- shift)
    var end = old.count
    while end > leastEnd, identity(old[end &- 1]) == identity(new[end &- 1 &+ shift]) { end &-= 1 }
    var suffix = old.count - end

    // Step 2: counterparts.
    var matching: Matching
    while true {
      let (oldCount, newCount) = (old.count - prefix - suffix, new.count - prefix - suffix)
      matching = Matching(
        old: UnsafeBufferPointer(rebasing: old[prefix..<(prefix + oldCount)]), in: CollectionOfOne(0..<oldCount),
        new: UnsafeBufferPointer(rebasing: new[prefix..<(prefix + newCount)]), in: CollectionOfOne(0..<newCount),
        identity: identity)
      if suffix == 0 { break }
      var leftOver = ContiguousArray(matching.unmatched.map { identity(old[prefix + Int($0)]) })
      for (offset, source) in matching.sources.enumerated() where source < 0 {
        leftOver.append(identity(new[prefix + offset]))
      }
      let atEnd = CollectionOfOne((old.count - suffix)..<old.count)
      if !Self.isAny(of: leftOver, in: old, ranges: atEnd, identity: identity) { break }
      // An occurrence at the end is not the counterpart of the one opposite to it: the end is not set aside.
      suffix = 0
    }

    func collectUpdate(_ source: Int, _ target: Int, into updates: inout [Transition<Int>]) {
      if !haveSameContent(old[source], new[target]) { updates.append(Transition(from: source, to: target)) }
    }
    for offset in 0..<prefix { collectUpdate(offset, offset, into: &updates) }
    deletions = matching.unmatched.map { prefix + Int($0) }
    // Step 3: the elements that stay.
    let order = LongestIncreasingSubsequence(by: matching.sources)
    for (offset, source) in matching.sources.enumerated() {
      if source < 0 {
        insertions.append(prefix + offset)
        continue
      }
      let transition = Transition(from: prefix + Int(source), to: prefix + offset)
      if !order.keeps(offset) { moves.append(transition) }
      collectUpdate(transition.source, transition.target, into: &updates)
    }
    for offset in 0..<suffix {
      collectUpdate(old.count - suffix + offset, new.count - suffix + offset, into: &updates)
    }
  }

  /// Returns true if an element in the ranges has one of the identities.
  @inlinable
  @inline(__always)
  static func isAny<Element, ID: Hashable, Ranges: Collection>(
    of identities: ContiguousArray<ID>, in elements: UnsafeBufferPointer<Element>, ranges: Ranges,
    identity: (Element) -> ID
  ) -> Bool where Ranges.Element == Range<Int> {
    // A few comparisons cost less than a hash: most changes are of one element.
    if identities.count <= 4 {
      for searched in identities {
        for range in ranges {
          for number in range where identity(elements[number]) == searched { return true }
        }
      }
      return false
    }
    if identities.count <= ranges.reduce(0, { $0 + $1.count }) {
      let identities = Set(identities)
      return ranges.contains { $0.contains { identities.contains(identity(elements[$0])) } }
    }
    var others: Set<ID> = []
    for range in ranges {
      for number in range { others.insert(identity(elements[number])) }
    }
    return identities.contains { others.contains($0) }
  }
}

/// Calls a closure with the elements of a collection in contiguous memory.
@inlinable
func withElements<Elements: Collection, Result>(
  of elements: Elements, _ body: (UnsafeBufferPointer<Elements.Element>) -> Result
) -> Result {
  if let result = elements.withContiguousStorageIfAvailable(body) { return result }
  return ContiguousArray(elements).withUnsafeBufferPointer(body)
}

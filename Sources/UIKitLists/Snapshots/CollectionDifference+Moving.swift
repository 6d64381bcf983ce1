/// Differences that are known without a comparison: of consecutive items that are inserted, removed or moved together.
extension CollectionDifference {
  /// Makes the difference of a move within one list, with the fewest moves.
  ///
  /// If the items that are passed over are fewer than the items that move, the difference moves those instead. A
  /// comparison finds the same; if both numbers are equal, it may move the other items.
  ///
  /// - Parameters:
  ///   - elements: The items that move, in order.
  ///   - old: The offset of the first of them before the move.
  ///   - new: The offset of the first of them after the move.
  ///   - item: Returns the item at an offset before the move.
  /// - Complexity: O(*k*) for *k* moves.
  init(
    moving elements: [ChangeElement], from old: Int, to new: Int, over item: (Int) -> ChangeElement
  ) {
    let distance = abs(new - old)
    let first = new > old ? old + elements.count : new
    let moves: [(element: ChangeElement, old: Int, new: Int)] =
      elements.count <= distance
      ? elements.indices.map { (elements[$0], old + $0, new + $0) }
      : (0..<distance).map { (item(first + $0), first + $0, (new > old ? old : new + elements.count) + $0) }
    // A difference requires offsets that are distinct, and that are associated both ways.
    self.init(
      moves.flatMap {
        [
          .remove(offset: $0.old, element: $0.element, associatedWith: $0.new),
          .insert(offset: $0.new, element: $0.element, associatedWith: $0.old),
        ]
      })!
  }

  /// Makes the difference of consecutive items that are removed from a list.
  init(removing elements: [ChangeElement], from offset: Int) {
    // A difference requires distinct offsets.
    self.init(
      elements.indices.map { .remove(offset: offset + $0, element: elements[$0], associatedWith: nil) })!
  }

  /// Makes the difference of consecutive items that are inserted into a list.
  init(inserting elements: [ChangeElement], at offset: Int) {
    // A difference requires distinct offsets.
    self.init(
      elements.indices.map { .insert(offset: offset + $0, element: elements[$0], associatedWith: nil) })!
  }
}

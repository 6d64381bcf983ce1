/// Differences that are known without a comparison: those of items that stand behind one another and are moved as one.
extension CollectionDifference {
  /// A movement in one list, with the fewest moves: where the items that are passed over are fewer than those that go
  /// past them, it is they that move. It is what a comparison finds; where both are as many, that may find the others.
  ///
  /// - Parameters:
  ///   - elements: what is moved, in order.
  ///   - old: where the first of them was.
  ///   - new: where it is.
  ///   - item: what was at an offset before.
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
    // Offsets are distinct, and associated both ways: all that a difference asks for.
    self.init(
      moves.flatMap {
        [
          .remove(offset: $0.old, element: $0.element, associatedWith: $0.new),
          .insert(offset: $0.new, element: $0.element, associatedWith: $0.old),
        ]
      })!
  }

  /// What leaves a list.
  init(removing elements: [ChangeElement], from offset: Int) {
    // Offsets are distinct: all that a difference asks for.
    self.init(
      elements.indices.map { .remove(offset: offset + $0, element: elements[$0], associatedWith: nil) })!
  }

  /// What joins a list.
  init(inserting elements: [ChangeElement], at offset: Int) {
    // Offsets are distinct: all that a difference asks for.
    self.init(
      elements.indices.map { .insert(offset: offset + $0, element: elements[$0], associatedWith: nil) })!
  }
}

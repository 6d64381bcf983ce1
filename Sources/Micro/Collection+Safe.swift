extension Collection {
  /// The element at an index; nil if the collection has no such index.
  ///
  /// - Complexity: That of `indices.contains(_:)`: O(1) for arrays, O(*n*) for some other collections.
  @inlinable
  public subscript(safe index: Index) -> Element? { indices.contains(index) ? self[index] : nil }
}

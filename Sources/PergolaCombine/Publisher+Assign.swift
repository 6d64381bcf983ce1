import OpenCombine

extension Publisher where Failure == Never {
  /// Assigns each value to a `@Published` property: `assign(to: $items)`, without `&`.
  ///
  /// The original had this form before `assign(to: &$items)`, and does the same with both: the property owns the
  /// subscription, and cancels it when its object is released. Closures upstream that capture the object strongly keep
  /// it until the upstream completes.
  public func assign(to published: Published<Output>.Publisher) {
    var published = published
    assign(to: &published)
  }
}

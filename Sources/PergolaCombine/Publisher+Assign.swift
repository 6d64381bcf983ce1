import CombineBase
import OpenCombine

extension Publisher where Failure == Never {
  /// Assigns each value to a `@Published` property: `assign(to: &$items)`.
  ///
  /// The property owns the subscription, and cancels it when its object is released. Closures upstream that capture the
  /// object strongly keep it until the upstream completes. A property can have several such publishers; the last value
  /// wins.
  ///
  /// Replaces OpenCombine's operator, which keeps the closures of completed publishers, too. Each completed publisher
  /// leaves an empty object of a few bytes in the property.
  public func assign(to published: inout Published<Output>.Publisher) {
    assignReleasing(to: &published)
  }

  /// Assigns each value to a `@Published` property: `assign(to: $items)`, without `&`.
  ///
  /// The original had this form before `assign(to: &$items)`. Both do the same.
  public func assign(to published: Published<Output>.Publisher) {
    var published = published
    assignReleasing(to: &published)
  }
}

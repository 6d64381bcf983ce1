import OpenCombine

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// A publisher that emits before the object changes: before each assignment to a `@Published` property, and whenever
  /// the app calls `send()`. It is the same object at every access.
  ///
  /// Replaces OpenCombine's default, which makes another publisher at every access to an object without `@Published`
  /// properties, so that `objectWillChange.send()` reaches no subscriber.
  ///
  /// A class that is also `CustomReflectable` and whose mirror hides its `@Published` properties emits only when the
  /// app calls `send()`.
  public var objectWillChange: ObservableObjectPublisher {
    ChangePublishers.shared.publisher(of: self)
  }
}

extension ObservableObject {
  /// Calls a closure before each change of the object, whatever type its publisher has, until the result is cancelled
  /// or released. Neither the closure's caller nor the result retains the object.
  ///
  /// An existential calls it directly: `(object as any ObservableObject).onWillChange { … }`. The closure runs on the
  /// thread of the change, while the object still has its old values: it marks what depends on the object, and reads
  /// later.
  package func onWillChange(_ action: @escaping () -> Void) -> AnyCancellable {
    objectWillChange.sink { _ in action() }
  }
}

/// A value that the system chooses until the app does.
struct SystemValue<Value: Hashable>: Hashable {
  /// What the system chose; states change it.
  var system: Value
  /// What the app chose; it stays.
  private(set) var own: Value?

  init(_ system: Value) { self.system = system }

  var value: Value {
    get { own ?? system }
    set { own = newValue }
  }
}

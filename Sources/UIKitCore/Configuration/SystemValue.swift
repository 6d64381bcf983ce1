/// A value that the system provides until the app sets one.
struct SystemValue<Value: Hashable>: Hashable {
  /// The system's value, which depends on the state.
  var system: Value
  /// The app's value, which precedes the system's.
  private(set) var own: Value?

  init(_ system: Value) { self.system = system }

  var value: Value {
    get { own ?? system }
    set { own = newValue }
  }
}

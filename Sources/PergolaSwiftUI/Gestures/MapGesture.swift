/// A gesture whose values are made of those of another one.
nonisolated struct MapGesture<Base: Gesture, Value>: PrimitiveGesture {
  let base: Base
  let transform: (Base.Value) -> Value

  @MainActor func _makeDriver() -> _GestureDriver<Value>? {
    base._makeDriver().map { MapDriver($0, transform: transform) }
  }
}

extension Gesture {
  /// The gesture with other values, which a closure makes of its own.
  public nonisolated func map<T>(_ body: @escaping (Value) -> T) -> some Gesture<T> {
    MapGesture(base: self, transform: body)
  }
}

/// A gesture whose type is hidden. If another one takes its place, one in progress is given up.
public struct AnyGesture<Value>: PrimitiveGesture {
  private let makeDriver: @MainActor () -> _GestureDriver<Value>?

  /// Creates a gesture that is another one.
  public init<T: Gesture>(_ gesture: T) where Value == T.Value { makeDriver = { gesture._makeDriver() } }

  public func _makeDriver() -> _GestureDriver<Value>? { makeDriver() }
}

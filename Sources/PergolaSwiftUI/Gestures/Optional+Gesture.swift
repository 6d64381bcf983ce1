/// A gesture that may be missing: the view then has none.
extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value

  public func _makeDriver() -> _GestureDriver<Wrapped.Value>? { self?._makeDriver() }
}

extension Optional: PrimitiveGesture where Wrapped: Gesture {}

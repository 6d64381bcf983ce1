@_spi(Toolkit) import UIKitCore

/// One or more taps in short succession.
public nonisolated struct TapGesture: PrimitiveGesture {
  public typealias Value = Void
  /// The number of taps.
  public var count: Int

  /// Creates a gesture.
  public init(count: Int = 1) { self.count = count }

  @MainActor public func _makeDriver() -> _GestureDriver<Void>? {
    RecognizerDriver {
      UITapGestureRecognizer()
    } configure: {
      $0.numberOfTapsRequired = count
    } event: {
      $0.state == .ended ? .ended(()) : nil
    }
  }
}

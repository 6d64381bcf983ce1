import Foundation
@_spi(Toolkit) import UIKitCore

/// Two fingers that move towards or away from each other.
public nonisolated struct MagnifyGesture: PrimitiveGesture {
  /// The course of the gesture.
  public struct Value: Equatable, Sendable {
    /// The time of the last event.
    public var time: Date
    /// The distance of the fingers divided by that at the beginning.
    public var magnification: CGFloat
    /// The change of the magnification per second.
    public var velocity: CGFloat
    /// The place between the fingers at the beginning, as a part of the view's size.
    public var startAnchor: UnitPoint
    /// The place between the fingers at the beginning, in the coordinates of the view.
    public var startLocation: CGPoint
  }

  /// The change of the magnification at which the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  @MainActor public func _makeDriver() -> _GestureDriver<Value>? {
    RecognizerDriver(isContinuous: true) {
      MagnifyRecognizer()
    } configure: {
      $0.minimumScaleDelta = minimumScaleDelta
    } event: {
      $0.event(
        Value(
          time: Date(), magnification: $0.scale, velocity: $0.velocity, startAnchor: $0.start.anchor,
          startLocation: $0.start.location))
    }
  }
}

/// Two fingers that move towards or away from each other. The value is the magnification. The early form of
/// ``MagnifyGesture``.
public nonisolated struct MagnificationGesture: PrimitiveGesture {
  /// The magnification.
  public typealias Value = CGFloat
  /// The change of the magnification at which the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  @MainActor public func _makeDriver() -> _GestureDriver<CGFloat>? {
    MagnifyGesture(minimumScaleDelta: minimumScaleDelta)._makeDriver().map { MapDriver($0, transform: \.magnification) }
  }
}

/// A recognizer of pinches that knows where they began.
private final class MagnifyRecognizer: UIPinchGestureRecognizer {
  private(set) var start = GestureStart()

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    start.note(self)
  }

  override func reset() {
    super.reset()
    start = GestureStart()
  }
}

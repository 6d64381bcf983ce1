import Foundation
@_spi(Toolkit) import UIKitCore

/// Two fingers that turn around each other.
public nonisolated struct RotateGesture: PrimitiveGesture {
  /// The course of the gesture.
  public struct Value: Equatable, Sendable {
    /// The time of the last event.
    public var time: Date
    /// The angle by which the fingers have turned, clockwise.
    public var rotation: Angle
    /// The change of the rotation per second.
    public var velocity: Angle
    /// The place between the fingers at the beginning, as a part of the view's size.
    public var startAnchor: UnitPoint
    /// The place between the fingers at the beginning, in the coordinates of the view.
    public var startLocation: CGPoint
  }

  /// The angle at which the gesture begins.
  public var minimumAngleDelta: Angle

  /// Creates a gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  @MainActor public func _makeDriver() -> _GestureDriver<Value>? {
    RecognizerDriver(isContinuous: true) {
      RotateRecognizer()
    } configure: {
      $0.minimumRotation = minimumAngleDelta.radians
    } event: {
      $0.event(
        Value(
          time: Date(), rotation: .radians($0.rotation), velocity: .radians($0.velocity), startAnchor: $0.start.anchor,
          startLocation: $0.start.location))
    }
  }
}

/// Two fingers that turn around each other. The value is the angle. The early form of ``RotateGesture``.
public nonisolated struct RotationGesture: PrimitiveGesture {
  /// The angle by which the fingers have turned, clockwise.
  public typealias Value = Angle
  /// The angle at which the gesture begins.
  public var minimumAngleDelta: Angle

  /// Creates a gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  @MainActor public func _makeDriver() -> _GestureDriver<Angle>? {
    RotateGesture(minimumAngleDelta: minimumAngleDelta)._makeDriver().map { MapDriver($0, transform: \.rotation) }
  }
}

/// A recognizer of rotations that knows where they began.
private final class RotateRecognizer: UIRotationGestureRecognizer {
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

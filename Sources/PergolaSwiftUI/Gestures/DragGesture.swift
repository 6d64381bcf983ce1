import Foundation
@_spi(Toolkit) import UIKitCore

/// A finger that moves over a view.
public nonisolated struct DragGesture: PrimitiveGesture {
  /// The course of a drag, in the coordinates of the gesture.
  public struct Value: Equatable, Sendable {
    /// The time of the last event.
    public var time: Date
    /// The present place of the finger.
    public var location: CGPoint
    /// The place where the finger touched the view.
    public var startLocation: CGPoint
    /// The velocity in points per second.
    public var velocity: CGSize

    /// The way from the start to the present place.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// The place where the finger would stop if it slowed down for a quarter of a second.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// The way from the start to the predicted end.
    public var predictedEndTranslation: CGSize {
      let end = predictedEndLocation
      return CGSize(width: end.x - startLocation.x, height: end.y - startLocation.y)
    }
  }

  /// The distance in points that the finger moves before the gesture begins.
  public var minimumDistance: CGFloat

  /// The coordinates in which places are reported.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture, which reports places in the coordinates of the view, of the window, or of a view around.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// Creates a gesture, which reports places in the coordinates of the view, of the window, or of a view around.
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  @MainActor public func _makeDriver() -> _GestureDriver<Value>? {
    RecognizerDriver(isContinuous: true) {
      DragRecognizer()
    } configure: {
      $0.minimumDistance = minimumDistance
      $0.coordinateSpace = coordinateSpace
    } event: {
      $0.event($0.value)
    }
  }
}

/// A recognizer of one finger's drag, from a distance on that the gesture chooses.
final class DragRecognizer: UIGestureRecognizer, PlacingRecognizer {
  var minimumDistance: CGFloat = 10
  /// The coordinates of the places.
  var coordinateSpace = CoordinateSpace.local
  /// Converts a place in the view to other coordinates.
  var convert: ((CGPoint, CoordinateSpace) -> CGPoint)?
  private var start: CGPoint?
  private var last: (time: TimeInterval, location: CGPoint) = (0, .zero)
  private var velocity = CGSize.zero

  var value: DragGesture.Value {
    DragGesture.Value(
      time: Date(), location: last.location, startLocation: start ?? last.location, velocity: velocity)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard start == nil else { return touches.forEach { ignore($0, for: event) } }
    let place = place
    start = place
    last = (event.timestamp, place)
    if minimumDistance <= 0 { state = .began }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start else { return }
    let place = place
    let seconds = event.timestamp - last.time
    if seconds > 0 {
      velocity = CGSize(width: (place.x - last.location.x) / seconds, height: (place.y - last.location.y) / seconds)
    }
    last = (event.timestamp, place)
    switch state {
    case .possible: if hypot(place.x - start.x, place.y - start.y) >= minimumDistance { state = .began }
    case .began, .changed: state = .changed
    default: break
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  override func reset() {
    start = nil
    velocity = .zero
  }
}

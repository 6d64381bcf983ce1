import Foundation
@_spi(Toolkit) import UIKitCore

/// One or more taps in short succession, with their place.
public nonisolated struct SpatialTapGesture: PrimitiveGesture {
  /// The tap.
  public struct Value: Equatable, Sendable {
    /// The place of the finger, in the coordinates of the gesture.
    public var location: CGPoint
  }

  /// The number of taps.
  public var count: Int
  /// The coordinates in which the place is reported.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture, which reports its place in the coordinates of the view, of the window, or of a view around.
  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  /// Creates a gesture, which reports its place in the coordinates of the view, of the window, or of a view around.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  @MainActor public func _makeDriver() -> _GestureDriver<Value>? {
    RecognizerDriver {
      SpatialTapRecognizer()
    } configure: {
      $0.numberOfTapsRequired = count
      $0.coordinateSpace = coordinateSpace
    } event: {
      $0.state == .ended ? .ended(Value(location: $0.place)) : nil
    }
  }
}

/// A recognizer whose places are reported in the coordinates of a gesture.
@MainActor
protocol PlacingRecognizer: UIGestureRecognizer {
  /// The coordinates of the places.
  var coordinateSpace: CoordinateSpace { get set }
  /// Converts a place in the view to other coordinates.
  var convert: ((CGPoint, CoordinateSpace) -> CGPoint)? { get set }
}

extension PlacingRecognizer {
  /// The present place of the fingers.
  var place: CGPoint {
    let place = location(in: view)
    return coordinateSpace.isLocal ? place : convert?(place, coordinateSpace) ?? place
  }
}

private final class SpatialTapRecognizer: UITapGestureRecognizer, PlacingRecognizer {
  var coordinateSpace = CoordinateSpace.local
  var convert: ((CGPoint, CoordinateSpace) -> CGPoint)?
}

extension View {
  /// Performs an action after one or more taps, with their place in the coordinates of the view, of the window, or of a view
  /// around.
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }

  /// Performs an action after one or more taps, with their place in the coordinates of the view, of the window, or of a view
  /// around.
  @_disfavoredOverload
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }
}

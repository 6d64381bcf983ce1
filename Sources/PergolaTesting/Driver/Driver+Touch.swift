import Foundation
import RenderTree
import ScreenUse
import UIKitCore

extension Driver {
  /// The direction of a swipe.
  public enum Direction: Hashable, Sendable { case left, right, up, down }

  /// The gestures of a user, on the driver's clock.
  var gestures: Gestures { Gestures(on: connection) { [connection] in connection.advanceClock(by: $0) } }

  /// Taps the middle of the visible part of the element that matches; of a control rather than of the text that names it.
  ///
  /// - Throws: `DriverError` if no element or several match.
  public func tap(_ query: Query) async throws { await tap(at: try middle(of: query)) }

  /// Taps a point of the window.
  public func tap(at point: CGPoint) async {
    gestures.tap(at: point)
  }

  /// Touches the element that matches for longer than a long press requires.
  ///
  /// - Throws: `DriverError` if no element or several match.
  public func longPress(_ query: Query) async throws {
    await longPress(at: try middle(of: query))
  }

  /// Swipes quickly from the middle of the element that matches, and lifts the finger at speed. The swipe may end
  /// outside the window.
  ///
  /// - Parameter distance: The distance in points; by default half the window's extent in that direction.
  /// - Throws: `DriverError` if no element or several match.
  public func swipe(_ query: Query, _ direction: Direction, distance: CGFloat? = nil) async throws {
    let start = try middle(of: query)
    let way = Gestures.way(direction.gesture, distance: distance, in: window.bounds.size)
    await swipe(from: start, to: CGPoint(x: start.x + way.width, y: start.y + way.height))
  }

  /// Drags one element to another: touches it until a drag starts, moves it slowly, rests, and lifts the finger. A drag
  /// handle, such as a row's reorder control, is moved without holding.
  ///
  /// - Throws: `DriverError` if no element or several match.
  public func drag(from source: Query, to target: Query) async throws {
    let dragged = try element(source, preferring: .control)
    await drag(from: dragged.middle, to: try middle(of: target), holds: !dragged.isDragHandle)
  }

  /// Scrolls the innermost scroll view at a point, by default the window's middle, as a wheel does. Scrolling stops at
  /// the content's ends, and content that becomes visible is laid out.
  ///
  /// - Parameter distance: The change of the content offset, in points.
  public func scroll(by distance: CGVector, at point: CGPoint? = nil) async {
    let place = point ?? CGPoint(x: window.bounds.midX, y: window.bounds.midY)
    gestures.scroll(by: CGSize(width: distance.dx, height: distance.dy), at: place)
  }

  /// Moves two fingers from the middle of the element that matches, where they are 80 points apart, away from each
  /// other or, for a scale below 1, towards each other.
  ///
  /// - Parameter scale: The distance of the fingers at the end divided by that at the beginning; greater than 0. A pinch
  ///   begins when the distance has changed by 8 points: at a scale of 1.1, or of 0.9.
  /// - Throws: `DriverError` if no element or several match.
  public func pinch(_ query: Query, scale: CGFloat) async throws {
    precondition(scale > 0 && scale.isFinite, "The scale of a pinch must be greater than 0, not \(scale).")
    let middle = try middle(of: query)
    let start: CGFloat = 40
    let steps = 20
    touchPair(.began, around: middle, start)
    for step in 1...steps {
      connection.advanceClock(by: Gestures.stepTime)
      touchPair(.moved, around: middle, start * (1 + (scale - 1) * CGFloat(step) / CGFloat(steps)))
      _ = connection.frame()
    }
    touchPair(.ended, around: middle, start * scale)
    _ = connection.frame()
  }

  /// Sends the same phase for two fingers beside each other.
  ///
  /// - Parameter reach: The distance of each finger from the middle, in points.
  private func touchPair(_ phase: PointerEvent.Phase, around middle: CGPoint, _ reach: CGFloat) {
    for (finger, side) in [(0, -reach), (1, reach)] {
      connection.send(.pointer(PointerEvent(phase, at: CGPoint(x: middle.x + side, y: middle.y), pointer: finger)))
    }
  }

  /// Returns the middle of the visible part of the element that matches.
  private func middle(of query: Query) throws(DriverError) -> CGPoint {
    try element(query, preferring: .control).middle
  }
}

extension Driver.Direction {
  fileprivate var gesture: Gestures.Direction {
    switch self {
    case .left: .left
    case .right: .right
    case .up: .up
    case .down: .down
    }
  }
}

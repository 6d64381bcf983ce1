import Foundation
import RenderTree
import UIKitCore

extension Driver {
  /// The way a finger goes.
  public enum Direction: Hashable, Sendable { case left, right, up, down }

  /// Seconds between two steps of a finger's way.
  private static let stepTime = 1.0 / 60

  /// Taps the middle of the visible part of what matches.
  ///
  /// - Throws: `DriverError` where nothing or several things match.
  public func tap(_ query: Query) async throws { await tap(at: try middle(of: query)) }

  /// Taps a point of the window.
  public func tap(at point: CGPoint) async {
    touch(.began, at: point)
    touch(.ended, at: point)
    _ = connection.frame()
  }

  /// Puts a finger down on what matches, for longer than a long press needs, and lifts it.
  ///
  /// - Throws: `DriverError` where nothing or several things match.
  public func longPress(_ query: Query) async throws {
    let point = try middle(of: query)
    touch(.began, at: point)
    hold(seconds: 0.6)
    touch(.ended, at: point)
    _ = connection.frame()
  }

  /// Moves a finger quickly from the middle of what matches, and lifts it at speed. It may end outside the window.
  ///
  /// - Parameter distance: in points; half the window's extent in that direction by default.
  /// - Throws: `DriverError` where nothing or several things match.
  public func swipe(_ query: Query, _ direction: Direction, distance: CGFloat? = nil) async throws {
    let start = try middle(of: query)
    let size = window.bounds.size
    let way: CGVector =
      switch direction {
      case .left: CGVector(dx: -(distance ?? size.width / 2), dy: 0)
      case .right: CGVector(dx: distance ?? size.width / 2, dy: 0)
      case .up: CGVector(dx: 0, dy: -(distance ?? size.height / 2))
      case .down: CGVector(dx: 0, dy: distance ?? size.height / 2)
      }
    let end = CGPoint(x: start.x + way.dx, y: start.y + way.dy)
    touch(.began, at: start)
    move(from: start, to: end, steps: 8)
    touch(.ended, at: end)
    _ = connection.frame()
  }

  /// Holds a finger down on one thing until it can be dragged, moves it slowly to another thing, rests, and lifts it.
  /// What is there to be dragged, as the grip of a row, needs no holding.
  ///
  /// - Throws: `DriverError` where nothing or several things match.
  public func drag(from source: Query, to target: Query) async throws {
    let dragged = try element(source)
    let start = dragged.middle
    let end = try middle(of: target)
    touch(.began, at: start)
    if !dragged.isDragHandle { hold(seconds: 0.6) }
    move(from: start, to: end, steps: 20)
    hold(seconds: 0.3)
    touch(.ended, at: end)
    _ = connection.frame()
  }

  /// Scrolls the innermost scroll view at a point, the window's middle by default, as a wheel does; it stops at the
  /// content's ends, and what comes into sight is laid out.
  ///
  /// - Parameter distance: what the content's offset grows by, in points.
  public func scroll(by distance: CGVector, at point: CGPoint? = nil) async {
    let place = point ?? CGPoint(x: window.bounds.midX, y: window.bounds.midY)
    connection.send(.wheel(WheelEvent(at: place, delta: CGSize(width: distance.dx, height: distance.dy))))
    _ = connection.frame()
  }

  /// The middle of the visible part of what matches.
  private func middle(of query: Query) throws(DriverError) -> CGPoint { try element(query).middle }

  private func touch(_ phase: PointerEvent.Phase, at point: CGPoint) {
    connection.send(.pointer(PointerEvent(phase, at: point)))
  }

  private func hold(seconds: TimeInterval) {
    connection.advanceClock(by: seconds)
    _ = connection.frame()
  }

  private func move(from start: CGPoint, to end: CGPoint, steps: Int) {
    for step in 1...steps {
      let share = CGFloat(step) / CGFloat(steps)
      connection.advanceClock(by: Self.stepTime)
      touch(
        .moved,
        at: CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
      _ = connection.frame()
    }
  }
}

import Foundation

/// Lines and curves, in points: what is filled, stroked or clipped to.
public struct Path: Hashable, Sendable {
  /// One step of the pen.
  public enum Element: Hashable, Sendable {
    /// Begins a subpath there.
    case move(CGPoint)
    /// A straight line to there.
    case line(CGPoint)
    /// A quadratic Bézier curve to `end`.
    case quad(control: CGPoint, end: CGPoint)
    /// A cubic Bézier curve to `end`.
    case cubic(control1: CGPoint, control2: CGPoint, end: CGPoint)
    /// Back to where the subpath began.
    case close
  }

  /// Which points lie inside a path that crosses itself.
  public enum FillRule: Hashable, Sendable {
    /// Those that the path winds around.
    case winding
    /// Those that a ray to the outside leaves an odd number of times.
    case evenOdd
  }

  /// In the order of the pen.
  public var elements: [Element]

  /// A path of the elements; none by default.
  public init(_ elements: [Element] = []) { self.elements = elements }
}

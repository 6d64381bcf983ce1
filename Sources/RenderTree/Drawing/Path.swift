import Foundation

/// Lines and curves, in points, for filling, stroking and clipping.
public struct Path: Hashable, Sendable {
  /// A drawing command of a path.
  public enum Element: Hashable, Sendable {
    /// Begins a subpath at a point.
    case move(CGPoint)
    /// A straight line to a point.
    case line(CGPoint)
    /// A quadratic Bézier curve to `end`.
    case quad(control: CGPoint, end: CGPoint)
    /// A cubic Bézier curve to `end`.
    case cubic(control1: CGPoint, control2: CGPoint, end: CGPoint)
    /// A line back to the start of the subpath.
    case close
  }

  /// The rule for the points inside a path that crosses itself.
  public enum FillRule: Hashable, Sendable {
    /// Points with a non-zero winding number.
    case winding
    /// Points from which a ray to the outside crosses the path an odd number of times.
    case evenOdd
  }

  /// The elements in drawing order.
  public var elements: [Element]

  /// A path of elements; empty by default.
  public init(_ elements: [Element] = []) { self.elements = elements }
}

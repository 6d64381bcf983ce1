import Foundation

/// An animated change of a node.
///
/// A host that cannot animate shows the final state.
public struct NodeTransition: Hashable, Sendable {
  /// A kind of change.
  public enum Kind: Hashable, Sendable {
    /// The node is new. If it comes from another position, a ``moved(from:)`` of the same node follows.
    case inserted
    case removed
    /// The node moved from a frame, in the coordinates of its parent.
    case moved(from: CGRect)
    /// Other properties of the node changed, such as colours or opacity.
    case changed
  }

  /// The timing curve of a transition.
  public enum Curve: Hashable, Sendable {
    case easeInOut, easeIn, easeOut, linear
    /// A spring. A damping ratio of 1 does not overshoot; the initial velocity is in total distances per second.
    case spring(dampingRatio: Double, initialVelocity: Double)
    /// A cubic Bézier curve from (0, 0) to (1, 1) with two control points.
    case cubic(x1: Double, y1: Double, x2: Double, y2: Double)
  }

  /// The node that changed. A removed node is no longer in the tree.
  public let node: NodeID
  /// The kind of change.
  public let kind: Kind
  /// The duration of a run, in seconds.
  public let duration: Double
  /// The delay before the start, in seconds.
  public let delay: Double
  /// The timing curve.
  public let curve: Curve
  /// The runs of the transition.
  public let repetition: Repetition

  /// The runs of a transition, each of the transition's duration. After the last one the node has its final state.
  ///
  /// A host ends the runs early when the node changes again or leaves the tree.
  public struct Repetition: Hashable, Sendable {
    /// The number of runs, at least 1; infinity for runs without an end.
    public var runs: Double
    /// True if every second run goes back to the initial state.
    public var autoreverses: Bool

    /// A single run.
    public static let none = Repetition(runs: 1, autoreverses: false)

    /// Several runs. A number below 1 counts as 1.
    public init(runs: Double, autoreverses: Bool) {
      self.runs = runs >= 1 ? runs : 1
      self.autoreverses = autoreverses
    }
  }

  /// A transition with a duration and a delay in seconds; by default it runs once, and eases in and out.
  public init(
    node: NodeID, kind: Kind, duration: Double, delay: Double = 0, curve: Curve = .easeInOut,
    repetition: Repetition = .none
  ) {
    self.node = node
    self.kind = kind
    self.duration = duration
    self.delay = delay
    self.curve = curve
    self.repetition = repetition
  }
}

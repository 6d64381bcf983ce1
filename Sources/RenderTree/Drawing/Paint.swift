import Foundation

/// The paint of an area or a line.
public enum Paint: Hashable, Sendable {
  /// A single colour.
  case color(RenderColor)
  /// A gradient.
  case gradient(Gradient)
}

/// A gradient. By default the first and the last colour continue beyond its ends.
public struct Gradient: Hashable, Sendable {
  /// A colour at a location along the gradient.
  public struct Stop: Hashable, Sendable {
    /// The colour of the stop.
    public var color: RenderColor
    /// The location, from 0 at the start to 1 at the end.
    public var location: CGFloat

    /// A colour at a location from 0 to 1.
    public init(color: RenderColor, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The geometry of a gradient; points and radii are in points, angles in radians.
  public enum Geometry: Hashable, Sendable {
    /// Along the line from one point to another.
    case linear(start: CGPoint, end: CGPoint)
    /// Between two circles.
    case radial(startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat)
    /// Around a point, clockwise on the screen from an angle.
    case conic(center: CGPoint, angle: CGFloat)
  }

  /// The stops by ascending location.
  public var stops: [Stop]
  /// The geometry along which the colours change.
  public var geometry: Geometry
  /// True if the first colour continues before the start.
  public var extendsBeforeStart: Bool
  /// True if the last colour continues after the end.
  public var extendsAfterEnd: Bool

  /// A gradient that extends beyond both ends by default.
  public init(stops: [Stop], geometry: Geometry, extendsBeforeStart: Bool = true, extendsAfterEnd: Bool = true) {
    self.stops = stops
    self.geometry = geometry
    self.extendsBeforeStart = extendsBeforeStart
    self.extendsAfterEnd = extendsAfterEnd
  }
}

/// The style of a path's line.
public struct StrokeStyle: Hashable, Sendable {
  /// The shape of a line's ends.
  public enum Cap: Hashable, Sendable { case butt, round, square }
  /// The shape of a line's corners.
  public enum Join: Hashable, Sendable { case miter, round, bevel }

  /// The width, in points.
  public var width: CGFloat
  /// The shape of the ends.
  public var cap: Cap
  /// The shape of the corners.
  public var join: Join
  /// The maximum length of a mitered corner, in line widths; longer corners are bevelled.
  public var miterLimit: CGFloat
  /// The alternating lengths of dashes and gaps, in points; empty for a solid line.
  public var dash: [CGFloat]
  /// The offset into the dash pattern at which the line begins, in points.
  public var dashPhase: CGFloat

  /// A stroke style; a solid line one point wide by default.
  public init(
    width: CGFloat = 1, cap: Cap = .butt, join: Join = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [],
    dashPhase: CGFloat = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

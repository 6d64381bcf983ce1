import Foundation

/// What an area or a line is painted with.
public enum Paint: Hashable, Sendable {
  /// One colour all over.
  case color(RenderColor)
  /// Colours that run into each other.
  case gradient(Gradient)
}

/// Colours that run into each other; beyond its ends the first and the last go on, unless it says otherwise.
public struct Gradient: Hashable, Sendable {
  /// A colour at a place along the gradient.
  public struct Stop: Hashable, Sendable {
    /// The colour there.
    public var color: RenderColor
    /// From 0 at the start to 1 at the end.
    public var location: CGFloat

    /// A colour at a place from 0 to 1.
    public init(color: RenderColor, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The lines along which the colours change; points and radii are in points, angles in radians.
  public enum Geometry: Hashable, Sendable {
    /// From one point straight to another.
    case linear(start: CGPoint, end: CGPoint)
    /// From one circle to another.
    case radial(startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat)
    /// Once around a point, clockwise on the screen from an angle.
    case conic(center: CGPoint, angle: CGFloat)
  }

  /// The colours, by ascending location.
  public var stops: [Stop]
  /// The lines along which they change.
  public var geometry: Geometry
  /// Whether the first colour goes on before the start.
  public var extendsBeforeStart: Bool
  /// Whether the last colour goes on after the end.
  public var extendsAfterEnd: Bool

  /// A gradient that goes on at both ends, where nothing else is said.
  public init(stops: [Stop], geometry: Geometry, extendsBeforeStart: Bool = true, extendsAfterEnd: Bool = true) {
    self.stops = stops
    self.geometry = geometry
    self.extendsBeforeStart = extendsBeforeStart
    self.extendsAfterEnd = extendsAfterEnd
  }
}

/// How a path's line is drawn.
public struct StrokeStyle: Hashable, Sendable {
  /// What a line's ends look like.
  public enum Cap: Hashable, Sendable { case butt, round, square }
  /// What a line's corners look like.
  public enum Join: Hashable, Sendable { case miter, round, bevel }

  /// In points.
  public var width: CGFloat
  /// What its ends look like.
  public var cap: Cap
  /// What its corners look like.
  public var join: Join
  /// How many widths a pointed corner may reach out before it is cut.
  public var miterLimit: CGFloat
  /// Lengths in points, drawn and left out by turns; empty for a whole line.
  public var dash: [CGFloat]
  /// How far into the dashes the line begins, in points.
  public var dashPhase: CGFloat

  /// A plain line one point wide, where nothing else is said.
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

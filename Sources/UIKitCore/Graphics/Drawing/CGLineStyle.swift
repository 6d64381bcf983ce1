import RenderTree

/// The style of a line's ends.
public enum CGLineCap: Int32, Sendable {
  /// Ends at the end point.
  case butt = 0
  /// Adds a half circle beyond the end point.
  case round
  /// Ends half a line width beyond the end point.
  case square
}

/// The style of a line's corners.
public enum CGLineJoin: Int32, Sendable {
  /// A sharp corner, up to the miter limit.
  case miter = 0
  case round
  /// A corner that is cut off.
  case bevel
}

/// The rule that decides which points are inside a path.
public enum CGPathFillRule: Int, Sendable {
  /// Points that the path winds around.
  case winding = 0
  /// Points from which a ray to the outside crosses the path an odd number of times.
  case evenOdd
}

/// The parts of a path to paint.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Fills by the winding rule.
  case fill = 0
  /// Fills by the even-odd rule.
  case eoFill
  /// Strokes.
  case stroke
  /// Fills by the winding rule, then strokes.
  case fillStroke
  /// Fills by the even-odd rule, then strokes.
  case eoFillStroke

  var fillRule: Path.FillRule? {
    switch self {
    case .fill, .fillStroke: .winding
    case .eoFill, .eoFillStroke: .evenOdd
    case .stroke: nil
    }
  }

  var strokes: Bool { self == .stroke || self == .fillStroke || self == .eoFillStroke }
}

/// The resampling of scaled images. Hosts distinguish only `none` from the others.
public enum CGInterpolationQuality: Int32, Sendable {
  /// The host's best quality.
  case `default` = 0
  /// Nearest-neighbour resampling.
  case none
  case low
  case high
  case medium

  var rendered: Drawing.Interpolation { self == .none ? .none : .smooth }
}

/// The formula that combines a colour with the colour below it.
public enum CGBlendMode: Int32, Sendable {
  case normal = 0
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
  case hue, saturation, color, luminosity
  case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop
  case xor, plusDarker, plusLighter

  var rendered: Drawing.BlendMode {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .clear: .clear
    case .copy: .copy
    case .sourceIn: .sourceIn
    case .sourceOut: .sourceOut
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationIn: .destinationIn
    case .destinationOut: .destinationOut
    case .destinationAtop: .destinationAtop
    case .xor: .xor
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    }
  }
}

extension CGLineCap {
  init(_ cap: StrokeStyle.Cap) {
    switch cap {
    case .butt: self = .butt
    case .round: self = .round
    case .square: self = .square
    }
  }
}

extension CGLineJoin {
  init(_ join: StrokeStyle.Join) {
    switch join {
    case .miter: self = .miter
    case .round: self = .round
    case .bevel: self = .bevel
    }
  }
}

extension StrokeStyle.Cap {
  init(_ cap: CGLineCap) {
    switch cap {
    case .butt: self = .butt
    case .round: self = .round
    case .square: self = .square
    }
  }
}

extension StrokeStyle.Join {
  init(_ join: CGLineJoin) {
    switch join {
    case .miter: self = .miter
    case .round: self = .round
    case .bevel: self = .bevel
    }
  }
}

extension Path.FillRule {
  init(_ rule: CGPathFillRule) { self = rule == .evenOdd ? .evenOdd : .winding }
}

extension Transform {
  init(_ t: CGAffineTransform) { self.init(a: t.a, b: t.b, c: t.c, d: t.d, tx: t.tx, ty: t.ty) }
}

extension CGAffineTransform {
  init(_ t: Transform) { self.init(a: t.a, b: t.b, c: t.c, d: t.d, tx: t.tx, ty: t.ty) }
}

import Foundation
import RenderTree

/// A layer that shows a path: its inside, its line, or both.
open class CAShapeLayer: CALayer {
  /// In the layer's coordinates; nil shows nothing. It may reach beyond the bounds.
  open var path: CGPath? {
    get { storedPath }
    set {
      storedPath = newValue?.copy()
      changed()
    }
  }

  /// A copy, because the one that was set may be mutable.
  private var storedPath: CGPath?

  /// What the inside is painted with: black by default; nil leaves it empty.
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { if oldValue != fillColor { changed() } } }

  /// Which points are inside; those that the path winds around by default.
  open var fillRule = CAShapeLayerFillRule.nonZero { didSet { if oldValue != fillRule { changed() } } }

  /// What the line is painted with; nil, the default, paints none.
  open var strokeColor: CGColor? { didSet { if oldValue != strokeColor { changed() } } }

  /// Where along its length the line begins, from 0, the default, to 1.
  open var strokeStart: CGFloat = 0 { didSet { if oldValue != strokeStart { changed() } } }

  /// Where along its length the line ends, from 0 to 1, the default.
  open var strokeEnd: CGFloat = 1 { didSet { if oldValue != strokeEnd { changed() } } }

  /// In points; 1 by default.
  open var lineWidth: CGFloat = 1 { didSet { if oldValue != lineWidth { changed() } } }

  /// How many widths a pointed corner may reach out before it is cut; 10 by default.
  open var miterLimit: CGFloat = 10 { didSet { if oldValue != miterLimit { changed() } } }

  /// What the line's ends look like; cut off by default.
  open var lineCap = CAShapeLayerLineCap.butt { didSet { if oldValue != lineCap { changed() } } }

  /// What the line's corners look like; pointed by default.
  open var lineJoin = CAShapeLayerLineJoin.miter { didSet { if oldValue != lineJoin { changed() } } }

  /// Lengths, in points, that are drawn and left out by turns; nil, the default, for a whole line.
  open var lineDashPattern: [NSNumber]? { didSet { if oldValue != lineDashPattern { changed() } } }

  /// How far into the dashes the line begins, in points.
  open var lineDashPhase: CGFloat = 0 { didSet { if oldValue != lineDashPhase { changed() } } }

  override func shapes() -> [Drawing.Operation] {
    guard let path = storedPath?.path, !path.isEmpty else { return [] }
    let origin = bounds.origin
    let placed = path.applying(Transform.translation(x: -origin.x, y: -origin.y))
    var operations: [Drawing.Operation] = []
    if let fillColor {
      operations.append(
        .fill(placed, rule: fillRule == .evenOdd ? .evenOdd : .winding, .color(RenderColor(fillColor))))
    }
    if let strokeColor, lineWidth > 0 {
      let line = placed.trimmed(from: strokeStart, to: strokeEnd)
      if !line.isEmpty { operations.append(.stroke(line, strokeStyle, .color(RenderColor(strokeColor)))) }
    }
    return operations
  }

  private var strokeStyle: StrokeStyle {
    StrokeStyle(
      width: lineWidth, cap: lineCap.rendered, join: lineJoin.rendered, miterLimit: miterLimit,
      dash: lineDashPattern?.map { CGFloat($0.doubleValue) } ?? [], dashPhase: lineDashPhase)
  }
}

/// Which points are inside a shape layer's path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A rule by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Those that the path winds around.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Those that a ray to the outside leaves an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// What the ends of a shape layer's line look like.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A cap by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Cut off at the end.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// With half a circle beyond the end.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Cut off half a width beyond the end.
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  fileprivate var rendered: StrokeStyle.Cap {
    switch self {
    case .round: .round
    case .square: .square
    default: .butt
    }
  }
}

/// What the corners of a shape layer's line look like.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A join by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Pointed, up to the miter limit.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  fileprivate var rendered: StrokeStyle.Join {
    switch self {
    case .round: .round
    case .bevel: .bevel
    default: .miter
    }
  }
}

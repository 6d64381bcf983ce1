import Foundation
import RenderTree

/// A layer that draws a path: its fill, its stroke, or both.
open class CAShapeLayer: CALayer {
  /// The path in the layer's coordinates; nil draws nothing. It may reach beyond the bounds.
  open var path: CGPath? {
    get { storedPath }
    set {
      storedPath = newValue?.copy()
      changed()
    }
  }

  /// A copy of the path, because the given one may be mutable.
  private var storedPath: CGPath?

  /// The colour of the fill, black by default; nil for no fill.
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1) {
    didSet { propertyDidChange("fillColor", from: oldValue, to: fillColor) }
  }

  /// The rule that determines the inside of the path; `.nonZero` by default.
  open var fillRule = CAShapeLayerFillRule.nonZero { didSet { if oldValue != fillRule { changed() } } }

  /// The colour of the stroke; nil, the default, for no stroke.
  open var strokeColor: CGColor? { didSet { propertyDidChange("strokeColor", from: oldValue, to: strokeColor) } }

  /// The relative position along the path at which the stroke starts, from 0, the default, to 1.
  open var strokeStart: CGFloat = 0 { didSet { propertyDidChange("strokeStart", from: oldValue, to: strokeStart) } }

  /// The relative position along the path at which the stroke ends, from 0 to 1, the default.
  open var strokeEnd: CGFloat = 1 { didSet { propertyDidChange("strokeEnd", from: oldValue, to: strokeEnd) } }

  /// The width of the stroke, in points; 1 by default.
  open var lineWidth: CGFloat = 1 { didSet { propertyDidChange("lineWidth", from: oldValue, to: lineWidth) } }

  /// The maximum length of a mitered corner, in line widths; 10 by default.
  open var miterLimit: CGFloat = 10 { didSet { propertyDidChange("miterLimit", from: oldValue, to: miterLimit) } }

  /// The shape of the line's ends; `.butt` by default.
  open var lineCap = CAShapeLayerLineCap.butt { didSet { if oldValue != lineCap { changed() } } }

  /// The shape of the line's corners; `.miter` by default.
  open var lineJoin = CAShapeLayerLineJoin.miter { didSet { if oldValue != lineJoin { changed() } } }

  /// The alternating lengths of dashes and gaps, in points; nil, the default, for a solid line.
  open var lineDashPattern: [NSNumber]? { didSet { if oldValue != lineDashPattern { changed() } } }

  /// The distance into the dash pattern at which the line starts, in points.
  open var lineDashPhase: CGFloat = 0 {
    didSet { propertyDidChange("lineDashPhase", from: oldValue, to: lineDashPhase) }
  }

  override func copyAppearance(from layer: CALayer) {
    super.copyAppearance(from: layer)
    guard let layer = layer as? CAShapeLayer else { return }
    path = layer.path
    fillColor = layer.fillColor
    fillRule = layer.fillRule
    strokeColor = layer.strokeColor
    strokeStart = layer.strokeStart
    strokeEnd = layer.strokeEnd
    lineWidth = layer.lineWidth
    miterLimit = layer.miterLimit
    lineCap = layer.lineCap
    lineJoin = layer.lineJoin
    lineDashPattern = layer.lineDashPattern
    lineDashPhase = layer.lineDashPhase
  }

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

/// The rule that determines the inside of a shape layer's path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a rule from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The points that the path winds around.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// The points from which a ray to the outside crosses the path an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of the ends of a shape layer's line.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a cap from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Cut off at the end.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// A semicircle beyond the end.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Cut off half a line width beyond the end.
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  fileprivate var rendered: StrokeStyle.Cap {
    switch self {
    case .round: .round
    case .square: .square
    default: .butt
    }
  }
}

/// The shape of the corners of a shape layer's line.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a join from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A sharp corner, up to the miter limit.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// A round corner.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// A corner that is cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  fileprivate var rendered: StrokeStyle.Join {
    switch self {
    case .round: .round
    case .bevel: .bevel
    default: .miter
    }
  }
}

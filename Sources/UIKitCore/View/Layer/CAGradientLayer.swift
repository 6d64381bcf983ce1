import Foundation
import RenderTree

/// A layer that draws a colour gradient over its background, clipped to its rounded corners.
open class CAGradientLayer: CALayer {
  /// The colours, as `CGColor`s. Nil or an empty array draws nothing; other elements are ignored
  /// with their locations.
  open var colors: [Any]? { didSet { changed() } }

  /// The positions of the colours, from 0 to 1; nil, the default, for even spacing.
  open var locations: [NSNumber]? { didSet { if oldValue != locations { changed() } } }

  /// The position of the first colour, or the center of a radial or conic gradient, in unit coordinates of the bounds.
  /// The default is the middle of the top edge.
  open var startPoint = CGPoint(x: 0.5, y: 0) {
    didSet { propertyDidChange("startPoint", from: oldValue, to: startPoint) }
  }

  /// The position of the last colour, the corner of a radial gradient's bounding box, or the start direction of a conic
  /// gradient, in unit coordinates of the bounds. The default is the middle of the bottom edge.
  open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { propertyDidChange("endPoint", from: oldValue, to: endPoint) } }

  /// The type of the gradient; `.axial` by default.
  open var type = CAGradientLayerType.axial { didSet { if oldValue != type { changed() } } }

  override func copyAppearance(from layer: CALayer) {
    super.copyAppearance(from: layer)
    guard let layer = layer as? CAGradientLayer else { return }
    colors = layer.colors
    locations = layer.locations
    startPoint = layer.startPoint
    endPoint = layer.endPoint
    type = layer.type
  }

  override func shapes() -> [Drawing.Operation] {
    let colors = (colors ?? []).map { $0 as? CGColor }
    let box = CGRect(origin: .zero, size: bounds.size)
    guard colors.contains(where: { $0 != nil }), !box.isEmpty else { return [] }
    let stops = Gradient.Stop.spread(colors, at: locations?.map { CGFloat($0.doubleValue) })
    let start = CGPoint(x: startPoint.x * box.width, y: startPoint.y * box.height)
    let end = CGPoint(x: endPoint.x * box.width, y: endPoint.y * box.height)
    let shape = Path(
      roundedRect: box, radii: CGSize(width: cornerRadius, height: cornerRadius), corners: maskedCorners.rendered,
      isContinuous: cornerCurve == .continuous)
    switch type {
    case .radial: return radial(stops, start: start, end: end, in: shape, box)
    case .conic:
      let angle = atan2(end.y - start.y, end.x - start.x)
      return [
        .fill(shape, rule: .winding, .gradient(Gradient(stops: stops, geometry: .conic(center: start, angle: angle))))
      ]
    default:
      return [
        .fill(shape, rule: .winding, .gradient(Gradient(stops: stops, geometry: .linear(start: start, end: end))))
      ]
    }
  }

  /// A radial gradient: an ellipse, drawn as a scaled circle of radius 1.
  private func radial(
    _ stops: [Gradient.Stop], start: CGPoint, end: CGPoint, in shape: Path, _ box: CGRect
  ) -> [Drawing.Operation] {
    let stretch = Transform(
      a: abs(end.x - start.x), b: 0, c: 0, d: abs(end.y - start.y), tx: start.x, ty: start.y)
    let last = Paint.color(stops[stops.count - 1].color)
    guard let inverse = stretch.inverted else { return [.fill(shape, rule: .winding, last)] }
    let geometry = Gradient.Geometry.radial(startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1)
    return [
      .save, .clip(shape, rule: .winding), .transform(stretch),
      .fill(
        Path(rect: inverse.apply(to: box)), rule: .winding, .gradient(Gradient(stops: stops, geometry: geometry))),
      .restore,
    ]
  }
}

/// The type of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A gradient along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// A gradient from a point outwards.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// A gradient around a point, clockwise.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

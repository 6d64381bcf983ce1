import Foundation
import RenderTree

/// A layer filled with colours that run into each other, round corners included, over its background.
open class CAGradientLayer: CALayer {
  /// `CGColor`s; nil, or fewer than one, shows nothing. Anything else among them is left out.
  open var colors: [Any]? { didSet { changed() } }

  /// As many places from 0 to 1; nil, the default, spaces the colours evenly.
  open var locations: [NSNumber]? { didSet { if oldValue != locations { changed() } } }

  /// In shares of the bounds: where the first colour is, or the middle of what is not axial. The middle of the upper
  /// edge by default.
  open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { if oldValue != startPoint { changed() } } }

  /// In shares of the bounds: where the last colour is; the corner of the box around a radial gradient; the direction
  /// in which a conic one begins. The middle of the lower edge by default.
  open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { if oldValue != endPoint { changed() } } }

  /// Along a line by default.
  open var type = CAGradientLayerType.axial { didSet { if oldValue != type { changed() } } }

  override func shapes() -> [Drawing.Operation] {
    let colors = (colors ?? []).compactMap { $0 as? CGColor }
    let box = CGRect(origin: .zero, size: bounds.size)
    guard !colors.isEmpty, !box.isEmpty else { return [] }
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

  /// An ellipse: a circle of radius 1, stretched.
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

/// How the colours of a gradient layer run.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A type by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From one point straight to another.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From a point outwards.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a point, clockwise.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

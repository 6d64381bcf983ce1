import Foundation
import RenderTree
@_spi(Toolkit) import UIKitCore

/// A gradient around a point, clockwise.
///
/// Angles are 0 at the right. Of more than a turn the last one is shown. The part of a turn that the angles leave out has the
/// last colour in its first half, and the first colour in its second half.
public struct AngularGradient: ShapeStyle, Hashable {
  /// The style is not resolved to another one.
  public typealias Resolved = Never

  let gradient: Gradient
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle

  /// Creates a gradient from one angle to another.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// Creates a gradient of colours at equal distances.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Creates a gradient of colours at places.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Creates a gradient of one turn from an angle.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle, endAngle: .radians(angle.radians + 2 * .pi))
  }

  /// Creates a gradient of one turn from an angle, of colours at equal distances.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Creates a gradient of one turn from an angle, of colours at places.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  /// The paint of the style in an environment.
  public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
    let turn = turn(of: gradient.resolved(in: environment))
    return _ShapePaint(.gradient(GradientPaint(stops: turn.stops, geometry: .conic(center: center, start: turn.start))))
  }

  /// The colours of one turn, clockwise from an angle in radians.
  private func turn(of given: [GradientPaint.Stop]) -> (stops: [GradientPaint.Stop], start: Double) {
    let (from, to) = (startAngle.radians, endAngle.radians)
    guard from.isFinite, to.isFinite else { return (given, 0) }
    let span = abs(to - from) / (2 * .pi)
    // Counterclockwise, the colours are those of the reverse.
    let stops =
      to >= from ? given : given.reversed().map { GradientPaint.Stop(color: $0.color, location: 1 - $0.location) }
    let (start, end) = (min(from, to), max(from, to))
    guard let first = stops.first, let last = stops.last else { return ([], start) }
    if span > 1 {
      let shown = stops.map { GradientPaint.Stop(color: $0.color, location: 1 - (1 - $0.location) * span) }
      return (GradientPaint.part(of: shown), end - 2 * .pi)
    }
    var turn = stops.map { GradientPaint.Stop(color: $0.color, location: $0.location * span) }
    let middle = (1 + span) / 2
    for (color, location) in [(last.color, span), (last.color, middle), (first.color, middle), (first.color, 1)]
    where span < 1 {
      turn.append(GradientPaint.Stop(color: color, location: location))
    }
    return (turn, start)
  }
}

extension GradientPaint {
  /// The stops of a gradient between 0 and 1, with the colours of the ends there.
  fileprivate static func part(of stops: [Stop]) -> [Stop] {
    guard let next = stops.firstIndex(where: { $0.location >= 0 }), next > 0 else { return stops }
    let (before, after) = (stops[next - 1], stops[next])
    let share = after.location > before.location ? -before.location / (after.location - before.location) : 1
    let start = Stop(color: before.color.mixed(with: after.color, share), location: 0)
    return [start] + stops[next...]
  }
}

extension UIColor {
  /// The colour between this one and another, at a share of the way.
  fileprivate func mixed(with other: UIColor, _ share: CGFloat) -> UIColor {
    UIColor { traits in
      let (a, b) = (self.rendered(with: traits), other.rendered(with: traits))
      func mix(_ part: KeyPath<RenderColor, Double>) -> CGFloat {
        CGFloat(a[keyPath: part]) * (1 - share) + CGFloat(b[keyPath: part]) * share
      }
      return UIColor(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha))
    }
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// A gradient around a point, from one angle to another.
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient around a point, of colours at equal distances.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient around a point, of colours at places.
  public static func angularGradient(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient of one turn around a point.
  public static func conicGradient(_ gradient: Gradient, center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }

  /// A gradient of one turn around a point, of colours at equal distances.
  public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }

  /// A gradient of one turn around a point, of colours at places.
  public static func conicGradient(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
    AngularGradient(stops: stops, center: center, angle: angle)
  }
}

extension AngularGradient: View {
  /// A rectangle that the gradient fills.
  public var body: some View { Rectangle().fill(self) }
}

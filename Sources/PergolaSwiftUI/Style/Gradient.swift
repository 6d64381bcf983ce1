import Foundation
import RenderTree
@_spi(Toolkit) import UIKitCore

/// Colours that pass over into one another.
public struct Gradient: ShapeStyle, Hashable {
  /// The style is not resolved to another one.
  public typealias Resolved = Never

  /// A colour at a place between the start, 0, and the end, 1.
  public struct Stop: Hashable, Sendable {
    /// The colour at the place.
    public var color: Color
    /// The place, from 0 at the start to 1 at the end. Stops are in ascending order.
    public var location: CGFloat

    /// Creates a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours with their places.
  public var stops: [Stop]

  /// Creates a gradient with places.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient with colours at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// As a style, a gradient from the top to the bottom.
  public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
    LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)._paint(in: environment)
  }

  func resolved(in environment: EnvironmentValues) -> [GradientPaint.Stop] {
    stops.map { GradientPaint.Stop(color: $0.color._paint(in: environment).uiColor, location: $0.location) }
  }
}

/// A gradient along a line.
public struct LinearGradient: ShapeStyle, Hashable {
  /// The style is not resolved to another one.
  public typealias Resolved = Never

  let gradient: Gradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  /// Creates a gradient from one point of the shape to another.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// Creates a gradient of colours at equal distances.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a gradient of colours at places.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  /// The paint of the style in an environment.
  public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
    _ShapePaint(
      .gradient(
        GradientPaint(stops: gradient.resolved(in: environment), geometry: .linear(start: startPoint, end: endPoint))))
  }
}

/// A gradient from a point outwards.
public struct RadialGradient: ShapeStyle, Hashable {
  /// The style is not resolved to another one.
  public typealias Resolved = Never

  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  /// Creates a gradient between two circles, with radii in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Creates a gradient of colours at equal distances.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Creates a gradient of colours at places.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// The paint of the style in an environment.
  public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
    _ShapePaint(
      .gradient(
        GradientPaint(
          stops: gradient.resolved(in: environment),
          geometry: .radial(center: center, startRadius: startRadius, endRadius: endRadius))))
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient along a line.
  public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient
  {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient along a line.
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// A gradient from a point outwards.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension Gradient: View {
  /// A rectangle that the gradient fills.
  public var body: some View { Rectangle().fill(self) }
}

extension LinearGradient: View {
  /// A rectangle that the gradient fills.
  public var body: some View { Rectangle().fill(self) }
}

extension RadialGradient: View {
  /// A rectangle that the gradient fills.
  public var body: some View { Rectangle().fill(self) }
}

/// A gradient with UIKit's colours.
struct GradientPaint: Hashable {
  struct Stop: Hashable {
    var color: UIColor
    var location: CGFloat
  }

  enum Geometry: Hashable {
    case linear(start: UnitPoint, end: UnitPoint)
    /// With radii in points.
    case radial(center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// Clockwise around a point, a whole turn from an angle in radians.
    case conic(center: UnitPoint, start: Double)
  }

  var stops: [Stop]
  var geometry: Geometry

  /// The colour of the stop that is nearest to the middle.
  var middleColor: UIColor { stops.min { abs($0.location - 0.5) < abs($1.location - 0.5) }?.color ?? .clear }

  func faded(by factor: Double) -> GradientPaint {
    GradientPaint(
      stops: stops.map { Stop(color: $0.color.faded(by: factor), location: $0.location) }, geometry: geometry)
  }

  /// The paint of the render tree for a shape in a rectangle.
  func rendered(in rect: CGRect, with traits: UITraitCollection) -> Paint {
    // The order of stops at one location is that of a sharp edge.
    let ordered = stops.enumerated().sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
      .map(\.element)
    guard let last = ordered.last else { return .color(.clear) }
    guard ordered.count > 1 else { return .color(last.color.rendered(with: traits)) }
    let rendered = ordered.map {
      RenderTree.Gradient.Stop(color: $0.color.rendered(with: traits), location: min(max($0.location, 0), 1))
    }
    func place(_ point: UnitPoint) -> CGPoint {
      CGPoint(x: rect.minX + rect.width * point.x, y: rect.minY + rect.height * point.y)
    }
    switch geometry {
    case .linear(let start, let end):
      return .gradient(
        RenderTree.Gradient(stops: rendered, geometry: .linear(start: place(start), end: place(end))))
    case .radial(let center, let startRadius, let endRadius):
      return .gradient(
        RenderTree.Gradient(
          stops: rendered,
          geometry: .radial(
            startCenter: place(center), startRadius: max(0, startRadius), endCenter: place(center),
            endRadius: max(0, endRadius))))
    case .conic(let center, let start):
      return .gradient(RenderTree.Gradient(stops: rendered, geometry: .conic(center: place(center), angle: start)))
    }
  }
}

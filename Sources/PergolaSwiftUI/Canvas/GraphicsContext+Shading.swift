import Foundation
import RenderTree
@_spi(Toolkit) import UIKitCore

extension GraphicsContext {
  /// The colour or gradient with which areas and lines are drawn.
  public struct Shading {
    fileprivate indirect enum Kind {
      case color(Color)
      case style(any ShapeStyle)
      case gradient(Gradient, RenderTree.Gradient.Geometry)
      case palette([Shading])
    }

    fileprivate let kind: Kind

    /// A colour.
    public static func color(_ color: Color) -> Shading { Shading(kind: .color(color)) }

    /// A colour by its components, from 0 to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A gray colour, from 0 for black to 1 for white.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// A style.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(style)) }

    /// The foreground of the canvas.
    public static var foreground: Shading { .style(ForegroundStyle()) }

    /// The first of several shadings.
    public static func palette(_ array: [Shading]) -> Shading { Shading(kind: .palette(array)) }

    /// A gradient between two points.
    public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading {
      Shading(kind: .gradient(gradient, .linear(start: startPoint, end: endPoint)))
    }

    /// A gradient between two circles around a point, with radii in points.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading {
      Shading(
        kind: .gradient(
          gradient,
          .radial(
            startCenter: center, startRadius: startRadius.validLength, endCenter: center,
            endRadius: endRadius.validLength)))
    }

    /// A gradient of one turn around a point, clockwise from an angle.
    public static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = Angle()) -> Shading {
      Shading(kind: .gradient(gradient, .conic(center: center, angle: CGFloat(angle.radians))))
    }
  }

  /// Resolves a shading in the environment of the canvas.
  public func resolve(_ shading: Shading) -> Shading {
    switch shading.kind {
    case .style: shading.uiColor(in: environment).map { .color(Color(uiColor: $0)) } ?? shading
    case .palette(let shadings): shadings.first.map { resolve($0) } ?? shading
    case .color, .gradient: shading
    }
  }

  /// The paint of a shading for a shape in a rectangle; nil if there is none.
  func paint(_ shading: Shading, in rect: CGRect) -> Paint? {
    switch shading.kind {
    case .color(let color): return .color(rendered(color))
    case .palette(let shadings): return shadings.first.flatMap { paint($0, in: rect) }
    case .style(let style):
      switch style._paint(in: environment).kind {
      case .color(let color): return .color(color.rendered(with: target.traits))
      case .gradient(let gradient): return gradient.rendered(in: rect, with: target.traits)
      }
    case .gradient(let gradient, let geometry):
      let stops = gradient.resolved(in: environment).map {
        RenderTree.Gradient.Stop(color: $0.color.rendered(with: target.traits), location: $0.location)
      }
      guard let last = stops.last else { return nil }
      return stops.count > 1 ? .gradient(RenderTree.Gradient(stops: stops, geometry: geometry)) : .color(last.color)
    }
  }
}

extension GraphicsContext.Shading {
  /// The colour; of a gradient that in the middle; nil if there is none.
  func uiColor(in environment: EnvironmentValues) -> UIColor? {
    switch kind {
    case .color(let color): color._paint(in: environment).uiColor
    case .style(let style): style._paint(in: environment).uiColor
    case .palette(let shadings): shadings.first?.uiColor(in: environment)
    case .gradient(let gradient, _):
      LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)._paint(in: environment).uiColor
    }
  }
}

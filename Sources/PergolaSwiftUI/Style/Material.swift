import Foundation
@_spi(Toolkit) import UIKitCore

/// A background that the original draws translucent and blurred; here it is an opaque grey.
public struct Material: ShapeStyle, Hashable {
  public typealias Resolved = Never

  fileprivate let style: UIBlurEffect.Style

  public static let ultraThin = Material(style: .systemUltraThinMaterial)
  public static let thin = Material(style: .systemThinMaterial)
  public static let regular = Material(style: .systemMaterial)
  public static let thick = Material(style: .systemThickMaterial)
  public static let ultraThick = Material(style: .prominent)
  public static let bar = Material(style: .systemChromeMaterial)

  public func _paint(in environment: EnvironmentValues) -> _ShapePaint { _ShapePaint(.color(style.color)) }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { Material(style: .systemChromeMaterial) }
}

import Foundation
@_spi(Toolkit) import UIKitCore

/// A background that the original draws translucent and blurred; here it is an opaque grey.
public struct Material: ShapeStyle, Hashable {
  public typealias Resolved = Never

  fileprivate let style: UIBlurEffect.Style

  /// The most translucent material of the original.
  public static let ultraThin = Material(style: .systemUltraThinMaterial)
  /// A material of the original that is more translucent than opaque.
  public static let thin = Material(style: .systemThinMaterial)
  /// The usual material.
  public static let regular = Material(style: .systemMaterial)
  /// A material of the original that is more opaque than translucent.
  public static let thick = Material(style: .systemThickMaterial)
  /// The most opaque material of the original.
  public static let ultraThick = Material(style: .prominent)
  /// The material of bars.
  public static let bar = Material(style: .systemChromeMaterial)

  public func _paint(in environment: EnvironmentValues) -> _ShapePaint { _ShapePaint(.color(style.color)) }
}

extension ShapeStyle where Self == Material {
  /// The most translucent material of the original.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A material of the original that is more translucent than opaque.
  public static var thinMaterial: Material { .thin }
  /// The usual material.
  public static var regularMaterial: Material { .regular }
  /// A material of the original that is more opaque than translucent.
  public static var thickMaterial: Material { .thick }
  /// The most opaque material of the original.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of bars.
  public static var bar: Material { Material(style: .systemChromeMaterial) }
}

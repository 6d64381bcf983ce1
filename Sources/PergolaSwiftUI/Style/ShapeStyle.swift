import Foundation
@_spi(Toolkit) import UIKitCore

/// A colour, a gradient or another style in which shapes, symbols and text are drawn.
public protocol ShapeStyle: Sendable {
  /// The style that `resolve(in:)` returns.
  associatedtype Resolved: ShapeStyle = Never

  /// The style in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// The paint in an environment.
  func _paint(in environment: EnvironmentValues) -> _ShapePaint
}

extension ShapeStyle where Resolved == Never {
  /// Traps: the style is drawn as it is.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) is drawn as it is; it has no other style to resolve to.")
  }
}

extension ShapeStyle {
  public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
    resolve(in: environment)._paint(in: environment)
  }
}

extension Never: ShapeStyle {
  public typealias Resolved = Never
}

/// The paint that a shape is drawn with: a colour or a gradient.
public struct _ShapePaint: Hashable, @unchecked Sendable {
  // Unchecked for the colours, which are immutable.
  enum Kind: Hashable {
    case color(UIColor)
    case gradient(GradientPaint)
  }

  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  /// The colour; of a gradient that in the middle.
  var uiColor: UIColor {
    switch kind {
    case .color(let color): color
    case .gradient(let gradient): gradient.middleColor
    }
  }

  /// The paint with its opacity multiplied by a factor.
  func faded(by factor: Double) -> _ShapePaint {
    switch kind {
    case .color(let color): _ShapePaint(.color(color.faded(by: factor)))
    case .gradient(let gradient): _ShapePaint(.gradient(gradient.faded(by: factor)))
    }
  }
}

/// Any style.
public struct AnyShapeStyle: ShapeStyle, Equatable {
  public typealias Resolved = Never

  private let style: any ShapeStyle

  /// Creates a style from another one.
  public init<Style: ShapeStyle>(_ style: Style) { self.style = (style as? AnyShapeStyle)?.style ?? style }

  public func _paint(in environment: EnvironmentValues) -> _ShapePaint { style._paint(in: environment) }

  /// True if the style refers to the foreground around it.
  var isRelative: Bool {
    style is ForegroundStyle || style is HierarchicalShapeStyle || style is any WrappingShapeStyle
  }

  /// Styles that cannot be compared count as different.
  public static func == (a: AnyShapeStyle, b: AnyShapeStyle) -> Bool {
    guard let first = a.style as? any Hashable, let second = b.style as? any Hashable else { return false }
    return AnyHashable(first) == AnyHashable(second)
  }
}

/// The foreground of the environment.
public struct ForegroundStyle: ShapeStyle, Hashable {
  public typealias Resolved = Never

  /// The foreground of the environment.
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _ShapePaint { environment.foreground.paint(ofLevel: 0) }
}

/// A level of importance: a variant of the foreground of the environment.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  public typealias Resolved = Never

  fileprivate let level: Int

  /// The foreground itself.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second level of importance.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third level of importance.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth and least level of importance.
  public static let quaternary = HierarchicalShapeStyle(level: 3)

  public func _paint(in environment: EnvironmentValues) -> _ShapePaint { environment.foreground.paint(ofLevel: level) }
}

/// The tint of the environment.
public struct TintShapeStyle: ShapeStyle, Hashable {
  public typealias Resolved = Never

  /// The tint of the environment.
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _ShapePaint { environment.tintPaint }
}

/// The style of backgrounds that `backgroundStyle(_:)` sets; without one the background of windows.
public struct BackgroundStyle: ShapeStyle, Hashable {
  public typealias Resolved = Never

  /// The style of backgrounds.
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
    guard let style = environment.backgroundStyle else { return _ShapePaint(.color(.systemBackground)) }
    // A background in the style means that of windows.
    var outer = environment
    outer.backgroundStyle = nil
    return style._paint(in: outer)
  }
}

/// The colour of separators.
public struct SeparatorShapeStyle: ShapeStyle, Hashable {
  public typealias Resolved = Never

  /// The colour of separators.
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _ShapePaint { _ShapePaint(.color(.separator)) }
}

/// The colour of placeholders.
public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
  public typealias Resolved = Never

  /// The colour of placeholders.
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _ShapePaint { _ShapePaint(.color(.placeholderText)) }
}

// MARK: - Short names

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground of the environment.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The foreground itself.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 0) }
  /// The second level of importance.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
  /// The third level of importance.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
  /// The fourth and least level of importance.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of the environment.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background of windows.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of separators.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The colour of placeholders.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle {
  /// The style with its opacity multiplied by a factor.
  @_disfavoredOverload
  public func opacity(_ opacity: Double) -> some ShapeStyle { FadedShapeStyle(style: self, opacity: opacity) }
}

/// A style that is made of another one, which may refer to the foreground around it.
private protocol WrappingShapeStyle: ShapeStyle {}

/// A style with its opacity multiplied by a factor.
private struct FadedShapeStyle<Style: ShapeStyle>: WrappingShapeStyle {
  typealias Resolved = Never

  let style: Style
  let opacity: Double

  func _paint(in environment: EnvironmentValues) -> _ShapePaint {
    style._paint(in: environment).faded(by: opacity)
  }
}

extension FadedShapeStyle: Equatable where Style: Equatable {}
extension FadedShapeStyle: Hashable where Style: Hashable {}

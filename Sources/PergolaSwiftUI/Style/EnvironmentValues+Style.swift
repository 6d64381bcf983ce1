import Foundation
@_spi(Toolkit) import UIKitCore

/// The foreground of an environment, in levels of importance.
struct ForegroundLevels: Equatable {
  /// The levels that were set, the most important first; empty for the colours of labels.
  var paints: [_ShapePaint] = []

  /// The paint of a level. Levels that were not set are fainter variants of the first one.
  func paint(ofLevel level: Int) -> _ShapePaint {
    if level < paints.count { return paints[level] }
    if let first = paints.first { return first.faded(by: Self.opacities[min(level, Self.opacities.count - 1)]) }
    return _ShapePaint(.color(Self.labels[min(level, Self.labels.count - 1)]))
  }

  private static let opacities = [1, 0.5, 0.25, 0.18]
  private static let labels: [UIColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]
}

extension EnvironmentValues {
  private enum ForegroundKey: EnvironmentKey {
    static var defaultValue: ForegroundSetting { ForegroundSetting() }
  }
  private enum TintKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
  }
  private enum BackgroundKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
  }

  /// The style of backgrounds that name none; nil for the background of windows.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundKey.self] }
    set { self[BackgroundKey.self] = newValue }
  }

  /// The styles that were set, from the outermost on.
  var foregroundSetting: ForegroundSetting {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }

  /// The foreground.
  var foreground: ForegroundLevels { foregroundSetting.levels(in: self) }

  /// The tint; nil for that of UIKit.
  var tintStyle: AnyShapeStyle? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// The tint as UIKit's colour; nil for that of UIKit.
  var tintColor: UIColor? {
    guard let tintStyle else { return nil }
    // A tint that names the accent means that of UIKit.
    var outer = self
    outer.tintStyle = nil
    return tintStyle._paint(in: outer).uiColor
  }

  /// The tint as a paint.
  var tintPaint: _ShapePaint {
    guard let tintStyle else { return _ShapePaint(.color(.tintColor)) }
    var outer = self
    outer.tintStyle = nil
    return tintStyle._paint(in: outer)
  }
}

/// The styles of foregrounds, each of which may refer to the one around it.
struct ForegroundSetting: Equatable {
  private var steps: [[AnyShapeStyle]] = []

  /// The setting with the styles of a view inside; an empty list goes back to the colours of labels.
  func appending(_ styles: [AnyShapeStyle]) -> ForegroundSetting {
    var setting = self
    // Only a hierarchical style refers to what is around it.
    if !styles.contains(where: \.isRelative) { setting.steps = [] }
    if !styles.isEmpty { setting.steps.append(styles) }
    return setting
  }

  func levels(in environment: EnvironmentValues) -> ForegroundLevels {
    var around = environment
    var levels = ForegroundLevels()
    for (index, styles) in steps.enumerated() {
      around.foregroundSetting = ForegroundSetting(steps: Array(steps[..<index]))
      levels = ForegroundLevels(paints: styles.map { $0._paint(in: around) })
    }
    return levels
  }

  init() {}

  private init(steps: [[AnyShapeStyle]]) { self.steps = steps }
}

extension View {
  /// Sets the colour of text, symbols and shapes; nil for the colours of labels.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    modifier(EnvironmentModifier { $0.setForeground(color.map { [AnyShapeStyle($0)] } ?? []) })
  }

  /// Sets the style of text, symbols and shapes. Text and symbols take the colour in the middle of a gradient.
  public nonisolated func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    modifier(EnvironmentModifier { $0.setForeground([AnyShapeStyle(style)]) })
  }

  /// Sets the styles of two levels of importance.
  public nonisolated func foregroundStyle<First: ShapeStyle, Second: ShapeStyle>(
    _ primary: First, _ secondary: Second
  ) -> some View {
    modifier(EnvironmentModifier { $0.setForeground([AnyShapeStyle(primary), AnyShapeStyle(secondary)]) })
  }

  /// Sets the styles of three levels of importance.
  public nonisolated func foregroundStyle<First: ShapeStyle, Second: ShapeStyle, Third: ShapeStyle>(
    _ primary: First, _ secondary: Second, _ tertiary: Third
  ) -> some View {
    modifier(
      EnvironmentModifier {
        $0.setForeground([AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])
      })
  }
}

extension EnvironmentValues {
  /// Sets the levels of the foreground, from the first on.
  mutating func setForeground(_ styles: [AnyShapeStyle]) {
    foregroundSetting = foregroundSetting.appending(styles)
  }
}

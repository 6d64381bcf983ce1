import Foundation
@_spi(Toolkit) import UIKitCore

/// A line along the inside of the frame.
private nonisolated struct BorderEffect<Style: ShapeStyle>: ViewEffect {
  let style: Style
  /// In points.
  let width: CGFloat

  @MainActor func apply(to view: EffectView, in environment: EnvironmentValues) {
    let color = style._paint(in: environment).uiColor
    view.layer.borderWidth = width.validLength
    view.layer.borderColor = color.resolvedColor(with: view.traitCollection).cgColor
  }
}

/// A shadow of the content.
private nonisolated struct ShadowEffect: ViewEffect {
  let color: Color
  /// In points.
  let radius: CGFloat
  /// In points.
  let offset: CGSize

  @MainActor func apply(to view: EffectView, in environment: EnvironmentValues) {
    let color = color._paint(in: environment).uiColor
    view.layer.shadowOpacity = 1
    view.layer.shadowRadius = radius.validLength
    view.layer.shadowOffset = offset
    view.layer.shadowColor = color.resolvedColor(with: view.traitCollection).cgColor
  }
}

extension View {
  /// Draws a line along the inside of the view's frame, in front of the view. The layout stays.
  ///
  /// - Parameters:
  ///   - content: The style of the line. A gradient is drawn as the colour in its middle.
  ///   - width: The width of the line, in points; without a line if it is not positive.
  public nonisolated func border<Style: ShapeStyle>(_ content: Style, width: CGFloat = 1) -> some View {
    modifier(ViewEffectModifier(effect: BorderEffect(style: content, width: width)))
  }

  /// Draws a shadow of what the view shows. The layout stays. Terminals draw no shadows.
  ///
  /// - Parameters:
  ///   - color: The colour, with the opacity of the shadow.
  ///   - radius: The blur radius, in points; 0 for a sharp shadow.
  ///   - x: The distance to the right, in points; negative to the left.
  ///   - y: The distance downwards, in points; negative upwards.
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(
      ViewEffectModifier(effect: ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y))))
  }
}

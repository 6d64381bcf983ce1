import Foundation
@_spi(Toolkit) import UIKitCore

extension View {
  /// Sets the radius of the upper corners of the sheet around the view, in points; nil for that of the system.
  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    modifier(SheetSettingsModifier(settings: SheetSettings(cornerRadius: .some(cornerRadius?.validLength))))
  }

  /// Sets the use of the views behind the sheet around the view.
  public nonisolated func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    modifier(SheetSettingsModifier(settings: SheetSettings(backgroundInteraction: interaction)))
  }

  /// Sets the effect of a swipe up in the content of the sheet around the view.
  public nonisolated func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    modifier(SheetSettingsModifier(settings: SheetSettings(contentInteraction: behavior)))
  }

  /// Sets the form that the presentation around the view has in a compact width or height: a popover, a sheet or a cover.
  public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
  }

  /// Sets the forms that the presentation around the view has in a compact width, and in a compact height.
  public nonisolated func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    let adaptation = CompactAdaptation(horizontal: horizontalAdaptation, vertical: verticalAdaptation)
    return modifier(SheetSettingsModifier(settings: SheetSettings(compactAdaptation: adaptation)))
  }

  /// Sets the background of the presentation around the view. A gradient is drawn as the color in its middle.
  public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    modifier(SheetBackgroundModifier(style: style))
  }
}

/// A modifier with the background of the presentation around its content.
private nonisolated struct SheetBackgroundModifier<Style: ShapeStyle>: BarModifier {
  let style: Style

  @MainActor func value(in environment: EnvironmentValues) -> SheetSettings {
    SheetSettings(background: style._paint(in: environment).uiColor)
  }

  typealias Key = SheetSettings.Key
}

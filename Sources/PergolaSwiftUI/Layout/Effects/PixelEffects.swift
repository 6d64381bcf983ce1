import Foundation
import RenderTree
@_spi(Toolkit) import UIKitCore

/// A change of the pixels of a view with all that is inside. Hosts that draw characters show none.
private nonisolated struct PixelsEffect: ViewEffect {
  let effect: PixelEffect

  @MainActor func apply(to view: EffectView, in environment: EnvironmentValues) {
    view.layer.compositing = Compositing(effects: [effect])
  }
}

/// The multiplication of the pixels with a colour of the environment.
private nonisolated struct MultiplicationEffect: ViewEffect {
  let color: Color

  @MainActor func apply(to view: EffectView, in environment: EnvironmentValues) {
    let color = color._paint(in: environment).uiColor.rendered(with: view.traitCollection)
    view.layer.compositing = Compositing(effects: [.multiplication(color)])
  }
}

/// The manner in which a view is mixed with what lies behind.
private nonisolated struct BlendEffect: ViewEffect {
  let mode: BlendMode

  @MainActor func apply(to view: EffectView, in environment: EnvironmentValues) {
    view.layer.compositing = Compositing(blendMode: mode.rendered)
  }
}

extension View {
  private nonisolated func pixels(_ effect: PixelEffect) -> some View {
    modifier(ViewEffectModifier(effect: PixelsEffect(effect: effect)))
  }

  /// Blurs the view. The layout stays, and the blur reaches beyond the frame. Terminals show the view without it, as they
  /// do for all effects on pixels.
  ///
  /// - Parameters:
  ///   - radius: The standard deviation of the blur, in points. Without a blur if it is not a positive number.
  ///   - opaque: True for a blur without transparent parts, which ends at the edges of the frame.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    pixels(.blur(radius: min(radius.validLength, 10_000), isOpaque: opaque))
  }

  /// Changes the distance of the colours from gray.
  ///
  /// - Parameter amount: 0 for gray, 1 for no change, more for stronger colours.
  public nonisolated func saturation(_ amount: Double) -> some View { pixels(.saturation(amount.amount(or: 1))) }

  /// Turns the colours into gray.
  ///
  /// - Parameter amount: From 0 for no change to 1 for gray.
  public nonisolated func grayscale(_ amount: Double) -> some View { pixels(.saturation(1 - amount.amount(or: 0))) }

  /// Changes the distance of the colours from gray of a medium brightness.
  ///
  /// - Parameter amount: 0 for gray, 1 for no change, less than 0 for the complements.
  public nonisolated func contrast(_ amount: Double) -> some View { pixels(.contrast(amount.amount(or: 1))) }

  /// Makes the colours brighter by a part of the way to white, or darker.
  ///
  /// - Parameter amount: From -1 for black over 0 for no change to 1 for white.
  public nonisolated func brightness(_ amount: Double) -> some View { pixels(.brightness(amount.amount(or: 0))) }

  /// Turns the hues of the colours.
  public nonisolated func hueRotation(_ angle: Angle) -> some View {
    pixels(.hueRotation(angle.radians.isFinite ? angle.radians : 0))
  }

  /// Shows the complements of the colours.
  public nonisolated func colorInvert() -> some View { pixels(.inversion) }

  /// Multiplies the colours, and the opacity, with those of a colour.
  public nonisolated func colorMultiply(_ color: Color) -> some View {
    modifier(ViewEffectModifier(effect: MultiplicationEffect(color: color)))
  }

  /// Mixes the view with what lies behind, in the nearest group around: see `compositingGroup()`.
  ///
  /// Terminals show the view as it is. Pages lack `sourceAtop`, `destinationOver` and `plusDarker`, and show the view as it
  /// is, and `destinationOut`, of which they show nothing.
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(ViewEffectModifier(effect: BlendEffect(mode: blendMode)))
  }
}

extension Double {
  /// The amount of an effect: a default instead of what is no number, and no larger than hosts can compute with.
  fileprivate func amount(or none: Double) -> Double { isNaN ? none : Swift.min(Swift.max(self, -1000), 1000) }
}

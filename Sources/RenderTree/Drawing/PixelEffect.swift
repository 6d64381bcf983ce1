import Foundation

/// A change of the pixels of a picture. Hosts that draw characters show the picture without it.
public enum PixelEffect: Hashable, Sendable {
  /// A Gaussian blur. The radius is the standard deviation, in points. An opaque blur has no transparent parts, and ends at
  /// the edges of the box.
  case blur(radius: CGFloat, isOpaque: Bool)
  /// A distance of the colours from gray: 0 for gray, 1 for no change.
  case saturation(Double)
  /// A distance of the colours from the middle: 0 for gray, 1 for no change.
  case contrast(Double)
  /// A sum of the components and a number: 0 for no change.
  case brightness(Double)
  /// A rotation of the hues, in radians.
  case hueRotation(Double)
  /// A product of the components with those of a colour.
  case multiplication(RenderColor)
  /// The complements of the colours.
  case inversion

  /// The change of colours; nil for a blur.
  public var colorMatrix: ColorMatrix? { ColorMatrix(self) }

  /// The distance to which the effect changes pixels beside the picture, in points: three standard deviations.
  public var reach: CGFloat {
    guard case .blur(let radius, false) = self else { return 0 }
    return 3 * max(0, radius)
  }
}

/// The composition of a picture of several parts with what lies behind it.
public struct Compositing: Hashable, Sendable {
  /// The effects on the pixels of all parts, in order.
  public var effects: [PixelEffect]
  /// The blend mode for what lies behind, in the nearest group around.
  public var blendMode: Drawing.BlendMode
  /// True for a group: the parts inside blend with each other, not with what lies behind the group.
  public var isGroup: Bool

  /// A composition; by default the parts are drawn one after the other over what lies behind.
  public init(effects: [PixelEffect] = [], blendMode: Drawing.BlendMode = .normal, isGroup: Bool = false) {
    self.effects = effects
    self.blendMode = blendMode
    self.isGroup = isGroup
  }

  /// True if the parts are drawn one after the other over what lies behind.
  public var isPlain: Bool { effects.isEmpty && blendMode == .normal && !isGroup }

  /// True if the parts are drawn into a picture of their own first.
  public var isComposed: Bool { blendMode != .normal || isGroup }
}

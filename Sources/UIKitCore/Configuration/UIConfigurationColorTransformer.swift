import Foundation

/// Transforms a colour into another. Two transformers are equal if one is a copy of the other.
public struct UIConfigurationColorTransformer: Hashable, @unchecked Sendable {
  // Unchecked, because it can hold any closure, as the original can.

  /// Gives the transformer an identity, which closures do not have.
  private final class Box {
    let transform: (UIColor) -> UIColor
    init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  }

  private let box: Box

  /// A transformer with an identity of its own: another made from the same closure is not equal to it.
  public init(_ transform: @escaping (UIColor) -> UIColor) { box = Box(transform) }

  /// The closure that transforms a colour.
  public var transform: (UIColor) -> UIColor { box.transform }

  /// Returns the transformed colour.
  public func callAsFunction(_ input: UIColor) -> UIColor { box.transform(input) }

  /// The grey of the same luminance (the coefficients of ITU-R BT.709), in every appearance.
  public static let grayscale = UIConfigurationColorTransformer { color in
    UIColor { traits in
      let rgba = color.components(with: traits)
      let luminance = 0.2126 * rgba.x + 0.7152 * rgba.y + 0.0722 * rgba.z
      return UIColor(white: CGFloat(luminance), alpha: CGFloat(rgba.w))
    }
  }

  /// The unchanged colour: there is no system accent colour that would replace it.
  public static let preferredTint = UIConfigurationColorTransformer { $0 }

  /// A grey for de-emphasized content: of the same luminance, at 55 % of the colour's opacity. The opacity is a guess;
  /// the original's is unknown.
  public static let monochromeTint = UIConfigurationColorTransformer { color in
    UIColor { traits in
      let rgba = grayscale(color).components(with: traits)
      return UIColor(white: CGFloat(rgba.x), alpha: CGFloat(rgba.w) * 0.55)
    }
  }

  /// Returns true if one is a copy of the other.
  public static func == (a: Self, b: Self) -> Bool { a.box === b.box }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(box)) }
}

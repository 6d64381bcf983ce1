import Foundation

/// Makes a colour from another. Two are equal where one is a copy of the other.
public struct UIConfigurationColorTransformer: Hashable, @unchecked Sendable {
  // Unchecked because it holds any closure, as the original does.

  /// Gives the transformer an identity, which closures have not.
  private final class Box {
    let transform: (UIColor) -> UIColor
    init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  }

  private let box: Box

  /// A transformer with an identity of its own: another made from the same closure is not equal to it.
  public init(_ transform: @escaping (UIColor) -> UIColor) { box = Box(transform) }

  /// What makes the colour.
  public var transform: (UIColor) -> UIColor { box.transform }

  /// The colour made from another.
  public func callAsFunction(_ input: UIColor) -> UIColor { box.transform(input) }

  /// The grey of the same luminance (the coefficients of ITU-R BT.709), in every appearance.
  public static let grayscale = UIConfigurationColorTransformer { color in
    UIColor { traits in
      let rgba = color.components(with: traits)
      let luminance = 0.2126 * rgba.x + 0.7152 * rgba.y + 0.0722 * rgba.z
      return UIColor(white: CGFloat(luminance), alpha: CGFloat(rgba.w))
    }
  }

  /// The colour as it is: there is no accent colour of the system that would take its place.
  public static let preferredTint = UIConfigurationColorTransformer { $0 }

  /// A grey for what is to step back: that of the same luminance, at 55 % of the colour's opacity. How pale it is was
  /// not to be learned of the original.
  public static let monochromeTint = UIConfigurationColorTransformer { color in
    UIColor { traits in
      let rgba = grayscale(color).components(with: traits)
      return UIColor(white: CGFloat(rgba.x), alpha: CGFloat(rgba.w) * 0.55)
    }
  }

  /// Whether one is a copy of the other.
  public static func == (a: Self, b: Self) -> Bool { a.box === b.box }

  /// By the transformer's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(box)) }
}

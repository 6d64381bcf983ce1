import Foundation

extension UIFont {
  /// The weight of a font's strokes, from -1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight, from -1 to 1; 0 is regular.
    public let rawValue: CGFloat

    /// A weight with a value from -1 to 1.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// A weight with a value from -1 to 1.
    public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }

    /// -0.8: the thinnest.
    public static let ultraLight = Weight(-0.8)
    /// -0.6: thinner than `light`.
    public static let thin = Weight(-0.6)
    /// -0.4: thinner than body text.
    public static let light = Weight(-0.4)
    /// 0: body text.
    public static let regular = Weight(0)
    /// 0.23: slightly heavier than body text.
    public static let medium = Weight(0.23)
    /// 0.3: the weight of headings.
    public static let semibold = Weight(0.3)
    /// 0.4: the weight of `boldSystemFont(ofSize:)`.
    public static let bold = Weight(0.4)
    /// 0.56: heavier than `bold`.
    public static let heavy = Weight(0.56)
    /// 0.62: the heaviest.
    public static let black = Weight(0.62)
  }
}

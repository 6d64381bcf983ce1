import Foundation

extension UIFont {
  /// How thick a font's strokes are, from -1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// From -1 to 1; 0 is regular.
    public let rawValue: CGFloat

    /// A weight by its number, from -1 to 1.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// A weight by its number, from -1 to 1.
    public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }

    /// -0.8: the thinnest.
    public static let ultraLight = Weight(-0.8)
    /// -0.6: thinner than `light`.
    public static let thin = Weight(-0.6)
    /// -0.4: thinner than running text.
    public static let light = Weight(-0.4)
    /// 0: running text.
    public static let regular = Weight(0)
    /// 0.23: a little heavier than running text.
    public static let medium = Weight(0.23)
    /// 0.3: heavy enough for headings.
    public static let semibold = Weight(0.3)
    /// 0.4: what `boldSystemFont(ofSize:)` has.
    public static let bold = Weight(0.4)
    /// 0.56: heavier than `bold`.
    public static let heavy = Weight(0.56)
    /// 0.62: the heaviest.
    public static let black = Weight(0.62)
  }
}

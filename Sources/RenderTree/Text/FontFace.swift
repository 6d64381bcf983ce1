import Foundation

/// A font of a family, such as its bold italic one.
public struct FontFace: Hashable, Sendable {
  /// The PostScript name, such as `DejaVuSans-Bold`.
  public var name: String
  /// The family, such as `DejaVu Sans`.
  public var family: String
  /// The weight, from -1 to 1; 0 is regular, 0.4 bold.
  public var weight: CGFloat
  /// True if the font is italic or oblique.
  public var isItalic: Bool

  /// A font of a family; regular and upright by default.
  public init(name: String, family: String, weight: CGFloat = 0, isItalic: Bool = false) {
    self.name = name
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
  }
}

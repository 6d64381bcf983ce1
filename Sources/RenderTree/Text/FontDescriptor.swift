import Foundation

/// Which font a run of text asks for, whatever engine measures it.
public struct FontDescriptor: Hashable, Sendable {
  public enum Family: Hashable, Sendable {
    case system
    /// All characters equally wide.
    case monospaced
    /// The system's, with digits equally wide.
    case monospacedDigits
    case named(String)
  }

  public var family: Family
  /// In points.
  public var size: CGFloat
  /// From -1 to 1; 0 is regular, 0.4 bold.
  public var weight: CGFloat
  public var isItalic: Bool

  public init(family: Family = .system, size: CGFloat, weight: CGFloat = 0, isItalic: Bool = false) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
  }
}

/// A font's measures in one engine, in points.
public struct FontMetrics: Hashable, Sendable {
  /// From the baseline up.
  public var ascender: CGFloat
  /// From the baseline to the lower edge: negative.
  public var descender: CGFloat
  public var capHeight: CGFloat
  public var xHeight: CGFloat

  public init(ascender: CGFloat, descender: CGFloat, capHeight: CGFloat, xHeight: CGFloat) {
    self.ascender = ascender
    self.descender = descender
    self.capHeight = capHeight
    self.xHeight = xHeight
  }

  public var lineHeight: CGFloat { ascender - descender }
}

import Foundation

/// Which font a run of text asks for, whatever engine measures it.
public struct FontDescriptor: Hashable, Sendable {
  /// Which letters a font has.
  public enum Family: Hashable, Sendable {
    case system
    /// All characters equally wide.
    case monospaced
    /// The system's, with digits equally wide.
    case monospacedDigits
    case named(String)
  }

  /// Which letters it has.
  public var family: Family
  /// In points.
  public var size: CGFloat
  /// From -1 to 1; 0 is regular, 0.4 bold.
  public var weight: CGFloat
  /// Whether it is slanted.
  public var isItalic: Bool

  /// A font of the system's family, regular and upright, where nothing else is said; the size is in points.
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
  /// From the baseline to the top of capitals.
  public var capHeight: CGFloat
  /// From the baseline to the top of small letters without ascenders.
  public var xHeight: CGFloat

  /// Metrics in points; the descender is negative.
  public init(ascender: CGFloat, descender: CGFloat, capHeight: CGFloat, xHeight: CGFloat) {
    self.ascender = ascender
    self.descender = descender
    self.capHeight = capHeight
    self.xHeight = xHeight
  }

  /// The room of one line, from ascender to descender.
  public var lineHeight: CGFloat { ascender - descender }
}

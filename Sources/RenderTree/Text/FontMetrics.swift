import Foundation

/// The metrics of a font in a text engine, in points.
public struct FontMetrics: Hashable, Sendable {
  /// The distance from the baseline to the top edge of a line.
  public var ascender: CGFloat
  /// The distance from the baseline to the bottom edge of a line; negative.
  public var descender: CGFloat
  /// The height of capital letters above the baseline.
  public var capHeight: CGFloat
  /// The height of small letters without ascenders above the baseline.
  public var xHeight: CGFloat

  /// Metrics in points; the descender is negative.
  public init(ascender: CGFloat, descender: CGFloat, capHeight: CGFloat, xHeight: CGFloat) {
    self.ascender = ascender
    self.descender = descender
    self.capHeight = capHeight
    self.xHeight = xHeight
  }

  /// The height of a line, from ascender to descender.
  public var lineHeight: CGFloat { ascender - descender }
}

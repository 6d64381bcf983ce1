import Foundation

/// Attributes that a stretch of edited text shares.
///
/// Text keeps them beside its strings, because Foundation on Linux never frees an attributed string.
final class TextAttributeSet {
  /// The attributes by their keys.
  let values: [NSAttributedString.Key: Any]

  init(_ values: [NSAttributedString.Key: Any]) { self.values = values }
}

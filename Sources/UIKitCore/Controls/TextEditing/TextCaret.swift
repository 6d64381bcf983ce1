import Foundation

/// A position of the insertion point.
struct TextCaret: Hashable {
  /// The number of UTF-16 units before it.
  var offset: Int
  /// True if it is displayed beside the character before it, false beside the character after it. The two places differ
  /// at the end of a wrapped line and at a change of the direction.
  var upstream = false
}

import Foundation

/// A position between two characters of an edited text.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// The UTF-16 units before the position.
  final let offset: Int
  /// True if the position belongs to the character before it, at the end of a wrapped line for example.
  final let upstream: Bool

  init(offset: Int, upstream: Bool = false) {
    self.offset = offset
    self.upstream = upstream
    super.init()
  }

  /// The position as that of an insertion point.
  final var caret: TextCaret { TextCaret(offset: offset, upstream: upstream) }
}

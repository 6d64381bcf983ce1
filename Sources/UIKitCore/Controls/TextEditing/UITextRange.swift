import Foundation

/// A range of an edited text, from one position to another.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  private let range: Range<Int>

  init(_ range: Range<Int>) {
    self.range = range
    super.init()
  }

  /// The start of the range.
  open var start: UITextPosition { UITextPosition(offset: range.lowerBound) }

  /// The end of the range.
  open var end: UITextPosition { UITextPosition(offset: range.upperBound) }

  /// A Boolean value that indicates whether the range is empty.
  open var isEmpty: Bool { range.isEmpty }

  /// The UTF-16 units of the range.
  final var units: Range<Int> { range }
}

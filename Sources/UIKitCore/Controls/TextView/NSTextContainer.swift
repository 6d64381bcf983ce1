import Foundation

/// The room for the lines of a text view. Only the padding can be set.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  public override init() { super.init() }

  /// The space at both sides of the lines, in points; 5 by default.
  open var lineFragmentPadding: CGFloat = 5 { didSet { if oldValue != lineFragmentPadding { onChange?() } } }

  /// Called after the padding changed.
  final var onChange: (() -> Void)?
}

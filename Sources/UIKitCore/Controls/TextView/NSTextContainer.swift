import Foundation

/// The room for the lines of a text view: the view's width between its insets. Only the padding can be set.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  /// A container with the default padding.
  public override init() { super.init() }

  /// The space at both sides of the lines, in points; 5 by default.
  open var lineFragmentPadding: CGFloat = 5 { didSet { if oldValue != lineFragmentPadding { onChange?() } } }

  /// Called after the padding changed.
  final var onChange: (() -> Void)?
}

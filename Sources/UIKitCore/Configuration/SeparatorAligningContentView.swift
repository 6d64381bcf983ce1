import Foundation

/// A content view with which the separator below its row is aligned.
@_spi(Toolkit)
@preconcurrency @MainActor
public protocol SeparatorAligningContentView: UIView {
  /// The distance of the first text from the view's leading edge, in points; nil without text.
  var textStart: CGFloat? { get }
  /// The distance of the lower end of the text and image from the view's upper edge, in points; nil without either.
  var contentEnd: CGFloat? { get }
}

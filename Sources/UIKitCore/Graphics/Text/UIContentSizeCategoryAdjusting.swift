import Foundation

/// A view whose text can follow the user's preferred content size.
@MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// A Boolean value that indicates whether the view adapts its dynamic-type font when the preferred content size changes.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

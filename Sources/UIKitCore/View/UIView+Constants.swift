import Foundation

extension UIView {
  /// The length that stands for no intrinsic size along an axis: -1.
  public static let noIntrinsicMetric: CGFloat = -1
  /// The target size for the smallest possible size in `systemLayoutSizeFitting(_:)`.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// A target size larger than any screen for `systemLayoutSizeFitting(_:)`.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The parts of a frame that follow changes of the superview's size.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The members as bits.
    public let rawValue: UInt
    /// Creates a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The space to the left of the view is flexible.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width is flexible.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The space to the right of the view is flexible.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The space above the view is flexible.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height is flexible.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The space below the view is flexible.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
}

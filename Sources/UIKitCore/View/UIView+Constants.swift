import Foundation

extension UIView {
  /// On that axis the content asks for no size: -1.
  public static let noIntrinsicMetric: CGFloat = -1
  /// The least size, for `systemLayoutSizeFitting(_:)`.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// A size larger than any screen, for `systemLayoutSizeFitting(_:)`.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The parts of a frame that follow the superview's size.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The members as bits.
    public let rawValue: UInt
    /// The set with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The room to the left grows and shrinks.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width grows and shrinks.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The room to the right grows and shrinks.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The room above grows and shrinks.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height grows and shrinks.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The room below grows and shrinks.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
}

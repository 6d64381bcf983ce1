import Foundation
@_spi(Toolkit) import UIKitCore

extension UICollectionView {
  /// Which changes of a visible cell's content have the cell measured anew.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// None.
    case disabled
    /// Another content configuration, another intrinsic size.
    case enabled
    /// Also every change of constraints in the content view.
    case enabledIncludingConstraints
  }

  /// The axis along which a layout's content continues.
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }

  /// What kind of element a layout's attributes place.
  public enum ElementCategory: Int, Sendable { case cell, supplementaryView, decorationView }

  /// Where in the visible area an item is to stand. One option for each axis.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The positions whose bits are set.
    public let rawValue: UInt
    /// The positions whose bits are set.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the upper edge.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle between above and below.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the lower edge.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left edge.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle between left and right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right edge.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The kind of a section's header in a flow layout.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"

  /// The kind of a section's footer in a flow layout.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}

import Foundation
@_spi(Toolkit) import UIKitCore

extension UICollectionView {
  /// The changes of a visible cell's content after which the cell is measured again.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// No changes.
    case disabled
    /// A new content configuration or intrinsic content size.
    case enabled
    /// As `enabled`, and any change of constraints in the content view.
    case enabledIncludingConstraints
  }

  /// The axis along which a layout scrolls.
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }

  /// The category of an element that layout attributes describe.
  public enum ElementCategory: Int, Sendable { case cell, supplementaryView, decorationView }

  /// The position of an item in the visible area after scrolling. At most one option of each axis.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates a set of the options whose bits are set.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the top edge.
    public static let top = ScrollPosition(rawValue: 1)
    /// Centered vertically.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom edge.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left edge.
    public static let left = ScrollPosition(rawValue: 8)
    /// Centered horizontally.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right edge.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The element kind of a section header in a flow layout.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"

  /// The element kind of a section footer in a flow layout.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}

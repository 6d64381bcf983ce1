import Foundation

/// A view of items in sections, placed by a layout.
@MainActor open class UICollectionView: UIScrollView {
  /// The axis along which a layout's content continues.
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }

  /// What kind of element a layout's attributes place.
  public enum ElementCategory: Int, Sendable { case cell, supplementaryView, decorationView }

  /// The kind of a section's header in a flow layout.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"

  /// The kind of a section's footer in a flow layout.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}

/// What a collection view asks and tells about what people do to its items.
@MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {}

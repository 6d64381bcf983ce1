import Foundation
@_spi(Toolkit) import UIKitCore

/// The environment of a section: its container and the traits.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The size of the section's surroundings, with insets.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection view.
  var traitCollection: UITraitCollection { get }
}

/// The container of a layout or a group: a size with insets.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size before the insets.
  var contentSize: CGSize { get }

  /// The size that the insets leave.
  var effectiveContentSize: CGSize { get }

  /// The insets; a value below 1 is a fraction of the size.
  var contentInsets: NSDirectionalEdgeInsets { get }

  /// The insets in points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// A visible element, which a section's `visibleItemsInvalidationHandler` may change.
///
/// A value that was set stays until the handler changes it.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  /// The opacity from 0 to 1.
  var alpha: CGFloat { get set }
  /// The position in depth. Elements with a higher value are in front.
  var zIndex: Int { get set }
  /// A Boolean value that indicates whether the element is hidden.
  var isHidden: Bool { get set }
  /// The center, in content coordinates.
  var center: CGPoint { get set }
  /// The same value as `transform3D`, without depth: setting one sets the other.
  var transform: CGAffineTransform { get set }
  /// The transform about the center.
  var transform3D: CATransform3D { get set }
  /// Always empty.
  var name: String { get }
  /// The section and the number of the item.
  var indexPath: IndexPath { get }
  /// The frame at a scroll offset of 0 of an orthogonal section, in content coordinates.
  var frame: CGRect { get }
  /// The rectangle in the element's own coordinates, from the point (0, 0).
  var bounds: CGRect { get }
  /// A cell, a supplementary view or a decoration view.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a supplementary or decoration view; nil for a cell.
  var representedElementKind: String? { get }
}

/// A size with insets.
final class LayoutContainer: NSObject, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets

  init(contentSize: CGSize, contentInsets: NSDirectionalEdgeInsets) {
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    super.init()
  }

  var effectiveContentInsets: NSDirectionalEdgeInsets {
    func points(_ inset: CGFloat, of length: CGFloat) -> CGFloat { 0..<1 ~= inset ? inset * length : inset }
    return NSDirectionalEdgeInsets(
      top: points(contentInsets.top, of: contentSize.height),
      leading: points(contentInsets.leading, of: contentSize.width),
      bottom: points(contentInsets.bottom, of: contentSize.height),
      trailing: points(contentInsets.trailing, of: contentSize.width))
  }

  var effectiveContentSize: CGSize {
    let insets = effectiveContentInsets
    return CGSize(
      width: max(0, contentSize.width - insets.leading - insets.trailing),
      height: max(0, contentSize.height - insets.top - insets.bottom))
  }
}

/// A container with traits.
final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection

  init(container: LayoutContainer, traitCollection: UITraitCollection) {
    self.container = container
    self.traitCollection = traitCollection
    super.init()
  }
}

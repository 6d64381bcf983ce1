import Foundation
@_spi(Toolkit) import UIKitCore

/// The environment of a section: its container and the traits.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  var container: any NSCollectionLayoutContainer { get }
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
  var alpha: CGFloat { get set }
  var zIndex: Int { get set }
  var isHidden: Bool { get set }
  var center: CGPoint { get set }
  /// The same value as `transform3D`, without depth: setting one sets the other.
  var transform: CGAffineTransform { get set }
  var transform3D: CATransform3D { get set }
  /// Always empty.
  var name: String { get }
  var indexPath: IndexPath { get }
  /// The frame at a scroll offset of 0 of an orthogonal section, in content coordinates.
  var frame: CGRect { get }
  var bounds: CGRect { get }
  var representedElementCategory: UICollectionView.ElementCategory { get }
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

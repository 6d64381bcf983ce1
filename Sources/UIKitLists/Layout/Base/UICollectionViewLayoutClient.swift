import Foundation
@_spi(Toolkit) import UIKitCore

/// The requirements of a layout on the view that uses it: geometry, counts, and a callback for invalidations.
///
/// Collection views conform to it; tests have smaller clients.
@MainActor protocol UICollectionViewLayoutClient: AnyObject {
  /// The visible rectangle, in content coordinates.
  var bounds: CGRect { get }
  var adjustedContentInset: UIEdgeInsets { get }
  var safeAreaInsets: UIEdgeInsets { get }
  var layoutMargins: UIEdgeInsets { get }
  /// The distances from the edges of the bounds to those of the readable content.
  var readableContentInsets: UIEdgeInsets { get }
  var traitCollection: UITraitCollection { get }
  var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { get }

  var numberOfSections: Int { get }
  func numberOfItems(inSection section: Int) -> Int

  /// The delegate that may provide values for the layout, such as the item sizes of a flow layout.
  var layoutDelegate: AnyObject? { get }

  /// The last attributes of a visible element, by its path before the current update; nil for elements that are not
  /// visible.
  func displayedAttributes(
    of category: UICollectionView.ElementCategory, kind: String?, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes?

  /// Called when the layout was invalidated. The client runs a layout pass, in which it calls `prepare()` once.
  ///
  /// The client adds the context's offset adjustment to the content offset in that pass.
  func layoutDidInvalidate(with context: UICollectionViewLayoutInvalidationContext)
}

extension UICollectionViewLayoutClient {
  /// The number of pixels per point, never 0.
  var displayScale: CGFloat { traitCollection.displayScale > 0 ? traitCollection.displayScale : 1 }

  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}

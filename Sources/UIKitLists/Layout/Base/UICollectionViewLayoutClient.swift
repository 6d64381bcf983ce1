import Foundation
@_spi(Toolkit) import UIKitCore

/// What a layout needs of the view it works for: its geometry, its counts, and someone to tell when it has changed.
///
/// A collection view is one; tests have smaller ones.
@MainActor protocol UICollectionViewLayoutClient: AnyObject {
  /// The visible rectangle, in content coordinates.
  var bounds: CGRect { get }
  var adjustedContentInset: UIEdgeInsets { get }
  var safeAreaInsets: UIEdgeInsets { get }
  var layoutMargins: UIEdgeInsets { get }
  /// From the edges of the bounds to those of the readable content.
  var readableContentInsets: UIEdgeInsets { get }
  var traitCollection: UITraitCollection { get }
  var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { get }

  var numberOfSections: Int { get }
  func numberOfItems(inSection section: Int) -> Int

  /// The object that may answer a layout's own questions, such as the flow layout's for sizes.
  var layoutDelegate: AnyObject? { get }

  /// The attributes an element in sight was last given, by its path before the updates that are being made; nil for
  /// what is not in sight.
  func displayedAttributes(
    of category: UICollectionView.ElementCategory, kind: String?, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes?

  /// The layout was invalidated; a pass is due in which `prepare()` is called once.
  ///
  /// The context's offset adjustment is to be added to the content offset in that pass.
  func layoutDidInvalidate(with context: UICollectionViewLayoutInvalidationContext)
}

extension UICollectionViewLayoutClient {
  /// Pixels to a point, never 0.
  var displayScale: CGFloat { traitCollection.displayScale > 0 ? traitCollection.displayScale : 1 }

  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}

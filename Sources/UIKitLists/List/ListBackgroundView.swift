import Foundation
@_spi(Toolkit) import UIKitCore

/// The background of a list section, in a layout with several kinds of sections.
final class ListBackgroundView: UICollectionReusableView {
  static let kind = "UICollectionViewListLayoutBackground"

  /// The z index, behind all other elements.
  static let zIndex = -1_000_000_000

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { return nil }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    backgroundColor = layoutAttributes.fillColor
  }
}

import Foundation
@_spi(Toolkit) import UIKitCore

/// What lies behind a section that is a list, where the layout has other sections too.
final class ListBackgroundView: UICollectionReusableView {
  static let kind = "UICollectionViewListLayoutBackground"

  /// Behind everything.
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

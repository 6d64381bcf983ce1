@_spi(Toolkit) import UIKitCore

extension UICollectionView {
  /// The members of collection views that are found by name.
  static let collectionViewMembers: [ObjectMember] = [.method("reloadData", UICollectionView.reloadData)]
}

@_spi(Toolkit) import UIKitCore

extension UICollectionView {
  /// The members of collection views that are found by name.
  static let collectionViewMembers: [ObjectMember] = [
    .method("reloadData", UICollectionView.reloadData),
    .absent("dragDelegate"),
    .absent("dropDelegate"),
    .delegate("dataSource", \UICollectionView.dataSource),
    .delegate("delegate", \UICollectionView.delegate),
    .delegate("prefetchDataSource", \UICollectionView.prefetchDataSource),
    .unobserved("backgroundView", \UICollectionView.backgroundView),
  ]
}

extension UICollectionViewCell {
  /// The members of cells that are found by name.
  static let cellMembers: [ObjectMember] = [
    .unobserved("backgroundView", \UICollectionViewCell.backgroundView),
    .unobserved("selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView),
  ]
}

extension UICollectionViewController {
  /// The members of collection view controllers that are found by name.
  static let collectionViewControllerMembers: [ObjectMember] = [
    .unobserved("collectionView", \UICollectionViewController.collectionView),
    .unobserved(
      "view", get: { (controller: UICollectionViewController) in controller.view },
      set: { (controller, view: UIView?) in controller.show(view) }),
  ]

  /// Shows a view of a nib or a storyboard. Around a collection view stands a plain view.
  private func show(_ view: UIView?) {
    guard let collectionView = view as? UICollectionView else { return self.view = view }
    let plain = UIView(frame: collectionView.frame)
    plain.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = plain
    self.collectionView = collectionView
  }
}

import UIKit

/// A layout of tiles on a circle; they appear from the centre and disappear to it.
final class CircleLayout: UICollectionViewLayout {
  private let itemSize: CGSize
  private var count = 0

  init(itemSize: CGSize) {
    self.itemSize = itemSize
    super.init()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  override func prepare() {
    super.prepare()
    count = collectionView?.numberOfItems(inSection: 0) ?? 0
  }

  override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }

  private var middle: CGPoint {
    CGPoint(x: collectionViewContentSize.width / 2, y: collectionViewContentSize.height / 2)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.size = itemSize
    let angle = 2 * CGFloat.pi * CGFloat(indexPath.item) / CGFloat(max(1, count)) - .pi / 2
    let radii = CGSize(
      width: (collectionViewContentSize.width - itemSize.width) / 2 - 16,
      height: (collectionViewContentSize.height - itemSize.height) / 2 - 16)
    let radius = min(radii.width, radii.height)
    attributes.center = CGPoint(x: middle.x + radius * cos(angle), y: middle.y + radius * sin(angle))
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    atMiddle(super.initialLayoutAttributesForAppearingItem(at: itemIndexPath))
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    atMiddle(super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath))
  }

  private func atMiddle(_ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
    attributes?.center = middle
    attributes?.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
    return attributes
  }
}

extension Demo {
  /// Selecting a tile deletes it; the others share the circle.
  static let circle = Demo(
    name: "circle", title: "Circle", topic: .custom, counts: [12],
    select: { controller, tile in
      var snapshot = controller.dataSource.snapshot()
      snapshot.deleteItems([tile])
      controller.dataSource.apply(snapshot)
    }
  ) {
    CircleLayout(itemSize: CGSize(width: 64, height: 48))
  }
}

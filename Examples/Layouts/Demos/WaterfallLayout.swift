import UIKit

/// A layout of columns with tiles of different heights: each tile goes to the shortest column.
final class WaterfallLayout: UICollectionViewLayout {
  private let columnCount: Int
  private let spacing: CGFloat
  private let height: (IndexPath) -> CGFloat

  /// The layout attributes, by section and item.
  private var attributes: [[UICollectionViewLayoutAttributes]] = []
  private var contentHeight: CGFloat = 0

  /// - Parameter height: Returns the height of a tile.
  init(columnCount: Int, spacing: CGFloat, height: @escaping (IndexPath) -> CGFloat) {
    self.columnCount = columnCount
    self.spacing = spacing
    self.height = height
    super.init()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  private var width: CGFloat { collectionView.map { $0.bounds.width - $0.adjustedContentInset.horizontal } ?? 0 }

  override var collectionViewContentSize: CGSize { CGSize(width: width, height: contentHeight) }

  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let columnWidth = (width - CGFloat(columnCount + 1) * spacing) / CGFloat(columnCount)
    var bottoms = Array(repeating: spacing, count: columnCount)
    attributes = (0..<collectionView.numberOfSections).map { section in
      (0..<collectionView.numberOfItems(inSection: section)).map { item in
        let indexPath = IndexPath(item: item, section: section)
        let column = bottoms.indices.min { bottoms[$0] < bottoms[$1] } ?? 0
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(
          x: spacing + CGFloat(column) * (columnWidth + spacing), y: bottoms[column], width: columnWidth,
          height: height(indexPath))
        bottoms[column] = attributes.frame.maxY + spacing
        return attributes
      }
    }
    contentHeight = bottoms.max() ?? 0
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    attributes.flatMap { $0.filter { $0.frame.intersects(rect) } }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes[indexPath.section][indexPath.item]
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }
}

extension UIEdgeInsets {
  fileprivate var horizontal: CGFloat { left + right }
}

extension Demo {
  /// Tiles of different heights in columns.
  static let waterfall = Demo(name: "waterfall", title: "Waterfall", topic: .custom, counts: [40]) {
    WaterfallLayout(columnCount: 3, spacing: 16) { indexPath in CGFloat(3 + indexPath.item * 7 % 5) * 16 }
  }
}

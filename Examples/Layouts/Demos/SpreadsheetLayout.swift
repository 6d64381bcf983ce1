import UIKit

/// A layout of rows and columns that scrolls both ways, with the first row and the first column pinned.
///
/// Sections are rows, items are columns.
final class SpreadsheetLayout: UICollectionViewLayout {
  private let cellSize: CGSize
  private var rowCount = 0
  private var columnCount = 0

  init(cellSize: CGSize) {
    self.cellSize = cellSize
    super.init()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  override func prepare() {
    super.prepare()
    rowCount = collectionView?.numberOfSections ?? 0
    columnCount = rowCount > 0 ? collectionView?.numberOfItems(inSection: 0) ?? 0 : 0
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: CGFloat(columnCount) * cellSize.width, height: CGFloat(rowCount) * cellSize.height)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let rows = numbers(from: rect.minY, to: rect.maxY, length: cellSize.height, count: rowCount)
    let columns = numbers(from: rect.minX, to: rect.maxX, length: cellSize.width, count: columnCount)
    return rows.flatMap { row in
      columns.compactMap { column in layoutAttributesForItem(at: IndexPath(item: column, section: row)) }
    }
  }

  /// Returns the number of the first row or column, and of those between two coordinates.
  private func numbers(from start: CGFloat, to end: CGFloat, length: CGFloat, count: Int) -> [Int] {
    guard count > 0 else { return [] }
    let first = max(1, Int((start / length).rounded(.down)))
    let last = min(count - 1, Int((end / length).rounded(.up)) - 1)
    return [0] + (first <= last ? Array(first...last) : [])
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let collectionView else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    var origin = CGPoint(
      x: CGFloat(indexPath.item) * cellSize.width, y: CGFloat(indexPath.section) * cellSize.height)
    let inset = collectionView.adjustedContentInset
    if indexPath.section == 0 { origin.y = max(0, collectionView.contentOffset.y + inset.top) }
    if indexPath.item == 0 { origin.x = max(0, collectionView.contentOffset.x + inset.left) }
    attributes.frame = CGRect(origin: origin, size: cellSize)
    attributes.zIndex = (indexPath.section == 0 ? 1 : 0) + (indexPath.item == 0 ? 1 : 0)
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

extension Demo {
  /// A spreadsheet that scrolls both ways under a pinned row and beside a pinned column.
  static let spreadsheet = Demo(
    name: "spreadsheet", title: "Spreadsheet", topic: .custom, counts: Array(repeating: 20, count: 60)
  ) {
    SpreadsheetLayout(cellSize: CGSize(width: 64, height: 48))
  }
}

import Foundation
import RenderTree
@_spi(Toolkit) import UIKitCore

/// The collection view that shows a table's rows: it covers what is in sight of the table and is scrolled with it.
///
/// The table is the scroll view that people and apps know. Its offset is the content's, and where the content corrects
/// its offset, as rows are measured, the table follows.
final class TableContent: UICollectionView {
  private(set) weak var table: UITableView?
  private var isFollowing = false

  init(table: UITableView, layout: UICollectionViewLayout) {
    self.table = table
    super.init(frame: .zero, collectionViewLayout: layout)
    isScrollEnabled = false
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    clipsToBounds = false
  }

  required init?(coder: NSCoder) { return nil }

  /// Covers what is in sight of the table.
  func follow() {
    guard let table else { return }
    isFollowing = true
    if contentInset != table.adjustedContentInset { contentInset = table.adjustedContentInset }
    if frame != table.bounds { frame = table.bounds }
    if bounds.origin != table.bounds.origin { bounds.origin = table.bounds.origin }
    isFollowing = false
  }

  override var isBuiltIn: Bool { true }

  override var scroller: UIScrollView { table ?? self }

  /// Has the heights of all rows asked for anew; those on screen keep their cells.
  func measureAgain() {
    pass.layoutNeedsReload = true
    for element in visible.byKey.values { element.settledSize = nil }
    setNeedsLayout()
  }

  override func geometryDidChange(from oldBounds: CGRect) {
    super.geometryDidChange(from: oldBounds)
    guard !isFollowing, let table, bounds.origin != oldBounds.origin else { return }
    table.contentDidMove(to: bounds.origin)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    table?.contentDidLayout()
  }

  override func putBack(unseen cell: UICollectionViewCell) {
    if let cell = (cell as? TableRow)?.release() { table?.keep(cell) }
    super.putBack(unseen: cell)
  }

  /// The table says what it is.
  override func makeSemantics() -> Semantics? { nil }
}

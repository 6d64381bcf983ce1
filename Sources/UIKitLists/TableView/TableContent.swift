import Foundation
import RenderTree
@_spi(Toolkit) import UIKitCore

/// The collection view that shows a table's rows. It covers the visible part of the table and scrolls with it.
///
/// Users and apps scroll the table. Both have the same offset: when the content corrects its offset, as rows are
/// measured, the table follows.
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

  /// Nil: the table keeps the position.
  override var keptPosition: KeptPosition? { nil }

  /// Registers the views that hold the table's cells, headers and footers.
  func registerViews() {
    register(TableRow.self, forCellWithReuseIdentifier: TableRow.reuseIdentifier)
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      register(
        SectionHeaderFooter.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: SectionHeaderFooter.reuseIdentifier)
    }
    for kind in [TableHeaderFooter.headerKind, TableHeaderFooter.footerKind] {
      register(
        TableHeaderFooter.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: TableHeaderFooter.reuseIdentifier
      )
    }
  }

  /// Takes insets, frame and offset from the table, so that the content covers the visible part.
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

  override var dropsSelectionOfReloadedItems: Bool { true }

  /// True: each batch of updates requests the heights of the visible rows again.
  override var measuresInEachUpdate: Bool { true }

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

  /// Returns nil: the table provides the semantics.
  override func makeSemantics() -> Semantics? { nil }
}

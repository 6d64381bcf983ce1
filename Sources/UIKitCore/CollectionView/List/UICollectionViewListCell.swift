import Foundation
import RenderTree

/// A cell for lists: it brings the looks of the list that it is in, and draws the separators between the rows.
///
/// ```swift
/// let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Fruit> { cell, indexPath, fruit in
///   var content = cell.defaultContentConfiguration()
///   content.text = fruit.name
///   cell.contentConfiguration = content
/// }
/// ```
///
/// It can also be the header or the footer of a section; its default configurations are then those of one. In a layout
/// that is no list it is a cell like others.
open class UICollectionViewListCell: UICollectionViewCell {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.preservesSuperviewLayoutMargins = true
  }

  public required init?(coder: NSCoder) { return nil }

  // MARK: Looks

  /// What content looks like where the cell stands, without any yet: as a row, a header or a footer of its list. Known
  /// as soon as the cell was dequeued.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    listElement?.contentConfiguration ?? .cell()
  }

  /// The background of a row, a header or a footer of the list that the cell is in. It is there where the cell has
  /// neither a `backgroundConfiguration` nor a `backgroundView` nor a `backgroundColor`.
  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    listElement?.backgroundConfiguration ?? .clear()
  }

  override var systemBackground: UIBackgroundConfiguration? {
    guard listElement != nil, backgroundColor == nil else { return nil }
    let background = defaultBackgroundConfiguration()
    return automaticallyUpdatesBackgroundConfiguration ? background.updated(for: configurationState) : background
  }

  open override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    showBackground()
  }

  override func listElementDidChange() {
    super.listElementDidChange()
    let margin = listElement?.list.metrics.rowMargin
    setSystemMargins(margin.map { NSDirectionalEdgeInsets(top: 8, leading: $0, bottom: 8, trailing: $0) })
    setNeedsUpdateConfiguration()
  }

  override func wasPlaced() {
    super.wasPlaced()
    setNeedsSeparatorUpdate()
  }

  override func stateDidChange() {
    super.stateDidChange()
    setNeedsSeparatorUpdate()
  }

  // MARK: Separators

  /// Where the separators of the row begin and end.
  ///
  /// By default they begin where the text of a `UIListContentView` does, or else at the content's margin, and end at the
  /// cell's edge. Constraints of the app's own on the leading or trailing anchor move them: the default ones are a little
  /// less than required. Insets of a `UIListSeparatorConfiguration` come before the guide.
  public final var separatorLayoutGuide: UILayoutGuide { separators.guide(in: self).layoutGuide }

  final let separators = RowSeparators()

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutContent()
    layoutSeparators()
  }

  /// Gives the content the room that it has.
  final func layoutContent() {
    if contentView.frame != bounds { contentView.frame = bounds }
  }

  override func fittingSize(width: CGFloat?, height: CGFloat?) -> CGSize {
    layoutContent()
    var size = super.fittingSize(width: width, height: height)
    if height == nil, let listElement, listElement.role == .cell {
      size.height = max(size.height, listElement.list.metrics.rowHeight)
    }
    return size
  }

  // MARK: Use

  /// A header is a heading and a footer is text, where they are no items.
  override func makeSemantics() -> Semantics? {
    guard let semantics = super.makeSemantics() else { return nil }
    guard let role = listElement?.role, !isItem, semantics.role == .cell else { return semantics }
    var result = semantics
    result.role = role == .header ? .heading : .none
    return result
  }
}

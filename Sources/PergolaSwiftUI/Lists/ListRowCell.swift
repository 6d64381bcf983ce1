import Foundation
import RenderTree
@_spi(Toolkit) import UIKitCore
@_spi(Toolkit) import UIKitLists

/// A row, a header or a footer of a list: shows an element inside of the row's insets.
final class ListRowCell: UICollectionViewListCell {
  enum Role { case row, header, footer }

  private let host = HostView()
  private var backgroundHost: HostView?
  private var shownInsets: EdgeInsets?

  /// The row; nil for headers, footers and unused cells.
  private(set) var row: RowID?
  private(set) var role = Role.row
  /// The accessories that the cell shows now.
  var controls = RowControls()
  /// The list's values for the cell.
  private var appearance = ListAppearance()
  /// Called when the values that modifiers give the row may have changed.
  var onChange: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(host)
    // A switch is higher than the line of its label.
    host.passesTouchesToOverflow = true
    host.onSizeChange = { [weak self] in self?.sizeMayHaveChanged() }
    host.onChange = { [weak self] in self?.setNeedsLayout() }
  }

  required init?(coder: NSCoder) { return nil }

  /// The element that the cell shows.
  var element: ViewElement? { host.root }

  /// Shows an element.
  func show(_ element: ViewElement?, of row: RowID?, as role: Role, _ appearance: ListAppearance) {
    self.row = row
    self.role = role
    if self.appearance != appearance {
      self.appearance = appearance
      sizeMayHaveChanged()
    }
    if host.root !== element {
      host.setRoot(element)
      shownInsets = nil
    }
    showRowBackground()
    setNeedsLayout()
  }

  /// Shows nothing, before another row uses the cell.
  func clear() {
    row = nil
    onChange = nil
    host.setRoot(nil)
    backgroundHost?.setRoot(nil)
  }

  /// A row that does nothing when it is tapped offers no activation.
  override func makeSemantics() -> Semantics? {
    var semantics = super.makeSemantics()
    if role == .row, !canBecomeFocused { semantics?.actions.removeAll { $0 == .activate } }
    semantics?.noteExpansion(element?.traits(RowActionTrait.self).lazy.compactMap(\.isExpanded).first)
    return semantics
  }

  /// Compares the elements that depend on the size of the list.
  func listDidResize() {
    host.surroundingsDidChange()
    backgroundHost?.surroundingsDidChange()
  }

  private func sizeMayHaveChanged() { host.invalidateIntrinsicContentSize() }

  // MARK: Layout

  /// The distances between the edges of the content view and the element.
  private var insets: EdgeInsets {
    if let own = host.root?.trait(RowInsetsTrait.self) ?? nil { return own }
    let margins = contentView.directionalLayoutMargins
    let vertical: CGFloat =
      switch role {
      // In a terminal, a line of text and half a line above and below.
      case .row: traitCollection.pointGrid.map { $0.height / 2 } ?? 11
      case .header, .footer: traitCollection.pointGrid == nil ? 6 : 0
      }
    return EdgeInsets(top: vertical, leading: margins.leading, bottom: vertical, trailing: margins.trailing)
  }

  override var leastRowHeight: CGFloat? { appearance.leastRowHeight }

  override func contentSize(forWidth width: CGFloat) -> CGSize? {
    let insets = insets
    shownInsets = insets
    let size = host.size(for: ProposedViewSize(width: max(0, width - insets.horizontal), height: nil))
    let least = role == .header ? appearance.leastHeaderHeight ?? 0 : 0
    return CGSize(width: width, height: wholeCells(max(least, size.height + insets.vertical)))
  }

  /// A height rounded up to whole cells in a terminal, where the texts of all rows are to be equally far apart.
  private func wholeCells(_ height: CGFloat) -> CGFloat {
    guard let cell = traitCollection.pointGrid?.height else { return height }
    return (height / cell - 0.01).rounded(.up) * cell
  }

  override func layoutSubviews() {
    onChange?()
    super.layoutSubviews()
    let insets = insets
    if let shownInsets, shownInsets != insets { sizeMayHaveChanged() }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    host.contentAlignment = isMirrored ? .trailing : .leading
    let left = isMirrored ? insets.trailing : insets.leading
    let frame = CGRect(
      x: left, y: insets.top, width: max(0, contentView.bounds.width - insets.horizontal),
      height: max(0, contentView.bounds.height - insets.vertical))
    if host.frame != frame { host.frame = frame }
    showRowBackground()
  }

  /// The ends of the separators that views in the row define as guides.
  override var ownSeparatorInset: NSDirectionalEdgeInsets? {
    guard role == .row, let root = host.root else { return nil }
    let insets = insets
    let width = max(0, contentView.bounds.width - insets.horizontal)
    let dimensions = root.dimensions(for: ProposedViewSize(width: width, height: nil))
    let leading = root.guide(HorizontalAlignment.listRowSeparatorLeading.key, in: dimensions)
    let trailing = root.guide(HorizontalAlignment.listRowSeparatorTrailing.key, in: dimensions)
    guard leading != nil || trailing != nil else { return nil }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let start = insets.leading + (isMirrored ? bounds.width - contentView.frame.maxX : contentView.frame.minX)
    let automatic = UIListSeparatorConfiguration.automaticInsets.leading
    return NSDirectionalEdgeInsets(
      top: 0, leading: leading.map { start + $0 } ?? automatic, bottom: 0,
      trailing: trailing.map { bounds.width - start - $0 } ?? automatic)
  }

  private func showRowBackground() {
    guard role == .row, let background = host.root?.trait(RowBackgroundTrait.self)?.element else {
      backgroundHost = nil
      if backgroundView is HostView { backgroundView = nil }
      return
    }
    let view = backgroundHost ?? HostView()
    backgroundHost = view
    view.setRoot(background)
    if backgroundView !== view { backgroundView = view }
  }
}

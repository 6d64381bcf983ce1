import Foundation
@_spi(Toolkit) import UIKitCore

extension UITableView {
  // MARK: Attaching the content

  /// Sets up the collection view that shows the rows.
  final func attachContent() {
    content.delegate = source
    attachSource()
    content.prefetchDataSource = source
    content.registerViews()
    alwaysBounceVertical = true
    UIView.withAppearanceDefaults { backgroundColor = style.appearance.backgroundColor }
    addSubview(content)
  }

  /// Makes the table's source the data source of its content.
  final func attachSource() { content.dataSource = source }

  // MARK: Following the content

  /// Moves the content over the visible part of the table, and lays it out.
  final func followNow() {
    content.follow()
    content.layoutIfNeeded()
  }

  /// Called when the content changed its offset, because rows were measured or scrolled to. The table follows.
  final func contentDidMove(to offset: CGPoint) {
    // A new content size may change the table's offset.
    contentDidLayout()
    let distance = CGPoint(x: offset.x - contentOffset.x, y: offset.y - contentOffset.y)
    if content.pass.isRunning { shiftContentOffset(by: distance) } else { contentOffset = offset }
    content.follow()
  }

  final func contentDidLayout() {
    if contentSize != content.contentSize { contentSize = content.contentSize }
    if fillerRowHeight != 0 || filler != nil { showFiller() }
  }

  /// Called when heights, headers, footers or separators may have changed.
  final func sectionsDidChange() {
    content.collectionViewLayout.invalidateLayout()
    content.setNeedsReload()
    setNeedsLayout()
  }

  /// Called when the table's header or footer view changed.
  final func tableHeaderFooterDidChange() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    let ends: [(UIView?, String, NSRectAlignment)] = [
      (tableHeaderView, TableHeaderFooter.headerKind, .top), (tableFooterView, TableHeaderFooter.footerKind, .bottom),
    ]
    configuration.boundarySupplementaryItems = ends.compactMap { view, kind, alignment in
      guard let height = view?.frame.height, height > 0 else { return nil }
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
      return NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: kind, alignment: alignment)
    }
    tableLayout.configuration = configuration
    content.setNeedsReload()
    setNeedsLayout()
  }

  // MARK: Filling rows, headers and footers

  /// Shows the data source's cell in a row.
  final func fill(_ row: TableRow, at indexPath: IndexPath) {
    guard let dataSource else { return }
    let existing = row.cell
    cellBeingReconfigured = existing
    let cell = dataSource.tableView(self, cellForRowAt: indexPath)
    cellBeingReconfigured = nil
    if let existing, existing !== cell {
      fatalError(
        """
        Attempted to dequeue a cell for a different registration or reuse identifier than the existing cell when \
        reconfiguring a row, which is not allowed. Index path: \(indexPath); existing cell: \(existing) \
        (\(existing.reuseIdentifier ?? "no identifier")); new cell: \(cell) (\(cell.reuseIdentifier ?? "no identifier")); \
        table view: \(self)
        """)
    }
    row.show(cell)
    indent(cell, at: indexPath)
    cell.updateConfigurationIfNeeded()
  }

  private final func indent(_ cell: UITableViewCell, at indexPath: IndexPath) {
    guard let delegate else { return }
    let (level, isOwn) = ask(.indentation) { delegate.tableView(self, indentationLevelForRowAt: indexPath) }
    if isOwn { cell.indentationLevel = level }
  }

  /// Shows the delegate's view, or the data source's title, in a section header or footer.
  final func fill(_ edge: SectionHeaderFooter, _ role: HeaderFooterRole, in section: Int) {
    guard let view = makeView(of: role, in: section) ?? makeTitleView(of: role, in: section) else { return }
    (view as? UITableViewHeaderFooterView)?.place = HeaderFooterContext(role: role, style: style)
    edge.show(view)
  }

  private final func makeTitleView(of role: HeaderFooterRole, in section: Int) -> UITableViewHeaderFooterView? {
    guard let title = title(of: role, in: section) else { return nil }
    let identifier = Self.titleIdentifier(of: role)
    let view = dequeueEdge(identifier) ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
    view.place = HeaderFooterContext(role: role, style: style)
    view.show(title: title)
    return view
  }

  /// The reuse identifier of views for titles, which an app cannot register. Headers are not reused as footers, because
  /// the app may have customized them.
  private static func titleIdentifier(of role: HeaderFooterRole) -> String {
    role == .header ? "\u{0}header title" : "\u{0}footer title"
  }

  // MARK: Reuse

  final func keep(_ cell: UITableViewCell) {
    if let identifier = cell.reuseIdentifier { cells.keep(cell, for: identifier) }
  }

  final func keep(_ edge: UITableViewHeaderFooterView) {
    if let identifier = edge.reuseIdentifier { edges.keep(edge, for: identifier) }
  }

  final func registerCells(_ cellClass: AnyClass?, _ identifier: String) {
    guard let cellClass else { return cells.register(nil, for: identifier) }
    guard let type = cellClass as? UITableViewCell.Type else {
      fatalError("must pass a class that is UITableViewCell or a subclass of it: \(cellClass)")
    }
    cells.register(.viewClass(type), for: identifier)
  }

  final func registerEdges(_ viewClass: AnyClass?, _ identifier: String) {
    guard let viewClass else { return edges.register(nil, for: identifier) }
    guard let type = viewClass as? UITableViewHeaderFooterView.Type else {
      fatalError("must pass a class that is UITableViewHeaderFooterView or a subclass of it: \(viewClass)")
    }
    edges.register(.viewClass(type), for: identifier)
  }

  /// The selected rows in the order of their selection; nil if no row is selected.
  final var selectedRows: [IndexPath]? {
    guard let paths = content.indexPathsForSelectedItems, !paths.isEmpty else { return nil }
    return paths
  }

  /// The visible header or footer of a section if it has the class of reusable headers and footers.
  final func visibleEdge(_ role: HeaderFooterRole, in section: Int) -> UITableViewHeaderFooterView? {
    edgeView(role, in: section) as? UITableViewHeaderFooterView
  }

  /// A reused or new cell. Traps if no cell can be reused and the identifier is not registered.
  final func dequeueRegisteredCell(_ identifier: String) -> UITableViewCell {
    guard let cell = dequeueCell(identifier) else {
      fatalError(
        """
        unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or \
        connect a prototype cell in a storyboard
        """)
    }
    return cell
  }

  final func dequeueCell(_ identifier: String) -> UITableViewCell? {
    if let cellBeingReconfigured, cellBeingReconfigured.reuseIdentifier == identifier { return cellBeingReconfigured }
    if let cell = cells.take(for: identifier) {
      cell.prepareForReuse()
      return cell
    }
    return cells.make(for: identifier) { $0.construct(style: .default, reuseIdentifier: identifier) }
  }

  final func dequeueEdge(_ identifier: String) -> UITableViewHeaderFooterView? {
    let kept = edges.take(for: identifier)
    let edge = kept ?? edges.make(for: identifier) { $0.construct(reuseIdentifier: identifier) }
    edge?.place = HeaderFooterContext(role: headerFooterRequests.role, style: style)
    kept?.prepareForReuse()
    return edge
  }

  // MARK: Queries

  /// The visible rows, from top to bottom.
  final var shownRows: [(indexPath: IndexPath, row: TableRow)] {
    followNow()
    return content.visible.cells
      .compactMap { shown in (shown.cell as? TableRow).map { (shown.indexPath, $0) } }
      .sorted { $0.indexPath < $1.indexPath }
  }

  final func rows(in rect: CGRect) -> [IndexPath] {
    followNow()
    return (tableLayout.layoutAttributesForElements(in: rect) ?? [])
      .filter { $0.representedElementCategory == .cell && $0.frame.intersects(rect) }
      .map(\.indexPath)
      .sorted()
  }

  final func edgeView(_ role: HeaderFooterRole, in section: Int) -> UIView? {
    let view = content.supplementaryView(forElementKind: kind(of: role), at: IndexPath(item: 0, section: section))
    return (view as? SectionHeaderFooter)?.view
  }

  final func rect(ofEdge role: HeaderFooterRole, in section: Int) -> CGRect {
    followNow()
    return tableLayout.unpinnedBoundaryFrame(ofKind: kind(of: role), inSection: section) ?? .zero
  }

  private final func kind(of role: HeaderFooterRole) -> String {
    role == .header ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
  }

  final func sectionRect(_ section: Int) -> CGRect {
    followNow()
    let count = numberOfRows(inSection: section)
    var rects = [rect(ofEdge: .header, in: section), rect(ofEdge: .footer, in: section)]
    if count > 0 {
      rects.append(rectForRow(at: IndexPath(row: 0, section: section)))
      rects.append(rectForRow(at: IndexPath(row: count - 1, section: section)))
    }
    let shown = rects.filter { $0 != .zero }
    return shown.dropFirst().reduce(shown.first ?? .zero) { $0.union($1) }
  }
}

import Foundation
@_spi(Toolkit) import UIKitCore
@_spi(Toolkit) import UIKitLists

/// The collection view of a list, and its rows.
@MainActor
final class ListController: NSObject, UICollectionViewDelegate {
  private(set) unowned var node: ViewNode
  let collectionView: ListCollectionView
  /// The element of the list.
  let element: ViewElement
  var rows: RowSections
  var positions: [RowSectionID: Int] = [:]
  var appearance = ListAppearance()
  var selection: ListSelection?
  var editMode: Binding<EditMode>?
  /// True if the editing mode was that of a swiped row when the list followed it last.
  var wasTransient = false
  /// False if the user can select no rows.
  var isEnabled = true
  /// The roots of the displayed rows, by cell.
  private var displayed: [ObjectIdentifier: ViewNode] = [:]
  /// The roots of rows that have appeared.
  private var shown: [ObjectIdentifier: ViewNode] = [:]
  private var needsAppearanceUpdate = false
  var needsSelectionUpdate = false
  /// True after the user moved rows, until the app's data are shown again: the snapshot differs from `rows`.
  var isReordered = false
  private let refreshing: Refreshing
  private(set) var dataSource: UICollectionViewDiffableDataSource<RowSectionID, RowID>!

  init(_ node: ViewNode) {
    self.node = node
    rows = RowSections(in: node)
    collectionView = ListCollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: UICollectionViewFlowLayout())
    element = SafeAreaIgnoringElement(
      node, around: UIViewElement(node, collectionView) { _, proposal in proposal.replacingUnspecifiedDimensions() },
      onlyOfHost: true)
    refreshing = Refreshing(collectionView)
    super.init()
    collectionView.alwaysBounceVertical = true
    collectionView.allowsSelection = false
    collectionView.onEditingEnd = { [weak self] in self?.userDidEndEditing() }
    collectionView.onSwipe = { [weak self] in self?.swipeDidChange($0) }
    makeDataSource()
    collectionView.delegate = self
    collectionView.collectionViewLayout = makeLayout()
    collectionView.backgroundColor = appearance.style.backgroundColor
  }

  private func makeDataSource() {
    let registration = UICollectionView.CellRegistration<ListRowCell, RowID> { [weak self] cell, _, row in
      self?.show(row, in: cell)
    }
    let source = UICollectionViewDiffableDataSource<RowSectionID, RowID>(collectionView: collectionView) {
      view, path, row in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: row)
    }
    let header = UICollectionView.SupplementaryRegistration<ListRowCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] cell, _, path in self?.showHeader(in: cell, at: path.section) }
    let footer = UICollectionView.SupplementaryRegistration<ListRowCell>(
      elementKind: UICollectionView.elementKindSectionFooter
    ) { [weak self] cell, _, path in self?.showFooter(in: cell, at: path.section) }
    source.supplementaryViewProvider = { view, kind, path in
      view.dequeueConfiguredReusableSupplementary(
        using: kind == UICollectionView.elementKindSectionHeader ? header : footer, for: path)
    }
    source.reorderingHandlers.canReorderItem = { [weak self] row in self?.canMove(row) ?? false }
    source.reorderingHandlers.didReorder = { [weak self] transaction in
      self?.didReorder(transaction.initialSnapshot, transaction.finalSnapshot, transaction.difference)
    }
    dataSource = source
  }

  // MARK: Configuration

  func configure(_ environment: EnvironmentValues) {
    collectionView.isScrollEnabled = environment.isScrollEnabled
    environment.applyScrollSettings(to: collectionView)
    collectionView.alwaysBounceVertical = environment.verticalScrollBounceBehavior.isIndependentOfSize
    setMargins(environment.contentMargins)
    refreshing.setAction(environment.ownRefresh)
    let new = ListAppearance(environment)
    guard new != appearance else { return }
    appearance = new
    collectionView.backgroundColor = new.showsBackground ? new.style.backgroundColor : .clear
    collectionView.collectionViewLayout = makeLayout()
    refreshCells()
  }

  /// Sets the room above and below the rows. That at their sides is a part of the appearance.
  private func setMargins(_ margins: ContentMargins) {
    let insets = UIEdgeInsets(top: margins.top ?? 0, left: 0, bottom: margins.bottom ?? 0, right: 0)
    guard collectionView.contentInset != insets else { return }
    let isAtTop = collectionView.contentOffset.y <= -collectionView.adjustedContentInset.top
    collectionView.contentInset = insets
    if isAtTop { collectionView.contentOffset.y = -collectionView.adjustedContentInset.top }
  }

  // MARK: Rows

  /// Shows other rows. Those that stay keep their cells, and change by themselves.
  func setRows(_ new: RowSections) {
    let hadBoundaries = rows.sections.map { [$0.header != nil, $0.footer != nil] }
    let former = isReordered ? nil : rows
    isReordered = false
    rows = new
    positions = Dictionary(uniqueKeysWithValues: new.sections.enumerated().map { ($1.id, $0) })
    var snapshot = dataSource.snapshot()
    snapshot.change(to: new, from: former)
    let isAnimated = Transaction.current.effectiveAnimation != nil
    dataSource.apply(snapshot, animatingDifferences: isAnimated)
    if hadBoundaries != new.sections.map({ [$0.header != nil, $0.footer != nil] }) {
      collectionView.collectionViewLayout.invalidateLayout()
    }
    refreshCells()
    setNeedsAppearanceUpdate()
    setNeedsSelectionUpdate()
  }

  private func show(_ row: RowID, in cell: ListRowCell) {
    guard let element = rows.element(of: row) else { return cell.clear() }
    cell.show(element, of: row, as: .row, appearance)
    cell.onChange = { [weak self, weak cell] in
      if let cell { self?.refreshAccessories(of: cell) }
    }
    refreshAccessories(of: cell)
  }

  private func section(at index: Int) -> RowSections.Section? {
    dataSource.sectionIdentifier(for: index).flatMap { positions[$0] }.map { rows.sections[$0] }
  }

  private func showHeader(in cell: ListRowCell, at index: Int) {
    cell.show(section(at: index)?.header, of: nil, as: .header, appearance)
  }

  private func showFooter(in cell: ListRowCell, at index: Int) {
    cell.show(section(at: index)?.footer, of: nil, as: .footer, appearance)
  }

  /// Gives the displayed cells the elements of their rows again.
  private func refreshCells() {
    for case let cell as ListRowCell in collectionView.visibleCells {
      guard let row = cell.row, let element = rows.element(of: row) else { continue }
      cell.show(element, of: row, as: .row, appearance)
      refreshAccessories(of: cell)
    }
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      for path in collectionView.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
        guard let cell = collectionView.supplementaryView(forElementKind: kind, at: path) as? ListRowCell else {
          continue
        }
        if cell.role == .header {
          showHeader(in: cell, at: path.section)
        } else {
          showFooter(in: cell, at: path.section)
        }
      }
    }
  }

  // MARK: Layout

  private func makeLayout() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { [weak self] index, environment in
      self?.layoutSection(at: index, in: environment)
    }
  }

  private func layoutSection(
    at index: Int, in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance.style.appearance)
    let section = section(at: index)
    configuration.backgroundColor = .clear
    configuration.headerMode = section?.header == nil ? .none : .supplementary
    configuration.footerMode = section?.footer == nil ? .none : .supplementary
    configuration.itemSeparatorHandler = { [weak self] path, separators in
      self?.separators(at: path, separators) ?? separators
    }
    configuration.leadingSwipeActionsConfigurationProvider = { [weak self] in self?.swipeActions(at: $0, .leading) }
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] in self?.swipeActions(at: $0, .trailing) }
    let layout = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    if let spacing = appearance.rowSpacing { layout.interGroupSpacing = spacing }
    let gap: CGFloat? =
      switch appearance.sectionSpacing.kind {
      case .standard: nil
      case .compact: environment.traitCollection.pointGrid.map(\.height) ?? 10
      case .custom(let length): length
      }
    if let gap, index > 0 { layout.contentInsets.top = gap }
    if let margin = appearance.leadingMargin { layout.contentInsets.leading = margin }
    if let margin = appearance.trailingMargin { layout.contentInsets.trailing = margin }
    return layout
  }

  private func separators(at path: IndexPath, _ list: UIListSeparatorConfiguration) -> UIListSeparatorConfiguration {
    guard let row = dataSource.itemIdentifier(for: path),
      let own = rows.element(of: row)?.trait(RowSeparatorsTrait.self), let section = section(at: path.section)
    else { return list }
    return own.applied(to: list, isFirst: section.rows.first == row, isLast: section.rows.last == row)
  }

  // MARK: Appearance

  func setNeedsAppearanceUpdate() {
    guard !needsAppearanceUpdate else { return }
    needsAppearanceUpdate = true
    // Rows that turn out not to be visible once others are measured do not appear.
    node.graph.afterLayout { [weak self] in self?.updateAppearance() }
  }

  private func updateAppearance() {
    needsAppearanceUpdate = false
    var current: [ObjectIdentifier: ViewNode] = [:]
    if node.isShown {
      for root in displayed.values where root.isMounted { current[ObjectIdentifier(root)] = root }
    }
    for (key, root) in shown where current[key] == nil { root.hide() }
    let positions = rootPositions
    let order = current.sorted { positions[$0.key] ?? 0 < positions[$1.key] ?? 0 }
    for (_, root) in order { root.show() }
    shown = current
  }

  /// The vertical positions of the displayed rows, by their roots.
  private var rootPositions: [ObjectIdentifier: CGFloat] {
    var positions: [ObjectIdentifier: CGFloat] = [:]
    for cell in collectionView.visibleCells {
      if let root = displayed[ObjectIdentifier(cell)] { positions[ObjectIdentifier(root)] = cell.frame.minY }
    }
    return positions
  }

  /// Called when the list leaves the graph.
  func end() {
    refreshing.end()
    element.discard()
  }

  /// Called after the list disappeared.
  func didHide() {
    collectionView.closeSwipedRow()
    for root in shown.values { root.hide() }
    shown = [:]
  }

  private func willDisplay(_ view: UICollectionReusableView) {
    guard let cell = view as? ListRowCell, let element = cell.element else { return }
    let root =
      cell.row.map { _ in rows.root(of: element, in: node) } ?? element.node
    displayed[ObjectIdentifier(cell)] = root
    setNeedsAppearanceUpdate()
  }

  private func didEndDisplaying(_ view: UICollectionReusableView) {
    displayed[ObjectIdentifier(view)] = nil
    (view as? ListRowCell)?.clear()
    setNeedsAppearanceUpdate()
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { willDisplay(cell) }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { didEndDisplaying(cell) }

  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) { willDisplay(view) }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) { didEndDisplaying(view) }

  // MARK: Selection and movement

  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    canActivate(indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    canActivate(indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
    canFocus(indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    userDidSelect(indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    userDidDeselect(indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    guard let row = dataSource.itemIdentifier(for: originalIndexPath),
      dataSource.itemIdentifier(for: proposedIndexPath)?.source == row.source
    else { return currentIndexPath }
    return proposedIndexPath
  }
}

/// The collection view of a list.
final class ListCollectionView: UICollectionView, SwipedRowObserver {
  /// Called when a row begins to be swiped, with true, and when it is no longer, with false.
  var onSwipe: ((Bool) -> Void)?
  /// Called after the user ended editing with a key.
  var onEditingEnd: (() -> Void)?

  override var isEditing: Bool {
    didSet { if oldValue, !isEditing { onEditingEnd?() } }
  }

  /// The room for rows at the last layout.
  private var room = CGSize.zero

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = bounds.inset(by: adjustedContentInset).size
    guard size != room else { return }
    room = size
    for case let cell as ListRowCell in visibleCells { cell.listDidResize() }
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      for case let cell as ListRowCell in visibleSupplementaryViews(ofKind: kind) { cell.listDidResize() }
    }
  }

  func rowWillBeSwiped(at path: IndexPath) { onSwipe?(true) }
  func rowIsNoLongerSwiped(at path: IndexPath?) { onSwipe?(false) }
}

extension NSDiffableDataSourceSnapshot<RowSectionID, RowID> {
  /// Changes the snapshot to the rows, by their differences: what stands before and after the changes is compared only.
  ///
  /// - Parameter former: The rows in the snapshot; nil if they are known to the snapshot only.
  @MainActor
  mutating func change(to rows: RowSections, from former: RowSections?) {
    guard sectionIdentifiers == rows.sections.map(\.id) else {
      self = Self()
      appendSections(rows.sections.map(\.id))
      for section in rows.sections { appendItems(section.rows.array(section.rows.indices), toSection: section.id) }
      return
    }
    var insertions: [(rows: [RowID], section: RowSectionID, before: RowID?)] = []
    var deletions: [RowID] = []
    for (index, section) in rows.sections.enumerated() {
      let old = former?.sections[index].rows ?? RowList(itemIdentifiers(inSection: section.id))
      let new = section.rows
      guard let change = new.change(from: old) else { continue }
      deletions += old.array(change.old)
      let next = change.new.upperBound < new.count ? new[change.new.upperBound] : nil
      insertions.append((new.array(change.new), section.id, next))
    }
    if !deletions.isEmpty { deleteItems(deletions) }
    for (rows, section, next) in insertions where !rows.isEmpty {
      if let next { insertItems(rows, beforeItem: next) } else { appendItems(rows, toSection: section) }
    }
  }
}

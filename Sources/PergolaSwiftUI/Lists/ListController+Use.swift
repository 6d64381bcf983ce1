import Foundation
@_spi(Toolkit) import UIKitCore
@_spi(Toolkit) import UIKitLists

extension ListController {
  // MARK: Editing mode

  func setEditMode(_ new: Binding<EditMode>?) {
    editMode = new
    let mode = new?.wrappedValue
    if mode == .inactive, wasTransient { collectionView.closeSwipedRow() }
    wasTransient = mode == .transient
    let isEditing = mode == .active
    guard collectionView.isEditing != isEditing else { return }
    collectionView.isEditing = isEditing
    setNeedsSelectionUpdate()
  }

  func userDidEndEditing() {
    guard let editMode, ViewGraph.withoutTracking({ editMode.wrappedValue }) == .active else { return }
    // The binding is read while the list is updated; the user's keys arrive outside of updates.
    if !node.graph.isUpdating { editMode.wrappedValue = .inactive }
  }

  /// Sets the mode to that of a list in which one row is edited, and back.
  func swipeDidChange(_ isSwiped: Bool) {
    // A list may close its row while views are evaluated, which must not set state then.
    guard !node.graph.isUpdating else {
      return node.graph.afterLayout { [weak self] in self?.swipeDidChange(isSwiped) }
    }
    guard let editMode, ViewGraph.withoutTracking({ editMode.wrappedValue }) == (isSwiped ? .inactive : .transient)
    else { return }
    withAnimation { editMode.wrappedValue = isSwiped ? .transient : .inactive }
  }

  // MARK: Selection

  func setSelection(_ new: ListSelection?) {
    selection = new
    let isSingle = new.map { !$0.isMultiple } ?? false
    if isSingle { collectionView.allowsSelection = true }
    collectionView.allowsSelectionDuringEditing = isSingle
    collectionView.allowsMultipleSelectionDuringEditing = new?.isMultiple ?? false
    // The selection is noted as read.
    if let values = new?.get(), isSingle { column?.list(self, didSelect: values.first) }
    setNeedsSelectionUpdate()
  }

  /// The column of a split view in which the list is.
  private var column: SplitColumn? { node.enclosingPage?.stack?.column }

  /// True in a column whose next one is beside it or in front of it: there a link selects its row also where the list
  /// selects several values.
  private var leadsToColumnBeside: Bool { node.environment.isSplit && column?.next != nil }

  /// Selects nothing.
  func clearSelection() { selection?.set([]) }

  func setNeedsSelectionUpdate() {
    guard selection != nil, !needsSelectionUpdate else { return }
    needsSelectionUpdate = true
    node.graph.afterLayout { [weak self] in self?.updateSelection() }
  }

  /// Selects the rows of the selected values.
  private func updateSelection() {
    needsSelectionUpdate = false
    guard let selection else { return }
    let isActive = !selection.isMultiple || collectionView.isEditing || leadsToColumnBeside
    let values = isActive ? selection.get() : []
    let wanted = Set(values.compactMap { row(withValue: $0) }.compactMap { dataSource.indexPath(for: $0) })
    let current = Set(collectionView.indexPathsForSelectedItems ?? [])
    for path in current.subtracting(wanted) { collectionView.deselectItem(at: path, animated: false) }
    for path in wanted.subtracting(current).sorted() {
      collectionView.selectItem(at: path, animated: false, scrollPosition: [])
    }
  }

  /// The value by which a row is selected: its tag, else the identity of its datum; nil for none of the right type.
  private func value(of row: RowID) -> AnyHashable? {
    guard let selection else { return nil }
    if let tag = rows.element(of: row)?.trait(TagTrait.self) {
      if selection.accepts(tag.hashable) { return tag.hashable }
    }
    if let link = linkValue(of: rows.element(of: row), ofEnabled: true) { return link }
    guard let (items, position) = rows.datum(of: row) else { return nil }
    let id = items.source.id(at: position)
    return selection.accepts(id) ? id : nil
  }

  /// The value of a link in a row that selects the row.
  ///
  /// - Parameter ofEnabled: True if links that are disabled don't count.
  private func linkValue(of element: ViewElement?, ofEnabled: Bool = false) -> AnyHashable? {
    guard let element, let selection else { return nil }
    return element.traits(RowActionTrait.self).lazy.filter { $0.isEnabled || !ofEnabled }.compactMap(\.value)
      .first(where: selection.accepts)
  }

  private func row(withValue value: AnyHashable) -> RowID? {
    let hasLinks = column?.next != nil
    func isTagged(_ element: ViewElement) -> Bool {
      (element.trait(TagTrait.self)?.hashable ?? (hasLinks ? linkValue(of: element) : nil)) == value
    }
    if let row = rows.staticRows.first(where: { isTagged($0.element) })?.row { return row }
    for case let cell as ListRowCell in collectionView.visibleCells {
      if let element = cell.element, isTagged(element) { return cell.row }
    }
    return rows.row(withID: value)
  }

  private func actions(of row: RowID) -> [RowAction] {
    rows.element(of: row)?.traits(RowActionTrait.self).filter(\.isEnabled) ?? []
  }

  /// True if the user can select rows now.
  private var acceptsSelection: Bool {
    guard let selection, isEnabled else { return false }
    return !selection.isMultiple || collectionView.isEditing
  }

  func canActivate(_ path: IndexPath) -> Bool {
    guard let row = dataSource.itemIdentifier(for: path) else { return false }
    if acceptsSelection, value(of: row) != nil, isSelectable(row) { return true }
    return !collectionView.isEditing && !actions(of: row).isEmpty
  }

  /// False for a row that the user may not select.
  private func isSelectable(_ row: RowID) -> Bool {
    rows.element(of: row)?.trait(SelectionDisabledTrait.self) != true
  }

  /// Rows that do nothing, and have nothing to swipe or move and no menu, are passed over by the keyboard focus.
  func canFocus(_ path: IndexPath) -> Bool {
    if canActivate(path) { return true }
    guard let row = dataSource.itemIdentifier(for: path) else { return false }
    return canMove(row) && collectionView.isEditing || canDelete(row)
      || contextMenu(of: row) != nil
      || (rows.element(of: row)?.trait(SwipeActionsTrait.self) ?? []).contains(where: \.isEnabled)
  }

  func userDidSelect(_ path: IndexPath) {
    guard let row = dataSource.itemIdentifier(for: path) else { return }
    var isSelected = false
    // A link that the selection takes over does nothing else.
    let link = isSelectable(row) ? linkValue(of: rows.element(of: row), ofEnabled: true) : nil
    if acceptsSelection, isSelectable(row), let selection, let value = value(of: row) {
      isSelected = true
      selection.set(selection.isMultiple ? selection.get().union([value]) : [value])
    } else if let link, !collectionView.isEditing {
      isSelected = true
      selection?.set([link])
    }
    guard !collectionView.isEditing else { return }
    let actions = actions(of: row)
    if !isSelected { collectionView.deselectItem(at: path, animated: true) }
    for action in actions where !isSelected || action.value == nil || action.value != link { action.perform() }
    if isSelected { column?.userDidSelectRow() }
  }

  func userDidDeselect(_ path: IndexPath) {
    guard let selection, let row = dataSource.itemIdentifier(for: path), let value = value(of: row) else { return }
    // A single selection is replaced when the other row is selected.
    if selection.isMultiple { selection.set(selection.get().subtracting([value])) }
  }

  // MARK: Accessories

  func refreshAccessories(of cell: ListRowCell) {
    guard let row = cell.row, let element = cell.element else { return }
    let actions = element.traits(RowActionTrait.self)
    if !actions.isEmpty, !collectionView.allowsSelection { collectionView.allowsSelection = true }
    let controls = RowControls(
      selects: selection?.isMultiple ?? false && element.trait(SelectionDisabledTrait.self) != true,
      deletes: canDelete(row), moves: canMove(row),
      discloses: actions.contains(where: \.hasDisclosure), badge: element.trait(BadgeTrait.self) ?? nil)
    guard cell.controls != controls else { return }
    cell.controls = controls
    cell.accessories = controls.accessories
  }

  // MARK: Changes of the data

  private func edits(of row: RowID) -> (edits: DynamicEdits, position: Int)? {
    guard let (items, position) = rows.datum(of: row), let edits = items.edits?() else { return nil }
    return (edits, position)
  }

  func canDelete(_ row: RowID) -> Bool {
    guard edits(of: row)?.edits.delete != nil else { return false }
    return rows.element(of: row)?.trait(DeleteDisabledTrait.self) != true
  }

  func canMove(_ row: RowID) -> Bool {
    guard edits(of: row)?.edits.move != nil else { return false }
    return rows.element(of: row)?.trait(MoveDisabledTrait.self) != true
  }

  func swipeActions(at path: IndexPath, _ edge: HorizontalEdge) -> UISwipeActionsConfiguration? {
    guard let row = dataSource.itemIdentifier(for: path) else { return nil }
    let sources = (rows.element(of: row)?.trait(SwipeActionsTrait.self) ?? []).filter { $0.edge == edge }
    let actions = sources.flatMap(\.actions)
    if actions.isEmpty {
      guard edge == .trailing, canDelete(row) else { return nil }
      return UISwipeActionsConfiguration(actions: [deletion(of: row)])
    }
    let possible = sources.filter(\.isEnabled).flatMap(\.actions).filter(\.isEnabled)
    let configuration = UISwipeActionsConfiguration(actions: possible.map(\.contextualAction))
    configuration.performsFirstActionWithFullSwipe = sources.first?.allowsFullSwipe ?? true
    return configuration
  }

  private func deletion(of row: RowID) -> UIContextualAction {
    UIContextualAction(style: .destructive, title: SystemText.localized("Delete")) { [weak self] _, _, done in
      if let (edits, position) = self?.edits(of: row) { withAnimation { edits.delete?([position]) } }
      done(true)
    }
  }

  func didReorder(
    _ initial: NSDiffableDataSourceSnapshot<RowSectionID, RowID>,
    _ final: NSDiffableDataSourceSnapshot<RowSectionID, RowID>, _ difference: CollectionDifference<RowID>
  ) {
    isReordered = true
    for case .insert(_, let row, let origin?) in difference {
      _ = origin
      guard let (edits, position) = edits(of: row), let section = final.sectionIdentifier(containingItem: row) else {
        continue
      }
      let order = final.itemIdentifiers(inSection: section)
      guard let place = order.firstIndex(of: row) else { continue }
      // The neighbours still have their old positions, before which the offset counts.
      if let next = order[(place + 1)...].first(where: { $0.source == row.source }), let datum = rows.datum(of: next) {
        edits.move?([position], datum.position)
      } else if let last = order[..<place].last(where: { $0.source == row.source }), let datum = rows.datum(of: last) {
        edits.move?([position], datum.position + 1)
      }
      break
    }
    // Rows that the app did not move return to their places.
    node.itemsDidChange()
  }

  // MARK: Scrolling

  /// Scrolls to the row with an identity, or with a view inside that has it. Returns false if there is none.
  func scroll(to id: AnyHashable, anchor: UnitPoint?, isAnimated: Bool) -> Bool {
    let row =
      rows.row(withID: id)
      ?? rows.row { _, element in
        rows.root(of: element, in: node).descendant(withID: id) != nil
      }
    guard let row, let path = dataSource.indexPath(for: row) else { return false }
    guard let position = position(of: path, for: anchor) else { return true }
    collectionView.scrollToItem(at: path, at: position, animated: isAnimated)
    return true
  }

  /// The position to scroll an item to; nil if it is visible already.
  private func position(of path: IndexPath, for anchor: UnitPoint?) -> UICollectionView.ScrollPosition? {
    if let anchor { return anchor.y < 0.25 ? .top : anchor.y > 0.75 ? .bottom : .centeredVertically }
    guard let frame = collectionView.layoutAttributesForItem(at: path)?.frame else { return .top }
    let area = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
    if frame.minY < area.minY { return .top }
    return frame.maxY > area.maxY ? .bottom : nil
  }
}

/// The accessories that a row shows.
struct RowControls: Equatable {
  var selects = false
  var deletes = false
  var moves = false
  var discloses = false
  var badge: String?

  @MainActor
  var accessories: [UICellAccessory] {
    var accessories: [UICellAccessory] = []
    if selects { accessories.append(.multiselect()) }
    if deletes { accessories.append(.delete()) }
    if let badge { accessories.append(.label(text: badge)) }
    if discloses { accessories.append(.disclosureIndicator()) }
    if moves { accessories.append(.reorder()) }
    return accessories
  }
}

import Foundation
import RenderTree
@_spi(Toolkit) import UIKitCore

/// A scroll view that shows the rows of a data source in sections.
///
/// ```swift
/// let tableView = UITableView(frame: view.bounds, style: .insetGrouped)
/// tableView.register(UITableViewCell.self, forCellReuseIdentifier: "fruit")
/// tableView.dataSource = self
/// ```
///
/// A collection view with a list layout, which covers the visible part of the table, shows the rows. So only visible
/// rows have cells, and rows are measured when they become visible.
open class UITableView: UIScrollView {
  /// The methods and properties that are found by name.
  @_spi(Toolkit) open override class var builtInMembers: [ObjectMember] { super.builtInMembers + tableViewMembers }

  /// Creates a table with a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    attachContent()
  }

  /// Creates a plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) {
    style = Style(interfaceName: coder.interfaceObject(forKey: "style") as? String)
    super.init(coder: coder)
    attachContent()
    coder.decodeProperties(of: self, declaredBy: UITableView.self)
  }

  /// The style of the table.
  public final let style: Style

  private(set) final lazy var tableLayout = TableLayout(table: self)
  private(set) final lazy var content = TableContent(table: self, layout: tableLayout)
  private(set) final lazy var source = TableSource(table: self)
  /// The fixed sections of a table from a nib or a storyboard; nil for a table with a data source of the app.
  @_spi(Toolkit) public final var staticSections: [StaticTableSection]?

  // MARK: Delegate and data source

  /// Provides the rows and their cells. Held weakly. Setting another one reloads everything.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet {
      guard oldValue !== dataSource else { return }
      forgetMethods(of: .dataSource)
      content.setNeedsReload()
    }
  }

  /// Handles selection, highlighting, editing and display events, and provides heights and views. Held weakly.
  @_nonoverride
  open weak var delegate: (any UITableViewDelegate)? {
    get { scrollDelegate as? any UITableViewDelegate }
    set {
      guard scrollDelegate !== newValue else { return }
      scrollDelegate = newValue
      forgetMethods(of: .delegate)
      discardHeaderFooterViews(asksAgain: true)
      content.setNeedsReload()
    }
  }

  /// Prepares the data of rows that are likely to become visible soon. Held weakly.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

  /// A Boolean value that indicates whether ``prefetchDataSource`` is called. True by default.
  open var isPrefetchingEnabled: Bool {
    get { content.isPrefetchingEnabled }
    set { content.isPrefetchingEnabled = newValue }
  }

  // MARK: Heights

  /// The height of rows without a height from the delegate, in points. By default `automaticDimension`, for self-sizing
  /// rows.
  open var rowHeight = UITableView.automaticDimension { didSet { if oldValue != rowHeight { sectionsDidChange() } } }

  /// The estimated height of rows that have not been visible yet, in points. By default `automaticDimension`, for the
  /// table's own estimate. With 0 the delegate is called for the heights of all rows at once.
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet { if oldValue != estimatedRowHeight { sectionsDidChange() } }
  }

  /// The height of headers without a height from the delegate, in points. By default `automaticDimension`, for
  /// self-sizing headers; 0 for no headers.
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { if oldValue != sectionHeaderHeight { sectionsDidChange() } }
  }

  /// The height of footers without a height from the delegate, in points. By default `automaticDimension`, for
  /// self-sizing footers; 0 for no footers.
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { if oldValue != sectionFooterHeight { sectionsDidChange() } }
  }

  /// The estimated height of headers that have not been visible yet, in points; `automaticDimension` by default.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
    didSet { if oldValue != estimatedSectionHeaderHeight { sectionsDidChange() } }
  }

  /// The estimated height of footers that have not been visible yet, in points; `automaticDimension` by default.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension {
    didSet { if oldValue != estimatedSectionFooterHeight { sectionsDidChange() } }
  }

  /// The space above each header, in points. By default `automaticDimension`, for 22 in plain tables and 0 in others.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { if oldValue != sectionHeaderTopPadding { sectionsDidChange() } }
  }

  // MARK: Appearance

  /// The style of row separators; `.singleLine` by default.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { if oldValue != separatorStyle { sectionsDidChange() } }
  }

  /// The color of row separators; nil by default, for the system's color. An appearance property.
  open var separatorColor: UIColor? {
    didSet {
      didSetAppearance(\UITableView.separatorColor)
      if oldValue != separatorColor { sectionsDidChange() }
    }
  }

  /// The insets of row separators, in points. By default separators start at the text. An appearance property.
  open var separatorInset = UITableView.automaticSeparatorInset {
    didSet {
      didSetAppearance(\UITableView.separatorInset)
      if oldValue != separatorInset { sectionsDidChange() }
    }
  }

  /// The height of the empty rows that fill a plain table without a footer view below its last row, in points;
  /// `automaticDimension` for the height of rows. 0 by default, for no empty rows.
  open var fillerRowHeight: CGFloat = 0 { didSet { if oldValue != fillerRowHeight { content.setNeedsLayout() } } }

  /// The reference of ``separatorInset``; the edges of cells by default.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { if oldValue != separatorInsetReference { sectionsDidChange() } }
  }

  /// A Boolean value that indicates whether the content of rows, headers and footers stays within the readable width.
  /// False by default.
  open var cellLayoutMarginsFollowReadableWidth = false {
    didSet { if oldValue != cellLayoutMarginsFollowReadableWidth { sectionsDidChange() } }
  }

  /// A Boolean value that indicates whether the content of rows, headers and footers stays in the safe area. True by
  /// default.
  open var insetsContentViewsToSafeArea = true {
    didSet { if oldValue != insetsContentViewsToSafeArea { sectionsDidChange() } }
  }

  /// The changes of a visible row's content after which the row is measured again; `.enabled` by default.
  open var selfSizingInvalidation: SelfSizingInvalidation {
    get { content.selfSizingInvalidation }
    set { content.selfSizingInvalidation = newValue }
  }

  /// The view behind all rows. It fills the bounds and does not scroll; nil by default.
  open var backgroundView: UIView? {
    get { content.backgroundView }
    set { content.backgroundView = newValue }
  }

  /// The view above the first section, with the height of its frame; nil by default.
  open var tableHeaderView: UIView? { didSet { if oldValue !== tableHeaderView { tableHeaderFooterDidChange() } } }

  /// The view below the last section, with the height of its frame; nil by default.
  open var tableFooterView: UIView? { didSet { if oldValue !== tableFooterView { tableHeaderFooterDidChange() } } }

  // MARK: Section index

  /// The least number of rows of a table with a section index; 0 by default.
  open var sectionIndexMinimumDisplayRowCount = 0 {
    didSet { if oldValue != sectionIndexMinimumDisplayRowCount { reloadSectionIndexTitles() } }
  }

  /// The color of the index titles; nil by default, for the tint color. An appearance property.
  open var sectionIndexColor: UIColor? {
    get { indexAppearance.color }
    set {
      didSetAppearance(\UITableView.sectionIndexColor)
      indexAppearance.color = newValue
    }
  }

  /// The background color of the section index; nil by default, for no background.
  open var sectionIndexBackgroundColor: UIColor? {
    get { indexAppearance.background }
    set { indexAppearance.background = newValue }
  }

  /// The background color of the section index during a touch; nil by default, for ``sectionIndexBackgroundColor``.
  open var sectionIndexTrackingBackgroundColor: UIColor? {
    get { indexAppearance.trackingBackground }
    set { indexAppearance.trackingBackground = newValue }
  }

  /// Requests the index titles from the data source again.
  open func reloadSectionIndexTitles() { content.reloadIndexTitles(counts: content.currentCounts()) }

  final var indexAppearance = SectionIndexView.Look() { didSet { content.indexView?.look = indexAppearance } }

  // MARK: Registering and dequeuing

  /// Registers the class of the cells with an identifier; nil removes the registration.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registerCells(cellClass, identifier)
  }

  /// Registers the nib of the cells with an identifier; nil removes the registration.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    cells.register(nib.map { .nib($0) }, for: identifier)
  }

  /// Registers the class of the headers and footers with an identifier; nil removes the registration.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerEdges(aClass, identifier)
  }

  /// Registers the nib of the headers and footers with an identifier; nil removes the registration.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    edges.register(nib.map { .nib($0) }, for: identifier)
  }

  /// A reused or new cell; nil if no cell can be reused and the identifier is not registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { dequeueCell(identifier) }

  /// A reused or new cell for the requested row. Traps if no cell can be reused and the identifier is not registered.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    dequeueRegisteredCell(identifier)
  }

  /// A reused or new header or footer; nil if no view can be reused and the identifier is not registered.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    dequeueEdge(identifier)
  }

  // MARK: Content

  /// Reloads all rows and sections in the next layout pass. The selection is cleared.
  open func reloadData() {
    content.reloadData()
    setNeedsLayout()
  }

  /// The number of sections since the last reload or update.
  open var numberOfSections: Int { content.numberOfSections }

  /// The number of rows in a section since the last reload or update. Traps if the section does not exist.
  open func numberOfRows(inSection section: Int) -> Int { content.numberOfItems(inSection: section) }

  /// The frame of a row, visible or not, in content coordinates; zero if the row does not exist.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    followNow()
    return content.layoutAttributesForItem(at: indexPath)?.frame ?? .zero
  }

  /// The frame of a section's header while it is not pinned, in content coordinates; zero if there is no header.
  open func rectForHeader(inSection section: Int) -> CGRect { rect(ofEdge: .header, in: section) }

  /// The frame of a section's footer while it is not pinned, in content coordinates; zero if there is no footer.
  open func rectForFooter(inSection section: Int) -> CGRect { rect(ofEdge: .footer, in: section) }

  /// The frame of a section, including its header and footer, in content coordinates.
  open func rect(forSection section: Int) -> CGRect { sectionRect(section) }

  /// The row at a point in content coordinates; nil if there is no row at the point.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    followNow()
    return content.indexPathForItem(at: point)
  }

  /// The index path of a visible cell; nil for other cells.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { cell.row.flatMap { content.displayedItem(of: $0) } }

  /// The cell of a visible row; nil for other rows.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    followNow()
    return (content.cellForItem(at: indexPath) as? TableRow)?.cell
  }

  /// The visible cells, from top to bottom.
  open var visibleCells: [UITableViewCell] { shownRows.compactMap(\.row.cell) }

  /// The index paths of the visible rows, from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? { shownRows.map(\.indexPath) }

  /// The rows that intersect a rectangle in content coordinates, in ascending order.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(in: rect) }

  /// The visible header of a section; nil if it is not visible or has another class.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { visibleEdge(.header, in: section) }

  /// The visible footer of a section; nil if it is not visible or has another class.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { visibleEdge(.footer, in: section) }

  // MARK: Selection

  /// A Boolean value that indicates whether rows can be selected. True by default. Setting false clears the selection.
  open var allowsSelection: Bool {
    get { content.allowsSelection }
    set { content.allowsSelection = newValue }
  }

  /// A Boolean value that indicates whether several rows can be selected. False by default.
  open var allowsMultipleSelection: Bool {
    get { content.allowsMultipleSelection }
    set {
      content.allowsMultipleSelection = newValue
      showBackgrounds()
    }
  }

  /// A Boolean value that indicates whether rows can be selected while editing. False by default.
  open var allowsSelectionDuringEditing: Bool {
    get { content.allowsSelectionDuringEditing }
    set { content.allowsSelectionDuringEditing = newValue }
  }

  /// A Boolean value that indicates whether several rows can be selected while editing. Rows then have a selection
  /// circle instead of a delete or insert control. False by default.
  open var allowsMultipleSelectionDuringEditing: Bool {
    get { content.allowsMultipleSelectionDuringEditing }
    set {
      content.allowsMultipleSelectionDuringEditing = newValue
      if isEditing { showEditingControls() }
      showBackgrounds()
    }
  }

  /// The row that was selected last; nil if no row is selected.
  open var indexPathForSelectedRow: IndexPath? { content.indexPathsForSelectedItems?.last }

  /// The selected rows in the order of their selection; nil if no row is selected.
  open var indexPathsForSelectedRows: [IndexPath]? { selectedRows }

  /// Selects a row without calling the delegate; nil clears the selection.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    followNow()
    let position = scrollPosition.collectionPosition
    content.selectItem(at: indexPath, animated: animated, scrollPosition: [])
    if let indexPath, !position.isEmpty {
      content.scroll(to: indexPath, at: position, animated: animated, requiresAttributes: false)
    }
  }

  /// Deselects a row without calling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    content.deselectItem(at: indexPath, animated: animated)
  }

  // MARK: Focus

  /// A Boolean value that indicates whether rows can have the keyboard focus. By default the value of
  /// ``allowsSelection``. The delegate's `canFocusRowAt` takes precedence.
  open var allowsFocus: Bool {
    get { content.allowsFocus }
    set { content.allowsFocus = newValue }
  }

  /// A Boolean value that indicates whether rows can have the keyboard focus while editing. By default true if rows can
  /// be selected while editing.
  open var allowsFocusDuringEditing: Bool {
    get { content.allowsFocusDuringEditing }
    set { content.allowsFocusDuringEditing = newValue }
  }

  /// A Boolean value that indicates whether a row is selected when keys move the focus to it, as if it were tapped.
  /// False by default. It has no effect if several rows can be selected, because moving the focus must not deselect the
  /// others.
  open var selectionFollowsFocus: Bool {
    get { content.selectionFollowsFocus }
    set { content.selectionFollowsFocus = newValue }
  }

  /// A Boolean value that indicates whether the focus returns to the row that had it last when it enters the table.
  /// False by default.
  open var remembersLastFocusedIndexPath: Bool {
    get { content.remembersLastFocusedIndexPath }
    set { content.remembersLastFocusedIndexPath = newValue }
  }

  // MARK: Editing

  /// A Boolean value that indicates whether the table is in editing mode, in which rows show controls for deleting,
  /// inserting and moving. False by default.
  open var isEditing: Bool {
    get { content.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Enters or leaves editing mode. Overrides call super.
  ///
  /// - Parameter animated: true to animate the change, in a host that supports animation.
  open func setEditing(_ editing: Bool, animated: Bool) {
    changeEditing(to: editing, animated: animated)
  }

  // MARK: Scrolling

  /// Scrolls a row to a position in the visible area, or as near to it as the content allows. Traps if the row does not
  /// exist.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    followNow()
    content.scroll(
      to: indexPath, at: scrollPosition.collectionPosition, animated: animated, requiresAttributes: false)
  }

  /// Scrolls the row that was selected last to a position in the visible area.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let indexPathForSelectedRow else { return }
    scrollToRow(at: indexPathForSelectedRow, at: scrollPosition, animated: animated)
  }

  // MARK: Updates

  /// A Boolean value that indicates whether the closure of a batch is running, or an interactive movement. Avoid
  /// `reloadData()` while it is true: a reload is ignored inside of a batch, and cancels an interactive movement.
  open var hasUncommittedUpdates: Bool { content.hasUncommittedUpdates }

  /// Performs several changes as one update. See `UICollectionView.performBatchUpdates(_:completion:)`: index paths of
  /// deletions and reloads, and the sources of moves, are those before the batch; index paths of insertions, and the
  /// targets of moves, are those after it. Traps if the counts do not match.
  ///
  /// Every batch, also one without changes, requests heights again and animates to them: those of the visible rows and,
  /// if `estimatedRowHeight` is 0, of all others. Other rows keep the heights that they had when they were last visible
  /// until they are visible again. A batch without changes also requests the heights of all headers and footers; a batch
  /// with changes requests those of the changed sections.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    content.performBatchUpdates(updates, completion: completion)
    setNeedsLayout()
  }

  /// Begins a batch, which `endUpdates()` ends. Even a batch without changes requests heights again, as in
  /// ``performBatchUpdates(_:completion:)``.
  open func beginUpdates() { beginBatch() }

  /// Ends the batch that `beginUpdates()` began. Traps without a batch.
  open func endUpdates() { endBatch() }

  /// Inserts rows. The index paths are those after the update.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    note(animation, of: indexPaths, as: \.inserted)
    update { content.insertItems(at: indexPaths) }
  }

  /// Deletes rows. The index paths are those before the update.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    note(animation, of: indexPaths, as: \.deleted)
    update { content.deleteItems(at: indexPaths) }
  }

  /// Replaces the cells of rows, which are no longer selected. The index paths are those before the update.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    note(animation, of: indexPaths, as: \.reloaded)
    update { content.reloadItems(at: indexPaths) }
  }

  /// Requests the cells of rows from the data source again, which reconfigures the existing cells. The selection stays.
  open func reconfigureRows(at indexPaths: [IndexPath]) { update { content.reconfigureItems(at: indexPaths) } }

  /// Moves a row from an index path before the update to one after it. The row keeps its cell.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { content.moveItem(at: indexPath, to: newIndexPath) }
  }

  /// Inserts sections. The indexes are those after the update.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    note(animation, of: sections, as: \.insertedSections)
    update { content.insertSections(sections) }
  }

  /// Deletes sections. The indexes are those before the update.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    note(animation, of: sections, as: \.deletedSections)
    update { content.deleteSections(sections) }
  }

  /// Replaces all views of sections, whose rows are no longer selected. The indexes are those before the update. Row
  /// counts may change.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    note(animation, of: sections, as: \.reloadedSections)
    update { content.reloadSections(sections) }
  }

  /// Moves a section from an index before the update to one after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { content.moveSection(section, toSection: newSection) }
  }

  // MARK: Overriding

  open override func layoutSubviews() {
    super.layoutSubviews()
    followNow()
  }

  @_spi(Toolkit) open override var describedDetails: [String] {
    super.describedDetails + ["dataSource: \(dataSource.map { UIView.reference(to: $0) } ?? "(null)")"]
  }

  @_spi(Toolkit) open override func userWillScroll() { content.userWillScroll() }

  @_spi(Toolkit) open override var keptPosition: KeptPosition? { content.positionWithItem }

  @_spi(Toolkit) open override func restore(_ position: KeptPosition) -> Bool { content.returnToItem(of: position) }

  @_spi(Toolkit) open override func renderedChildren(with traits: UITraitCollection) -> [RenderNode] {
    super.renderedChildren(with: traits).flatMap { $0.id == content.nodeID ? $0.children : [$0] }
  }

  @_spi(Toolkit) open override func makeSemantics() -> Semantics? { super.makeSemantics() ?? Semantics(role: .list) }

  // MARK: State

  /// The empty rows below the last one; nil if there are none.
  final var filler: EmptyRowsView?
  /// The number of calls of `beginUpdates()` without a matching `endUpdates()`.
  final var openUpdates = 0
  final var cells = TablePool<UITableViewCell>()
  final var edges = TablePool<UITableViewHeaderFooterView>()
  /// The cell that is being reconfigured; nil while other cells are requested.
  final var cellBeingReconfigured: UITableViewCell?
  /// The methods whose last call reached the default implementation.
  final var missing: Methods = []
  /// The methods that the delegate or the data source implemented in at least one call.
  final var implemented: Methods = []
  final var defaultEstimates = DefaultEstimates()
  final var headerFooterRequests = HeaderFooterRequests()
}

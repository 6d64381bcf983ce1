import Foundation
import RenderTree
@_spi(Toolkit) import UIKitCore

/// Shows rows in sections, one below the other.
///
/// ```swift
/// let tableView = UITableView(frame: view.bounds, style: .insetGrouped)
/// tableView.register(UITableViewCell.self, forCellReuseIdentifier: "fruit")
/// tableView.dataSource = self
/// ```
///
/// It is a reading of the list layout: a collection view of lists that covers what is in sight of the table shows the
/// rows, so that only those are there, and heights are found as rows come into sight.
open class UITableView: UIScrollView {
  /// A table of a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    content.delegate = source
    answerContent()
    content.prefetchDataSource = source
    content.register(TableRow.self, forCellWithReuseIdentifier: TableRow.reuseIdentifier)
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      content.register(
        TableEdge.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: TableEdge.reuseIdentifier)
    }
    for kind in [TableEnd.headerKind, TableEnd.footerKind] {
      content.register(TableEnd.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: TableEnd.reuseIdentifier)
    }
    alwaysBounceVertical = true
    backgroundColor = style.appearance.backgroundColor
    addSubview(content)
  }

  /// A plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) { return nil }

  /// The table's looks.
  public final let style: Style

  private(set) final lazy var tableLayout = TableLayout(table: self)
  private(set) final lazy var content = TableContent(table: self, layout: tableLayout)
  private final lazy var source = TableSource(table: self)

  /// Has the content ask the table what there is.
  final func answerContent() { content.dataSource = source }

  // MARK: Partners

  /// Answers what there is to show; not kept alive. Another one is asked for everything anew.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if oldValue !== dataSource { content.setNeedsReload() } }
  }

  /// Decides about and hears of what people do; not kept alive.
  @_nonoverride
  open weak var delegate: (any UITableViewDelegate)? {
    get { scrollDelegate as? any UITableViewDelegate }
    set {
      guard scrollDelegate !== newValue else { return }
      scrollDelegate = newValue
      missing = []
      implemented = []
      forgetEdgeViews(asksAgain: true)
      content.setNeedsReload()
    }
  }

  /// Told what is likely to be seen soon; not kept alive.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

  /// Whether ``prefetchDataSource`` is told. True by default.
  open var isPrefetchingEnabled: Bool {
    get { content.isPrefetchingEnabled }
    set { content.isPrefetchingEnabled = newValue }
  }

  // MARK: Heights

  /// The height of rows whose delegate says nothing, in points; `automaticDimension`, and by default, for what their
  /// content asks for.
  open var rowHeight = UITableView.automaticDimension { didSet { if oldValue != rowHeight { sectionsDidChange() } } }

  /// What rows are taken for until they come into sight, in points; `automaticDimension`, and by default, for what the
  /// table thinks fit. With 0 the delegate's heights are asked for at once, those of all rows.
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet { if oldValue != estimatedRowHeight { sectionsDidChange() } }
  }

  /// The height of headers whose delegate says nothing, in points; `automaticDimension`, and by default, for what they
  /// show. 0 for none.
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { if oldValue != sectionHeaderHeight { sectionsDidChange() } }
  }

  /// The height of footers whose delegate says nothing, in points; `automaticDimension`, and by default, for what they
  /// show. 0 for none.
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { if oldValue != sectionFooterHeight { sectionsDidChange() } }
  }

  /// What headers are taken for until they come into sight, in points; `automaticDimension` by default.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
    didSet { if oldValue != estimatedSectionHeaderHeight { sectionsDidChange() } }
  }

  /// What footers are taken for until they come into sight, in points; `automaticDimension` by default.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension {
    didSet { if oldValue != estimatedSectionFooterHeight { sectionsDidChange() } }
  }

  /// Room above each header, in points; `automaticDimension`, and by default, is 22 in plain tables and none in others.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { if oldValue != sectionHeaderTopPadding { sectionsDidChange() } }
  }

  // MARK: Looks

  /// Whether lines separate the rows; `.singleLine` by default.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { if oldValue != separatorStyle { sectionsDidChange() } }
  }

  /// The colour of the lines; nil, and by default, for the system's.
  open var separatorColor: UIColor? { didSet { if oldValue != separatorColor { sectionsDidChange() } } }

  static let automaticSeparatorInset = UIEdgeInsets(
    top: 0, left: automaticDimension, bottom: 0, right: automaticDimension)

  /// From the row's edges to the ends of the lines, in points. By default the lines begin where the text does.
  open var separatorInset = UITableView.automaticSeparatorInset {
    didSet { if oldValue != separatorInset { sectionsDidChange() } }
  }

  /// The height of empty rows that fill a plain table below its last row, where it has no footer of its own, in points;
  /// `automaticDimension` for that of rows. 0, for none, by default.
  open var fillerRowHeight: CGFloat = 0 { didSet { if oldValue != fillerRowHeight { content.setNeedsLayout() } } }

  /// What ``separatorInset`` is counted from; the cells' edges by default.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { if oldValue != separatorInsetReference { sectionsDidChange() } }
  }

  /// Whether rows, headers and footers keep their content within the width that is comfortable to read. False by
  /// default.
  open var cellLayoutMarginsFollowReadableWidth = false {
    didSet { if oldValue != cellLayoutMarginsFollowReadableWidth { sectionsDidChange() } }
  }

  /// Whether rows, headers and footers keep their content out of the safe area's insets. True by default.
  open var insetsContentViewsToSafeArea = true {
    didSet { if oldValue != insetsContentViewsToSafeArea { sectionsDidChange() } }
  }

  /// Which changes of a visible row's content have the row measured anew; `.enabled` by default.
  open var selfSizingInvalidation: SelfSizingInvalidation {
    get { content.selfSizingInvalidation }
    set { content.selfSizingInvalidation = newValue }
  }

  /// Stands behind everything, fills the bounds and does not scroll; nil by default.
  open var backgroundView: UIView? {
    get { content.backgroundView }
    set { content.backgroundView = newValue }
  }

  /// Above the first section, as high as its frame says; nil by default.
  open var tableHeaderView: UIView? { didSet { if oldValue !== tableHeaderView { endsDidChange() } } }

  /// Below the last section, as high as its frame says; nil by default.
  open var tableFooterView: UIView? { didSet { if oldValue !== tableFooterView { endsDidChange() } } }

  // MARK: Section index

  /// The title that is shown as a magnifying glass: for the place where one searches.
  public static let indexSearch = "{search}"

  /// How many rows there must be for the titles of places to be shown; 0 by default.
  open var sectionIndexMinimumDisplayRowCount = 0 {
    didSet { if oldValue != sectionIndexMinimumDisplayRowCount { reloadSectionIndexTitles() } }
  }

  /// The colour of the titles of places; nil, and by default, for the tint.
  open var sectionIndexColor: UIColor? {
    get { indexLook.color }
    set { indexLook.color = newValue }
  }

  /// What lies behind the titles of places; nil, and by default, for nothing.
  open var sectionIndexBackgroundColor: UIColor? {
    get { indexLook.background }
    set { indexLook.background = newValue }
  }

  /// What lies behind the titles of places while a finger is on them; nil, and by default, for what lies there else.
  open var sectionIndexTrackingBackgroundColor: UIColor? {
    get { indexLook.trackingBackground }
    set { indexLook.trackingBackground = newValue }
  }

  /// Has the data source asked anew for the titles of places.
  open func reloadSectionIndexTitles() { content.reloadIndexTitles(counts: content.currentCounts()) }

  final var indexLook = SectionIndexView.Look() { didSet { content.indexView?.look = indexLook } }

  // MARK: Registering and dequeuing

  /// Says which class the cells with an identifier have; nil forgets the identifier.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registerCells(cellClass, identifier)
  }

  /// Says which nib the cells with an identifier come from; nil forgets the identifier.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    cells.register(nib.map { .nib($0) }, for: identifier)
  }

  /// Says which class the headers and footers with an identifier have; nil forgets the identifier.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerEdges(aClass, identifier)
  }

  /// Says which nib the headers and footers with an identifier come from; nil forgets the identifier.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    edges.register(nib.map { .nib($0) }, for: identifier)
  }

  /// A cell that is not in use, else a new one; nil where there is neither one nor anything registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { dequeueCell(identifier) }

  /// A cell for the row that the data source is asked for: one that is not in use, else a new one. Traps where nothing
  /// is registered for the identifier.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    guard let cell = dequeueCell(identifier) else {
      fatalError(
        """
        unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or \
        connect a prototype cell in a storyboard
        """)
    }
    return cell
  }

  /// A header or footer that is not in use, else a new one; nil where there is neither one nor anything registered.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    dequeueEdge(identifier)
  }

  // MARK: Content

  /// Has everything asked for anew in the next pass. The selection is cleared.
  open func reloadData() {
    content.reloadData()
    setNeedsLayout()
  }

  /// The number of sections, as the data source said at the last reload or update.
  open var numberOfSections: Int { content.numberOfSections }

  /// The number of rows in a section, as the data source said at the last reload or update. Traps where there is no
  /// such section.
  open func numberOfRows(inSection section: Int) -> Int { content.numberOfItems(inSection: section) }

  /// Where a row stands, on screen or not, in content coordinates; zero where there is no such row.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    followNow()
    return content.layoutAttributesForItem(at: indexPath)?.frame ?? .zero
  }

  /// Where a section's header stands while it is not kept in sight; zero where there is none.
  open func rectForHeader(inSection section: Int) -> CGRect { rect(ofEdge: .header, in: section) }

  /// Where a section's footer stands while it is not kept in sight; zero where there is none.
  open func rectForFooter(inSection section: Int) -> CGRect { rect(ofEdge: .footer, in: section) }

  /// The room of a section with its header and footer.
  open func rect(forSection section: Int) -> CGRect { sectionRect(section) }

  /// The row at a point in content coordinates; nil where there is none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    followNow()
    return content.indexPathForItem(at: point)
  }

  /// The row that a cell shows; nil for a cell that is not on screen.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { cell.row.flatMap { content.shownItem(of: $0) } }

  /// The cell that shows a row; nil for a row that is not on screen.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    followNow()
    return (content.cellForItem(at: indexPath) as? TableRow)?.cell
  }

  /// The cells on screen, from top to bottom.
  open var visibleCells: [UITableViewCell] { shownRows.compactMap(\.row.cell) }

  /// The rows whose cells are on screen, from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? { shownRows.map(\.indexPath) }

  /// The rows in a part of the content.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(in: rect) }

  /// The header of a section that is on screen; nil for one that is not, and for a view of another class.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    edgeView(.header, in: section) as? UITableViewHeaderFooterView
  }

  /// The footer of a section that is on screen; nil for one that is not, and for a view of another class.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    edgeView(.footer, in: section) as? UITableViewHeaderFooterView
  }

  // MARK: Selection

  /// Whether rows can be selected. True by default; false deselects everything.
  open var allowsSelection: Bool {
    get { content.allowsSelection }
    set { content.allowsSelection = newValue }
  }

  /// Whether several rows can be selected. False by default.
  open var allowsMultipleSelection: Bool {
    get { content.allowsMultipleSelection }
    set {
      content.allowsMultipleSelection = newValue
      showBackgrounds()
    }
  }

  /// Whether a row can be selected while the table is edited. False by default.
  open var allowsSelectionDuringEditing: Bool {
    get { content.allowsSelectionDuringEditing }
    set { content.allowsSelectionDuringEditing = newValue }
  }

  /// Whether several rows can be selected while the table is edited: rows then have a circle in the place of the
  /// control that deletes or inserts. False by default.
  open var allowsMultipleSelectionDuringEditing: Bool {
    get { content.allowsMultipleSelectionDuringEditing }
    set {
      content.allowsMultipleSelectionDuringEditing = newValue
      if isEditing { showEditingControls() }
      showBackgrounds()
    }
  }

  /// The row that was selected last; nil for none.
  open var indexPathForSelectedRow: IndexPath? { content.indexPathsForSelectedItems?.last }

  /// The selected rows; nil where there are none.
  open var indexPathsForSelectedRows: [IndexPath]? {
    guard let paths = content.indexPathsForSelectedItems, !paths.isEmpty else { return nil }
    return paths
  }

  /// Selects a row without asking or telling the delegate; nil clears the selection.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    followNow()
    content.selectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition.collectionPosition)
  }

  /// Deselects a row without asking or telling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    content.deselectItem(at: indexPath, animated: animated)
  }

  // MARK: Focus

  /// Whether the keyboard's focus can rest on rows. Unless it is set, where rows can be selected. The delegate's
  /// `canFocusRowAt` goes before.
  open var allowsFocus: Bool {
    get { content.allowsFocus }
    set { content.allowsFocus = newValue }
  }

  /// Whether the keyboard's focus can rest on rows while editing. Unless it is set, where rows can be selected then.
  open var allowsFocusDuringEditing: Bool {
    get { content.allowsFocusDuringEditing }
    set { content.allowsFocusDuringEditing = newValue }
  }

  /// Whether a row is selected as keys bring the focus to it, as if it had been tapped. False by default. Where several
  /// rows can be selected it changes nothing: there, moving on must not deselect the others.
  open var selectionFollowsFocus: Bool {
    get { content.selectionFollowsFocus }
    set { content.selectionFollowsFocus = newValue }
  }

  /// Whether the focus goes back to the row that had it last when it comes to the table from elsewhere. False by
  /// default.
  open var remembersLastFocusedIndexPath: Bool {
    get { content.remembersLastFocusedIndexPath }
    set { content.remembersLastFocusedIndexPath = newValue }
  }

  // MARK: Editing

  /// Whether the rows have controls that delete, insert and move them. False by default.
  open var isEditing: Bool {
    get { content.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends to edit. Overrides call super.
  ///
  /// - Parameter animated: whether a host that can shows the change as a movement.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != content.isEditing else { return }
    if animated {
      content.isEditing = editing
    } else {
      UIView.performWithoutAnimation { content.isEditing = editing }
    }
    setNeedsLayout()
  }

  // MARK: Scrolling

  /// Scrolls until a row stands at a place of the visible area, or as near as the content's ends allow. Traps where
  /// there is no such row.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    followNow()
    content.scrollToItem(at: indexPath, at: scrollPosition.collectionPosition, animated: animated)
  }

  /// Scrolls until the row that was selected last stands at a place of the visible area.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let indexPathForSelectedRow else { return }
    scrollToRow(at: indexPathForSelectedRow, at: scrollPosition, animated: animated)
  }

  // MARK: Updates

  /// Whether the table was told of changes that it has not made yet, or a row is carried by hand. Then is no time for
  /// `reloadData()`, which would drop the one and put back the other.
  open var hasUncommittedUpdates: Bool { content.hasUncommittedUpdates }

  /// Makes several changes as one, as `UICollectionView.performBatchUpdates(_:completion:)` does: what is deleted or
  /// moved from is counted before the batch, what is inserted or moved to after it. Traps where the counts do not
  /// match.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    content.performBatchUpdates(updates, completion: completion)
    setNeedsLayout()
  }

  /// Begins a batch that `endUpdates()` ends. Also without changes it has the heights asked for anew.
  open func beginUpdates() {
    if openUpdates == 0 { content.performInOwnContext { content.beginBatch() } }
    openUpdates += 1
  }

  /// Ends the batch that `beginUpdates()` began.
  open func endUpdates() {
    guard openUpdates > 0 else { fatalError("endUpdates called without an updates block: \(self)") }
    openUpdates -= 1
    guard openUpdates == 0 else { return }
    content.performInOwnContext { content.endBatch() }
    content.measureAgain()
    setNeedsLayout()
  }

  /// Tells of rows that are new, by their paths after the update.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    note(animation, of: indexPaths, as: \.inserted)
    update { content.insertItems(at: indexPaths) }
  }

  /// Tells of rows that are gone, by their paths before the update.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    note(animation, of: indexPaths, as: \.deleted)
    update { content.deleteItems(at: indexPaths) }
  }

  /// Has the cells of rows replaced, by the paths before the update.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    note(animation, of: indexPaths, as: \.reloaded)
    update { content.reloadItems(at: indexPaths) }
  }

  /// Has the data source configure rows anew in the cells that show them.
  open func reconfigureRows(at indexPaths: [IndexPath]) { update { content.reconfigureItems(at: indexPaths) } }

  /// Tells of a row that has another place; it keeps its cell.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { content.moveItem(at: indexPath, to: newIndexPath) }
  }

  /// Tells of sections that are new, by their indexes after the update.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    note(animation, of: sections, as: \.insertedSections)
    update { content.insertSections(sections) }
  }

  /// Tells of sections that are gone, by their indexes before the update.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    note(animation, of: sections, as: \.deletedSections)
    update { content.deleteSections(sections) }
  }

  /// Has all views of sections replaced, by their indexes before the update. Their counts may change.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    note(animation, of: sections, as: \.reloadedSections)
    update { content.reloadSections(sections) }
  }

  /// Tells of a section that has another place.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { content.moveSection(section, toSection: newSection) }
  }

  private final func note<Place: Hashable>(
    _ animation: RowAnimation, of places: some Sequence<Place>,
    as kind: WritableKeyPath<TableLayout.Animations, [Place: RowAnimation]>
  ) {
    // A row that is carried goes back by an update of its own, which ends what is noted for one.
    content.cancelInteractiveMovement()
    for place in places { tableLayout.animations[keyPath: kind][place] = animation }
  }

  private final func update(_ change: () -> Void) {
    change()
    setNeedsLayout()
  }

  // MARK: Overriding

  open override func layoutSubviews() {
    super.layoutSubviews()
    followNow()
  }

  @_spi(Toolkit) open override func personWillScroll() { content.personWillScroll() }

  @_spi(Toolkit) open override func renderedChildren(with traits: UITraitCollection) -> [RenderNode] {
    super.renderedChildren(with: traits).flatMap { $0.id == content.nodeID ? $0.children : [$0] }
  }

  @_spi(Toolkit) open override func makeSemantics() -> Semantics? { super.makeSemantics() ?? Semantics(role: .list) }

  // MARK: State

  /// The empty rows below the last one; nil where there are none.
  final var filler: TableFiller?
  /// How many calls of `beginUpdates()` wait for their `endUpdates()`.
  private final var openUpdates = 0
  final var cells = TablePool<UITableViewCell>()
  final var edges = TablePool<UITableViewHeaderFooterView>()
  /// The cell that is being configured anew; nil where cells are asked for to be displayed.
  final var cellBeingConfigured: UITableViewCell?
  /// The methods by which nothing else than defaults answered last.
  final var missing: Methods = []
  /// The methods by which the delegate or the data source answered itself, however seldom.
  final var implemented: Methods = []
  /// The edges for which all sections were asked about whether the delegate makes views.
  final var askedRoles: Set<EdgeRole> = []
  /// Views that were made to find that out, until they are shown.
  final var firstEdgeViews: [EdgeRole: (section: Int, view: UIView)] = [:]
  /// What the delegate is asked for while it makes a view.
  final var roleBeingAsked = EdgeRole.header
}

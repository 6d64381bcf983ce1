import Foundation
import RenderTree
@_spi(Toolkit) import UIKitCore

/// A scroll view that shows the items of a data source in sections, arranged by a layout.
///
/// Only visible elements have views. The collection view requests the item counts once for each section, and a view
/// when its element becomes visible. It reuses the views of elements that leave the screen.
///
/// ```swift
/// let registration = UICollectionView.CellRegistration<UICollectionViewCell, Fruit> { cell, indexPath, fruit in … }
/// let view = UICollectionView(frame: bounds, collectionViewLayout: UICollectionViewFlowLayout())
/// ```
///
/// After the data changes, call ``performBatchUpdates(_:completion:)`` or ``reloadData()``, or use a
/// ``UICollectionViewDiffableDataSource``.
///
/// Differs from UIKit: cells are not created ahead of time; only data is prefetched.
open class UICollectionView: UIScrollView {
  /// The methods and properties that are found by name.
  @_spi(Toolkit) open override class var builtInMembers: [ObjectMember] { super.builtInMembers + collectionViewMembers }

  // MARK: Creating

  /// Creates a collection view with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    layoutInUse = layout
    super.init(frame: frame)
    layout.client = self
    _ = itemGestures
    _ = contextMenus
  }

  public required init?(coder: NSCoder) {
    layoutInUse =
      coder.interfaceObject(forKey: "collectionViewLayout") as? UICollectionViewLayout ?? UICollectionViewFlowLayout()
    super.init(coder: coder)
    layoutInUse.client = self
    _ = itemGestures
    _ = contextMenus
    coder.decodeProperties(of: self, declaredBy: UICollectionView.self)
  }

  /// Makes a collection view, also for a subclass: only this class has appearance proxies.
  @_spi(Toolkit) open override class func makeAppearanceInstance() -> UIView {
    UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
  }

  // MARK: Layout, delegate and data source

  /// The layout that arranges the elements. Setting it changes the layout at once, without animation.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layoutInUse }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// Changes the layout. The views of elements that exist in both layouts stay.
  ///
  /// If elements are displayed, these methods are called, in this order: the old layout's `prepareForTransition(to:)`,
  /// the new layout's `prepareForTransition(from:)`, the views' `willTransition(from:to:)`, the new layout's
  /// `prepare()`, and, when all elements have their frames, `finalizeLayoutTransition()` of the old and then of the new
  /// layout. After the animation, the views' `didTransition(from:to:)` is called.
  ///
  /// If possible, one visible item keeps its position on the screen: the selected item nearest to the middle, or else
  /// the item nearest to the middle. Content that is scrolled to its start stays there. The layout and the delegate may
  /// choose another offset.
  ///
  /// - Parameter animated: true to animate the change, in a host that supports animation.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Changes the layout.
  ///
  /// - Parameters:
  ///   - animated: true to animate the change, in a host that supports animation.
  ///   - completion: called on the scene's clock when the animation has ended, with true, or with false if a reload
  ///     interrupted it; never before this method returns.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    performInOwnContext { changeLayout(to: layout, animated: animated, completion: completion) }
  }

  /// Handles selection, highlighting and display events. Held weakly.
  @_nonoverride
  open weak var delegate: (any UICollectionViewDelegate)? {
    get { scrollDelegate as? any UICollectionViewDelegate }
    set { scrollDelegate = newValue }
  }

  /// Provides the items and their views. Held weakly. Setting another one reloads everything.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if oldValue !== dataSource { setNeedsReload() } }
  }

  /// Prepares the data of items that are likely to become visible soon. Held weakly.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

  /// A Boolean value that indicates whether ``prefetchDataSource`` is called. True by default.
  open var isPrefetchingEnabled = true

  // MARK: Appearance and behavior

  /// The changes of a visible cell's content after which the cell is measured again; `.enabled` by default.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  /// The view behind all elements. It fills the bounds and does not scroll; nil by default.
  open var backgroundView: UIView? {
    didSet {
      guard oldValue !== backgroundView else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      placeBackgroundView()
    }
  }

  // MARK: Registering and dequeuing

  /// Registers the class of the cells with an identifier; nil removes the registration.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    pool.register(cellClass.map { .cells($0) }, for: .init(kind: ReusePool.cellKind, identifier: identifier))
  }

  /// Registers the nib of the cells with an identifier; nil removes the registration.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    pool.register(nib.map { .nib($0) }, for: .init(kind: ReusePool.cellKind, identifier: identifier))
  }

  /// Registers the class of the supplementary views with a kind and an identifier; nil removes the registration.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    pool.register(viewClass.map { .views($0) }, for: .init(kind: elementKind, identifier: identifier))
  }

  /// Registers the nib of the supplementary views with a kind and an identifier; nil removes the registration.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    pool.register(nib.map { .nib($0) }, for: .init(kind: kind, identifier: identifier))
  }

  /// A reused or new cell for the requested item.
  ///
  /// Traps if the identifier is not registered, and outside of a request for a view.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    dequeueCell(.init(kind: ReusePool.cellKind, identifier: identifier), for: indexPath)
  }

  /// A reused or new supplementary view for the requested element.
  ///
  /// Traps if the kind and identifier are not registered, and outside of a request for a view.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeueView(.init(kind: elementKind, identifier: identifier), category: .supplementaryView, for: indexPath)
  }

  // MARK: Selection

  /// A Boolean value that indicates whether items can be selected. True by default. Setting false clears the selection.
  open var allowsSelection = true { didSet { selectionRulesDidChange() } }

  /// A Boolean value that indicates whether several items can be selected. False by default. Setting false keeps only
  /// the item that was selected last.
  open var allowsMultipleSelection = false { didSet { selectionRulesDidChange() } }

  /// A Boolean value that indicates whether items can be selected while editing. False by default.
  open var allowsSelectionDuringEditing = false { didSet { selectionRulesDidChange() } }

  /// A Boolean value that indicates whether several items can be selected while editing. False by default.
  open var allowsMultipleSelectionDuringEditing = false { didSet { selectionRulesDidChange() } }

  /// A Boolean value that indicates whether the collection view is in editing mode, which is part of each cell's
  /// configuration state. Entering and leaving editing mode clears the selection unless items can be selected in both
  /// modes.
  open var isEditing = false { didSet { if oldValue != isEditing { editingDidChange() } } }

  /// The selected items in the order of their selection; empty if nothing is selected, never nil.
  open var indexPathsForSelectedItems: [IndexPath]? { selection.indexPaths }

  /// Selects an item without calling the delegate; nil clears the selection. The cell of an item off screen is selected
  /// when it appears. An empty scroll position does not scroll.
  ///
  /// - Parameter animated: true to animate the change and the scrolling, in a host that supports animation.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    animating(animated) { self.selectProgrammatically(indexPath) }
    if let indexPath, !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects an item without calling the delegate.
  ///
  /// - Parameter animated: true to animate the change, in a host that supports animation.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    animating(animated) { self.setSelected(false, at: indexPath) }
  }

  // MARK: Focus

  /// A Boolean value that indicates whether items can have the keyboard focus. By default the value of
  /// ``allowsSelection``. The delegate's `canFocusItemAt` takes precedence.
  open var allowsFocus: Bool {
    get { focusRules.allowsFocus ?? allowsSelection }
    set { focusRules.allowsFocus = newValue }
  }

  /// A Boolean value that indicates whether items can have the keyboard focus while editing. By default true if items
  /// can be selected while editing.
  open var allowsFocusDuringEditing: Bool {
    get {
      focusRules.allowsFocusDuringEditing ?? (allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing)
    }
    set { focusRules.allowsFocusDuringEditing = newValue }
  }

  /// A Boolean value that indicates whether an item is selected when keys move the focus to it, as if it were tapped.
  /// False by default. It has no effect if several items can be selected, because moving the focus must not deselect
  /// the others.
  open var selectionFollowsFocus = false

  /// A Boolean value that indicates whether the focus returns to the item that had it last when it enters the
  /// collection view. False by default.
  open var remembersLastFocusedIndexPath = false

  // MARK: Content

  /// Reloads the counts and all visible views in the next pass. The selection is cleared, running update animations
  /// end, and the content offset stays as far as the new content allows. Ignored with a warning inside of a batch.
  open func reloadData() {
    cancelMovement()
    performReload()
  }

  /// The number of sections since the last reload or update.
  open var numberOfSections: Int { currentCounts().count }

  /// The number of items in a section since the last reload or update. Traps if the section does not exist.
  open func numberOfItems(inSection section: Int) -> Int { currentCount(ofSection: section) }

  /// The layout attributes of an item, visible or not; nil if the item does not exist.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard hasItem(at: indexPath), prepareLayoutNow() else { return nil }
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// The layout attributes of a supplementary element, visible or not; nil if the layout has no such element.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard prepareLayoutNow() else { return nil }
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// The item at a point in content coordinates; nil if there is no item at the point.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }

  /// The index path of a visible cell; nil for other cells.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { displayedItem(of: cell) }

  /// The index path of a visible supplementary view; nil for other views.
  open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
    displayedPath(of: supplementaryView)
  }

  /// The cell of a visible item; nil for other items.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    visible[.cell(indexPath)]?.view as? UICollectionViewCell
  }

  /// The visible cells, in no particular order.
  open var visibleCells: [UICollectionViewCell] { visible.cells.map(\.cell) }

  /// The index paths of the visible items, in no particular order.
  open var indexPathsForVisibleItems: [IndexPath] { visible.cells.map(\.indexPath) }

  /// The view of a visible supplementary element; nil for other elements.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView?
  {
    visible[.supplementary(elementKind, indexPath)]?.view
  }

  /// The visible supplementary views of a kind, in no particular order.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    visibleSupplementaryElements(ofKind: elementKind).map(\.view)
  }

  /// The index paths of the visible supplementary views of a kind, in no particular order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    visibleSupplementaryElements(ofKind: elementKind).map(\.indexPath)
  }

  /// Scrolls an item to a position in the visible area, or as near to it as the content allows.
  ///
  /// Traps if the item does not exist, or if the position has two options of one axis. The offset is based on estimated
  /// sizes, and is corrected as items are measured.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, at: scrollPosition, animated: animated)
  }

  // MARK: Updates

  /// Inserts sections. The indexes are those after the update.
  open func insertSections(_ sections: IndexSet) { record(sections.map { .insertSection($0) }) }

  /// Deletes sections. The indexes are those before the update.
  open func deleteSections(_ sections: IndexSet) { record(sections.map { .deleteSection($0) }) }

  /// Moves a section from an index before the update to one after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    record([.moveSection(from: section, to: newSection)])
  }

  /// Replaces all views of sections, whose items are no longer selected. The indexes are those before the update. Item
  /// counts may change.
  open func reloadSections(_ sections: IndexSet) { record(sections.map { .reloadSection($0) }) }

  /// Inserts items. The index paths are those after the update.
  open func insertItems(at indexPaths: [IndexPath]) { record(indexPaths.map { .insertItem($0) }) }

  /// Deletes items. The index paths are those before the update.
  open func deleteItems(at indexPaths: [IndexPath]) { record(indexPaths.map { .deleteItem($0) }) }

  /// Moves an item from an index path before the update to one after it. The item keeps its cell.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    record([.moveItem(from: indexPath, to: newIndexPath)])
  }

  /// Replaces the cells of items, which stay selected. The index paths are those before the update.
  open func reloadItems(at indexPaths: [IndexPath]) { record(indexPaths.map { .reloadItem($0) }) }

  /// Requests the cells of items from the data source again, which reconfigures the existing cells. Items without a
  /// visible cell are ignored.
  ///
  /// Inside of a batch, the index paths are those before the batch.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    cancelMovement()
    if openBatch != nil {
      openBatch?.reconfiguredItems += indexPaths
    } else {
      performInOwnContext { reconfigure(indexPaths) }
    }
  }

  /// A Boolean value that indicates whether a batch's closure or an interactive movement is in progress. Avoid
  /// `reloadData()` while it is true: a reload is ignored inside of a batch, and cancels an interactive movement.
  ///
  /// In UIKit the value is also true while drop placeholders exist. They do not exist here.
  open var hasUncommittedUpdates: Bool { openBatch != nil || interactiveMovement != nil }

  /// Performs several changes as one update.
  ///
  /// The closure runs at once, and also changes the data. Afterwards each count must be the count before, plus the
  /// insertions, minus the deletions; otherwise the method traps. The order of the calls does not matter: indexes of
  /// deletions and reloads, and the sources of moves, are those before the batch; indexes of insertions, and the
  /// targets of moves, are those after it. A nested batch becomes part of the outer one.
  ///
  /// - Parameters:
  ///   - updates: the closure that makes the changes. If it is nil, the method performs pending layout, and then calls
  ///     the completion handler.
  ///   - completion: called on the scene's clock when the animation has ended, with true, or with false if a reload
  ///     interrupted it; never before this method returns.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    performInOwnContext { performBatch(updates, completion: completion) }
  }

  // MARK: Interactive movement

  /// Begins the interactive movement of an item, for an app's own gestures. Returns false if the data source does not
  /// allow it, and during another interactive movement.
  ///
  /// During the movement the other items make room for the moving item on the screen. The data source is called when
  /// the movement ends. Updates and reloads cancel the movement.
  @discardableResult
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { startMovement(at: indexPath) }

  /// Centers the moving item's cell at a point in content coordinates, and moves the item to the index path that the
  /// layout and the delegate choose for this position.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { updateMovement(to: targetPosition) }

  /// Ends the interactive movement. The item keeps its current place; the data source is called if it changed.
  open func endInteractiveMovement() { finishMovement() }

  /// Cancels the interactive movement. The item returns to its original place.
  open func cancelInteractiveMovement() { cancelMovement() }

  // MARK: Overriding

  open override func layoutSubviews() {
    super.layoutSubviews()
    performPass()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if collectionViewLayout.isOutdated(for: self) { setNeedsLayout() }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !beginHighlight(touches) { super.touchesBegan(touches, with: event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !followHighlight(touches) { super.touchesMoved(touches, with: event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !endHighlight(touches) { super.touchesEnded(touches, with: event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !cancelHighlight(touches) { super.touchesCancelled(touches, with: event) }
  }

  @_spi(Toolkit) open override var describedDetails: [String] {
    super.describedDetails + [
      "layout: \(UIView.reference(to: collectionViewLayout))",
      "dataSource: \(dataSource.map { UIView.reference(to: $0) } ?? "(null)")",
    ]
  }

  @_spi(Toolkit) open override func userWillScroll() { swipes?.close() }

  @_spi(Toolkit) open override var keptPosition: KeptPosition? { positionWithItem }

  @_spi(Toolkit) open override func restore(_ position: KeptPosition) -> Bool { returnToItem(of: position) }

  @_spi(Toolkit) open override func scrollByWheel(by delta: CGSize, at point: CGPoint) -> Bool {
    swipes?.followWheel(delta, at: point) == true || super.scrollByWheel(by: delta, at: point)
  }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    decideAboutItemGesture(gestureRecognizer) ?? super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  @_spi(Toolkit) open override func scrollingByArrow(by distance: CGSize) -> (() -> Void)? {
    super.scrollingByArrow(by: distance) ?? orthogonalScrollingByArrow(by: distance)
  }

  @_spi(Toolkit) open override func renderedBackground(with traits: UITraitCollection) -> RenderColor? {
    (super.backgroundColor ?? listBackgroundColor ?? defaultBackgroundColor)?.rendered(with: traits)
  }

  /// The colour in place of a background colour, in layouts that are no lists; nil after the app has set a background
  /// colour, even nil.
  final var defaultBackgroundColor: UIColor? { didSet { setNeedsRender() } }

  open override var backgroundColor: UIColor? {
    get { super.backgroundColor ?? defaultBackgroundColor }
    set {
      super.backgroundColor = newValue
      defaultBackgroundColor = nil
    }
  }

  @_spi(Toolkit) open override func makeSemantics() -> Semantics? { super.makeSemantics() ?? Semantics(role: .list) }

  @_spi(Toolkit) open override func boundsWillChange(to newBounds: CGRect) {
    super.boundsWillChange(to: newBounds)
    invalidateLayoutIfNeeded(newBounds)
  }

  @_spi(Toolkit) open override func geometryDidChange(from oldBounds: CGRect) {
    super.geometryDidChange(from: oldBounds)
    if bounds != oldBounds { placeBackgroundView() }
    keepMirroredStart(from: oldBounds)
    if pass.animatedBounds != nil { layOutSubtree() }
  }

  @_spi(Toolkit) open override func targetOffset(forProposed proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  // MARK: Focus

  @_spi(Toolkit) public override final var asFocusContainer: (any FocusContainer)? { self }

  /// Returns a cell that was requested but not displayed to the reuse pool.
  func putBack(unseen cell: UICollectionViewCell) {
    if let key = cell.reuseKey { pool.keep(cell, for: key) }
  }

  /// True if the class is not an app's subclass, which may override methods.
  var isBuiltIn: Bool { type(of: self) == UICollectionView.self }

  /// True if reloaded items are no longer selected. See ``SelectionState``.
  var dropsSelectionOfReloadedItems: Bool { false }

  /// True if each update measures the visible elements again; false if only those whose content changed are measured.
  var measuresInEachUpdate: Bool { false }

  /// The scroll view that scrolls the items: the collection view itself, or the table view that contains it.
  var scroller: UIScrollView { self }

  @_spi(Toolkit) open override var escapeAction: KeyAction? {
    if interactiveMovement != nil { return KeyAction("cancel the move") { [self] in cancelInteractiveMovement() } }
    return isEditing ? KeyAction("end editing") { [self] in leaveEditingMode() } : super.escapeAction
  }

  // MARK: State

  final var layoutInUse: UICollectionViewLayout
  /// The scroll views of the visible orthogonal sections, by section.
  final var orthogonalScrollViews: [Int: OrthogonalScrollView] = [:]
  /// The item that has the keyboard focus.
  final var focusedPath: IndexPath?
  final var focusRules = FocusRules()
  final var pool = ReusePool()
  final var visible = VisibleElements()
  final var pass = PassState()
  /// The number of items in each section; nil until the data source has been called.
  final var counts: [Int]? { didSet { itemOffsets = nil } }

  /// The number of items before each section, followed by the total; nil until it is needed.
  final var itemOffsets: [Int]?
  final var selection = SelectionState()
  final var highlight = HighlightMachine<UITouch>()
  /// The action that the highlighted cell performs, instead of selection, when it is activated; nil if activation
  /// selects the item.
  final var highlightActivation: (() -> Void)?
  /// The swipe actions of rows; nil until a row that can be swiped becomes visible.
  final var swipes: RowSwipes?
  final private(set) lazy var itemGestures = ItemGestures(self)
  final private(set) lazy var contextMenus = CollectionContextMenus(self)
  /// The index titles at the trailing edge; nil if there are none.
  final var indexView: SectionIndexView?
  final var prefetch = PrefetchState()
  final var offscreenTexts = OffscreenTexts()
  /// The running requests for views, the innermost last.
  final var requests: [ViewRequest] = []
  /// The batch whose closure is running.
  final var openBatch: OpenBatch?
  /// The update whose changes are being made.
  final var update: UpdateInProgress?
  /// The updates whose animations are running.
  final var animatingUpdates: [UpdateInProgress] = []
  /// The item that is held at its scroll position until it and the items around it have been measured.
  final var scrollTarget: ScrollTarget?
}

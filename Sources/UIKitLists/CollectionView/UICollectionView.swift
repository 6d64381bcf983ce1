import Foundation
import PergolaDiagnostics
import RenderTree
@_spi(Toolkit) import UIKitCore

/// Shows items in sections, where its layout places them.
///
/// Only what is on screen has views, and what is asked of the data source follows what is on screen: the counts, once
/// for each section, and the views of what comes into sight. Views of what has gone out of sight are used again.
///
/// ```swift
/// let registration = UICollectionView.CellRegistration<UICollectionViewCell, Fruit> { cell, indexPath, fruit in … }
/// let view = UICollectionView(frame: bounds, collectionViewLayout: UICollectionViewFlowLayout())
/// ```
///
/// Changes of the data are told by ``performBatchUpdates(_:completion:)`` or ``reloadData()``, or left to a
/// ``UICollectionViewDiffableDataSource``.
///
/// Differs from UIKit: no cell is made ahead of time; a cell is asked for when it comes into sight.
open class UICollectionView: UIScrollView {
  // MARK: Making one

  /// A collection view whose elements a layout places.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    layoutInUse = layout
    super.init(frame: frame)
    layout.client = self
    _ = itemGestures
  }

  public required init?(coder: NSCoder) { return nil }

  // MARK: Partners

  /// What places the elements. Another one that is set takes over at once, without animation.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layoutInUse }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// Has another layout take over. The views of elements that both layouts have stay.
  ///
  /// The old layout and then the new one are told before the new one prepares, and again when everything has its
  /// place; views are told before and when it has been shown. An item in sight keeps its place on the screen where that
  /// is possible: the selected one that is nearest to the middle, else the one that is; content that is at its start
  /// stays there. Layout and delegate may choose another offset.
  ///
  /// - Parameter animated: whether a host that can shows the change as a movement.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Has another layout take over.
  ///
  /// - Parameters:
  ///   - animated: whether a host that can shows the change as a movement.
  ///   - completion: called on the scene's clock when the change has been shown, with true, or with false where a
  ///     reload came between; never before this method returns.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    performInOwnContext { changeLayout(to: layout, animated: animated, completion: completion) }
  }

  /// Decides about and hears of what people do; not kept alive.
  @_nonoverride
  open weak var delegate: (any UICollectionViewDelegate)? {
    get { scrollDelegate as? any UICollectionViewDelegate }
    set { scrollDelegate = newValue }
  }

  /// Answers what there is to show; not kept alive. Another one is asked for everything anew.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if oldValue !== dataSource { setNeedsReload() } }
  }

  /// Told what is likely to be seen soon; not kept alive.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

  /// Whether ``prefetchDataSource`` is told. True by default.
  open var isPrefetchingEnabled = true

  // MARK: Looks and behaviour

  /// Which changes of a visible cell's content have the cell measured anew; `.enabled` by default.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  /// Stands behind everything, fills the bounds and does not scroll; nil by default.
  open var backgroundView: UIView? {
    didSet {
      guard oldValue !== backgroundView else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      placeBackgroundView()
    }
  }

  // MARK: Registering and dequeuing

  /// Says which class the cells with an identifier have; nil forgets the identifier.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    pool.register(
      cellClass.map { .cells($0) },
      for: .init(kind: ReusePool.cellKind, identifier: identifier))
  }

  /// Says which nib the cells with an identifier come from; nil forgets the identifier.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    pool.register(nib.map { .nib($0) }, for: .init(kind: ReusePool.cellKind, identifier: identifier))
  }

  /// Says which class the supplementary views of a kind with an identifier have; nil forgets the identifier.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    pool.register(
      viewClass.map { .views($0) },
      for: .init(kind: elementKind, identifier: identifier))
  }

  /// Says which nib the supplementary views of a kind with an identifier come from; nil forgets the identifier.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    pool.register(nib.map { .nib($0) }, for: .init(kind: kind, identifier: identifier))
  }

  /// A cell for the item that the data source is asked for: one that is not in use, else a new one.
  ///
  /// Traps where nothing is registered for the identifier, and outside of a request for a view.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    dequeueCell(.init(kind: ReusePool.cellKind, identifier: identifier), for: indexPath)
  }

  /// A supplementary view for the element that the data source is asked for: one that is not in use, else a new one.
  ///
  /// Traps where nothing is registered for kind and identifier, and outside of a request for a view.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeueView(.init(kind: elementKind, identifier: identifier), category: .supplementaryView, for: indexPath)
  }

  // MARK: Selection

  /// Whether items can be selected. True by default; false deselects everything.
  open var allowsSelection = true { didSet { selectionRulesDidChange() } }

  /// Whether several items can be selected. False by default; setting false keeps the item that was selected last.
  open var allowsMultipleSelection = false { didSet { selectionRulesDidChange() } }

  /// Whether items can be selected while editing. False by default.
  open var allowsSelectionDuringEditing = false { didSet { selectionRulesDidChange() } }

  /// Whether several items can be selected while editing. False by default.
  open var allowsMultipleSelectionDuringEditing = false { didSet { selectionRulesDidChange() } }

  /// Whether the items are being edited: cells are told in their configuration state. Entering and leaving clears the
  /// selection unless both states allow one.
  open var isEditing = false { didSet { if oldValue != isEditing { editingDidChange() } } }

  /// The selected items in the order in which they were selected; empty where there are none, never nil.
  open var indexPathsForSelectedItems: [IndexPath]? { selection.indexPaths }

  /// Selects an item without asking or telling the delegate; nil clears the selection. An item that is not on screen
  /// is selected when it appears. Without a scroll position nothing scrolls.
  ///
  /// - Parameter animated: whether a host that can shows the change, and the scrolling, as a movement.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    animating(animated) { self.selectByProgram(indexPath) }
    if let indexPath, !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects an item without asking or telling the delegate.
  ///
  /// - Parameter animated: whether a host that can shows the change as a movement.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    animating(animated) { self.setSelected(false, at: indexPath) }
  }

  // MARK: Focus

  /// Whether the keyboard's focus can rest on items. Unless it is set, where items can be selected. The delegate's
  /// `canFocusItemAt` goes before.
  open var allowsFocus: Bool {
    get { focusRules.allowsFocus ?? allowsSelection }
    set { focusRules.allowsFocus = newValue }
  }

  /// Whether the keyboard's focus can rest on items while editing. Unless it is set, where items can be selected then.
  open var allowsFocusDuringEditing: Bool {
    get {
      focusRules.allowsFocusDuringEditing ?? (allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing)
    }
    set { focusRules.allowsFocusDuringEditing = newValue }
  }

  /// Whether an item is selected as keys bring the focus to it, as if it had been tapped. False by default. Where
  /// several items can be selected it changes nothing: there, moving on must not deselect the others.
  open var selectionFollowsFocus = false

  /// Whether the focus goes back to the item that had it last when it comes to the collection view from elsewhere.
  /// False by default.
  open var remembersLastFocusedIndexPath = false

  // MARK: Content

  /// Has everything asked for anew in the next pass: the counts, and the views of what is on screen. The selection is
  /// cleared, updates that are being shown end, the content offset stays as far as the new content allows.
  open func reloadData() {
    putHeldItemBack()
    if openBatch != nil {
      Log.warning("reloadData() was called inside of performBatchUpdates(_:completion:) and is ignored: \(self)")
      return
    }
    selectNothing()
    itemGestures.selectionDrag?.forgetItems()
    itemGestures.followed.forget()
    setNeedsReload()
  }

  /// The number of sections, as the data source said at the last reload or update.
  open var numberOfSections: Int { currentCounts().count }

  /// The number of items in a section, as the data source said at the last reload or update. Traps where there is no
  /// such section.
  open func numberOfItems(inSection section: Int) -> Int {
    let counts = currentCounts()
    guard counts.indices.contains(section) else {
      fatalError(
        """
        request for number of items in section \(section) when there are only \(counts.count) sections in the \
        collection view
        """)
    }
    return counts[section]
  }

  /// Where an item stands, on screen or not; nil where there is no such item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard hasItem(at: indexPath), prepareLayoutNow() else { return nil }
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// Where a supplementary element stands, on screen or not; nil where the layout has no such element.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard prepareLayoutNow() else { return nil }
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// The item at a point in content coordinates; nil where there is none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }

  /// The item that a cell shows; nil for a cell that is not on screen.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { shownItem(of: cell) }

  /// The element that a supplementary view shows; nil for a view that is not on screen.
  open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
    shownPath(of: supplementaryView)
  }

  /// The cell that shows an item; nil for an item that is not on screen.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    visible[.cell(indexPath)]?.view as? UICollectionViewCell
  }

  /// The cells on screen, in no order to be relied on.
  open var visibleCells: [UICollectionViewCell] { visible.cells.map(\.cell) }

  /// The items whose cells are on screen, in no order to be relied on.
  open var indexPathsForVisibleItems: [IndexPath] { visible.cells.map(\.indexPath) }

  /// The view that shows a supplementary element; nil for one that is not on screen.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView?
  {
    visible[.supplementary(elementKind, indexPath)]?.view
  }

  /// The supplementary views of a kind on screen, in no order to be relied on.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    shownSupplementaryViews(ofKind: elementKind).map(\.view)
  }

  /// The supplementary elements of a kind whose views are on screen, in no order to be relied on.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shownSupplementaryViews(ofKind: elementKind).map(\.indexPath)
  }

  /// Scrolls until an item stands at a place of the visible area, or as near as the content's ends allow.
  ///
  /// Traps where there is no such item, and where the position has two options of one axis. Items that were not
  /// measured yet are taken as the layout estimates them, and the offset is corrected as they are measured.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, at: scrollPosition, animated: animated)
  }

  // MARK: Updates

  /// Tells of sections that are new, by their indexes after the update.
  open func insertSections(_ sections: IndexSet) { record(sections.map { .insertSection($0) }) }

  /// Tells of sections that are gone, by their indexes before the update.
  open func deleteSections(_ sections: IndexSet) { record(sections.map { .deleteSection($0) }) }

  /// Tells of a section that has another place.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    record([.moveSection(from: section, to: newSection)])
  }

  /// Has all views of sections replaced, by their indexes before the update. Their counts may change.
  open func reloadSections(_ sections: IndexSet) { record(sections.map { .reloadSection($0) }) }

  /// Tells of items that are new, by their paths after the update.
  open func insertItems(at indexPaths: [IndexPath]) { record(indexPaths.map { .insertItem($0) }) }

  /// Tells of items that are gone, by their paths before the update.
  open func deleteItems(at indexPaths: [IndexPath]) { record(indexPaths.map { .deleteItem($0) }) }

  /// Tells of an item that has another place; it keeps its cell.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    record([.moveItem(from: indexPath, to: newIndexPath)])
  }

  /// Has the cells of items replaced, by the paths before the update.
  open func reloadItems(at indexPaths: [IndexPath]) { record(indexPaths.map { .reloadItem($0) }) }

  /// Has the data source configure items anew in the cells that show them; items that no cell shows are ignored.
  ///
  /// Inside of a batch the paths are those before it.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    putHeldItemBack()
    if openBatch != nil {
      openBatch?.reconfiguredItems += indexPaths
    } else {
      performInOwnContext { reconfigure(indexPaths) }
    }
  }

  /// Whether the collection view was told of changes that it has not made yet, inside of a batch's closure, or an item
  /// is carried by hand. Then is no time for `reloadData()`, which would drop the one and put back the other.
  ///
  /// The original says so also while placeholders stand for what is dropped, which there is nothing like here.
  open var hasUncommittedUpdates: Bool { openBatch != nil || handMovement != nil }

  /// Makes several changes as one.
  ///
  /// The closure runs at once and changes the data as well. In the end the counts must be those before plus what was
  /// inserted, minus what was deleted; it traps if they are not. The order of the calls does not matter: what is
  /// deleted, reloaded or moved from is counted before the batch, what is inserted or moved to after it. A batch inside
  /// of another one becomes a part of that.
  ///
  /// - Parameters:
  ///   - updates: nil waits for a pass.
  ///   - completion: called on the scene's clock when the change has been shown, with true, or with false where a
  ///     reload came between; never before this method returns.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    performInOwnContext { performBatch(updates, completion: completion) }
  }

  // MARK: Movement by hand

  /// Begins to move an item by hand, for gestures of the app's own. False where the data source does not allow it, and
  /// while another one is moved.
  ///
  /// Until the movement ends, the other items make room for it on the screen; the data source hears of it in the end.
  /// Changes that the app makes meanwhile, and reloads, cancel it first.
  @discardableResult
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { pickUpItem(at: indexPath) }

  /// Moves the item's cell about a point in content coordinates, and the item to where the layout and the delegate have
  /// it go from there.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { moveHeldItem(to: targetPosition) }

  /// Leaves the item where it has come, and tells the data source if that is another place.
  open func endInteractiveMovement() { dropHeldItem() }

  /// Puts the item back where it was.
  open func cancelInteractiveMovement() { putHeldItemBack() }

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

  @_spi(Toolkit) open override func personWillScroll() { swipes?.close() }

  @_spi(Toolkit) open override func scrollByWheel(by delta: CGSize, at point: CGPoint) -> Bool {
    swipes?.followWheel(delta, at: point) == true || super.scrollByWheel(by: delta, at: point)
  }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    decideAboutItemGesture(gestureRecognizer) ?? super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  @_spi(Toolkit) open override func scrollingByArrow(by distance: CGSize) -> (@MainActor () -> Void)? {
    super.scrollingByArrow(by: distance) ?? scrollingRowByArrow(by: distance)
  }

  @_spi(Toolkit) open override func renderedBackground(with traits: UITraitCollection) -> RenderColor? {
    super.renderedBackground(with: traits) ?? listBackgroundColor?.rendered(with: traits)
  }

  @_spi(Toolkit) open override func makeSemantics() -> Semantics? { super.makeSemantics() ?? Semantics(role: .list) }

  @_spi(Toolkit) open override func boundsWillChange(to newBounds: CGRect) {
    super.boundsWillChange(to: newBounds)
    askLayoutAboutBounds(newBounds)
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

  /// Keeps the cell of an item that was asked for and never displayed.
  func putBack(unseen cell: UICollectionViewCell) {
    if let key = cell.reuseKey { pool.keep(cell, for: key) }
  }

  /// True if no method of the class is an app's.
  var isBuiltIn: Bool { type(of: self) == UICollectionView.self }

  /// What scrolls the items: the view itself, or what it is the content of.
  var scroller: UIScrollView { self }

  @_spi(Toolkit) open override var escapeAction: KeyAction? {
    if handMovement != nil { return KeyAction("put back") { [self] in cancelInteractiveMovement() } }
    return isEditing ? KeyAction("end editing") { [self] in leaveEditingMode() } : super.escapeAction
  }

  // MARK: State

  final var layoutInUse: UICollectionViewLayout
  /// The views of the sections in sight that scroll by themselves, by their numbers.
  final var rowViews: [Int: SectionRowView] = [:]
  /// The item that the keyboard's focus is on.
  final var focusedPath: IndexPath?
  final var focusRules = FocusRules()
  /// The views that are not in use.
  final var pool = ReusePool()
  /// The views that are.
  final var visible = VisibleElements()
  /// What was asked for and the layout still owes.
  final var pass = PassState()
  /// The numbers of items by sections; nil while they have to be asked for.
  final var counts: [Int]? { didSet { itemOffsets = nil } }

  /// The number of items before each section, and of all at the end; nil until an item's place is asked for.
  final var itemOffsets: [Int]?
  final var selection = SelectionState()
  final var highlight: Highlight?
  /// The swiping of rows; nil until one comes into sight that can be swiped.
  final var swipes: RowSwipes?
  final private(set) lazy var itemGestures = ItemGestures(self)
  /// The titles of places at the trailing edge; nil where there are none.
  final var indexView: SectionIndexView?
  final var prefetch = PrefetchState()
  final var offscreenTexts = OffscreenTexts()
  /// What the data source is being asked for, the innermost request last.
  final var requests: [ViewRequest] = []
  /// The batch whose closure runs now.
  final var openBatch: OpenBatch?
  /// The update that is being laid out, and those that are being shown.
  final var update: UpdateInProgress?
  final var shownUpdates: [UpdateInProgress] = []
  /// The item that is to be held at its place until it and those around it have been measured.
  final var scrollTarget: ScrollTarget?
}

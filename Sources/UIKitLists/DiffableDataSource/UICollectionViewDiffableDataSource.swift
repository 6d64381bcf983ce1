import Foundation
@_spi(Toolkit) import UIKitCore

/// A data source that shows snapshots: applying one changes the collection view by the differences.
///
/// ```swift
/// let source = UICollectionViewDiffableDataSource<Section, Fruit>(collectionView: view) { view, indexPath, fruit in
///   view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: fruit)
/// }
/// var snapshot = NSDiffableDataSourceSnapshot<Section, Fruit>()
/// snapshot.appendSections([.apples])
/// snapshot.appendItems(apples)
/// source.apply(snapshot)
/// ```
///
/// An item that is in both the old and the new snapshot keeps its cell, wherever it moves. The cell's content changes
/// only if the snapshot marks the item for reloading or reconfiguring.
///
/// Snapshots can be applied on any thread: either always on the main queue, or always off it. Off the main queue a
/// snapshot is compared on the calling thread and shown later. Sources with complete concurrency checking get a warning
/// there, as in the original. The `async` methods always submit on the main queue.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
  UICollectionViewDataSource
{
  /// A closure that dequeues and configures the cell of an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  /// A closure that dequeues and configures a header, a footer or another supplementary view.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  final weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  /// The state that was applied last.
  nonisolated final let applied = AppliedState<SectionIdentifierType, ItemIdentifierType>()
  nonisolated final let origins = SubmissionOrigins()
  nonisolated final let preparation = SnapshotPreparation<SectionIdentifierType, ItemIdentifierType>()
  /// True while a snapshot from another thread is applied.
  final var isDelivering = false
  /// The move that the views show and that is not applied yet; nil if there is none.
  final var unappliedMove: UnappliedMove?
  final let applications = ApplicationQueue<SectionIdentifierType, ItemIdentifierType>()

  /// Creates a data source and sets it as the collection view's data source. Neither keeps the other alive.
  ///
  /// - Parameter cellProvider: Returns a cell that it dequeued. Nil traps.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// True if the collection view uses this data source.
  var isCurrentDataSource: Bool { collectionView?.dataSource === self }

  /// Called after each application.
  func didApply() { collectionView?.outlinesDidChange() }

  /// Updates the collection view. It asks for nothing between the change of the data and the update.
  func perform(
    _ update: BatchUpdate, in view: UICollectionView, changingData: @escaping () -> Void,
    completion: @escaping (Bool) -> Void
  ) { view.perform(update, changingData: changingData, completion: completion) }

  /// The closure that dequeues and configures supplementary views. Required if the layout asks for one; a nil result
  /// traps.
  ///
  /// Supplementary views are made when they become visible, when their section is reloaded and when all data are
  /// reloaded. Changes of items do not affect them.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  // MARK: Applying

  /// Updates the collection view to show a snapshot.
  ///
  /// When the method returns, the counts and the answers of this object are those of the snapshot; the cells follow in
  /// the next layout pass. A call while a cell is being made waits until that is over.
  ///
  /// The first snapshot is shown by a reload, and so is a snapshot that is applied while the collection view is not in
  /// a window.
  ///
  /// - Parameters:
  ///   - animatingDifferences: True to let a host that can animate show the changes as movements. The changes are the
  ///     same.
  ///   - completion: Called once, after the changes were shown and never before this method returns. Completions are
  ///     called in the order of the calls.
  /// - Complexity: Proportional to the changes if the snapshot was made from a copy of the one before.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    submit(.snapshot(snapshot), .difference(animated: animatingDifferences), completion)
  }

  /// Updates the collection view to show a snapshot, and returns when the changes were shown.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await waitForCompletion { apply(snapshot, animatingDifferences: animatingDifferences, completion: $0) }
  }

  /// Reloads the collection view to show a snapshot: nothing is compared, and all visible views are made again.
  ///
  /// - Parameter completion: Called once, after a layout pass.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    submit(.snapshot(snapshot), .reload, completion)
  }

  /// Reloads the collection view to show a snapshot, and returns when that is done.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await waitForCompletion { applySnapshotUsingReloadData(snapshot, completion: $0) }
  }

  /// The snapshot that was applied last, without its marks. Changing it has no effect until it is applied.
  ///
  /// If identifiers are `Sendable`, this can be called from any thread; otherwise from one thread at a time.
  nonisolated open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    applied.value
  }

  // MARK: Section snapshots

  /// Updates a section to show the visible items of a tree, and keeps the tree. The section is appended if it does not
  /// exist. Items that are in other sections move.
  ///
  /// - Parameters:
  ///   - animatingDifferences: True to let a host that can animate show the changes as movements.
  ///   - completion: Called once, as for whole snapshots.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    submit(.tree(snapshot, in: section), .difference(animated: animatingDifferences), completion)
  }

  /// Updates a section to show the visible items of a tree, and returns when the changes were shown.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true
  ) async {
    await waitForCompletion { apply(snapshot, to: section, animatingDifferences: animatingDifferences, completion: $0) }
  }

  /// The tree of a section. If no tree was applied, the section's items as roots; an empty tree if there is no such
  /// section.
  ///
  /// It can be called from any thread, like ``snapshot()``.
  nonisolated open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> { applied.state.tree(of: section) }

  /// The closures that are called when the user expands or collapses an item of an outline; empty by default.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  // MARK: Reordering

  /// The closures that are called when the user reorders items; empty by default, so that no item can be moved.
  open var reorderingHandlers = ReorderingHandlers() {
    didSet { collectionView?.movabilityMayHaveChanged() }
  }

  /// The result of `reorderingHandlers.canReorderItem` for the item; false without that handler.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    guard let canReorder = reorderingHandlers.canReorderItem, let item = itemIdentifier(for: indexPath) else {
      return false
    }
    return canReorder(item)
  }

  /// Applies the user's move of an item, between the calls of `reorderingHandlers`. Overrides call `super`.
  ///
  /// An item of an outline moves with its descendants. Dropped right below an expanded item it becomes that item's
  /// first child, otherwise the next sibling of the item that it is dropped below. Dropped among its own descendants it
  /// returns to its place.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    reorder(from: sourceIndexPath, to: destinationIndexPath)
  }

  // MARK: Looking up

  /// The section at an index; nil if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { applied.value.sectionIdentifier(at: index) }

  /// The index of a section; nil if the applied snapshot does not contain it.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    applied.value.indexOfSection(sectionIdentifier)
  }

  /// The item at a path; nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    applied.value.itemIdentifier(at: indexPath)
  }

  /// The path of an item; nil if the applied snapshot does not contain it.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    applied.value.indexPath(of: itemIdentifier)
  }

  // MARK: Answering the collection view

  /// The number of sections in the applied snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { applied.value.numberOfSections }

  /// The number of items in a section of the applied snapshot. Traps if there is no such section.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    guard let count = applied.value.numberOfItems(inSectionAt: section) else {
      fatalError("Invalid parameter not satisfying: section < _impl.numberOfSections")
    }
    return count
  }

  /// The cell that the cell provider returns for the item at a path of the applied snapshot.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath) else {
      fatalError("\(self) was asked for a cell at \(indexPath), where its snapshot has no item")
    }
    guard let cell = cellProvider(collectionView, indexPath, item) else {
      fatalError(
        """
        UICollectionViewDiffableDataSource cell provider returned nil for index path \(indexPath) with item identifier \
        '\(item)', which is not allowed. You must always return a cell to the collection view: \(collectionView)
        """)
    }
    return cell
  }

  /// Nil, for no index. Overrides return the index titles.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// The path of the first item of the section with that index. Overrides that return index titles also return the
  /// paths that these scroll to.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }

  /// The view that `supplementaryViewProvider` returns.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let supplementaryViewProvider else {
      fatalError(
        """
        CollectionView \(collectionView) requested a supplementary view, but a supplementaryViewProvider was not \
        specified on the diffable data source \(self). Element kind: '\(kind)', index path: \(indexPath)
        """)
    }
    guard let view = supplementaryViewProvider(collectionView, kind, indexPath) else {
      fatalError(
        """
        UICollectionViewDiffableDataSource supplementary view provider returned nil for element kind '\(kind)' at \
        index path \(indexPath), which is not allowed. You must always return a view to the collection view: \
        \(collectionView)
        """)
    }
    return view
  }
}

/// The state that a data source answers from. It can be read on any thread.
final class AppliedState<Section: Hashable, Item: Hashable>: @unchecked Sendable {
  private let lock = NSLock()
  private var stored = DiffableState<Section, Item>()
  private var number = 0
  private var lastNumber = 0

  var state: DiffableState<Section, Item> { lock.withLock { stored } }

  /// The snapshot of the state.
  var value: NSDiffableDataSourceSnapshot<Section, Item> { lock.withLock { stored.snapshot } }

  /// The state and its number. Numbers ascend with every state; 0 is the empty state before the first application.
  var numbered: (state: DiffableState<Section, Item>, number: Int) { lock.withLock { (stored, number) } }

  /// A number for a state that will be applied.
  func makeNumber() -> Int {
    lock.withLock {
      lastNumber += 1
      return lastNumber
    }
  }

  /// Replaces the state.
  ///
  /// - Parameter number: The number that was made for the state; nil for a new one.
  func set(_ state: DiffableState<Section, Item>, number: Int? = nil) {
    let number = number ?? makeNumber()
    lock.withLock {
      stored = state
      self.number = number
    }
  }
}

import Foundation
@_spi(Toolkit) import UIKitCore

/// A data source whose data are snapshots: applying one changes the collection view by what differs.
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
/// An item that is in the old and in the new snapshot keeps its cell, wherever it moves; what the cell shows changes
/// only where the snapshot was asked to reload or reconfigure the item.
///
/// Snapshots can be applied on any thread: always on the main queue, or always elsewhere. Off the main queue a snapshot
/// is compared with the one before it there, and shown later. Sources with complete concurrency checking get a warning
/// there, as in the original.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
  UICollectionViewDataSource
{
  /// Makes the cell of an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  /// Makes a header, a footer or another view besides the cells.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  final weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  /// What was applied last.
  nonisolated final let applied = AppliedState<SectionIdentifierType, ItemIdentifierType>()
  nonisolated final let origins = SubmissionOrigins()
  nonisolated final let preparation = SnapshotPreparation<SectionIdentifierType, ItemIdentifierType>()
  /// A move that the views show and that is not taken over yet; nil for none.
  final var shownMove: ShownMove?
  final var applications = ApplicationQueue<SectionIdentifierType, ItemIdentifierType>()

  /// Becomes the collection view's data source at once. The collection view does not keep it alive, nor it the
  /// collection view.
  ///
  /// - Parameter cellProvider: must return a cell that it dequeued.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// Whether what is applied is what the collection view shows.
  var isInCharge: Bool { collectionView?.dataSource === self }

  /// Called after each application.
  func didApply() { collectionView?.outlinesDidChange() }

  /// Updates the collection view, which asks for nothing between the change of the data and the update.
  func perform(
    _ update: BatchUpdate, in view: UICollectionView, changingData: @escaping () -> Void,
    completion: @escaping (Bool) -> Void
  ) { view.perform(update, changingData: changingData, completion: completion) }

  /// Makes what the layout wants besides the cells. It must be there and return a view that it dequeued where the
  /// layout asks for one.
  ///
  /// Such views are made when they come on screen, when their section is reloaded or when all is; changes of items do
  /// not touch them.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  // MARK: Applying

  /// Has the collection view show a snapshot.
  ///
  /// The counts, and the answers of this object, are those of the snapshot when the method returns; the cells follow
  /// in the next layout pass. Called while a cell is being made, it waits until that is over.
  ///
  /// The first snapshot, and one that is applied while the collection view is in no window, is shown by a reload.
  ///
  /// - Parameters:
  ///   - animatingDifferences: whether a host that can shows the changes as movements. The changes are the same ones.
  ///   - completion: called once, after the change was shown and never before this method returns; the completions of
  ///     several applications are called in their order.
  /// - Complexity: follows the changes where the snapshot was made from a copy of the one before.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    submit(.snapshot(snapshot), .difference(animated: animatingDifferences), completion)
  }

  /// Has the collection view show a snapshot, and returns when the change has been shown.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await untilCompleted { apply(snapshot, animatingDifferences: animatingDifferences, completion: $0) }
  }

  /// Has the collection view show a snapshot by a reload: nothing is compared, everything on screen is made anew.
  ///
  /// - Parameter completion: called once, after a layout pass.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    submit(.snapshot(snapshot), .reload, completion)
  }

  /// Has the collection view show a snapshot by a reload, and returns when that is done.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await untilCompleted { applySnapshotUsingReloadData(snapshot, completion: $0) }
  }

  /// What was applied last, without what was marked in it. Changing it changes nothing until it is applied.
  ///
  /// It can be asked from everywhere where identifiers are `Sendable`; others must be used on one thread at a time.
  nonisolated open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    applied.value
  }

  // MARK: Section snapshots

  /// Shows the visible items of a tree in a section, and keeps the tree. A section that is not there is appended;
  /// items that are in other sections move.
  ///
  /// - Parameters:
  ///   - animatingDifferences: whether a host that can shows the changes as movements.
  ///   - completion: called once, as for whole snapshots.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    submit(.tree(snapshot, in: section), .difference(animated: animatingDifferences), completion)
  }

  /// Shows the visible items of a tree in a section, and returns when the change has been shown.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true
  ) async {
    await untilCompleted { apply(snapshot, to: section, animatingDifferences: animatingDifferences, completion: $0) }
  }

  /// The tree of a section; the section's items as roots where none was applied, and nothing for a section that is
  /// not there.
  ///
  /// It can be asked from everywhere, like ``snapshot()``.
  nonisolated open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> { applied.state.tree(of: section) }

  /// Asked and told when a person opens or closes an item of an outline; none by default.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  // MARK: Reordering

  /// Asked and told when a person moves items to other places; none by default, and then nothing can be moved.
  open var reorderingHandlers = ReorderingHandlers() {
    didSet { collectionView?.movabilityMayHaveChanged() }
  }

  /// What `reorderingHandlers.canReorderItem` says of the item.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    guard let canReorder = reorderingHandlers.canReorderItem, let item = itemIdentifier(for: indexPath) else {
      return false
    }
    return canReorder(item)
  }

  /// Takes over what a person has moved, between the calls of `reorderingHandlers`. Overrides call super.
  ///
  /// An item of an outline takes along what is below it. It becomes the first child of an open item that it is dropped
  /// right below, else a sibling of the item that it is dropped below. Dropped among what is below itself it goes back.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    reorder(from: sourceIndexPath, to: destinationIndexPath)
  }

  // MARK: Looking up

  /// The section at an index; nil where there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { applied.value.sectionIdentifier(at: index) }

  /// The index of a section; nil where there is no such section.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    applied.value.indexOfSection(sectionIdentifier)
  }

  /// The item at a path; nil where there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    applied.value.itemIdentifier(at: indexPath)
  }

  /// The path of an item; nil where there is no such item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    applied.value.indexPath(of: itemIdentifier)
  }

  // MARK: Answering the collection view

  /// How many sections the applied snapshot has.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { applied.value.numberOfSections }

  /// How many items the applied snapshot has in a section.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    guard let count = applied.value.numberOfItems(inSectionAt: section) else {
      fatalError("Invalid parameter not satisfying: section < _impl.numberOfSections")
    }
    return count
  }

  /// The cell that the provider makes for the item at a path of the applied snapshot.
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

  /// None. Overrides name places for a person to go to.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// The first item of the section with that index. Overrides that name places say where they are.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }

  /// The view that `supplementaryViewProvider` makes.
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

import Foundation
@_spi(Toolkit) import UIKitCore

/// A data source of a table that takes its data from snapshots. Applying a snapshot updates the table by the
/// difference.
///
/// ```swift
/// let source = UITableViewDiffableDataSource<Section, Fruit>(tableView: tableView) { tableView, indexPath, fruit in
///   let cell = tableView.dequeueReusableCell(withIdentifier: "fruit", for: indexPath)
///   cell.textLabel?.text = fruit.name
///   return cell
/// }
/// ```
///
/// It works like `UICollectionViewDiffableDataSource`. Subclasses override the methods for titles of headers and
/// footers; the table's delegate provides their views.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
  UITableViewDataSource
{
  /// Makes the cell of a row.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  final weak var tableView: UITableView?
  private let cellProvider: CellProvider
  nonisolated final let content: TableContentDataSource<SectionIdentifierType, ItemIdentifierType>

  /// Creates a data source and sets it as the table's data source. Both references are weak.
  ///
  /// - Parameter cellProvider: must return a cell.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    content = TableContentDataSource(tableView: tableView)
    super.init()
    content.owner = self
    tableView.dataSource = self
  }

  /// The animation of inserted, deleted and reloaded rows in animated updates; `.automatic` by default.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  // MARK: Applying

  /// Applies a snapshot to the table. See `UICollectionViewDiffableDataSource`.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    content.submit(.snapshot(snapshot), .difference(animated: animatingDifferences), completion)
  }

  /// Applies a snapshot to the table, and returns when the animation has ended.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await content.waitForCompletion {
      apply(snapshot, animatingDifferences: animatingDifferences, completion: $0)
    }
  }

  /// Applies a snapshot by a reload of the table, without computing a difference.
  ///
  /// - Parameter completion: called once, after a layout pass.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    content.submit(.snapshot(snapshot), .reload, completion)
  }

  /// Applies a snapshot by a reload of the table, and returns when the reload is done.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await content.waitForCompletion { applySnapshotUsingReloadData(snapshot, completion: $0) }
  }

  /// A copy of the snapshot that was applied last, without its reload and reconfigure marks.
  ///
  /// Can be called on any thread if the identifiers are `Sendable`; otherwise only on one thread at a time.
  nonisolated open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    content.snapshot()
  }

  // MARK: Identifiers and index paths

  /// The section at an index; nil if the index is out of range.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { content.sectionIdentifier(for: index) }

  /// The index of a section; nil if the snapshot does not contain it.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { content.index(for: sectionIdentifier) }

  /// The item at an index path; nil if the index path is out of range.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { content.itemIdentifier(for: indexPath) }

  /// The index path of an item; nil if the snapshot does not contain it.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { content.indexPath(for: itemIdentifier) }

  // MARK: Data source

  /// The number of sections in the applied snapshot.
  open func numberOfSections(in tableView: UITableView) -> Int { content.applied.value.numberOfSections }

  /// The number of items in a section of the applied snapshot.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    content.numberOfItems(inSection: section)
  }

  /// The cell from the cell provider. Traps if the provider returns nil or the snapshot has no item at the index path.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let item = itemIdentifier(for: indexPath) else {
      fatalError("The snapshot of \(self) has no item at index path \(indexPath), but the table requested its cell")
    }
    guard let cell = cellProvider(tableView, indexPath, item) else {
      fatalError(
        """
        UITableViewDiffableDataSource cell provider returned nil for index path \(indexPath) with item identifier \
        '\(item)', which is not allowed. You must always return a cell to the table view: \(tableView)
        """)
    }
    return cell
  }

  // MARK: Editing and moving

  /// Returns false. Override it to allow editing and swiping of rows.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// Does nothing. Override it to apply a snapshot without the deleted row, or with a new one.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}

  /// Returns false. Override it to let the user move rows in editing mode.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// Moves a row in the snapshot after the user moved it in the table.
  ///
  /// In an override, the snapshot contains the row at its old index path until the override calls super or applies a
  /// snapshot. If it does neither, the data source moves the row afterwards.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    content.reorder(from: sourceIndexPath, to: destinationIndexPath)
  }

  // MARK: Titles

  /// Returns nil. Override it to provide header titles.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

  /// Returns nil. Override it to provide footer titles.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

  /// Returns nil. Override it to provide a section index.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// Returns the index of the title. Override it to assign titles to other sections.
  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    index
  }
}

extension UITableViewDiffableDataSource: ReorderingDataSource {
  var isReorderable: Bool { false }

  func willCommitMove(moveFrom source: IndexPath, to target: IndexPath) {
    content.willCommitMove(moveFrom: source, to: target)
  }

  func didCommitMove() { content.didCommitMove() }
}

import Foundation
@_spi(Toolkit) import UIKitCore

/// A table's data source whose data are snapshots: applying one changes the table by what differs.
///
/// ```swift
/// let source = UITableViewDiffableDataSource<Section, Fruit>(tableView: tableView) { tableView, indexPath, fruit in
///   let cell = tableView.dequeueReusableCell(withIdentifier: "fruit", for: indexPath)
///   cell.textLabel?.text = fruit.name
///   return cell
/// }
/// ```
///
/// What holds for `UICollectionViewDiffableDataSource` holds here. Titles of headers and footers come from a subclass's
/// overrides, their views from the table's delegate.
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

  /// Becomes the table's data source at once. The table does not keep it alive, nor it the table.
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

  /// How rows come, go and are reloaded where changes are animated; moves are shown as such. `.automatic` by default.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  // MARK: Applying

  /// Has the table show a snapshot. See `UICollectionViewDiffableDataSource`.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    content.submit(.snapshot(snapshot), .difference(animated: animatingDifferences), completion)
  }

  /// Has the table show a snapshot, and returns when the change has been shown.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await content.untilCompleted {
      apply(snapshot, animatingDifferences: animatingDifferences, completion: $0)
    }
  }

  /// Has the table show a snapshot by a reload: nothing is compared, everything on screen is made anew.
  ///
  /// - Parameter completion: called once, after a layout pass.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    content.submit(.snapshot(snapshot), .reload, completion)
  }

  /// Has the table show a snapshot by a reload, and returns when that is done.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await content.untilCompleted { applySnapshotUsingReloadData(snapshot, completion: $0) }
  }

  /// What was applied last, without what was marked in it. Changing it changes nothing until it is applied.
  ///
  /// It can be asked from everywhere where identifiers are `Sendable`; others must be used on one thread at a time.
  nonisolated open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    content.snapshot()
  }

  // MARK: Looking up

  /// The section at an index; nil where there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { content.sectionIdentifier(for: index) }

  /// The index of a section; nil where there is no such section.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { content.index(for: sectionIdentifier) }

  /// The item at a path; nil where there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { content.itemIdentifier(for: indexPath) }

  /// The path of an item; nil where there is no such item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { content.indexPath(for: itemIdentifier) }

  // MARK: Answering the table

  /// How many sections the applied snapshot has.
  open func numberOfSections(in tableView: UITableView) -> Int { content.applied.value.numberOfSections }

  /// How many rows the applied snapshot has in a section.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    content.numberOfItems(inSection: section)
  }

  /// The cell that the provider makes.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let item = itemIdentifier(for: indexPath) else {
      fatalError("\(self) was asked for a cell at \(indexPath), where its snapshot has no item")
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

  /// False. Overrides say which rows take part when the table is edited, and which can be swiped.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// Does nothing. Overrides apply a snapshot without the row, or with another one.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}

  /// False. Overrides say which rows can be moved by hand while the table is edited.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// Takes over what a person has moved.
  ///
  /// An override has the row at its old path until it calls super or applies a snapshot; one that does neither leaves
  /// it to the data source to take over the move in the end.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    content.reorder(from: sourceIndexPath, to: destinationIndexPath)
  }

  // MARK: Titles

  /// None. Overrides give a section its title.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

  /// None. Overrides give a section its title.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

  /// None. Overrides name places for a person to go to.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// The section with that index. Overrides that name places say where they are.
  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    index
  }
}

extension UITableViewDiffableDataSource: ReorderingDataSource {
  var isReorderable: Bool { false }

  func willTakeOver(moveFrom source: IndexPath, to target: IndexPath) {
    content.willTakeOver(moveFrom: source, to: target)
  }

  func didTakeOverMove() { content.didTakeOverMove() }
}

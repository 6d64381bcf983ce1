import Foundation
import PergolaUIKit

/// The adapter under its earlier name, for models of one type.
///
/// - Parameter T: The models' type. A section holds models of any type; ``model(at:)`` and ``models(inSection:)``
///   return those of this type.
@preconcurrency @MainActor
open class Manager<T>: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  /// The current sections. Setting them does not update the list: call its `reloadData()` or insert, delete and reload
  /// rows, or call `reload(sections:)` instead.
  ///
  /// The services follow: folded sections that stay are folded at their new indexes, and `state` changes between
  /// `.content` and `.empty`, while `.loading` and `.error` stay. A section stays if its `items` are those of a previous
  /// one, or if it replaces the one at its index.
  ///
  /// - Complexity: O(number of sections) for setting.
  public var sections: [Section] {
    get { currentSections }
    set {
      accordion.sectionsDidChange { newValue.previousIndexes(in: currentSections) }
      currentSections = newValue
      state.sectionsDidChange(isEmpty: newValue.allSatisfy(\.items.isEmpty))
    }
  }

  private var currentSections: [Section] = []

  /// The table that shows the sections; nil if a collection view does.
  public weak var tableView: UITableView?

  /// The collection view that shows the sections; nil if a table does.
  public weak var collectionView: UICollectionView?

  /// Configures views and handles selection. Held weakly.
  public weak var delegate: (any AdapterDelegate)?

  /// Folds sections; all are unfolded at first.
  public private(set) lazy var accordion = AccordionService { [weak self] in self?.reloadSections($0) }

  /// Loads more models when the user scrolls to the end; nil, the default, if there are no more.
  public var pagination: PaginationService? {
    didSet { pagination?.didLoad = { [weak self] in self?.loadNextPageIfNeeded() } }
  }

  /// Shows a view in place of missing models: for an empty list, for loading, for an error.
  public private(set) lazy var state = StateService { [weak self] in self?.showStateView($0) }

  private var registry = RegistryService()
  /// The state's view behind the list.
  private weak var stateView: UIView?
  /// The app's own background view.
  private var ownView: UIView?

  /// Creates a manager of a table, which it holds weakly.
  public required init(tableView: UITableView) {
    self.tableView = tableView
    super.init()
  }

  /// Creates a manager of a collection view, which it holds weakly.
  public required init(collectionView: UICollectionView) {
    self.collectionView = collectionView
    super.init()
  }

  // MARK: Sections

  /// Replaces the sections, without animation. Folded sections unfold, unless `accordion.survivesReload` is true.
  open func reload(sections: [Section]) {
    currentSections = sections
    accordion.sectionsDidReload(count: sections.count)
    tableView?.reloadData()
    collectionView?.reloadData()
    state.contentDidChange(isEmpty: sections.allSatisfy(\.items.isEmpty))
  }

  /// Returns the model of an item if it is of the manager's type; nil for other types, and if there is no such item.
  public func model(at indexPath: IndexPath) -> T? { item(at: indexPath)?.model as? T }

  /// Returns the models of a section that are of the manager's type. Traps if there is no such section.
  public func models(inSection section: Int) -> [T] { sections[section].items.compactMap { $0.model as? T } }

  private func item(at path: IndexPath) -> Item? {
    guard sections.indices.contains(path.section) else { return nil }
    let items = sections[path.section].items
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  private func numberOfVisibleItems(inSection section: Int) -> Int {
    accordion.isFolded(section: section) ? 0 : sections[section].items.count
  }

  private func reloadSections(_ indexes: IndexSet) {
    let indexes = indexes.filteredIndexSet { $0 < sections.count }
    if indexes.isEmpty { return }
    tableView?.reloadSections(indexes, with: .automatic)
    collectionView?.reloadSections(indexes)
  }

  /// The background view of the table or the collection view.
  private var backgroundView: UIView? {
    get { tableView?.backgroundView ?? collectionView?.backgroundView }
    set {
      tableView?.backgroundView = newValue
      collectionView?.backgroundView = newValue
    }
  }

  /// Shows the state's view behind the list; without one, restores the app's own background view.
  private func showStateView(_ view: UIView?) {
    let present = backgroundView
    let isOurs = present != nil && present === stateView
    stateView = view
    if let view {
      if !isOurs { ownView = present }
      backgroundView = view
    } else if isOurs {
      backgroundView = ownView
      ownView = nil
    }
  }

  private func willDisplay(_ path: IndexPath) {
    guard let pagination, pagination.canLoad, sections.indices.contains(path.section) else { return }
    var after = numberOfVisibleItems(inSection: path.section) - path.item - 1
    var section = path.section + 1
    while after < pagination.threshold, section < sections.count {
      after += numberOfVisibleItems(inSection: section)
      section += 1
    }
    pagination.willDisplay(itemsAfter: after, of: sections.reduce(0) { $0 + $1.items.count })
  }

  /// Asks for the next page if the end of a page that was shown while it was loading is visible.
  private func loadNextPageIfNeeded() {
    guard let pagination, pagination.itemCountAtRequest < sections.reduce(0, { $0 + $1.items.count }) else { return }
    let paths = tableView?.indexPathsForVisibleRows ?? collectionView?.indexPathsForVisibleItems ?? []
    if let last = paths.max() { willDisplay(last) }
  }

  // MARK: UITableViewDataSource

  /// Returns the number of sections.
  open func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  /// Returns the number of a section's items; 0 while it is folded.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    numberOfVisibleItems(inSection: section)
  }

  /// Returns a cell of the item's class, configured by the delegate.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let item = sections[indexPath.section].items[indexPath.row]
    let identifier = registry.registerCell(item.cellType, with: tableView)
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    delegate?.configure(model: item.model, view: cell, indexPath: indexPath)
    return cell
  }

  // MARK: UITableViewDelegate

  /// Calls the delegate's `select(model:)`, and deselects the row.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    delegate?.select(model: sections[indexPath.section].items[indexPath.row].model)
    tableView.deselectRow(at: indexPath, animated: true)
  }

  /// Returns the height of the delegate's size; without a delegate, the table's row height.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    let model = sections[indexPath.section].items[indexPath.row].model
    return delegate?.size(model: model, containerSize: tableView.frame.size).height ?? tableView.rowHeight
  }

  /// Returns the height of the delegate's size; 0 without a header.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    guard let header = sections[section].header else { return 0 }
    return delegate?.size(model: header.model, containerSize: tableView.frame.size).height
      ?? tableView.sectionHeaderHeight
  }

  /// Returns the height of the delegate's size; 0 without a footer.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    guard let footer = sections[section].footer else { return 0 }
    return delegate?.size(model: footer.model, containerSize: tableView.frame.size).height
      ?? tableView.sectionFooterHeight
  }

  /// Returns a view of the header's class, configured by the delegate.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    sections[section].header.map { edge($0.viewType, $0.model, in: tableView, section) }
  }

  /// Returns a view of the footer's class, configured by the delegate.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    sections[section].footer.map { edge($0.viewType, $0.model, in: tableView, section) }
  }

  private func edge(_ type: UIView.Type, _ model: Any, in tableView: UITableView, _ section: Int) -> UIView {
    let identifier = registry.registerHeaderFooter(type, with: tableView)
    let size = delegate?.size(model: model, containerSize: tableView.frame.size) ?? .zero
    let frame = CGRect(x: 0, y: 0, width: tableView.bounds.width, height: size.height)
    let view =
      identifier.flatMap { tableView.dequeueReusableHeaderFooterView(withIdentifier: $0) }
      ?? type.construct(frame: frame)
    delegate?.configure(model: model, view: view, indexPath: IndexPath(row: 0, section: section))
    return view
  }

  /// Lets the pagination load the next page if the end is near.
  open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    willDisplay(indexPath)
  }

  // MARK: UICollectionViewDataSource

  /// Returns the number of sections.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  /// Returns the number of a section's items; 0 while it is folded.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    numberOfVisibleItems(inSection: section)
  }

  /// Returns a cell of the item's class, configured by the delegate.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let item = sections[indexPath.section].items[indexPath.item]
    let identifier = registry.registerCell(item.cellType, with: collectionView)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    delegate?.configure(model: item.model, view: cell, indexPath: indexPath)
    return cell
  }

  /// Returns a view of the header's or footer's class, configured by the delegate. If the section does not have the view
  /// that the layout requests, the view is an empty one.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let section = sections[indexPath.section]
    let edge: (type: UIView.Type, model: Any)? =
      switch kind {
      case UICollectionView.elementKindSectionHeader: section.header.map { ($0.viewType, $0.model) }
      case UICollectionView.elementKindSectionFooter: section.footer.map { ($0.viewType, $0.model) }
      default: nil
      }
    let identifier = registry.registerView(edge?.type, ofKind: kind, with: collectionView)
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    if let edge { delegate?.configure(model: edge.model, view: view, indexPath: indexPath) }
    return view
  }

  // MARK: UICollectionViewDelegateFlowLayout

  /// Calls the delegate's `select(model:)`, and deselects the item.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    delegate?.select(model: sections[indexPath.section].items[indexPath.item].model)
    collectionView.deselectItem(at: indexPath, animated: true)
  }

  /// Returns the delegate's size; without a delegate, the layout's item size.
  open func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let model = sections[indexPath.section].items[indexPath.item].model
    return delegate?.size(model: model, containerSize: collectionView.frame.size)
      ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? collectionView.frame.size
  }

  /// Returns the delegate's size; zero without a header.
  open func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    guard let header = sections[section].header else { return .zero }
    return delegate?.size(model: header.model, containerSize: collectionView.frame.size) ?? .zero
  }

  /// Returns the delegate's size; zero without a footer.
  open func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    guard let footer = sections[section].footer else { return .zero }
    return delegate?.size(model: footer.model, containerSize: collectionView.frame.size) ?? .zero
  }

  /// Lets the pagination load the next page if the end is near.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    willDisplay(indexPath)
  }
}

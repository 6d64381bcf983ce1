import Foundation
import PergolaUIKit

/// Shows a `State` in a collection view, and updates it to another with as few changes as possible.
///
/// ```swift
/// let dataSource = DataSource(collectionView: collectionView)
/// collectionView.dataSource = dataSource
/// collectionView.delegate = dataSource
/// dataSource.state = forEach(blogs) { blog in
///   Cell<BlogCell> { _, cell in cell.nameLabel.text = blog.name }
/// }
/// ```
///
/// All methods can be overridden. A subclass finds its items in `state.models`. Delegate methods that this class does
/// not implement cannot be added by a subclass: give the collection view a separate delegate.
@preconcurrency @MainActor
open class DataSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  /// The collection view that shows the state.
  public weak var collectionView: UICollectionView?

  /// The current state, which is replaced without an update of the collection view.
  var shownState = State()
  /// The observers of the displayed cells, kept also after their models have been removed.
  private var displayed: [ObjectIdentifier: Observer] = [:]
  /// The reuse identifiers of the registered classes.
  private var identifiers: [ObjectIdentifier: String] = [:]

  /// Creates a data source with an empty state.
  public init(collectionView: UICollectionView) {
    self.collectionView = collectionView
    super.init()
  }

  // MARK: State

  /// The current state. Setting it animates the changes.
  open var state: State {
    get { shownState }
    set { reload(newState: newValue) }
  }

  /// Replaces the state.
  ///
  /// If the current state is empty, the new items are loaded without animation.
  ///
  /// - Parameters:
  ///   - isAnimated: True to animate insertions, deletions and moves.
  ///   - completion: Called when the change has ended, with true if it was not interrupted.
  open func reload(newState: State, isAnimated: Bool = true, completion: Reloader.Completion? = nil) {
    guard let collectionView else {
      shownState = newState
      completion?(true)
      return
    }
    newState.reloader.onReload(
      Reloader.Request(
        dataSource: self, collectionView: collectionView, newState: newState, isAnimated: isAnimated,
        completion: completion ?? { _ in }))
  }

  /// Registers a class of cells with a collection view, once. A class is registered under its name; if another class
  /// has the same name, under the name with module and scope.
  public func registerIfNeeded<Cell: UICollectionViewCell>(collectionView: UICollectionView, cellType: Cell.Type) {
    let type = ObjectIdentifier(cellType)
    guard identifiers[type] == nil else { return }
    let name = UICollectionView.reuseIdentifier(of: cellType)
    let identifier = identifiers.values.contains(name) ? String(reflecting: cellType) : name
    identifiers[type] = identifier
    collectionView.register(cellType, forCellWithReuseIdentifier: identifier)
  }

  /// Returns a cell of a class that has been registered by `registerIfNeeded(collectionView:cellType:)`; nil if it has
  /// not.
  func dequeue<Cell: UICollectionViewCell>(from context: Context) -> Cell? {
    guard let identifier = identifiers[ObjectIdentifier(Cell.self)] else { return nil }
    return context.collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: context.indexPath) as? Cell
  }

  private func observer(at indexPath: IndexPath) -> Observer? {
    shownState.entries[safe: indexPath.item]?.observer
  }

  // MARK: UICollectionViewDataSource

  /// Returns 1.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// Returns the number of the state's models.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    shownState.entries.count
  }

  /// Returns the cell that the state declares.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let context = Context(collectionView: collectionView, indexPath: indexPath)
    return observer(at: indexPath)?.onConfigure(context, self) ?? UICollectionViewCell()
  }

  // MARK: UICollectionViewDelegate

  /// Calls the cell's `onWillDisplay`.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    let observer = observer(at: indexPath)
    displayed[ObjectIdentifier(cell)] = observer
    observer?.onWillDisplay(Context(collectionView: collectionView, indexPath: indexPath), cell)
  }

  /// Calls the `onDidEndDisplay` of the model that the cell showed, which may no longer be in the state.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    let observer = displayed.removeValue(forKey: ObjectIdentifier(cell))
    observer?.onDidEndDisplay(Context(collectionView: collectionView, indexPath: indexPath), cell)
  }

  /// Calls the cell's `onShouldSelect`.
  open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    observer(at: indexPath)?.onShouldSelect(Context(collectionView: collectionView, indexPath: indexPath)) ?? false
  }

  /// Calls the cell's `onSelect`.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    observer(at: indexPath)?.onSelect(Context(collectionView: collectionView, indexPath: indexPath))
  }

  /// Calls the cell's `onDeselect`.
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    observer(at: indexPath)?.onDeselect(Context(collectionView: collectionView, indexPath: indexPath))
  }

  /// Calls the cell's `onShouldHighlight`.
  open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    observer(at: indexPath)?.onShouldHighlight(Context(collectionView: collectionView, indexPath: indexPath)) ?? false
  }

  // MARK: UICollectionViewDelegateFlowLayout

  /// Calls the cell's `onSize`. The default is the layout's item size.
  open func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    observer(at: indexPath)?.onSize(Context(collectionView: collectionView, indexPath: indexPath)) ?? .zero
  }
}

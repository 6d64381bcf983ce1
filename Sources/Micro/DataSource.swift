import Foundation
import PergolaUIKit

/// Shows a `State` in a collection view, and turns it into another with as few changes as can be.
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
/// Everything can be overridden. A subclass finds its items in `state.models`. What the collection view asks of a
/// delegate that is not in this class cannot be added by a subclass: give it a delegate of its own.
@MainActor
open class DataSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  /// The view that shows the state.
  public weak var collectionView: UICollectionView?

  private var shownState = State()
  /// What is told of the cells that are displayed, also where their models are gone by then.
  private var displayed: [ObjectIdentifier: Observer] = [:]
  private var registeredTypes: Set<ObjectIdentifier> = []

  /// A data source of a collection view, showing nothing yet.
  public init(collectionView: UICollectionView) {
    self.collectionView = collectionView
    super.init()
  }

  // MARK: State

  /// What is shown. A new state is shown with animated changes.
  open var state: State {
    get { shownState }
    set { reload(newState: newValue) }
  }

  /// Shows another state.
  ///
  /// The first items to be shown, and those that follow an empty state, are loaded without animation.
  ///
  /// - Parameters:
  ///   - isAnimated: Whether items are seen to come, go and move.
  ///   - completion: Called when the change is over, with whether it was not interrupted.
  open func reload(newState: State, isAnimated: Bool = true, completion: ((Bool) -> Void)? = nil) {
    guard let collectionView, !shownState.entries.isEmpty else {
      shownState = newState
      collectionView?.reloadData()
      completion?(true)
      return
    }
    let changes = diff(old: shownState.entries, new: newState.entries)
    let update = {
      collectionView.reload(
        changes: changes, section: 0, updateData: { self.shownState = newState }, completion: completion)
    }
    if isAnimated { update() } else { UIView.performWithoutAnimation(update) }
  }

  /// Registers a class of cells with a collection view, unless that was done.
  public func registerIfNeeded<Cell: UICollectionViewCell>(collectionView: UICollectionView, cellType: Cell.Type) {
    guard registeredTypes.insert(ObjectIdentifier(cellType)).inserted else { return }
    collectionView.register(cellType, forCellWithReuseIdentifier: Self.reuseIdentifier(of: cellType))
  }

  /// Names a class with its module and scope, so that classes of one name are not taken for each other.
  static func reuseIdentifier(of cellType: UICollectionViewCell.Type) -> String { String(reflecting: cellType) }

  private func observer(at indexPath: IndexPath) -> Observer? {
    let entries = shownState.entries
    return entries.indices.contains(indexPath.item) ? entries[indexPath.item].observer : nil
  }

  // MARK: UICollectionViewDataSource

  /// One.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// The number of the state's models.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    shownState.entries.count
  }

  /// The cell that the state declares.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let context = Context(collectionView: collectionView, indexPath: indexPath)
    return observer(at: indexPath)?.onConfigure(context, self) ?? UICollectionViewCell()
  }

  // MARK: UICollectionViewDelegate

  /// Tells the cell's `onWillDisplay`.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    let observer = observer(at: indexPath)
    displayed[ObjectIdentifier(cell)] = observer
    observer?.onWillDisplay(Context(collectionView: collectionView, indexPath: indexPath), cell)
  }

  /// Tells the `onDidEndDisplay` of the model that the cell showed, which may be gone from the state.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    let observer = displayed.removeValue(forKey: ObjectIdentifier(cell))
    observer?.onDidEndDisplay(Context(collectionView: collectionView, indexPath: indexPath), cell)
  }

  /// Asks the cell's `onShouldSelect`.
  open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    observer(at: indexPath)?.onShouldSelect(Context(collectionView: collectionView, indexPath: indexPath)) ?? false
  }

  /// Tells the cell's `onSelect`.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    observer(at: indexPath)?.onSelect(Context(collectionView: collectionView, indexPath: indexPath))
  }

  /// Tells the cell's `onDeselect`.
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    observer(at: indexPath)?.onDeselect(Context(collectionView: collectionView, indexPath: indexPath))
  }

  /// Asks the cell's `onShouldHighlight`.
  open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    observer(at: indexPath)?.onShouldHighlight(Context(collectionView: collectionView, indexPath: indexPath)) ?? false
  }

  // MARK: UICollectionViewDelegateFlowLayout

  /// Asks the cell's `onSize`; without one it is the layout's own item size.
  open func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let context = Context(collectionView: collectionView, indexPath: indexPath)
    if let onSize = observer(at: indexPath)?.onSize { return onSize(context) }
    return (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
  }
}

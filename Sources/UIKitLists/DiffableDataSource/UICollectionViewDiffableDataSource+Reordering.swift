import Foundation
@_spi(Toolkit) import UIKitCore

/// A move that the views already show and the data do not have yet.
struct UnappliedMove {
  let source: IndexPath
  let target: IndexPath
}

extension UICollectionViewDiffableDataSource: ReorderingDataSource {
  /// Closures that are called when the user reorders items.
  @preconcurrency @MainActor
  public struct ReorderingHandlers {
    /// Returns true if an item can be moved; nil allows none.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called before the data source applies the user's reordering.
    public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Called after the data source applied the user's reordering, so that the app can update its own data.
    public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Creates an empty set of handlers.
    public init() {}
  }

  var isReorderable: Bool { reorderingHandlers.canReorderItem != nil }

  func willCommitMove(moveFrom source: IndexPath, to target: IndexPath) {
    unappliedMove = UnappliedMove(source: source, target: target)
  }

  func didCommitMove() { applyUnappliedMove() }

  /// Applies a move that the views already show. A subclass's override may not have called `super`; the views have
  /// moved all the same.
  final func applyUnappliedMove() {
    guard let move = unappliedMove else { return }
    let initial = applied.state
    guard let item = initial.snapshot.itemIdentifier(at: move.source) else { return unappliedMove = nil }
    commit(move, of: item, from: initial, to: initial.reordering(item, from: move.source, to: move.target))
  }

  /// Applies the state after a move that the views already show.
  private final func commit(
    _ move: UnappliedMove, of item: ItemIdentifierType,
    from initial: DiffableState<SectionIdentifierType, ItemIdentifierType>,
    to final: DiffableState<SectionIdentifierType, ItemIdentifierType>
  ) {
    unappliedMove = nil
    let shown = initial.snapshot.moving(item, from: move.source, to: move.target)
    show(final, insteadOf: shown, isShown: initial.trees.isEmpty)
    collectionView?.outlinesDidChange()
  }

  /// Applies the user's move of an item, which the views already show.
  final func reorder(from source: IndexPath, to target: IndexPath) {
    let initial = applied.state
    guard let item = initial.snapshot.itemIdentifier(at: source),
      initial.snapshot.sectionIdentifier(at: target.section) != nil
    else {
      fatalError("\(self) was told that an item moved from \(source) to \(target), which its snapshot does not have")
    }
    let final = initial.reordering(item, from: source, to: target)
    let isRefused = final.snapshot.isCopy(of: initial.snapshot)
    let hasHandler = reorderingHandlers.willReorder != nil || reorderingHandlers.didReorder != nil
    let transaction =
      hasHandler && !isRefused ? NSDiffableDataSourceTransaction(moving: item, from: initial, to: final) : nil
    let isPending = unappliedMove != nil
    if let transaction { reorderingHandlers.willReorder?(transaction) }
    // A snapshot that the handler applies starts from the move, which is applied first then.
    if !isPending || unappliedMove != nil {
      commit(UnappliedMove(source: source, target: target), of: item, from: initial, to: final)
    }
    if let transaction { reorderingHandlers.didReorder?(transaction) }
  }

  /// Applies a state.
  ///
  /// - Parameter isShown: True if the views are known to match the state; in outlines items may have other places.
  private final func show(
    _ state: DiffableState<SectionIdentifierType, ItemIdentifierType>, insteadOf shown: Snapshot, isShown: Bool
  ) {
    guard let collectionView, isCurrentDataSource, !isShown else { return applied.set(state) }
    let update = BatchUpdate(state.snapshot.changes(from: shown))
    if update.isEmpty { return applied.set(state) }
    collectionView.perform(update, changingData: { self.applied.set(state) })
  }
}

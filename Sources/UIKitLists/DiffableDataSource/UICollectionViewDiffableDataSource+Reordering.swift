import Foundation
@_spi(Toolkit) import UIKitCore

/// A move that the views show and the data do not have yet.
struct ShownMove {
  let source: IndexPath
  let target: IndexPath
}

extension UICollectionViewDiffableDataSource: ReorderingDataSource {
  /// Asked and told when a person moves items to other places.
  @MainActor
  public struct ReorderingHandlers {
    /// Whether an item can be moved; nil is that none can.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called before the data source takes over what a person has moved.
    public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Called after that: time for the app's own data to follow.
    public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// No handlers.
    public init() {}
  }

  var isReorderable: Bool { reorderingHandlers.canReorderItem != nil }

  func willTakeOver(moveFrom source: IndexPath, to target: IndexPath) {
    shownMove = ShownMove(source: source, target: target)
  }

  func didTakeOverMove() { takeOverShownMove() }

  /// A subclass's override may do without super: the views have moved all the same.
  final func takeOverShownMove() {
    guard let move = shownMove else { return }
    let initial = applied.state
    guard let item = initial.snapshot.itemIdentifier(at: move.source) else { return shownMove = nil }
    takeOver(initial.reordering(item, from: move.source, to: move.target), of: item, from: initial, move)
  }

  private final func takeOver(
    _ final: DiffableState<SectionIdentifierType, ItemIdentifierType>, of item: ItemIdentifierType,
    from initial: DiffableState<SectionIdentifierType, ItemIdentifierType>, _ move: ShownMove
  ) {
    shownMove = nil
    let shown = initial.snapshot.moving(item, from: move.source, to: move.target)
    show(final, insteadOf: shown, isShown: initial.trees.isEmpty)
    collectionView?.outlinesDidChange()
  }

  /// Takes over what a person has moved; the views are there already.
  final func reorder(from source: IndexPath, to target: IndexPath) {
    let initial = applied.state
    guard let item = initial.snapshot.itemIdentifier(at: source),
      initial.snapshot.sectionIdentifier(at: target.section) != nil
    else {
      fatalError("\(self) was told that an item moved from \(source) to \(target), which its snapshot does not have")
    }
    let final = initial.reordering(item, from: source, to: target)
    let isRefused = final.snapshot.isCopy(of: initial.snapshot)
    let isTold = reorderingHandlers.willReorder != nil || reorderingHandlers.didReorder != nil
    let transaction =
      isTold && !isRefused ? NSDiffableDataSourceTransaction(moving: item, from: initial, to: final) : nil
    let isPending = shownMove != nil
    if let transaction { reorderingHandlers.willReorder?(transaction) }
    // What the handler applied starts from the move, which is taken over then.
    if !isPending || shownMove != nil {
      takeOver(final, of: item, from: initial, ShownMove(source: source, target: target))
    }
    if let transaction { reorderingHandlers.didReorder?(transaction) }
  }

  /// Takes over a state.
  ///
  /// - Parameter isShown: whether the views are known to stand as the state has them: outlines may have them elsewhere.
  private final func show(
    _ state: DiffableState<SectionIdentifierType, ItemIdentifierType>, insteadOf shown: Snapshot, isShown: Bool
  ) {
    guard let collectionView, isInCharge, !isShown else { return applied.set(state) }
    let update = BatchUpdate(state.snapshot.changes(from: shown))
    if update.isEmpty { return applied.set(state) }
    collectionView.perform(update, changingData: { self.applied.set(state) })
  }
}

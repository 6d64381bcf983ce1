import Foundation
@_spi(Toolkit) import UIKitCore

// A method that a subclass may override is also there in forms that cannot be overridden: for identifiers that are
// `Sendable`, one that can be called from everywhere, and for all others the ones below. Calls prefer those, calls of
// `super` among them, and they know where they are called: what comes from a function of the method's name is a call of
// `super`, made at once or later, and goes to the original's own work; all else goes to the override.

/// The methods that subclasses may override, by the names that the compiler gives to a caller.
private enum Overridden {
  static let apply = "apply(_:animatingDifferences:completion:)"
  static let applyAndWait = "apply(_:animatingDifferences:)"
  static let applyTree = "apply(_:to:animatingDifferences:completion:)"
  static let applyTreeAndWait = "apply(_:to:animatingDifferences:)"
  static let reload = "applySnapshotUsingReloadData(_:completion:)"
  static let reloadAndWait = "applySnapshotUsingReloadData(_:)"
}

extension UICollectionViewDiffableDataSource {
  /// Has the collection view show a snapshot.
  ///
  /// - Parameter caller: not to be given: tells a call of `super`.
  public final func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil, calledFrom caller: StaticString = #function
  ) {
    applyOnMain(snapshot, animatingDifferences, completion, caller)
  }

  /// Has the collection view show a snapshot, and returns when the change has been shown.
  ///
  /// - Parameter caller: not to be given: tells a call of `super`.
  public final func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, calledFrom caller: StaticString = #function
  ) async {
    await applyOnMain(snapshot, animatingDifferences, caller)
  }

  /// Has the collection view show a snapshot by a reload.
  ///
  /// - Parameter caller: not to be given: tells a call of `super`.
  public final func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil, calledFrom caller: StaticString = #function
  ) {
    reloadOnMain(snapshot, completion, caller)
  }

  /// Has the collection view show a snapshot by a reload, and returns when that is done.
  ///
  /// - Parameter caller: not to be given: tells a call of `super`.
  public final func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    calledFrom caller: StaticString = #function
  ) async {
    await reloadOnMain(snapshot, caller)
  }

  /// Shows the visible items of a tree in a section.
  ///
  /// - Parameter caller: not to be given: tells a call of `super`.
  public final func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil, calledFrom caller: StaticString = #function
  ) {
    applyOnMain(snapshot, section, animatingDifferences, completion, caller)
  }

  /// Shows the visible items of a tree in a section, and returns when the change has been shown.
  ///
  /// - Parameter caller: not to be given: tells a call of `super`.
  public final func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, calledFrom caller: StaticString = #function
  ) async {
    await applyOnMain(snapshot, section, animatingDifferences, caller)
  }
}

// MARK: To the override or to the original

extension UICollectionViewDiffableDataSource {
  typealias Content = DiffableState<SectionIdentifierType, ItemIdentifierType>.Content

  final func applyOnMain(
    _ snapshot: Snapshot, _ isAnimated: Bool, _ completion: (() -> Void)?, _ caller: StaticString
  ) {
    let overridable: (Snapshot, Bool, (() -> Void)?) -> Void = apply
    call(
      .snapshot(snapshot), .difference(animated: isAnimated), completion,
      isSuper: caller.description == Overridden.apply
    ) { overridable(snapshot, isAnimated, completion) }
  }

  final func applyOnMain(
    _ snapshot: SectionSnapshot, _ section: SectionIdentifierType, _ isAnimated: Bool, _ completion: (() -> Void)?,
    _ caller: StaticString
  ) {
    let overridable: (SectionSnapshot, SectionIdentifierType, Bool, (() -> Void)?) -> Void = apply
    call(
      .tree(snapshot, in: section), .difference(animated: isAnimated), completion,
      isSuper: caller.description == Overridden.applyTree
    ) { overridable(snapshot, section, isAnimated, completion) }
  }

  final func reloadOnMain(_ snapshot: Snapshot, _ completion: (() -> Void)?, _ caller: StaticString) {
    let overridable: (Snapshot, (() -> Void)?) -> Void = applySnapshotUsingReloadData
    call(.snapshot(snapshot), .reload, completion, isSuper: caller.description == Overridden.reload) {
      overridable(snapshot, completion)
    }
  }

  private final func call(
    _ content: Content, _ manner: Queue.Manner, _ completion: (() -> Void)?, isSuper: Bool, override: () -> Void
  ) {
    if isInOverride || isSuper && hasOverrides { return enqueueHere(content, manner, completion) }
    requireMainApplications(of: content)
    isInOverride = true
    override()
    isInOverride = false
  }

  final func applyOnMain(_ snapshot: Snapshot, _ isAnimated: Bool, _ caller: StaticString) async {
    if caller.description == Overridden.applyAndWait { return await wait(for: snapshot, isAnimated) }
    let overridable: @MainActor (Snapshot, Bool) async -> Void = apply
    await overridable(snapshot, isAnimated)
  }

  final func applyOnMain(
    _ snapshot: SectionSnapshot, _ section: SectionIdentifierType, _ isAnimated: Bool, _ caller: StaticString
  ) async {
    if caller.description == Overridden.applyTreeAndWait { return await wait(for: snapshot, section, isAnimated) }
    let overridable: @MainActor (SectionSnapshot, SectionIdentifierType, Bool) async -> Void = apply
    await overridable(snapshot, section, isAnimated)
  }

  final func reloadOnMain(_ snapshot: Snapshot, _ caller: StaticString) async {
    if caller.description == Overridden.reloadAndWait { return await wait(forReloadOf: snapshot) }
    let overridable: @MainActor (Snapshot) async -> Void = applySnapshotUsingReloadData
    await overridable(snapshot)
  }

  // MARK: The original's own work

  /// What a method does that may be overridden.
  final func perform(_ content: Content, _ manner: Queue.Manner, _ completion: (() -> Void)?) {
    if !isInOverride { requireMainApplications(of: content) }
    enqueueHere(content, manner, completion)
  }

  // Those that wait go through those that do not.

  final func wait(for snapshot: Snapshot, _ isAnimated: Bool) async {
    await untilCompleted { applyOnMain(snapshot, isAnimated, $0, "") }
  }

  final func wait(for snapshot: SectionSnapshot, _ section: SectionIdentifierType, _ isAnimated: Bool) async {
    await untilCompleted { applyOnMain(snapshot, section, isAnimated, $0, "") }
  }

  final func wait(forReloadOf snapshot: Snapshot) async {
    await untilCompleted { reloadOnMain(snapshot, $0, "") }
  }

  /// Applies something without a look at where it comes from.
  final func enqueueHere(_ content: Content, _ manner: Queue.Manner, _ completion: (() -> Void)?) {
    // What is applied meanwhile, by a cell provider say, is no call of `super`.
    let wasInOverride = isInOverride
    isInOverride = false
    defer { isInOverride = wasInOverride }
    let prepared = preparation.take(content, after: applied.numbered.number)
    enqueue(Queue.Application(content: content, manner: manner, prepared: prepared), completion)
  }
}

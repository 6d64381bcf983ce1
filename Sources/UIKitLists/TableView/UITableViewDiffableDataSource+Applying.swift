import Foundation
@_spi(Toolkit) import UIKitCore

// As for collection views, what subclasses may override is also there in forms that cannot be overridden, which calls
// prefer: they know where they are called, and so whether that is a call of `super`.

/// Identifiers that can cross threads: snapshots can be applied from everywhere.
extension UITableViewDiffableDataSource where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {
  /// Has the table show a snapshot. Off the main actor it is compared with the one before it there, and the method
  /// returns before the change is shown; several are shown in the order of the calls.
  ///
  /// - Parameters:
  ///   - animatingDifferences: whether a host that can shows the changes as movements.
  ///   - completion: called once on the main actor, after the change was shown.
  ///   - caller: not to be given: tells a call of `super`.
  public nonisolated func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil, calledFrom caller: StaticString = #function
  ) {
    content.apply(
      snapshot, animatingDifferences: animatingDifferences, completion: completion, calledFrom: caller)
  }

  /// Has the table show a snapshot by a reload. From off the main actor it returns before that is done.
  ///
  /// - Parameter caller: not to be given: tells a call of `super`.
  public nonisolated func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil, calledFrom caller: StaticString = #function
  ) {
    content.applySnapshotUsingReloadData(snapshot, completion: completion, calledFrom: caller)
  }

  /// Has the table show a snapshot, and returns when the change has been shown. Off the main actor it is compared with
  /// the one before it there.
  ///
  /// - Parameter caller: not to be given: tells a call of `super`.
  public nonisolated(nonsending) func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, calledFrom caller: StaticString = #function
  ) async {
    await content.apply(snapshot, animatingDifferences: animatingDifferences, calledFrom: caller)
  }

  /// Has the table show a snapshot by a reload, and returns when that is done.
  ///
  /// - Parameter caller: not to be given: tells a call of `super`.
  public nonisolated(nonsending) func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    calledFrom caller: StaticString = #function
  ) async {
    await content.applySnapshotUsingReloadData(snapshot, calledFrom: caller)
  }
}

extension UITableViewDiffableDataSource {
  /// Has the table show a snapshot.
  ///
  /// - Parameter caller: not to be given: tells a call of `super`.
  public final func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil, calledFrom caller: StaticString = #function
  ) {
    content.applyOnMain(snapshot, animatingDifferences, completion, caller)
  }

  /// Has the table show a snapshot, and returns when the change has been shown.
  ///
  /// - Parameter caller: not to be given: tells a call of `super`.
  public final func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, calledFrom caller: StaticString = #function
  ) async {
    await content.applyOnMain(snapshot, animatingDifferences, caller)
  }

  /// Has the table show a snapshot by a reload.
  ///
  /// - Parameter caller: not to be given: tells a call of `super`.
  public final func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil, calledFrom caller: StaticString = #function
  ) {
    content.reloadOnMain(snapshot, completion, caller)
  }

  /// Has the table show a snapshot by a reload, and returns when that is done.
  ///
  /// - Parameter caller: not to be given: tells a call of `super`.
  public final func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    calledFrom caller: StaticString = #function
  ) async {
    await content.reloadOnMain(snapshot, caller)
  }
}

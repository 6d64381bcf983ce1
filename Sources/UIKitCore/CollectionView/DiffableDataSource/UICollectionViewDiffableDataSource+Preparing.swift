import Diffing
import Foundation

/// A snapshot on its way to the main actor, compared with the one before it where it came from.
struct PreparedSnapshot<Section: Hashable, Item: Hashable> {
  let snapshot: NSDiffableDataSourceSnapshot<Section, Item>

  /// Names it among all snapshots that its data source answered from or will.
  let number: Int

  /// The number of the snapshot that it was compared with.
  let base: Int

  /// What has changed since that one; nil if they were not compared.
  let changes: SectionedChangeset?
}

extension PreparedSnapshot: Sendable where Section: Sendable, Item: Sendable {}

/// Compares snapshots with those before them, one at a time, in the order in which they then reach the main actor.
final class SnapshotPreparation<Section: Hashable, Item: Hashable>: @unchecked Sendable {
  /// Not the lock of what is applied: the main actor never waits for a comparison.
  private let lock = NSLock()

  /// The last one that is on its way, or was; guarded by the lock.
  private var latest: (snapshot: NSDiffableDataSourceSnapshot<Section, Item>, number: Int)?

  /// Sends a snapshot on its way.
  ///
  /// - Parameter send: Has to schedule the delivery. Called while others wait, so that deliveries keep the order.
  func prepare(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, isCompared: Bool,
    after applied: AppliedSnapshot<Section, Item>, send: (PreparedSnapshot<Section, Item>) -> Void
  ) {
    lock.withLock {
      let number = applied.makeNumber()
      let base = latest ?? applied.numbered
      // The first snapshot of all is shown without a comparison.
      let changes = isCompared && base.snapshot.numberOfSections > 0 ? snapshot.changes(from: base.snapshot) : nil
      latest = (snapshot, number)
      send(PreparedSnapshot(snapshot: snapshot, number: number, base: base.number, changes: changes))
    }
  }

  /// Sends something else on its way that changes what is applied: what comes after it cannot be compared before.
  func pass(send: () -> Void) {
    lock.withLock {
      latest = nil
      send()
    }
  }
}

extension UICollectionViewDiffableDataSource {
  /// What is known of a snapshot, if it is the one that arrives from elsewhere. A subclass may have made another of it.
  final func prepared(
    for snapshot: Snapshot
  ) -> PreparedSnapshot<SectionIdentifierType, ItemIdentifierType>? {
    guard let arriving, arriving.snapshot.isCopy(of: snapshot) else { return nil }
    return arriving
  }
}

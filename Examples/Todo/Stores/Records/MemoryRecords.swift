import Foundation
import Synchronization

/// Records in the memory of the process.
public final class MemoryRecords: TodoRecords {
  private let replica: Mutex<Replica>

  /// Records of a replica.
  public init(_ replica: Replica = Replica()) { self.replica = Mutex(replica) }

  public func items() -> [TodoItem] { replica.withLock { $0.items } }
  public func record(withId id: UUID) -> TodoRecord? { replica.withLock { $0.record(withId: id) } }
  public func lastRank() -> Rank? { replica.withLock { $0.lastRank } }
  public func latest() -> HybridTimestamp { replica.withLock { $0.latest } }
  @discardableResult public func apply(_ change: RecordChange) -> Set<UUID> { replica.withLock { $0.apply(change) } }
  /// Returns nothing: no other process reaches the memory.
  public func changesOfOthers() -> Set<UUID> { [] }
  public func unsentCount() -> Int { replica.withLock { $0.unsentCount } }
  public func unsent(limit: Int) -> [SequencedRecord] { replica.withLock { $0.unsent(limit: limit) } }
  public func records(after sequence: Int64, limit: Int) -> [SequencedRecord] {
    replica.withLock { $0.records(after: sequence, limit: limit) }
  }
  public func cursor() -> SyncCursor { replica.withLock { $0.cursor } }
  public func epoch() -> UUID { replica.withLock { $0.epoch } }
}

import Foundation

/// All records of one device or server, as a value.
public struct Replica: Sendable {
  /// A record, the number of its last change, and true if a server has yet to see it.
  private struct Entry {
    var record: TodoRecord
    var sequence: Int64
    var isUnsent: Bool
  }

  private var entries: [UUID: Entry] = [:]
  private var lastSequence: Int64 = 0
  private(set) var latest = HybridTimestamp.zero
  private(set) var cursor = SyncCursor()
  /// The identity of this collection of records; a server's cursors are numbers of its changes.
  let epoch: UUID

  /// A replica with the todos of a new list.
  public init(samples: [TodoItem] = [], epoch: UUID = UUID()) {
    self.epoch = epoch
    _ = apply(RecordChange(samples.map { TodoRecord($0, .zero) }, from: .device))
  }

  /// The todos in their order.
  var items: [TodoItem] { entries.values.compactMap(\.record.item).sorted { $0.precedes($1) } }

  /// The record with an identifier.
  func record(withId id: UUID) -> TodoRecord? { entries[id]?.record }

  /// The rank of the last todo; nil if there is no todo.
  var lastRank: Rank? { entries.values.lazy.compactMap(\.record.item?.rank).max() }

  /// The number of records that a server has yet to see.
  var unsentCount: Int { entries.values.count(where: \.isUnsent) }

  /// Records that a server has yet to see, the first changes first.
  func unsent(limit: Int) -> [SequencedRecord] { sequenced(limit) { $0.isUnsent } }

  /// The records that changed after a number, the first changes first.
  func records(after sequence: Int64, limit: Int) -> [SequencedRecord] { sequenced(limit) { $0.sequence > sequence } }

  private func sequenced(_ limit: Int, where isIncluded: (Entry) -> Bool) -> [SequencedRecord] {
    let all = entries.values.filter(isIncluded).sorted { $0.sequence < $1.sequence }
    return all.prefix(limit).map { SequencedRecord(record: $0.record, sequence: $0.sequence) }
  }

  /// Applies a change, and returns the identifiers of records that became different.
  mutating func apply(_ change: RecordChange) -> Set<UUID> {
    var changed = Set<UUID>()
    for sent in change.confirmed where entries[sent.record.id]?.sequence == sent.sequence {
      entries[sent.record.id]?.isUnsent = false
    }
    if change.resendsAll { for id in entries.keys { entries[id]?.isUnsent = true } }
    for record in change.records {
      latest = max(latest, record.latest)
      let old = entries[record.id]
      let joined = old?.record.joined(with: record) ?? record
      guard joined != old?.record else { continue }
      lastSequence += 1
      entries[record.id] = Entry(
        record: joined, sequence: lastSequence, isUnsent: change.origin == .device || joined != record)
      changed.insert(record.id)
    }
    if let cursor = change.cursor { self.cursor = cursor }
    return changed
  }
}

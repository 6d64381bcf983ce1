import Foundation

/// A store in the memory of the process: scenes survive their tabs, and not the process.
public actor MemoryStore: RestorationStore {
  private var records: [String: (data: Data, date: Date)] = [:]

  /// An empty store.
  public init() {}

  /// Returns the record with a key.
  public func record(for key: String) -> Data? { records[key]?.data }

  /// Keeps a record.
  public func keep(_ record: Data, for key: String) { records[key] = (record, Date()) }

  /// Removes a record.
  public func remove(_ key: String) { records[key] = nil }

  /// Removes the records that were kept before a date.
  public func removeRecords(before date: Date) { records = records.filter { $0.value.date >= date } }
}

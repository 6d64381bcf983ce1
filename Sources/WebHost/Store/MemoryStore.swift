#if Web
  import Foundation

  /// A store in the memory of the process: states outlive their scenes, but not the process.
  public actor MemoryStore: RestorationStore {
    private var records: [String: RestorationRecord] = [:]
    private let capacity: Int

    /// A store for a number of records. The oldest ones are removed where there are more.
    public init(capacity: Int = 10_000) { self.capacity = max(1, capacity) }

    /// Saves a record.
    ///
    /// - Complexity: O(1); O(*n*) in the records while the store is full.
    public func save(_ record: RestorationRecord) {
      records[record.scene] = record
      guard records.count > capacity else { return }
      if let oldest = records.values.min(by: { $0.saved < $1.saved }) { records[oldest.scene] = nil }
    }

    /// Returns the record of a scene.
    public func record(scene: String) -> RestorationRecord? { records[scene] }

    /// Returns the record of a session that was saved last.
    ///
    /// - Complexity: O(*n*) in the records.
    public func newestRecord(session: String) -> RestorationRecord? {
      records.values.lazy.filter { $0.session == session }.max { $0.saved < $1.saved }
    }

    /// Removes the record of a scene.
    public func removeRecord(scene: String) { records[scene] = nil }

    /// Removes the records of a user.
    public func removeRecords(identity: String) { records = records.filter { $0.value.identity != identity } }

    /// Removes the records that were saved before a date.
    public func removeRecords(savedBefore date: Date) { records = records.filter { $0.value.saved >= date } }
  }
#endif

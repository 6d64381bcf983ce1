/// The synchronisation of a device and a server. Each message may be lost, late or repeated: records are joined, and a
/// device counts a record as seen only after the answer.
extension TodoRecords {
  /// Returns a device's next request, and the records in it by the numbers of their changes.
  func nextRequest(limit: Int = SyncRequest.recordLimit) throws -> (SyncRequest, [SequencedRecord]) {
    let unsent = Self.portion(of: try unsent(limit: limit))
    return (SyncRequest(cursor: try cursor(), records: unsent.map(\.record)), unsent)
  }

  /// Takes a device's request, and returns the server's answer.
  public func answer(_ request: SyncRequest, limit: Int = SyncRequest.recordLimit) throws -> SyncAnswer {
    if !request.records.isEmpty { try apply(RecordChange(request.records, from: .remote)) }
    let epoch = try epoch()
    var known: Int64 = 0
    if request.cursor.epoch == epoch {
      // A cursor beyond the last change is from before a backup was put back: the device begins again.
      let isKnown = try request.cursor.sequence == 0 || !records(after: request.cursor.sequence - 1, limit: 1).isEmpty
      known = isKnown ? request.cursor.sequence : 0
    }
    let found = try records(after: known, limit: limit)
    let changes = Self.portion(of: found)
    return SyncAnswer(
      cursor: SyncCursor(epoch: epoch, sequence: changes.last?.sequence ?? known),
      records: changes.map(\.record), hasMore: changes.count < found.count || found.count == limit)
  }

  /// Returns the first records, of which the titles together have a size that a message can have.
  private static func portion(of records: [SequencedRecord]) -> [SequencedRecord] {
    var size = 0
    return Array(
      records.prefix { record in
        defer { size += record.record.title.value.utf8.count }
        return size < SyncRequest.titleLimit
      })
  }
}

extension RecordChange {
  /// The change of a device by a server's answer to a request.
  ///
  /// - Parameter sent: The records of the request.
  init(_ answer: SyncAnswer, to request: SyncRequest, _ sent: [SequencedRecord]) {
    self.init(answer.records, from: .remote, confirming: sent, cursor: answer.cursor)
    // The server is another one, or has lost changes: it may have lost those of this device too.
    let isOther = request.cursor.epoch != nil && request.cursor.epoch != answer.cursor.epoch
    resendsAll = isOther || answer.cursor.sequence < request.cursor.sequence
  }
}

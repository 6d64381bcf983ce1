#if Web
  import Foundation
  import Logging

  /// Reads and writes a store in the order of the calls. Errors are logged: a server without its store goes on.
  @MainActor
  final class RestorationKeeper {
    /// The time between two removals of records that are too old.
    private static let purgePeriod = Duration.seconds(3600)

    private let store: any RestorationStore
    private let lifetime: Duration
    private let logger: Logger
    private var last: Task<Void, Never>?
    private var purged: ContinuousClock.Instant?

    init(_ store: any RestorationStore, lifetime: Duration, logger: Logger) {
      self.store = store
      self.lifetime = lifetime
      self.logger = logger
    }

    /// Saves a record, soon.
    func save(_ record: RestorationRecord) {
      purgeIfNeeded()
      enqueue("saved") { try await $0.save(record) }
    }

    /// Removes the record of a scene, soon.
    func forget(_ scene: String) { enqueue("removed") { try await $0.removeRecord(scene: scene) } }

    /// Removes the records of a user, soon.
    func forget(_ identity: WebIdentity) { enqueue("removed") { try await $0.removeRecords(identity: identity.id) } }

    /// Returns the record of a scene; nil if there is none that is young enough.
    func record(scene: String) async -> RestorationRecord? {
      await read { try await $0.record(scene: scene) }
    }

    /// True if the store has a record of a session, and of its user.
    func isKnown(_ token: SessionToken, _ identity: WebIdentity?) async -> Bool {
      let record = await read { try await $0.newestRecord(session: PageNumber.hash(token.selector)) }
      return record?.belongs(to: token, identity) ?? false
    }

    /// Returns when everything is written.
    func finish() async { await last?.value }

    private var oldestDate: Date { Date(timeIntervalSinceNow: -(lifetime / .seconds(1))) }

    private func purgeIfNeeded() {
      let now = ContinuousClock.now
      if let purged, now - purged < Self.purgePeriod { return }
      purged = now
      let date = oldestDate
      enqueue("purged") { try await $0.removeRecords(savedBefore: date) }
    }

    private func enqueue(_ action: String, _ operation: @escaping @Sendable (any RestorationStore) async throws -> Void)
    {
      last = Task { [last, store, logger] in
        await last?.value
        do {
          try await operation(store)
        } catch {
          logger.error("The state of a scene was not \(action).", metadata: ["error": "\(error)"])
        }
      }
    }

    private func read(
      _ operation: @Sendable (any RestorationStore) async throws -> RestorationRecord?
    ) async -> RestorationRecord? {
      await last?.value
      do {
        return try await operation(store).flatMap { $0.saved >= oldestDate ? $0 : nil }
      } catch {
        logger.error("The state of a scene was not read.", metadata: ["error": "\(error)"])
        return nil
      }
    }
  }
#endif

#if Web
  import Foundation
  import SeededRandomness
  import Testing

  @testable import TodoStores

  /// Programs that are killed at random moments. `TODO_KILLS=100` kills each kind as often as that.
  @Suite(.serialized) struct KilledTests {
    private static let kills = ProcessInfo.processInfo.environment["TODO_KILLS"].flatMap { Int($0) } ?? 4
    private static let seed = Int.random(in: 0..<1_000_000)

    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("nothing that was kept is lost when the app is killed")
    func app() async throws {
      var random = Randomness(seed: Self.seed)
      var count = 0
      for kill in 0..<Self.kills {
        let probe = try ProbeProcess(["edit", folder.file.path])
        try await probe.waitForLines(1)
        try await Task.sleep(for: .milliseconds(random.next(below: 120)))
        probe.kill()
        let kept = KeptEdits(probe.finish())
        count += kept.count
        #expect(try kept.missing(in: folder.file) == [], "kill \(kill), seed \(Self.seed)")
      }
      print("killed \(Self.kills) times while it edited: \(count) todos kept, seed \(Self.seed)")
    }

    @Test("nothing that was kept is lost when a device is killed while it synchronises, or its server")
    func synchronising() async throws {
      var random = Randomness(seed: Self.seed)
      let serverFile = folder.url.appending(path: "server.sqlite")
      var count = 0
      for kill in 0..<Self.kills {
        let server = try ProbeProcess(["--port", "0", "--file", serverFile.path], program: "TodoServer")
        try await server.waitForLines(1)
        let address = try #require(try server.lines.first)
        let probe = try ProbeProcess(["edit", folder.file.path, "--server", address])
        try await probe.waitForLines(1)
        try await Task.sleep(for: .milliseconds(random.next(below: 600)))
        // Both die, now the one first and now the other.
        for process in kill.isMultiple(of: 2) ? [probe, server] : [server, probe] { process.kill() }
        _ = server.finish()
        let kept = KeptEdits(probe.finish())
        count += kept.count
        #expect(try kept.missing(in: folder.file) == [], "kill \(kill), seed \(Self.seed)")
        try expectServerKeptWhatItConfirmed(serverFile, "kill \(kill), seed \(Self.seed)")
      }
      print("killed \(Self.kills) times while it synchronised: \(count) todos kept, seed \(Self.seed)")
    }

    /// Each record that the device counts as sent is on the server, in this version or a later one.
    private func expectServerKeptWhatItConfirmed(_ serverFile: URL, _ comment: String) throws {
      let device = try SQLiteRecords.open(folder.file)
      let server = try SQLiteRecords.open(serverFile)
      let unsent = Set(try device.unsent(limit: .max).map(\.record.id))
      for record in try device.records(after: 0, limit: .max).map(\.record) where !unsent.contains(record.id) {
        let kept = try #require(try server.record(withId: record.id), "\(comment)")
        #expect(kept.joined(with: record) == kept, "\(comment)")
      }
    }

    @Test("a migration that is killed leaves the file of before or the one after")
    func migrating() async throws {
      var random = Randomness(seed: Self.seed)
      let original = folder.url.appending(path: "first.sqlite")
      let titles = (0..<2_000).map { "Todo \($0)" }
      try SQLiteRecords.makeFirstVersion(original, titles.map { TodoItem(title: $0) })
      var migrated = 0
      for kill in 0..<Self.kills {
        try? FileManager.default.removeItem(at: folder.file)
        for end in ["", "-wal"] where FileManager.default.fileExists(atPath: original.path + end) {
          try FileManager.default.copyItem(atPath: original.path + end, toPath: folder.file.path + end)
        }
        let probe = try ProbeProcess(["open", folder.file.path])
        try await probe.waitForLines(1)
        try await Task.sleep(for: .milliseconds(random.next(below: 900)))
        probe.kill()
        if probe.finish().count > 1 { migrated += 1 }
        #expect(try SQLiteRecords.open(folder.file).items().map(\.title) == titles, "kill \(kill), seed \(Self.seed)")
        for end in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: folder.file.path + end) }
      }
      print("killed \(Self.kills) times while it migrated, \(migrated) times after the end, seed \(Self.seed)")
    }
  }
#endif

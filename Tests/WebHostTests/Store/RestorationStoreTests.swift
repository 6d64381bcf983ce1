#if Web
  import Expectations
  import Foundation
  import GRDB
  import SeededRandomness
  import Testing

  @testable import WebHost

  @Suite("Stores of scenes' states")
  struct RestorationStoreTests {
    /// A folder that is removed after a test.
    private func withFolder(_ test: (URL) async throws -> Void) async throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: "pergola-" + RandomName.make())
      defer { try? FileManager.default.removeItem(at: folder) }
      try await test(folder)
    }

    private func record(
      _ scene: String, session: String = "s", identity: String? = nil, saved: TimeInterval = 1000,
      data: Data? = Data([1, 0, 255])
    ) -> RestorationRecord {
      RestorationRecord(
        scene: scene, session: session, secret: "secret", identity: identity, address: "/a?b='c'",
        environment: Data("{}".utf8),
        data: data, saved: Date(timeIntervalSince1970: saved))
    }

    @Test("all stores answer alike, in random use", arguments: [1, 2, 3, 4])
    func alike(seed: UInt64) async throws {
      try await withFolder { folder in
        var random = Randomness(seed: seed)
        var stores: [any RestorationStore] = [MemoryStore(), try SQLiteStore(file: folder.appending(path: "a.sqlite"))]
        #if Redis
          let server = try RedisServer()
          stores.append(try RedisStore(server.address(), name: "App"))
        #endif
        for step in 0..<60 {
          let scene = "scene\(Int.random(in: 0..<6, using: &random))"
          let session = "session\(Int.random(in: 0..<3, using: &random))"
          let identity = [nil, "ada", "alan"][Int.random(in: 0..<3, using: &random)]
          let action = Int.random(in: 0..<11, using: &random)
          let date = Date(timeIntervalSince1970: TimeInterval(Int.random(in: 0...step, using: &random)))
          let data = Bool.random(using: &random) ? nil : Data([UInt8(step)])
          var answers: [RestorationRecord?] = []
          for store in stores {
            switch action {
            case 0: try await store.removeRecord(scene: scene)
            case 1: try await store.removeRecords(savedBefore: date)
            case 2: try await store.removeRecords(identity: identity ?? "nobody")
            default:
              try await store.save(
                record(scene, session: session, identity: identity, saved: TimeInterval(step), data: data))
            }
            answers.append(try await store.record(scene: scene))
            answers.append(try await store.newestRecord(session: session))
          }
          for answer in stride(from: 2, to: answers.count, by: 2) {
            expectEqual(answers[answer], answers[0], "seed \(seed), step \(step)")
            expectEqual(answers[answer + 1], answers[1], "seed \(seed), step \(step)")
          }
        }
      }
    }

    @Test("a file keeps its records when it is opened again")
    func reopened() async throws {
      try await withFolder { folder in
        let file = folder.appending(path: "deep/er/scenes.sqlite")
        try await SQLiteStore(file: file).save(record("one"))
        try await expectEqual(SQLiteStore(file: file).record(scene: "one"), record("one"))
      }
    }

    @Test("two stores of one file see each other's records")
    func shared() async throws {
      try await withFolder { folder in
        let file = folder.appending(path: "scenes.sqlite")
        let (one, other) = (try SQLiteStore(file: file), try SQLiteStore(file: file))
        try await one.save(record("one"))
        #expect(try await other.record(scene: "one") != nil)
        try await other.removeRecord(scene: "one")
        #expect(try await one.record(scene: "one") == nil)
      }
    }

    @Test("only the user can read the file")
    func permissions() async throws {
      try await withFolder { folder in
        let file = folder.appending(path: "own/scenes.sqlite")
        let store = try SQLiteStore(file: file)
        try await store.save(record("one"))
        defer { withExtendedLifetime(store) {} }
        for path in [file.path, file.path + "-wal"] {
          let attributes = try FileManager.default.attributesOfItem(atPath: path)
          expectEqual((attributes[.posixPermissions] as? NSNumber)?.intValue, 0o600)
        }
        let attributes = try FileManager.default.attributesOfItem(atPath: file.deletingLastPathComponent().path)
        expectEqual((attributes[.posixPermissions] as? NSNumber)?.intValue, 0o700)
      }
    }

    @Test(
      "a damaged file is moved aside, and a new one begun",
      arguments: ["no database", "", "cut", "other table", "later"])
    func damaged(kind: String) async throws {
      try await withFolder { folder in
        let file = folder.appending(path: "scenes.sqlite")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        switch kind {
        case "no database": try Data("This is a text and no database, however long it may be.".utf8).write(to: file)
        case "": try Data().write(to: file)
        case "cut":
          try await fill(SQLiteStore(file: file))
          try Data(contentsOf: file).prefix(20_000).write(to: file)
        case "other table": try SQLiteStore.execute("CREATE TABLE scene (other TEXT)", on: file)
        default: try SQLiteStore.execute("PRAGMA user_version = 99", on: file)
        }
        let store = try SQLiteStore(file: file)
        try await store.save(record("one"))
        try await expectEqual(store.record(scene: "one"), record("one"))
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        expectEqual(names.contains { $0.contains(".damaged-") && !$0.hasSuffix("-wal") }, !kind.isEmpty)
      }
    }

    private func fill(_ store: SQLiteStore) async throws {
      for number in 0..<200 { try await store.save(record("\(number)", data: Data(repeating: 7, count: 500))) }
    }

    @Test("a folder that can't be made is an error with the path")
    func unusable() throws {
      let error = #expect(throws: RestorationStoreError.self) {
        try SQLiteStore(file: URL(filePath: "/proc/none/scenes.sqlite"))
      }
      expectEqual(error?.description.contains("/proc/none/scenes.sqlite"), true)
    }

    @Test(
      "the default file is in the user's state directory",
      arguments: [
        (["XDG_STATE_HOME": "/state", "HOME": "/home/me"], "My App", "/state/My App/pages.sqlite"),
        (["XDG_STATE_HOME": "relative", "HOME": "/home/me"], "a", "/home/me/.local/state/a/pages.sqlite"),
        (["HOME": "/home/me"], "../../etc", "/home/me/.local/state/..-..-etc/pages.sqlite"),
      ])
    func defaultFile(environment: [String: String], name: String, path: String) {
      expectEqual(SQLiteStore.defaultFile(name: name, environment: environment).path, path)
    }

    @Test("a full memory forgets the oldest record")
    func capacity() async {
      let store = MemoryStore(capacity: 2)
      for number in [3, 1, 2] { await store.save(record("\(number)", saved: TimeInterval(number))) }
      #expect(await store.record(scene: "1") == nil)
      #expect(await store.record(scene: "3") != nil)
    }
  }

  extension SQLiteStore {
    /// Changes a file behind the store's back.
    static func execute(_ sql: String, on file: URL) throws {
      let queue = try DatabaseQueue(path: file.path)
      try queue.write { try $0.execute(sql: sql) }
      try queue.close()
    }
  }
#endif

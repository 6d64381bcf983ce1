#if Redis
  import Expectations
  import Foundation
  import Testing

  @testable import WebHost

  @Suite("The store in a Redis server", .serialized)
  struct RedisStoreTests {
    private func record(_ scene: String, session: String = "s", identity: String? = nil, saved: TimeInterval = 1000)
      -> RestorationRecord
    {
      RestorationRecord(
        scene: scene, session: session, secret: "secret", identity: identity, address: "/ä?b='c'",
        environment: Data("{}".utf8), data: Data([0, 13, 10, 255]), saved: Date(timeIntervalSince1970: saved))
    }

    @Test("two stores of one name share their records; another name and another database have their own")
    func shared() async throws {
      let server = try RedisServer()
      let store = try RedisStore(server.address(), name: "App {1}")
      let same = try RedisStore(server.address(), name: "App {1}")
      let others = [
        try RedisStore(server.address(), name: "App 2"),
        try RedisStore(server.address(database: 3), name: "App {1}"),
      ]
      try await store.save(record("one"))
      try await expectEqual(same.record(scene: "one"), record("one"))
      try await expectEqual(same.newestRecord(session: "s"), record("one"))
      for other in others { #expect(try await other.record(scene: "one") == nil) }
    }

    @Test("times of saving keep all their digits")
    func dates() async throws {
      let server = try RedisServer()
      let store = try RedisStore(server.address(), name: "App")
      let date = 1_795_000_000.123_456_7
      try await store.save(record("one", saved: date))
      try await expectEqual(store.record(scene: "one")?.saved, Date(timeIntervalSince1970: date))
      try await store.removeRecords(savedBefore: Date(timeIntervalSince1970: date))
      #expect(try await store.record(scene: "one") != nil)
      try await store.removeRecords(savedBefore: Date(timeIntervalSince1970: date + 0.001))
      #expect(try await store.record(scene: "one") == nil)
    }

    @Test("the server forgets a record after its lifetime")
    func lifetime() async throws {
      let server = try RedisServer()
      let store = try RedisStore(server.address(), name: "App", lifetime: .seconds(1))
      try await store.save(record("one"))
      #expect(try await store.record(scene: "one") != nil)
      var isGone = false
      for _ in 0..<100 where !isGone {
        try await Task.sleep(for: .milliseconds(50))
        isGone = try await store.record(scene: "one") == nil
      }
      #expect(isGone)
      #expect(try await store.newestRecord(session: "s") == nil)
    }

    @Test("many old records are removed in portions")
    func purge() async throws {
      let server = try RedisServer()
      let store = try RedisStore(server.address(), name: "App")
      for number in 0..<1201 { try await store.save(record("\(number)", saved: TimeInterval(number))) }
      try await store.removeRecords(savedBefore: Date(timeIntervalSince1970: 1200))
      #expect(try await store.record(scene: "1199") == nil)
      try await expectEqual(store.newestRecord(session: "s")?.scene, "1200")
    }

    @Test("a server that starts again is found again")
    func restart() async throws {
      let server = try RedisServer()
      let store = try RedisStore(server.address(), name: "App")
      try await store.save(record("one"))
      server.stop()
      await #expect(throws: RedisError.self) { try await store.save(record("one")) }
      server.start()
      try await store.save(record("two"))
      try await expectEqual(store.record(scene: "two"), record("two"))
    }

    @Test("a server that does not answer fails a command after two seconds, and the next ones at once")
    func silence() async throws {
      let server = try RedisServer()
      let store = try RedisStore(server.address(), name: "App")
      server.suspend()
      let error = await #expect(throws: RedisError.self) { try await store.save(record("one")) }
      expectEqual(error?.description.contains("did not answer"), true)
      let again = await #expect(throws: RedisError.self) { try await store.record(scene: "one") }
      expectEqual(again?.description.contains("a moment ago"), true)
    }

    @Test("a wrong password is an error that names the server and not the password")
    func password() async throws {
      let server = try RedisServer(password: "secret")
      let store = try RedisStore(server.address(password: "secret"), name: "App")
      try await store.save(record("one"))
      for address in [try server.address(password: "wrong"), try server.address()] {
        let error = #expect(throws: RestorationStoreError.self) { try RedisStore(address, name: "App") }
        expectEqual(error?.description.contains("redis.sock"), true)
        expectEqual(error?.description.contains("wrong"), false)
      }
    }

    @Test("a server that can't be reached is an error with its address")
    func unreachable() throws {
      let error = #expect(throws: RestorationStoreError.self) {
        try RedisStore(RedisAddress("redis://user:secret@127.0.0.1:1/2"), name: "App")
      }
      expectEqual(error?.place, "redis://127.0.0.1:1/2")
      expectEqual(error?.reason.contains("Connection refused"), true)
    }

    @Test(
      "an address says host, port, database and credentials",
      arguments: [
        ("redis://cache", "redis://cache:6379/0"), ("redis://u:p@cache:7000/4", "redis://cache:7000/4"),
        ("redis://[::1]:7000", "redis://[::1]:7000/0"), ("REDIS://cache/", "redis://cache:6379/0"),
        ("redis+unix:///run/r.sock?db=2", "redis+unix:///run/r.sock?db=2"),
        ("redis+unix:///run/r.sock", "redis+unix:///run/r.sock?db=0"),
      ])
    func addresses(text: String, description: String) throws {
      try expectEqual(RedisAddress(text).description, description)
    }

    @Test(
      "a wrong address is an error with the expected form, without the text, which may have a password",
      arguments: [
        ("redis://", "host"), ("redis://cache:0", "port"), ("redis://cache/x", "number"),
        ("redis://cache/-1", "number"),
        ("redis://cache/1?x=hunter2", "database"), ("rediss://u:hunter2@cache", "TLS"),
        ("redis://hunter2@cache", "password"),
        ("redis+unix://cache/r.sock", "socket"), ("redis+unix:///r.sock?x=hunter2", "db"), ("http://cache", "scheme"),
        ("cache", "URL"),
      ])
    func wrongAddresses(text: String, reason: String) {
      let error = #expect(throws: RestorationStoreError.self) { try RedisAddress(text) }
      expectEqual(error?.reason.contains(reason), true, "\(error?.description ?? "")")
      expectEqual(error?.reason.contains("redis://user:password@host:port/database"), true)
      expectEqual(error?.reason.contains("hunter2"), false)
    }
  }
#endif

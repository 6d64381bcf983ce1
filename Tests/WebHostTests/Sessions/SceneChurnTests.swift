#if Web
  import Foundation
  import RenderTree
  import Testing

  @testable import WebHost

  @MainActor
  @Suite("Scenes that come and go", .serialized)
  struct SceneChurnTests {
    /// The resident memory of the process, in bytes.
    private func residentMemory() throws -> Int {
      let fields = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
      return try #require(fields.dropFirst().first.flatMap { Int($0) }) * Int(sysconf(Int32(_SC_PAGESIZE)))
    }

    private func visit(_ server: TestServer) async throws {
      let tab = try await TestBrowser(server).open()
      _ = try await tab.press()
      _ = try await tab.event("Count 1")
      await tab.stream?.close()
    }

    @Test("500 tabs that come and go leave no session and no memory behind")
    func churn() async throws {
      var limits = WebHost.Limits()
      (limits.gracePeriod, limits.savingDelay) = (.milliseconds(20), .seconds(60))
      try await TestServer.run(store: MemoryStore(capacity: 10), limits: limits) { server in
        var memory: [Int] = []
        for _ in 0..<5 {
          for _ in 0..<100 { try await visit(server) }
          try await until { try server.registry.sessions.isEmpty }
          #expect(server.log.scenes.allSatisfy { $0.life == .disconnected })
          server.log.scenes = []
          memory.append(try residentMemory())
        }
        // The first rounds fill caches and pools.
        #expect(memory[4] - memory[1] < 8 << 20, "\(memory)")
      }
    }

    @Test("200 tabs at once get their own changes")
    func many() async throws {
      var limits = WebHost.Limits()
      limits.connections = 1000
      try await TestServer.run(limits: limits) { server in
        var tabs: [TestTab] = []
        for _ in 0..<200 { tabs.append(try await TestBrowser(server).open()) }
        for (number, tab) in tabs.enumerated() { try tab.scene.setCount(1000 + number) }
        for (number, tab) in tabs.enumerated() { _ = try await tab.event("Count \(1000 + number) ") }
      }
    }
  }
#endif

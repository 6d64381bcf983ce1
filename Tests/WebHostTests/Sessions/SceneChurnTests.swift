#if Web
  import Foundation
  import RenderTree
  import Testing

  @testable import WebHost

  @MainActor
  @Suite("Scenes that come and go", .serialized)
  struct SceneChurnTests {
    private func visit(_ server: TestServer) async throws {
      let tab = try await TestBrowser(server).open()
      _ = try await tab.press()
      _ = try await tab.event("Count 1")
      await tab.stream?.close()
    }

    /// The number of tabs: 500, or that of the environment.
    private static let count = ProcessInfo.processInfo.environment["SCENES"].flatMap { Int($0) } ?? 500
    /// The number of tabs that are there at a time.
    private static let width = 200

    /// Lets tabs come and go.
    private func visits(_ count: Int, _ server: TestServer) async throws {
      try await withThrowingTaskGroup(of: Void.self) { group in
        for number in 0..<count {
          if number >= Self.width { try await group.next() }
          group.addTask { try await visit(server) }
        }
        try await group.waitForAll()
      }
    }

    @Test("tabs that come and go, up to 200 at a time, leave no session and no memory behind")
    func churn() async throws {
      var limits = WebHost.Limits()
      (limits.gracePeriod, limits.savingDelay, limits.connections) = (.milliseconds(20), .seconds(60), 1000)
      try await TestServer.run(store: MemoryStore(capacity: 10), limits: limits) { server in
        var memory: [Int] = []
        for _ in 0..<5 {
          try await visits(Self.count / 5, server)
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

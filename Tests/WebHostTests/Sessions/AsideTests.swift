#if Web
  import Expectations
  import Foundation
  import RenderTree
  import Testing

  @testable import WebHost

  @MainActor
  @Suite("Scenes without a tab", .serialized)
  struct AsideTests {
    private func limits(views: Int, time: Duration = .milliseconds(10)) -> WebHost.Limits {
      var limits = WebHost.Limits()
      (limits.scenesWithViews, limits.viewTime) = (views, time)
      return limits
    }

    /// A tab whose count is a number, and that is gone.
    private func leftTab(_ server: TestServer, count: Int, browser: TestBrowser? = nil) async throws -> TestTab {
      let tab = try await (browser ?? TestBrowser(server)).open()
      for _ in 0..<count { _ = try await tab.press() }
      _ = try await tab.event("Count \(count)")
      await tab.stream?.close()
      return tab
    }

    private func asides(_ server: TestServer) throws -> Int {
      try server.registry.sessions.values.reduce(0) { $0 + $1.asides.count }
    }

    @Test("of the scenes without a tab, those that were left last keep their views")
    func newest() async throws {
      try await TestServer.run(limits: limits(views: 2)) { server in
        var tabs: [TestTab] = []
        for count in 1...5 {
          tabs.append(try await leftTab(server, count: count))
          try await until { try server.registry.sessions.values.allSatisfy(\.streams.isEmpty) }
        }
        try await until { try asides(server) == 3 }
        expectEqual(
          server.log.scenes.map(\.life), [.disconnected, .disconnected, .disconnected, .connected, .connected])
        let sessions = try server.registry.sessions.count
        expectEqual(sessions, 5)
        expectEqual(server.log.terminated, 0)
      }
    }

    @Test("a scene without views comes back with its state when its tab connects, in the app of its user")
    func comeBack() async throws {
      let store = MemoryStore(capacity: 1)
      try await TestServer.run(store: store, limits: limits(views: 0)) { server in
        let tab = try await leftTab(server, count: 3)
        let application = try #require(server.log.scenes.first).application
        application.shared = 7
        try await until { try asides(server) == 1 }
        expectEqual(server.log.scenes.first?.life, .disconnected)
        // The store may have lost the record: it is in memory as well.
        await store.removeRecord(scene: tab.name)
        tab.stream = try await tab.browser.stream([tab.name])
        #expect(try await tab.event("\"w\":").data.contains("Count 3"))
        try expectEqual(tab.scene.application.shared, 7)
        let count = try asides(server)
        expectEqual(count, 0)
        _ = try await tab.press()
        _ = try await tab.event("Count 4")
      }
    }

    @Test("input alone brings a scene without views back, and is performed once")
    func input() async throws {
      try await TestServer.run(limits: limits(views: 0)) { server in
        let tab = try await leftTab(server, count: 1)
        let press = try tab.pressing
        try await until { try asides(server) == 1 }
        // The identities of the sample's nodes are new in each scene.
        try await expectEqual(tab.send("{\"k\":\"ack\",\"f\":2}").status, 204)
        #expect(press != (try tab.pressing))
        try await expectEqual(tab.press().status, 204)
        try expectEqual(tab.scene.count, 2)
      }
    }

    @Test("a page that is loaded again continues its scene without views")
    func reload() async throws {
      try await TestServer.run(limits: limits(views: 0)) { server in
        let browser = TestBrowser(server)
        let tab = try await leftTab(server, count: 2, browser: browser)
        try await until { try asides(server) == 1 }
        let again = try await browser.open()
        #expect(again.name != tab.name)
        #expect(again.reply.body.contains("Count 2"))
        let count = try asides(server)
        expectEqual(count, 0)
      }
    }

    @Test("a scene without views ends after the grace period, and comes back from the store")
    func grace() async throws {
      var limits = limits(views: 0)
      limits.gracePeriod = .milliseconds(300)
      try await TestServer.run(limits: limits) { server in
        let tab = try await leftTab(server, count: 2)
        try await until { server.log.scenes.first?.life == .disconnected }
        try await until { server.log.terminated == 1 }
        let sessions = try server.registry.sessions
        #expect(sessions.isEmpty)
        tab.stream = try await tab.browser.stream([tab.name])
        _ = try await tab.event("Count 2")
      }
    }

    @Test("a scene without views ends after the grace period, also beside an open tab of its user")
    func graceBesideTab() async throws {
      var limits = limits(views: 0)
      limits.gracePeriod = .milliseconds(300)
      try await TestServer.run(limits: limits) { server in
        let browser = TestBrowser(server)
        let open = try await browser.open()
        _ = try await leftTab(server, count: 1, browser: browser)
        try await until { server.log.scenes.last?.life == .disconnected }
        try await until { try asides(server) == 0 }
        try await expectEqual(open.press().status, 204)
        expectEqual(server.log.terminated, 0)
      }
    }

    @Test("scenes with files, and those of users that have just left, keep their views")
    func kept() async throws {
      try await TestServer.run(limits: limits(views: 0, time: .seconds(30))) { server in
        _ = try await leftTab(server, count: 1)
        try await Task.sleep(for: .milliseconds(300))
        expectEqual(server.log.scenes.first?.life, .connected)
      }
      try await TestServer.run(limits: limits(views: 0)) { server in
        let tab = try await TestBrowser(server).open()
        try tab.scene.onOpen?(URL(fileURLWithPath: "/tmp/report.txt"))
        await tab.stream?.close()
        try await Task.sleep(for: .milliseconds(300))
        expectEqual(server.log.scenes.first?.life, .connected)
      }
    }

    @Test("ending a user's scenes ends those without views, too")
    func endOfUser() async throws {
      let ada = WebIdentity(id: "ada")
      try await TestServer.run(limits: limits(views: 0), change: { $0.identify = { _ in .allowed(ada) } }) { server in
        let tab = try await leftTab(server, count: 1)
        let press = try tab.pressing
        try await until { try asides(server) == 1 }
        server.host.endScenes(of: ada)
        let sessions = try server.registry.sessions
        #expect(sessions.isEmpty)
        try await expectEqual(tab.send(press).status, 410)
      }
    }
  }
#endif

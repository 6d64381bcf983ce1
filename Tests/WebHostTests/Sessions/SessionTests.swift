#if Web
  import Expectations
  import Foundation
  import RenderTree
  import Testing

  @testable import WebHost

  @MainActor
  @Suite("Sessions and scenes of browsers", .serialized)
  struct SessionTests {
    private func limits(_ change: (inout WebHost.Limits) -> Void) -> WebHost.Limits {
      var limits = WebHost.Limits()
      change(&limits)
      return limits
    }

    // MARK: Lives

    @Test("a request whose stream never opens leaves no session behind")
    func unopened() async throws {
      try await TestServer.run(limits: limits { $0.openingTime = .milliseconds(40) }) { server in
        for _ in 0..<5 { _ = try await TestBrowser(server).get() }
        expectEqual(server.log.sessions, 5)
        try await until { server.log.terminated == 5 }
        let sessions = try server.registry.sessions
        #expect(sessions.isEmpty)
        #expect(server.log.scenes.allSatisfy { $0.life == .ended })
      }
    }

    @Test("a scene outlives its broken stream for the grace period, and a new stream goes on with it")
    func grace() async throws {
      try await TestServer.run(limits: limits { $0.gracePeriod = .seconds(1) }) { server in
        let browser = TestBrowser(server)
        let tab = try await browser.open()
        _ = try await tab.press()
        let last = try await tab.event("Count 1").id
        let scene = try tab.scene
        await tab.stream?.close()
        try await until { try server.registry.sessions.values.first?.streams.isEmpty == true }
        scene.setCount(7)
        tab.stream = try await browser.stream([tab.name], last: last)
        #expect(try await tab.event("Count 7").data.contains("\"f\":3,"))
        await tab.stream?.close()
        try await until { scene.life == .disconnected }
        let sessions = try server.registry.sessions
        #expect(sessions.isEmpty)
      }
    }

    @Test("a stream that resumes gets exactly what it missed")
    func resume() async throws {
      try await TestServer.run { server in
        let browser = TestBrowser(server)
        let tab = try await browser.open()
        _ = try await tab.press()
        let first = try await tab.event("Count 1")
        _ = try await tab.press()
        _ = try await tab.event("Count 2")
        tab.stream = try await browser.stream([tab.name], last: first.id)
        #expect(try await #require(tab.stream).next().data.contains("Count 2"))
        _ = try await tab.press()
        #expect(try await #require(tab.stream).next().data.contains("Count 3"))
      }
    }

    @Test("a stream that resumes with nothing missed says so")
    func resumeUnchanged() async throws {
      try await TestServer.run { server in
        let browser = TestBrowser(server)
        let tab = try await browser.open()
        _ = try await tab.press()
        let last = try await tab.event("Count 1").id
        tab.stream = try await browser.stream([tab.name], last: last)
        try await expectEqual(#require(tab.stream).next().data, "[\"\(tab.name)\",{\"a\":2}]")
      }
    }

    @Test("a page that leaves and is loaded again continues its scene under another name")
    func reload() async throws {
      try await TestServer.run { server in
        let browser = TestBrowser(server)
        let tab = try await browser.open()
        _ = try await tab.press()
        _ = try await tab.event("Count 1")
        try await expectEqual(browser.post("/_pergola/leave", "{\"tab\":\"\(tab.name)\"}").status, 204)
        let again = try await browser.open()
        #expect(again.name != tab.name)
        #expect(again.reply.body.contains("Count 1"))
        expectEqual(server.log.scenes.count, 1)
        _ = try await again.press()
        _ = try await again.event("Count 2")
        // The old page comes back from the browser's cache: it has to be loaded again.
        try await expectEqual(tab.press(of: again).status, 410)
      }
    }

    @Test("a page that is left after its replacement was requested is continued by it")
    func reloadInBrowserOrder() async throws {
      try await TestServer.run { server in
        let browser = TestBrowser(server)
        let tab = try await browser.open()
        _ = try await tab.press()
        _ = try await tab.event("Count 1")
        let again = TestTab(browser, try await browser.get("/", ["Cache-Control": "max-age=0"]))
        #expect(again.reply.body.contains("Count 0"))
        // The stream of the last tab ends with its page, sometimes before the page says that it is left.
        await tab.stream?.close()
        try await until { try server.registry.sessions.values.first?.streams.isEmpty == true }
        _ = try await browser.post("/_pergola/leave", "{\"tab\":\"\(tab.name)\"}")
        again.stream = try await browser.stream([again.name])
        try await again.hello()
        #expect(try await again.event("Count 1").data.contains("\"w\":"))
        expectEqual(server.log.scenes.map(\.life), [.connected, .ended])
        _ = try await again.press()
        _ = try await again.event("Count 2")
      }
    }

    @Test(
      "a page that is loaded again has its own content, whatever another page of its address has left",
      arguments: [true, false])
    func reloadAfterAnotherPage(isOtherFirst: Bool) async throws {
      try await TestServer.run { server in
        let browser = TestBrowser(server)
        func leave(_ tab: TestTab) async throws {
          _ = try await browser.post("/_pergola/leave", "{\"tab\":\"\(tab.name)\"}")
        }
        // Another tab that is closed meanwhile, or the same tab before its address was opened again.
        var tabs = [try await browser.open(), try await browser.open()]
        if isOtherFirst { tabs.reverse() }
        let (tab, other) = (tabs[0], tabs[1])
        try await leave(other)
        _ = try await tab.press()
        _ = try await tab.event("Count 1")
        let again = TestTab(browser, try await browser.get("/", ["Cache-Control": "max-age=0"]))
        try await leave(tab)
        again.stream = try await browser.stream([again.name])
        try await again.hello()
        #expect(try await again.event("Count 1").data.contains("\"w\":"))
      }
    }

    @Test("a duplicated tab gets a second scene")
    func duplicate() async throws {
      try await TestServer.run { server in
        let browser = TestBrowser(server)
        let tab = try await browser.open()
        _ = try await tab.press()
        _ = try await tab.event("Count 1")
        let second = try await browser.open()
        #expect(second.reply.body.contains("Count 0"))
        expectEqual(server.log.scenes.count, 2)
        // A copy of the first document, from the browser's cache.
        let copy = TestTab(browser, tab.reply)
        let reply = try await copy.hello()
        expectEqual(reply.status, 200)
        expectEqual(reply.body, "{\"reload\":true}")
      }
    }

    @Test("an address with another place makes another scene")
    func otherAddress() async throws {
      try await TestServer.run { server in
        let browser = TestBrowser(server)
        let tab = try await browser.open("/one")
        _ = try await browser.post("/_pergola/leave", "{\"tab\":\"\(tab.name)\"}")
        #expect(try await browser.open("/two").reply.body.contains("at /two"))
        expectEqual(server.log.scenes.count, 2)
      }
    }

    // MARK: Restarts

    @Test("a page goes on in place after the server was restarted")
    func restart() async throws {
      let store = MemoryStore()
      var cookie: String?
      var name = ""
      var last = ""
      try await TestServer.run(store: store) { server in
        let tab = try await TestBrowser(server).open("/jobs/7")
        _ = try await tab.press()
        _ = try await tab.edit("Ann")
        last = try await tab.event("Ann").id
        (cookie, name) = (tab.browser.cookie, tab.name)
      }
      try await TestServer.run(store: store) { server in
        let browser = TestBrowser(server, cookie: cookie)
        let stream = try await browser.stream([name], last: last)
        let event = try await stream.next()
        #expect(event.data.contains("\"w\":"))
        #expect(event.data.contains("Count 1 at /jobs/7"))
        #expect(event.data.contains("Ann"))
        expectEqual(server.log.scenes.first?.configuration.timeZone?.identifier, "Europe/Berlin")
        #expect(EventID(event.id)?.number ?? 0 > EventID(last)?.number ?? 0)
      }
    }

    @Test("after a restart, a record opens for its own cookie and user only")
    func foreignRecord() async throws {
      let store = MemoryStore()
      var name = ""
      var cookie = ""
      try await TestServer.run(store: store) { server in
        let tab = try await TestBrowser(server).open()
        _ = try await tab.press()
        name = tab.name
        cookie = try #require(tab.browser.cookie)
      }
      try await TestServer.run(store: store) { server in
        let thief = try await TestBrowser(server).open()
        let stolen = try await thief.browser.stream([name]).next()
        #expect(stolen.data.contains("reload"))
        // The right number with another secret.
        let forged = TestBrowser(server, cookie: String(cookie.dropLast()) + (cookie.hasSuffix("0") ? "1" : "0"))
        let guessed = try await forged.stream([name]).next()
        #expect(guessed.data.contains("reload"))
      }
      try await TestServer.run(store: store, change: { $0.identify = { _ in .allowed(WebIdentity(id: "eve")) } }) {
        server in
        let event = try await TestBrowser(server, cookie: cookie).stream([name]).next()
        #expect(event.data.contains("reload"))
      }
    }

    @Test("changes are saved while the server runs, and at most once per delay")
    func saving() async throws {
      let store = MemoryStore()
      try await TestServer.run(store: store, limits: limits { $0.savingDelay = .milliseconds(20) }) { server in
        let tab = try await TestBrowser(server).open()
        _ = try await tab.press()
        let end = ContinuousClock.now + .seconds(600)
        while await store.record(scene: tab.name) == nil, ContinuousClock.now < end { await Task.yield() }
        await expectEqual(store.record(scene: tab.name)?.address, "/")
      }
    }

    @Test("a scene that was closed after the grace period comes back from the store")
    func sleepingPhone() async throws {
      try await TestServer.run(limits: limits { $0.gracePeriod = .milliseconds(40) }) { server in
        let browser = TestBrowser(server)
        let tab = try await browser.open()
        _ = try await tab.press()
        _ = try await tab.event("Count 1")
        await tab.stream?.close()
        try await until { try server.registry.sessions.isEmpty }
        tab.stream = try await browser.stream([tab.name])
        #expect(try await tab.event("Count 1").data.contains("\"w\":"))
        _ = try await tab.press()
        _ = try await tab.event("Count 2")
      }
    }

    // MARK: Shutdown

    @Test("a shutdown tells the tabs and stores their scenes")
    func shutdown() async throws {
      let store = MemoryStore()
      let server = try await TestServer(store: store)
      let tab = try await TestBrowser(server).open()
      _ = try await tab.press()
      _ = try await tab.event("Count 1")
      let scene = try tab.scene
      async let ended: Void = server.stop()
      try await expectEqual(tab.event("bye").data, "[null,{\"bye\":true}]")
      try await ended
      expectEqual(scene.life, .disconnected)
      expectEqual(server.log.terminated, 1)
      #expect(await store.record(scene: tab.name) != nil)
    }

    // MARK: Users

    @Test("a refused or redirected request makes no scene")
    func identify() async throws {
      let change: (inout WebHost.Options) -> Void = { options in
        options.identify = { request in
          switch request.header("User-Agent") {
          case "out": .refused("Members only.")
          case "login": .redirected("/login?to=\(request.path)")
          case let name: .allowed(name.map { WebIdentity(id: $0) })
          }
        }
      }
      try await TestServer.run(change: change) { server in
        let browser = TestBrowser(server)
        browser.fields["User-Agent"] = "out"
        let refused = try await browser.get()
        expectEqual(refused.status, 403)
        expectEqual(refused.body, "Members only.\n")
        browser.fields["User-Agent"] = "login"
        let redirected = try await browser.get("/a")
        expectEqual(redirected.status, 303)
        expectEqual(redirected["Location"], "/login?to=/a")
        expectEqual(server.log.sessions, 0)
      }
    }

    @Test("a cookie of another user opens nothing, and all scenes of a user end at once")
    func users() async throws {
      let change: (inout WebHost.Options) -> Void = { options in
        options.identify = { .allowed($0.header("X-User").map { WebIdentity(id: $0) }) }
      }
      try await TestServer.run(change: change) { server in
        let ann = TestBrowser(server)
        ann.fields["X-User"] = "ann"
        let tab = try await ann.open()
        let thief = TestBrowser(server, cookie: ann.cookie)
        thief.fields["X-User"] = "eve"
        try await expectEqual(TestTab(thief, tab.reply).hello().status, 410)
        let other = try await thief.open()
        expectEqual(server.log.sessions, 2)
        server.host.endScenes(of: WebIdentity(id: "ann"))
        try await expectEqual(tab.event("reload").data, "[\"\(tab.name)\",{\"reload\":true}]")
        expectEqual(server.log.scenes.map(\.life), [.ended, .connected])
        try await expectEqual(other.press().status, 204)
      }
    }

    @Test("cookies of encrypted connections are bound to their host")
    func secureCookie() async throws {
      try await TestServer.run(change: { $0.trustedProxies = ["127.0.0.1"] }) { server in
        let browser = TestBrowser(server)
        browser.fields["X-Forwarded-Proto"] = "https"
        let cookie = try #require(try await browser.get()["Set-Cookie"])
        #expect(cookie.hasPrefix("__Host-"))
        #expect(cookie.contains("; Secure"))
        #expect(cookie.contains("; Path=/;"))
      }
    }

    // MARK: Limits

    @Test("scenes without a page make room for others; scenes in use do not")
    func room() async throws {
      try await TestServer.run(limits: limits { ($0.scenesPerSession, $0.scenes, $0.sessions) = (2, 3, 2) }) { server in
        let browser = TestBrowser(server)
        _ = try await browser.open()
        for _ in 0..<4 { try await expectEqual(browser.get().status, 200) }
        expectEqual(server.log.scenes.filter { $0.life == .connected }.count, 2)
        _ = try await browser.open()
        let refused = try await browser.get()
        expectEqual(refused.status, 503)
        #expect(refused["Retry-After"] != nil)
        for _ in 0..<3 { try await expectEqual(TestBrowser(server).get().status, 200) }
        _ = try await TestBrowser(server).open()
        try await expectEqual(TestBrowser(server).get().status, 503)
      }
    }

    @Test("documents whose pages never connect have a limit of their own")
    func unopenedLimit() async throws {
      try await TestServer.run(limits: limits { $0.unopenedScenes = 3 }) { server in
        let tab = try await TestBrowser(server).open()
        for _ in 0..<10 { try await expectEqual(TestBrowser(server).get().status, 200) }
        expectEqual(server.log.scenes.filter { $0.life == .connected }.count, 4)
        try await expectEqual(tab.press().status, 204)
      }
    }

    @Test("a flood of events is refused, and the other tabs are not affected")
    func flood() async throws {
      try await TestServer.run(limits: limits { $0.eventsPerSecond = 10 }) { server in
        let tab = try await TestBrowser(server).open()
        let other = try await TestBrowser(server).open()
        let hovers = Array(repeating: "{\"k\":\"hover\",\"x\":1,\"y\":1}", count: 60)
        var statuses: Set<Int> = []
        for _ in 0..<3 { statuses.insert(try await tab.post(2, hovers).status) }
        #expect(statuses.contains(429))
        try await expectEqual(other.press().status, 204)
        _ = try await other.event("Count 1")
      }
    }

    @Test("a hundred moves of a pointer in one post ask for one frame")
    func moves() async throws {
      try await TestServer.run { server in
        let tab = try await TestBrowser(server).open("/")
        let scene = try tab.scene
        let before = scene.frameCount
        let moves = (0..<100).map { "{\"k\":\"move\",\"x\":\($0),\"y\":1,\"p\":0,\"t\":0}" }
        try await tab.send(moves.joined(separator: ","))
        expectEqual(scene.events.count { if case .pointer = $0 { true } else { false } }, 100)
        #expect(scene.frameCount - before <= 1)
      }
    }

    @Test("the events of one page let others have their turn")
    func stretches() async throws {
      try await TestServer.run { server in
        let tab = try await TestBrowser(server).open("/")
        let scene = try tab.scene
        scene.eventTime = .milliseconds(5)
        let start = scene.events.count
        var seen: Set<Int> = []
        let watch = Task {
          while !Task.isCancelled {
            seen.insert(scene.events.count - start)
            await Task.yield()
          }
        }
        let moves = (0..<60).map { "{\"k\":\"move\",\"x\":\($0),\"y\":1,\"p\":0,\"t\":0}" }
        try await tab.send(moves.joined(separator: ","))
        watch.cancel()
        #expect(seen.contains { (1..<60).contains($0) })
      }
    }

    @Test("a page that can't show a message gets the whole tree")
    func tree() async throws {
      try await TestServer.run { server in
        let tab = try await TestBrowser(server).open("/")
        try await tab.send("{\"k\":\"tree\",\"v\":\"SyntaxError\"}")
        _ = try await tab.event("\"w\":")
      }
    }
  }

  extension TestTab {
    /// Presses the button of another tab's scene, as a page does whose scene was continued by it.
    func press(of other: TestTab) async throws -> WebClient.Reply { try await send(try other.pressing) }
  }
#endif

#if Web
  import Expectations
  import Foundation
  import HTTPTypes
  import Hummingbird
  import RenderTree
  import Testing

  @testable import WebHost

  @MainActor
  @Suite("Scenes that are put aside and come back", .serialized)
  struct RecoveryTests {
    /// A tab whose button was pressed once, of a server that has shut down.
    private struct StoredTab {
      let name: String
      let cookie: String?
      /// The event that pressed the button.
      let press: String
    }

    private func storedTab(in store: MemoryStore) async throws -> StoredTab {
      let server = try await TestServer(store: store)
      let tab = try await TestBrowser(server).open()
      let stored = StoredTab(name: tab.name, cookie: tab.browser.cookie, press: try tab.pressing)
      _ = try await tab.press()
      _ = try await tab.event("Count 1")
      try await server.stop()
      return stored
    }

    @Test("a session that gets no scene ends")
    func emptySession() async throws {
      var limits = WebHost.Limits()
      limits.openingTime = .milliseconds(500)
      let store = MemoryStore()
      let tab = try await storedTab(in: store)
      try await TestServer.run(store: store, limits: limits) { server in
        let browser = TestBrowser(server, cookie: tab.cookie)
        try await expectEqual(browser.get("/_pergola/picture/x").status, 404)
        try expectEqual(server.registry.sessions.count, 1)
        try await until { try server.registry.sessions.isEmpty }
      }
    }

    @Test("a session without scenes makes room for another one")
    func roomForSessions() async throws {
      var limits = WebHost.Limits()
      limits.sessions = 1
      let store = MemoryStore()
      let tab = try await storedTab(in: store)
      try await TestServer.run(store: store, limits: limits) { server in
        let (known, new) = (TestBrowser(server, cookie: tab.cookie), TestBrowser(server))
        let picture = try await known.get("/_pergola/picture/x")
        expectEqual(picture.status, 404)
        try await expectEqual(new.get().status, 200)
      }
    }

    @Test("input that a scene has handled before a restart is not performed again")
    func numbersAreStored() async throws {
      let store = MemoryStore()
      let tab = try await storedTab(in: store)
      try await TestServer.run(store: store) { server in
        let browser = TestBrowser(server, cookie: tab.cookie)
        var press = tab.press
        var body: (Int) -> String { { "{\"tab\":\"\(tab.name)\",\"n\":\($0),\"e\":[\(press)]}" } }
        try await expectEqual(browser.post("/_pergola/input", body(2)).status, 204)
        let scene = try #require(server.log.scenes.first)
        expectEqual(scene.count, 1)
        press = "{\"k\":\"press\",\"n\":\"\(PageNumber.name(scene.button))\"}"
        try await expectEqual(browser.post("/_pergola/input", body(2)).status, 204)
        expectEqual(scene.count, 1)
        try await expectEqual(browser.post("/_pergola/input", body(3)).status, 204)
        expectEqual(scene.count, 2)
        // A tab that the browser duplicated begins with the first number.
        #expect(try await browser.post("/_pergola/input", body(1)).body.contains("reload"))
      }
    }

    @Test("a scene that comes back asks its page for its state, and becomes active by the answer")
    func asksForState() async throws {
      let store = MemoryStore()
      let tab = try await storedTab(in: store)
      try await TestServer.run(store: store) { server in
        let browser = TestBrowser(server, cookie: tab.cookie)
        let stream = try await browser.stream([tab.name])
        let tree = try await stream.next(containing: "\"w\":")
        #expect(tree.data.contains("\"r\":1"))
        #expect(tree.data.contains("\"a\":2"))
        let opening = """
          {"k":"open","w":390,"h":844,"s":2,"d":false,"c":false,"z":16,"i":[0,0,0,0],"l":["en"],"f":1}
          """
        try await expectEqual(
          browser.post("/_pergola/input", "{\"tab\":\"\(tab.name)\",\"n\":3,\"e\":[\(opening)]}").status, 204)
        server.log.scenes.first?.setCount(7)
        let change = try await stream.next(containing: "Count 7")
        #expect(!change.data.contains("\"w\":"), "the answer does not cost another tree")
        #expect(!change.data.contains("\"r\":1"))
      }
    }

    @Test("a tab whose scene is put aside is told so, and goes on with its next input")
    func idle() async throws {
      var limits = WebHost.Limits()
      // Other tests may hold the main actor for a second, in which the tab must not be put aside before its first use.
      (limits.idleTime, limits.heartbeat) = (.seconds(4), .milliseconds(100))
      try await TestServer.run(limits: limits) { server in
        let browser = TestBrowser(server)
        let tab = try await browser.open()
        let other = try await browser.open("/other")
        let isUsed = Task {
          while !Task.isCancelled {
            try await other.acknowledge(1)
            try await Task.sleep(for: .milliseconds(20))
          }
        }
        defer { isUsed.cancel() }
        _ = try await tab.press()
        _ = try await tab.event("Count 1")
        _ = try await tab.event("\"idle\":true")
        let sessions = try server.registry.sessions
        #expect(sessions.values.allSatisfy { $0.scenes[tab.name] == nil })
        // The stream of the other tab is there: what was put aside comes back by it.
        other.stream = try await browser.stream([other.name])
        try await expectEqual(tab.post(3, ["{\"k\":\"ack\",\"f\":2}"]).status, 204)
        let tree = try await #require(other.stream).next(containing: "\"w\":")
        #expect(tree.data.contains("Count 1"))
        _ = try await tab.post(4, [tab.pressing])
        _ = try await #require(other.stream).next(containing: "Count 2")
      }
    }

    @Test("a page that comes back from the browser's cache gets only what it does not show")
    func backFromCache() async throws {
      try await TestServer.run { server in
        let browser = TestBrowser(server)
        let tab = try await browser.open()
        let other = try await browser.open("/other")
        for _ in 0..<3 { _ = try await tab.press() }
        _ = try await tab.event("Count 3")
        _ = try await browser.post("/_pergola/leave", "{\"tab\":\"\(tab.name)\"}")
        try tab.scene.setCount(4)
        try await tab.hello(frame: 4)
        let event = try await #require(other.stream).next(containing: "\"\(tab.name)\"")
        #expect(event.data.contains("Count 4"), "\(event.data)")
      }
    }

    @Test("scenes that end while others are saved are not saved again")
    func endedScenes() async throws {
      var limits = WebHost.Limits()
      limits.savingDelay = .milliseconds(20)
      let store = MemoryStore()
      let ada = WebIdentity(id: "ada")
      try await TestServer.run(store: store, limits: limits, change: { $0.identify = { _ in .allowed(ada) } }) {
        server in
        var names: [String] = []
        for _ in 0..<5 {
          let tab = try await TestBrowser(server).open()
          _ = try await tab.press()
          names.append(tab.name)
        }
        let (first, registry) = (try #require(names.first), try server.registry)
        for _ in 0..<500 where await store.record(scene: first) == nil { try await Task.sleep(for: .milliseconds(2)) }
        server.host.endScenes(of: ada)
        await registry.store.finish()
        try await Task.sleep(for: .milliseconds(60))
        await registry.store.finish()
        for name in names { #expect(await store.record(scene: name) == nil) }
      }
    }

    @Test("ending a user's scenes forgets those that are only stored, too")
    func storedScenes() async throws {
      let store = MemoryStore()
      let ada = WebIdentity(id: "ada")
      var name = ""
      try await TestServer.run(store: store, change: { $0.identify = { _ in .allowed(ada) } }) { server in
        let tab = try await TestBrowser(server).open()
        _ = try await tab.press()
        name = tab.name
      }
      #expect(await store.record(scene: name) != nil)
      try await TestServer.run(store: store) { server in
        server.host.endScenes(of: ada)
        try await server.registry.store.finish()
        #expect(await store.record(scene: name) == nil)
      }
    }

    @Test("the stream of a user who has logged out tells the pages to load again, where they see the login")
    func loggedOut() async throws {
      let isKnown = Flag()
      try await TestServer.run(change: { options in
        options.identify = { _ in await isKnown.value ? .allowed(nil) : .redirected("/login") }
      }) { server in
        let tab = try await TestBrowser(server).open()
        isKnown.value = false
        try await expectEqual(tab.press().status, 401)
        let stream = try await tab.browser.stream([tab.name])
        _ = try await stream.next(containing: "\"reload\":true")
      }
    }

    @Test("files that are sent at once share the limit of their number")
    func parallelUploads() async throws {
      let files = SceneFiles(limit: 2)
      expectEqual([files.reserve(), files.reserve(), files.reserve()], [true, true, false])
      files.release()
      #expect(files.reserve())
    }

    @Test("a form with more fields than events are allowed is refused")
    func largeForm() async throws {
      var limits = WebHost.Limits()
      limits.eventsPerSecond = 2
      try await TestServer.run(limits: limits) { server in
        let browser = TestBrowser(server)
        let tab = TestTab(browser, try await browser.get())
        let fields = (0..<50).map { "field-\($0)=x" }.joined(separator: "&")
        let type = "application/x-www-form-urlencoded"
        try await expectEqual(browser.post("/_pergola/form/\(tab.name)", fields, type: type).status, 303)
        try await expectEqual(browser.post("/_pergola/form/\(tab.name)", fields, type: type).status, 429)
      }
    }

    @Test("trusted proxies need a router that knows the senders of requests")
    func sendersOfRequests() throws {
      var options = WebHost.Options(textEngine: MonospaceTextEngine(), name: "Sample", store: MemoryStore())
      options.trustedProxies = ["10.0.0.1"]
      let host = WebHost(options: options)
      let application = SampleApplication(log: SampleApplication.Log())
      #expect(throws: WebHostError.unknownSenders) { try host.addRoutes(for: application, to: Router()) }
      #expect(throws: Never.self) { try host.addRoutes(for: application, to: Router(context: WebContext.self)) }
    }
  }

  /// A value that a test changes while a server reads it.
  @MainActor
  private final class Flag {
    var value = true
  }
#endif

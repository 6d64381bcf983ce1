#if Web
  import Foundation
  import RenderTree
  import ServiceLifecycle
  import Testing

  @testable import WebHost

  /// A server of the sample app on a free port of this machine.
  @MainActor
  final class TestServer {
    let log = SampleApplication.Log()
    let client: WebClient
    let host: WebHost
    private let group: ServiceGroup
    private let running: Task<Void, any Error>

    init(
      base: String = "", store: any RestorationStore = MemoryStore(), limits: WebHost.Limits = WebHost.Limits(),
      change: (inout WebHost.Options) -> Void = { _ in }
    ) async throws {
      var options = WebHost.Options(
        textEngine: MonospaceTextEngine(), name: "Sample", address: ListenAddress(port: 0), base: base, limits: limits,
        store: store)
      change(&options)
      let host = WebHost(options: options)
      let group = try host.makeServer(for: SampleApplication(log: log), signals: [])
      let (ports, listening) = AsyncStream.makeStream(of: Int.self)
      host.onListening { listening.yield($0) }
      running = Task { try await group.run() }
      var iterator = ports.makeAsyncIterator()
      client = WebClient(port: try #require(await iterator.next()))
      self.host = host
      self.group = group
    }

    /// Shuts the server down, and waits until it has ended.
    func stop() async throws {
      await group.triggerGracefulShutdown()
      try await running.value
    }

    /// The registry of the served app.
    var registry: SessionRegistry { get throws { try #require(host.registries.first) } }

    /// Runs a test with a server.
    static func run(
      base: String = "", store: any RestorationStore = MemoryStore(), limits: WebHost.Limits = WebHost.Limits(),
      change: (inout WebHost.Options) -> Void = { _ in }, _ test: @MainActor (TestServer) async throws -> Void
    ) async throws {
      let server = try await TestServer(base: base, store: store, limits: limits, change: change)
      do {
        try await test(server)
      } catch {
        try await server.stop()
        throw error
      }
      try await server.stop()
    }
  }

  /// A browser with its cookie.
  @MainActor
  final class TestBrowser {
    let server: TestServer
    private(set) var cookie: String?
    var fields = ["User-Agent": "Test Mobile"]

    init(_ server: TestServer, cookie: String? = nil) {
      self.server = server
      self.cookie = cookie
    }

    private var allFields: [String: String] {
      var all = fields
      if let cookie { all["Cookie"] = cookie }
      return all
    }

    /// Requests a document.
    func get(_ path: String = "/", _ extra: [String: String] = [:]) async throws -> WebClient.Reply {
      let reply = try await server.client.send("GET", path, allFields.merging(extra) { $1 })
      if let made = reply["Set-Cookie"] { cookie = made.split(separator: ";").first.map(String.init) }
      return reply
    }

    /// Opens a tab with its stream.
    func open(_ path: String = "/", frame: Int = 1) async throws -> TestTab {
      let tab = TestTab(self, try await get(path))
      tab.stream = try await stream([tab.name])
      try await tab.hello()
      return tab
    }

    func stream(_ tabs: [String], last: String? = nil) async throws -> EventReader {
      let base = server.host.options.base
      let query = "?tabs=" + tabs.joined(separator: ",") + (last.map { "&last=" + $0 } ?? "")
      return try await server.client.stream(base + "/_pergola/stream" + query, allFields)
    }

    func post(
      _ path: String, _ body: String, type: String = "application/json", _ extra: [String: String] = [:]
    ) async throws -> WebClient.Reply {
      let own = ["Content-Type": type, "Origin": "http://localhost", "Pergola-Page": "1"]
      let base = server.host.options.base
      return try await server.client.send(
        "POST", base + path, allFields.merging(own) { $1 }.merging(extra) { $1 }, body: body)
    }
  }

  /// A page of a browser.
  @MainActor
  final class TestTab {
    let browser: TestBrowser
    let reply: WebClient.Reply
    let name: String
    var stream: EventReader?
    private var next = 1

    init(_ browser: TestBrowser, _ reply: WebClient.Reply) {
      self.browser = browser
      self.reply = reply
      name = reply.body.part(after: "data-scene=\"", until: "\"") ?? ""
    }

    /// The scene of the tab.
    var scene: SampleScene {
      get throws {
        let session = try browser.server.registry.sessions.values.first { $0.scenes[name] != nil }
        return try #require(session?.scenes[name]?.hosted as? SampleScene)
      }
    }

    /// Says hello, as the page's script does.
    @discardableResult
    func hello(frame: Int = 1) async throws -> WebClient.Reply {
      try await send(
        """
        {"k":"open","w":390,"h":844,"s":2,"d":false,"c":false,"z":16,"i":[0,0,0,0],"l":["en"],\
        "tz":"Europe/Berlin","f":\(frame)}
        """)
    }

    /// Sends events with the next numbers.
    @discardableResult
    func send(_ events: String...) async throws -> WebClient.Reply {
      let first = next
      next += events.count
      return try await post(first, events)
    }

    func post(_ first: Int, _ events: [String]) async throws -> WebClient.Reply {
      try await browser.post(
        "/_pergola/input", "{\"tab\":\"\(name)\",\"n\":\(first),\"e\":[\(events.joined(separator: ","))]}")
    }

    func press() async throws -> WebClient.Reply { try await send(try pressing) }

    var pressing: String { get throws { "{\"k\":\"press\",\"n\":\"\(PageNumber.name(try scene.button))\"}" } }

    func edit(_ text: String) async throws -> WebClient.Reply {
      let scene = try scene
      let name = PageNumber.name(scene.field)
      return try await send(
        "{\"k\":\"edit\",\"n\":\"\(name)\",\"b\":0,\"i\":0,\"j\":\(scene.text.utf16.count),\"v\":\"\(text)\",\"s\":\(text.utf16.count),\"t\":\(text.utf16.count)}"
      )
    }

    func acknowledge(_ frame: Int) async throws { try await send("{\"k\":\"ack\",\"f\":\(frame)}") }

    /// The next event of the stream with a text in it.
    func event(_ part: String) async throws -> EventReader.Event {
      try await #require(stream).next(containing: part)
    }
  }

  /// Waits until a condition holds, for ten minutes at most.
  @MainActor
  func until(
    _ condition: () throws -> Bool, _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let end = ContinuousClock.now + .seconds(600)
    while try !condition() {
      guard ContinuousClock.now < end else {
        Issue.record(comment ?? "The condition did not come true.", sourceLocation: sourceLocation)
        return
      }
      try await Task.sleep(for: .milliseconds(5))
    }
  }

  extension String {
    /// Returns the text between two others; nil if there is none.
    func part(after start: String, until end: String) -> String? {
      guard let head = range(of: start), let tail = self[head.upperBound...].range(of: end) else { return nil }
      return String(self[head.upperBound..<tail.lowerBound])
    }
  }
#endif

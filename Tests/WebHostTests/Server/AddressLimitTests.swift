#if Web
  import Expectations
  import Foundation
  import Hummingbird
  import RenderTree
  import Testing

  @testable import WebHost

  @MainActor
  @Suite("Limits per address", .serialized)
  struct AddressLimitTests {
    /// Serves with limits, for clients that a trusted proxy names.
    private func serve(
      _ change: (inout WebHost.Limits) -> Void, _ test: @MainActor (TestServer) async throws -> Void
    ) async throws {
      var limits = WebHost.Limits()
      change(&limits)
      try await TestServer.run(limits: limits, change: { $0.trustedProxies = ["127.0.0.1"] }, test)
    }

    private func browser(_ server: TestServer, at address: String) -> TestBrowser {
      let browser = TestBrowser(server)
      browser.fields["X-Forwarded-For"] = address
      return browser
    }

    @Test("a client with too many sessions in use is refused, and others are not")
    func sessions() async throws {
      try await serve({ $0.sessionsPerAddress = 2 }) { server in
        var tabs: [TestTab] = []
        for _ in 0..<2 { tabs.append(try await browser(server, at: "203.0.113.7").open()) }
        try await expectEqual(browser(server, at: "203.0.113.7").get().status, 503)
        try await expectEqual(browser(server, at: "203.0.113.8").get().status, 200)
        // One that is no longer in use makes room.
        await tabs[0].stream?.close()
        try await until { try server.registry.sessions.values.contains { $0.streams.isEmpty && !$0.scenes.isEmpty } }
        try await expectEqual(browser(server, at: "203.0.113.7").get().status, 200)
        try await expectEqual(tabs[1].press().status, 204)
      }
    }

    @Test("a client with too many streams is refused another one, but not one that goes on")
    func streams() async throws {
      try await serve({ $0.streamsPerAddress = 2 }) { server in
        let first = browser(server, at: "203.0.113.7")
        let tab = try await first.open()
        _ = try await tab.press()
        let last = try await tab.event("Count 1").id
        _ = try await browser(server, at: "203.0.113.7").open()
        let refused = try await first.stream([tab.name])
        expectEqual(refused.head.status, 429)
        let other = try await browser(server, at: "203.0.113.8").open()
        expectEqual(other.stream?.head.status, 200)
        tab.stream = try await first.stream([tab.name], last: last)
        expectEqual(tab.stream?.head.status, 200)
      }
    }

    @Test("a client with too many requests is refused for a while, and others are not")
    func requests() async throws {
      try await serve({ $0.requestsPerSecondPerAddress = 1 }) { server in
        var refusals = 0
        let client = browser(server, at: "2001:db8:0:1::1")
        for number in 0..<60 {
          client.fields["X-Forwarded-For"] = "2001:db8:0:1::\(number)"
          let reply = try await client.get("/_pergola/health")
          if reply.status == 429 { refusals += 1 }
        }
        #expect((1...50).contains(refusals))
        try await expectEqual(browser(server, at: "2001:db8:0:2::1").get("/_pergola/health").status, 200)
      }
    }

    @Test("clients that are quiet are forgotten")
    func memory() throws {
      let rate = RequestRate(rate: 5)
      let start = ContinuousClock.now
      for number in 0..<5000 {
        let client = try #require(ClientAddress("10.0.\(number / 250).\(number % 250)"))
        #expect(rate.take(client, now: start + .milliseconds(number * 10)))
      }
      #expect(rate.count <= 2000)
    }

    @Test("limits of addresses need a router that knows the senders of requests")
    func senders() throws {
      var options = WebHost.Options(textEngine: MonospaceTextEngine(), name: "Sample", store: MemoryStore())
      options.limits.streamsPerAddress = 3
      let host = WebHost(options: options)
      let application = SampleApplication(log: SampleApplication.Log())
      #expect(throws: WebHostError.unknownSenders) { try host.addRoutes(for: application, to: Router()) }
    }

    @Test("every limit is set by its name, and mistakes are named")
    func names() throws {
      var limits = WebHost.Limits()
      for child in Mirror(reflecting: limits).children {
        let name = try #require(child.label)
        #expect(throws: Never.self, "\(name)") { try limits.set(name, to: "77") }
      }
      for child in Mirror(reflecting: limits).children {
        let isSet = [child.value as? Int == 77, child.value as? Duration == .seconds(77)].contains(true)
        #expect(isSet, "\(child.label ?? "")")
      }
      #expect(throws: LimitError.name("people")) { try limits.set("people", to: "1") }
      #expect(throws: LimitError.number("-1", of: "scenes")) { try limits.set("scenes", to: "-1") }
      #expect(throws: LimitError.time("nan", of: "heartbeat")) { try limits.set("heartbeat", to: "nan") }
    }
  }
#endif

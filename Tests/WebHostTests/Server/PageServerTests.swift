#if Web
  import Expectations
  import Foundation
  import RenderTree
  import Testing

  @testable import WebHost

  @MainActor
  @Suite("A server of pages", .serialized)
  struct PageServerTests {
    @Test("the first response is the whole page, with a cookie and a strict policy")
    func document() async throws {
      try await TestServer.run { server in
        let reply = try await TestBrowser(server).get()
        expectEqual(reply.status, 200)
        #expect(reply.body.contains("Count 0 at home"))
        expectEqual(reply["Cache-Control"], "no-store")
        expectEqual(reply["X-Content-Type-Options"], "nosniff")
        expectEqual(reply["Referrer-Policy"], "same-origin")
        let cookie = try #require(reply["Set-Cookie"])
        #expect(cookie.contains("HttpOnly"))
        #expect(cookie.contains("SameSite=Lax"))
        #expect(!cookie.contains("Secure"))
        let policy = try #require(reply["Content-Security-Policy"])
        #expect(policy.contains("frame-ancestors 'none'"))
        #expect(!policy.contains("unsafe"))
        let nonce = try #require(policy.part(after: "'nonce-", until: "'"))
        #expect(reply.body.contains("nonce=\"\(nonce)\""))
      }
    }

    @Test("a press comes back through the stream as a patch that names the handled input")
    func press() async throws {
      try await TestServer.run { server in
        let tab = try await TestBrowser(server).open()
        let reply = try await tab.press()
        expectEqual(reply.status, 204)
        let event = try await tab.event("Count 1")
        #expect(event.data.hasPrefix("[\"\(tab.name)\",{\"f\":2,\"a\":2"))
        expectEqual(tab.stream?.head["X-Accel-Buffering"], "no")
        expectEqual(tab.stream?.head["Content-Type"], "text/event-stream; charset=utf-8")
      }
    }

    @Test("a change that the app makes by itself reaches the page")
    func push() async throws {
      try await TestServer.run { server in
        let tab = try await TestBrowser(server).open()
        try tab.scene.setCount(42)
        _ = try await tab.event("Count 42")
      }
    }

    @Test("input that is sent again is handled once")
    func atMostOnce() async throws {
      try await TestServer.run { server in
        let tab = try await TestBrowser(server).open()
        let press = try tab.pressing
        for _ in 0..<3 { try await expectEqual(tab.post(2, [press, press]).status, 204) }
        try await expectEqual(tab.post(3, [press, press]).status, 204)
        try expectEqual(tab.scene.count, 3)
      }
    }

    @Test("a first post that is sent again is handled once")
    func firstPostAgain() async throws {
      try await TestServer.run { server in
        let tab = try await TestBrowser(server).open()
        let press = try tab.pressing
        for _ in 0..<2 { try await expectEqual(tab.post(1, [press, press]).status, 204) }
        try expectEqual(tab.scene.count, 1)
      }
    }

    @Test("an edit that the app refuses is acknowledged without a frame")
    func refusedEdit() async throws {
      try await TestServer.run { server in
        let tab = try await TestBrowser(server).open()
        try await expectEqual(tab.edit("!").status, 204)
        let event = try await tab.event("\"a\":2")
        expectEqual(event.data, "[\"\(tab.name)\",{\"a\":2}]")
      }
    }

    @Test("files of the page are kept for ever, at addresses with their version")
    func files() async throws {
      try await TestServer.run { server in
        for file in PageScript.all {
          let reply = try await server.client.send("GET", "/_pergola/\(file.version)/\(file.name)")
          expectEqual(reply.status, 200)
          expectEqual(reply["Content-Type"], file.contentType)
          expectEqual(reply["Cache-Control"], "public, max-age=31536000, immutable")
          expectEqual(reply["Content-Security-Policy"], "default-src 'none'; connect-src 'self'")
          expectEqual(Array(reply.body.utf8), file.bytes)
          try await expectEqual(server.client.send("GET", "/_pergola/0/\(file.name)").status, 404)
        }
      }
    }

    @Test("the health endpoint answers")
    func health() async throws {
      try await TestServer.run(base: "/app") { server in
        let reply = try await server.client.send("GET", "/app/_pergola/health")
        expectEqual(reply.status, 200)
        expectEqual(reply.body, "ok\n")
        expectEqual(server.log.sessions, 0)
      }
    }

    @Test("requests for parts of pages make no scene")
    func parts() async throws {
      try await TestServer.run { server in
        for path in ["/jobs/favicon.ico", "/robots.txt"] {
          try await expectEqual(server.client.send("GET", path).status, 404)
        }
        for part in ["image", "script", "style"] {
          let reply = try await server.client.send("GET", "/jobs/1", ["Sec-Fetch-Dest": part])
          expectEqual(reply.status, 404)
        }
        #expect(server.log.scenes.isEmpty)
      }
    }

    @Test("a browser that asks for an icon learns that there is none, and is not refused")
    func icon() async throws {
      try await TestServer.run(base: "/app") { server in
        let reply = try await server.client.send("GET", "/app/favicon.ico", ["Sec-Fetch-Dest": "image"])
        expectEqual(reply.status, 204)
        expectEqual(reply["Cache-Control"], "public, max-age=86400")
        #expect(server.log.scenes.isEmpty)
      }
    }

    @Test("a request for the head alone makes no scene")
    func head() async throws {
      try await TestServer.run { server in
        let reply = try await server.client.send("HEAD", "/")
        expectEqual(reply.status, 200)
        #expect(server.log.scenes.isEmpty)
      }
    }

    @Test("two people have sessions of their own, and one's cookie does not open the other's scene")
    func people() async throws {
      try await TestServer.run { server in
        let (one, other) = (TestBrowser(server), TestBrowser(server))
        let (tab, foreign) = (try await one.open(), try await other.open())
        expectEqual(server.log.sessions, 2)
        let stolen = TestTab(other, tab.reply)
        try await expectEqual(stolen.post(2, [try tab.pressing]).status, 410)
        try expectEqual(tab.scene.count, 0)
        try await expectEqual(foreign.press().status, 204)
        let stream = try await other.stream([tab.name])
        try await expectEqual(stream.next().data, "[\"\(tab.name)\",{\"reload\":true}]")
      }
    }

    @Test("tabs of one browser share its session and its stream")
    func tabs() async throws {
      try await TestServer.run { server in
        let browser = TestBrowser(server)
        let first = try await browser.open()
        var others: [TestTab] = []
        for _ in 0..<10 {
          let tab = TestTab(browser, try await browser.get())
          try await expectEqual(tab.hello().status, 204)
          others.append(tab)
        }
        expectEqual(server.log.sessions, 1)
        expectEqual(Set(others.map(\.name)).count, 10)
        for tab in others {
          try await expectEqual(tab.press().status, 204)
          let event = try await first.event("Count 1")
          #expect(event.data.hasPrefix("[\"\(tab.name)\""))
        }
      }
    }

    @Test("a hidden tab gets no bytes, and the newest frame when it is seen")
    func hidden() async throws {
      try await TestServer.run { server in
        let browser = TestBrowser(server)
        let tab = try await browser.open()
        let other = TestTab(browser, try await browser.get())
        try await other.hello()
        try await tab.send("{\"k\":\"visible\",\"v\":false}")
        for _ in 0..<3 { _ = try await tab.press() }
        _ = try await other.press()
        try await expectEqual(tab.stream?.next().data.hasPrefix("[\"\(other.name)\""), true)
        try await tab.send("{\"k\":\"visible\",\"v\":true}")
        let event = try await tab.event("Count 3")
        #expect(event.data.hasPrefix("[\"\(tab.name)\",{\"f\":2"))
      }
    }

    @Test("after ten frames that are not acknowledged, only the newest is kept")
    func window() async throws {
      try await TestServer.run { server in
        let tab = try await TestBrowser(server).open()
        for number in 1...10 {
          _ = try await tab.press()
          #expect(try await tab.event("Count \(number) ").data.contains("\"f\":\(number + 1),"))
        }
        for _ in 0..<5 { _ = try await tab.press() }
        try await tab.acknowledge(5)
        let event = try await #require(tab.stream).next()
        #expect(event.data.contains("Count 15"))
        #expect(event.data.contains("\"f\":12,"))
      }
    }

    @Test("a path and query open the app's link there, and links of the app become addresses")
    func addresses() async throws {
      try await TestServer.run(base: "/admin") { server in
        let tab = try await TestBrowser(server).open("/admin/jobs/7")
        let scene = try tab.scene
        expectEqual(scene.opened.map(\.absoluteString), ["http://localhost/jobs/7"])
        #expect(tab.reply.body.contains("Count 0 at /jobs/7"))
        try await tab.send("{\"k\":\"go\",\"v\":\"/admin/jobs/8\"}")
        _ = try await tab.event("Count 0 at /jobs/8")
        expectEqual(scene.opened.last?.absoluteString, "http://localhost/jobs/8")
        _ = try await tab.press()
        scene.open(try #require(URL(string: "http://localhost/jobs/9")))
        let event = try await tab.event("address")
        expectEqual(event.data, "[\"\(tab.name)\",{\"address\":\"/admin/jobs/9\",\"at\":3,\"place\":\"\",\"entry\":1}]")
      }
    }

    @Test("text that the app copies goes to its own tab")
    func copy() async throws {
      try await TestServer.run { server in
        let tab = try await TestBrowser(server).open()
        try tab.scene.onCopy?("a \"b\"\n</script>")
        let event = try await tab.event("copy")
        expectEqual(event.data, "[\"\(tab.name)\",{\"copy\":\"a \\\"b\\\"\\n</script>\"}]")
      }
    }

    @Test("a scene that the app closes ends its tab")
    func end() async throws {
      try await TestServer.run { server in
        let tab = try await TestBrowser(server).open()
        try tab.scene.onEnd?()
        try await expectEqual(tab.event("end").data, "[\"\(tab.name)\",{\"end\":true}]")
      }
    }

    @Test("streams get heartbeats")
    func heartbeats() async throws {
      var limits = WebHost.Limits()
      limits.heartbeat = .milliseconds(20)
      try await TestServer.run(limits: limits) { server in
        let tab = try await TestBrowser(server).open()
        for _ in 0..<3 { try await #require(tab.stream).heartbeat() }
      }
    }
  }
#endif

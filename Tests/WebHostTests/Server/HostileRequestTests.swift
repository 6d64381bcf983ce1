#if Web
  import Expectations
  import Foundation
  import RenderTree
  import SeededRandomness
  import Testing

  @testable import WebHost

  @MainActor
  @Suite("Hostile requests", .serialized)
  struct HostileRequestTests {
    /// Runs a test with a tab of somebody else, which has to work before and after.
    private func withBystander(
      limits: WebHost.Limits = WebHost.Limits(), _ test: @MainActor (TestServer) async throws -> Void
    ) async throws {
      try await TestServer.run(limits: limits) { server in
        let tab = try await TestBrowser(server).open()
        try await test(server)
        try await expectEqual(tab.press().status, 204)
        _ = try await tab.event("Count 1")
      }
    }

    @Test("session cookies that are wrong, foreign or malformed open nothing")
    func cookies() async throws {
      try await withBystander { server in
        let tab = try await TestBrowser(server).open()
        let name = try #require(tab.browser.cookie?.split(separator: "=").first)
        for value in [
          "", "x", SessionToken.make().description,
          String(repeating: "0", count: 16) + "." + String(repeating: "0", count: 32),
          String(repeating: "a", count: 4000), "%00", "\"\"", "é.é",
        ] {
          let browser = TestBrowser(server, cookie: "\(name)=\(value)")
          try await expectEqual(TestTab(browser, tab.reply).hello().status, 410)
          let document = try await browser.get()
          expectEqual(document.status, 200)
          expectEqual(document["Set-Cookie"]?.hasPrefix("\(name)=\(value);"), false)
        }
      }
    }

    @Test("posts without the page's field, from other origins, or of another type are refused")
    func posts() async throws {
      try await withBystander { server in
        let tab = try await TestBrowser(server).open()
        let body = "{\"tab\":\"\(tab.name)\",\"n\":2,\"e\":[\(try tab.pressing)]}"
        let cases: [(Int, [String: String])] = [
          (403, ["Pergola-Page": ""]), (403, ["Origin": "http://evil.example"]), (403, ["Origin": "null"]),
          (403, ["Sec-Fetch-Site": "cross-site"]), (403, ["Sec-Fetch-Site": "same-site"]),
          (403, ["Origin": "http://localhost.evil.example"]), (403, ["Origin": "localhost"]),
          (415, ["Content-Type": "text/plain"]), (204, ["Sec-Fetch-Site": "same-origin", "Origin": "http://other"]),
        ]
        for (status, fields) in cases {
          try await expectEqual(tab.browser.post("/_pergola/input", body, fields).status, status, "\(fields)")
        }
        try expectEqual(tab.scene.count, 1)
      }
    }

    @Test(
      "broken input is refused",
      arguments: [
        "", "{", "[]", "null", "{\"tab\":1}", "{\"tab\":\"T\",\"n\":0,\"e\":[]}", "{\"tab\":\"T\",\"n\":1e99,\"e\":[]}",
        "{\"tab\":\"T\",\"n\":1,\"e\":[{}]}", "{\"tab\":\"T\",\"n\":1,\"e\":[{\"k\":\"press\",\"n\":\"é\"}]}",
        "{\"tab\":\"T\",\"n\":1,\"e\":[{\"k\":\"edit\",\"n\":\"1\",\"b\":0,\"i\":0,\"j\":0,\"v\":\"a\",\"s\":9,\"t\":5}]}",
        String(repeating: "[", count: 100_000),
        "{\"tab\":\"T\",\"n\":1,\"e\":\(String(repeating: "{\"a\":", count: 5000))",
      ])
    func broken(body: String) async throws {
      try await withBystander { server in
        let tab = try await TestBrowser(server).open()
        let reply = try await tab.browser.post("/_pergola/input", body.replacingOccurrences(of: "T", with: tab.name))
        expectEqual(reply.status, 400)
        expectEqual(reply.body.split(separator: "\n").count, 1)
      }
    }

    @Test("a body that is too large is refused, whether it says so or not")
    func large() async throws {
      var limits = WebHost.Limits()
      limits.bodySize = 10_000
      try await withBystander(limits: limits) { server in
        let tab = try await TestBrowser(server).open()
        let big = String(repeating: " ", count: 20_000)
        try await expectEqual(tab.browser.post("/_pergola/input", big).status, 413)
        let head = """
          POST /_pergola/input HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\nPergola-Page: 1\r
          Content-Type: application/json\r\n
          """
        let announced = try await server.client.exchange(head + "Content-Length: 1073741824\r\n\r\n", until: "\r\n\r\n")
        #expect(announced.hasPrefix("HTTP/1.1 413"))
        let chunk = "3E8\r\n" + String(repeating: " ", count: 1000) + "\r\n"
        let chunked = try await server.client.exchange(
          head + "Transfer-Encoding: chunked\r\n\r\n" + String(repeating: chunk, count: 20), until: "\r\n\r\n")
        #expect(chunked.hasPrefix("HTTP/1.1 413"))
      }
    }

    @Test("a sender that is too slow is refused")
    func slowSender() async throws {
      var limits = WebHost.Limits()
      limits.bodyTime = .milliseconds(50)
      try await withBystander(limits: limits) { server in
        let answer = try await server.client.exchange(
          """
          POST /_pergola/input HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\nPergola-Page: 1\r
          Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{
          """, until: "\r\n\r\n")
        #expect(answer.hasPrefix("HTTP/1.1 408"))
      }
    }

    @Test("a browser that does not read its stream loses it, and catches up with the whole tree")
    func slowReader() async throws {
      var limits = WebHost.Limits()
      (limits.streamBacklog, limits.eventsPerSecond) = (200_000, 100_000)
      try await withBystander(limits: limits) { server in
        let browser = TestBrowser(server)
        let tab = try await browser.open()
        await tab.stream?.stopReading()
        let session = try #require(try server.registry.sessions.values.first { $0.scenes[tab.name] != nil })
        let text = String(repeating: "long ", count: 10_000)
        for _ in 0..<2000 where !session.streams.isEmpty {
          try tab.scene.onCopy?(text)
          await Task.yield()
        }
        try await until { session.streams.isEmpty }
        tab.stream = try await browser.stream([tab.name], last: "1-1")
        #expect(try await tab.event("\"w\":").data.contains("Count 0"))
      }
    }

    @Test("a tab that asks for trees without reading gets one at a time")
    func treeFlood() async throws {
      try await withBystander { server in
        let tab = try await TestBrowser(server).open()
        for _ in 0..<50 { try await tab.hello(frame: 1 << 40) }
        try await expectEqual(tab.press().status, 204)
        _ = try await tab.event("Count 1")
      }
    }

    @Test("requests that are not HTTP, or have no sense, end with 4xx or a closed connection")
    func nonsense() async throws {
      try await withBystander { server in
        let many = (0..<200).map { "X-\($0): 1\r\n" }.joined()
        let requests = [
          "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "\u{0}\u{1}\u{2}\r\n\r\n",
          "GET :// HTTP/1.1\r\nHost: a\r\n\r\n", "DELETE / HTTP/1.1\r\nHost: a\r\n\r\n",
          "OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n",
          "GET / HTTP/1.1\r\nHost: a\r\n\(many)\r\n",
          "GET /\(String(repeating: "a", count: 9000)) HTTP/1.1\r\nHost: a\r\n\r\n",
          "GET / HTTP/1.1\r\nX: \(String(repeating: "a", count: 100_000))\r\n\r\n",
          "POST /_pergola/input HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n",
          "POST /_pergola/input HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
          "GET /_pergola/ HTTP/1.1\r\nHost: a\r\n\r\n", "GET /_pergola/picture/../../x HTTP/1.1\r\nHost: a\r\n\r\n",
          "GET /_pergola/stream HTTP/1.1\r\nHost: a\r\n\r\n",
          "GET /_pergola/stream?tabs=%ff HTTP/1.1\r\nHost: a\r\n\r\n",
          "CONNECT a:80 HTTP/1.1\r\nHost: a\r\n\r\n",
        ]
        for request in requests {
          let answer = try await server.client.exchange(request, until: "\r\n\r\n")
          let status = answer.split(separator: " ").dropFirst().first.map(String.init) ?? ""
          #expect(answer.isEmpty || status.hasPrefix("4"), "\(request.prefix(60).debugDescription): \(status)")
        }
        // Paths of documents may be anything that is well-formed.
        for path in [
          "http://", "http://b/", "/%00", "/%zz", "/a%2F..%2Fb", "//evil.example/", "/\u{FF}",
          "/?" + String(repeating: "&", count: 500),
        ] {
          let answer = try await server.client.exchange("GET \(path) HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
          let status = answer.split(separator: " ").dropFirst().first.map(String.init) ?? ""
          #expect(["200", "400"].contains(status), "\(path)")
        }
      }
    }

    @Test(
      "numbers of events that were never sent harm nothing",
      arguments: ["9223372036854775807", "-1", "4503599627370495"])
    func numbers(number: String) async throws {
      try await withBystander { server in
        let browser = TestBrowser(server)
        let tab = try await browser.open()
        for last in ["\(number)-\(number)", "1-\(number)", "\(number)-1", nil, nil] {
          tab.stream = try await browser.stream([tab.name], last: last)
          try await tab.acknowledge(1 << 52)
          _ = try await tab.press()
          _ = try await tab.event("Count")
        }
      }
    }

    @Test("more connections than are allowed wait, and do not end the server")
    func connections() async throws {
      var limits = WebHost.Limits()
      limits.connections = 4
      try await TestServer.run(limits: limits) { server in
        let tab = try await TestBrowser(server).open()
        var waiting: [WebConnection] = []
        for _ in 0..<20 { waiting.append(try await WebConnection(port: server.client.port)) }
        for connection in waiting { await connection.close() }
        try await expectEqual(tab.press().status, 204)
      }
    }

    @Test("hosts that are not well-formed get into no address", arguments: ["a b", "a\"><script>", "a/../b", "", "é"])
    func hosts(host: String) async throws {
      try await withBystander { server in
        let answer = try await server.client.exchange("GET /x HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\r\n")
        #expect(!answer.contains("<script>a"))
        for url in server.log.scenes.flatMap(\.opened) { #expect(["localhost", "127.0.0.1"].contains(url.host())) }
      }
    }

    @Test("random bytes never end the server", arguments: 1...4)
    func random(seed: Int) async throws {
      try await withBystander { server in
        var random = Randomness(seed: seed)
        let pieces = [
          "GET ", "POST ", "/_pergola/", "input", "stream?tabs=", "form/", " HTTP/1.1\r\n", "Host: localhost\r\n",
          "\r\n\r\n",
          "Content-Length: 5\r\n", "Cookie: pergola-0=1\r\n", "Last-Event-ID: -1--1\r\n", "{\"tab\":", "\u{0}", "%",
          "🙂",
          "Transfer-Encoding: chunked\r\n", "ffffffffffffffff\r\n", "Origin: http://localhost\r\nPergola-Page: 1\r\n",
        ]
        for _ in 0..<40 {
          let count = random.next(below: 12)
          let text = (0..<count).map { _ in pieces[random.next(below: pieces.count)] }.joined()
          let answer = try await server.client.exchange(text + "\r\n\r\nGET / HTTP/9\r\n\r\n", until: "\r\n")
          #expect(!answer.hasPrefix("HTTP/1.1 5"), "seed \(seed): \(text.debugDescription)")
        }
      }
    }
  }
#endif

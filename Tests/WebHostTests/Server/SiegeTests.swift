#if Web
  import Foundation
  import RenderTree
  import SeededRandomness
  import Testing

  @testable import WebHost

  /// All kinds of hostile requests at once, and what they cost. The figures are printed.
  @MainActor
  @Suite("A siege", .serialized)
  struct SiegeTests {
    /// The number of rounds: 4, or that of the environment.
    private static let rounds = ProcessInfo.processInfo.environment["ROUNDS"].flatMap { Int($0) } ?? 4

    private var limits: WebHost.Limits {
      var limits = WebHost.Limits()
      (limits.bodySize, limits.bodyTime, limits.eventsPerSecond) = (10_000, .milliseconds(100), 50)
      // Other tests may hold the main actor for seconds, in which a page is opened.
      (limits.gracePeriod, limits.openingTime, limits.streamBacklog) = (.milliseconds(20), .seconds(8), 100_000)
      return limits
    }

    /// The head of a post that the page's script could send.
    private func head(_ fields: String...) -> String {
      "POST /_pergola/input HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\nPergola-Page: 1\r\n"
        + "Content-Type: application/json\r\n" + fields.map { $0 + "\r\n" }.joined() + "\r\n"
    }

    /// Requests as bytes: large, slow, malformed and random ones.
    private func bytes(_ random: inout Randomness) -> [String] {
      let chunk = "3E8\r\n" + String(repeating: " ", count: 1000) + "\r\n"
      var requests = [
        head("Content-Length: 1073741824"), head("Content-Length: 100") + "{",
        head("Transfer-Encoding: chunked") + String(repeating: chunk, count: 20),
        head("Transfer-Encoding: chunked") + "zz\r\n", head("Content-Length: -1"),
        "GET / HTTP/1.1\r\nHost: a\r\n" + (0..<200).map { "X-\($0): 1\r\n" }.joined() + "\r\n",
        "GET / HTTP/1.1\r\nX: \(String(repeating: "a", count: 100_000))\r\n\r\n",
        "GET /\(String(repeating: "a", count: 9000)) HTTP/1.1\r\nHost: a\r\n\r\n",
        "GET /_pergola/stream?tabs=%ff HTTP/1.1\r\nHost: a\r\n\r\n", "CONNECT a:80 HTTP/1.1\r\nHost: a\r\n\r\n",
      ]
      for _ in 0..<10 {
        let noise = (0..<random.next(below: 200)).map { _ in Character(Unicode.Scalar(UInt8(random.next(below: 128)))) }
        requests.append(String(noise) + "\r\n\r\n")
      }
      return requests.map { $0 + ($0.hasSuffix("\r\n\r\n") ? "" : "\r\n\r\n") }
    }

    /// Posts to a tab's input that are cross-site, broken, deep, foreign, replayed, too many, or contain hostile text.
    private func post(to tab: TestTab, of other: TestTab) async throws -> [Int] {
      let browser = tab.browser
      func input(_ events: String, tab name: String, number: Int = 2) -> String {
        "{\"tab\":\"\(name)\",\"n\":\(number),\"e\":[\(events)]}"
      }
      let press = try tab.pressing
      let node = PageNumber.name(try tab.scene.field)
      let text = "</textarea><script>alert(1)</script>\\u202e\\u0000\\ud800"
      var statuses: [Int] = []
      for (body, fields) in [
        (input(press, tab: tab.name), ["Origin": "http://evil.example"]),
        (input(press, tab: tab.name), ["Sec-Fetch-Site": "cross-site"]),
        (input(press, tab: tab.name), ["Pergola-Page": ""]), (input(press, tab: other.name), [:]),
        (String(repeating: "[", count: 9000), [:]), ("{\"tab\":", [:]), (input(press, tab: tab.name, number: 0), [:]),
        (input("{\"k\":\"ack\",\"f\":4503599627370495}", tab: tab.name), [:]),
        (
          input(
            "{\"k\":\"edit\",\"n\":\"\(node)\",\"b\":0,\"i\":0,\"j\":0,\"v\":\"\(text)\",\"s\":0,\"t\":0}",
            tab: tab.name, number: 3), [:]
        ),
        (
          input(
            "{\"k\":\"edit\",\"n\":\"\(node)\",\"b\":0,\"i\":0,\"j\":0,\"v\":\"\(text)\",\"s\":0,\"t\":0}",
            tab: tab.name, number: 3), [:]
        ),
        (input([String](repeating: press, count: 200).joined(separator: ","), tab: tab.name, number: 4), [:]),
        (input([String](repeating: press, count: 200).joined(separator: ","), tab: tab.name, number: 204), [:]),
      ] {
        statuses.append(try await browser.post("/_pergola/input", body, fields).status)
      }
      for value in ["", "x", SessionToken.make().description] {
        let name = browser.cookie?.split(separator: "=").first ?? ""
        let stranger = TestBrowser(browser.server, cookie: "\(name)=\(value)")
        statuses.append(try await TestTab(stranger, tab.reply).hello().status)
      }
      return statuses
    }

    /// A round of all requests. Returns the statuses of the answers; 0 for a closed connection.
    private func round(_ server: TestServer, _ other: TestTab, _ random: inout Randomness) async throws -> [Int] {
      var statuses: [Int] = []
      for request in bytes(&random) {
        let answer = try await server.client.exchange(request, until: "\r\n\r\n")
        statuses.append(answer.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0)
      }
      let tab = try await TestBrowser(server).open()
      statuses += try await post(to: tab, of: other)
      await tab.stream?.stopReading()
      for _ in 0..<100 { try? tab.scene.onCopy?(String(repeating: "long ", count: 2000)) }
      for _ in 0..<5 { _ = try await TestBrowser(server).get("/\(random.next(below: 1000))") }
      await tab.stream?.close()
      return statuses
    }

    @Test("after hostile requests every other scene answers, and memory is back")
    func siege() async throws {
      try await TestServer.run(store: MemoryStore(capacity: 10), limits: limits) { server in
        let bystander = try await TestBrowser(server).open()
        var random = Randomness(seed: 1)
        var (statuses, memory, times): ([Int: Int], [Int], [Duration]) = ([:], [], [])
        for number in 1...max(3, Self.rounds) {
          for status in try await round(server, bystander, &random) { statuses[status, default: 0] += 1 }
          try await until { try server.registry.sessions.count == 1 }
          let start = ContinuousClock.now
          _ = try await bystander.press()
          _ = try await bystander.event("Count \(number) ")
          times.append(.now - start)
          memory.append(try residentMemory())
          server.log.scenes = server.log.scenes.filter { $0.life == .connected }
        }
        let growth = memory[memory.count - 1] - memory[1]
        let answers = statuses.sorted { $0.key < $1.key }.map { "\($0.value) x \($0.key)" }.joined(separator: ", ")
        print(
          "siege: \(statuses.values.reduce(0, +)) hostile requests, answered \(answers) (0: closed); another scene "
            + "answers after \(times.sorted()[times.count / 2]) at the median; memory grew by \(growth / 1000) KB in "
            + "\(memory.count - 2) rounds")
        #expect(statuses.keys.allSatisfy { $0 < 500 })
        #expect(growth < 8 << 20, "\(memory)")
      }
    }
  }
#endif

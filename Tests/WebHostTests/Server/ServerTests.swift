#if Web
  import Foundation
  import FoundationNetworking
  import Hummingbird
  import Logging
  import RenderTree
  import Testing

  @testable import WebHost

  /// A server on loopback with a client that acts as a browser.
  @MainActor
  struct Served {
    let application = CountingApplication()
    let port: Int
    private let server: Task<Void, any Error>
    private let session: URLSession

    init(_ change: (inout WebHost.Options) -> Void = { _ in }) async throws {
      var options = WebHost.Options(textEngine: MonospaceTextEngine(), name: "Counting")
      options.address = ListenAddress(port: 0)
      options.logger.logLevel = .critical
      // Other tests may keep the main actor busy for minutes.
      options.limits.openingTime = .seconds(3600)
      change(&options)
      let host = WebHost(options: options)
      let (ports, continuation) = AsyncStream.makeStream(of: Int.self)
      host.onListening = { continuation.yield($0) }
      let application = application
      server = Task { try await host.run(application) }
      var found: Int?
      for await port in ports {
        found = port
        break
      }
      port = try #require(found)
      let configuration = URLSessionConfiguration.ephemeral
      configuration.httpCookieStorage = nil
      configuration.httpShouldSetCookies = false
      configuration.timeoutIntervalForRequest = 3600
      session = URLSession(configuration: configuration)
    }

    func stop() { server.cancel() }

    struct Answer {
      let status: Int
      let headers: [String: String]
      let text: String

      /// The cookie of the answer, as a request contains it.
      var cookie: String? { headers["set-cookie"]?.split(separator: ";").first.map(String.init) }
    }

    func request(
      _ method: String = "GET", _ path: String, headers: [String: String] = [:], body: String? = nil
    ) async throws -> Answer {
      var request = URLRequest(url: try #require(URL(string: "http://127.0.0.1:\(port)\(path)")))
      request.httpMethod = method
      for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
      request.httpBody = body.map { Data($0.utf8) }
      let (data, response) = try await session.data(for: request)
      let answer = try #require(response as? HTTPURLResponse)
      var fields: [String: String] = [:]
      for (name, value) in answer.allHeaderFields { fields["\(name)".lowercased()] = "\(value)" }
      return Answer(status: answer.statusCode, headers: fields, text: String(decoding: data, as: UTF8.self))
    }

    /// Opens a page and returns its cookie and the name of its scene.
    func open() async throws -> (cookie: String, scene: String) {
      let page = try await request("/")
      let scene = try #require(page.text.firstMatch(of: /data-scene="([^"]+)"/)).1
      return (try #require(page.cookie), String(scene))
    }

    func request(_ path: String, headers: [String: String] = [:]) async throws -> Answer {
      try await request("GET", path, headers: headers)
    }

    func post(
      _ events: String, from number: Int = 1, to page: (cookie: String, scene: String), _ change: [String: String] = [:]
    )
      async throws -> Answer
    {
      let headers = ["Cookie": page.cookie, "Pergola-Page": "1", "Content-Type": "application/json"]
      return try await request(
        "POST", "/_pergola/input", headers: headers.merging(change) { $1 },
        body: "{\"tab\":\"\(page.scene)\",\"n\":\(number),\"e\":[\(events)]}")
    }
  }

  @MainActor @Suite("The server of pages", .serialized)
  struct ServerTests {
    @Test("the first response is the whole page, with a strict policy and a cookie that scripts cannot read")
    func page() async throws {
      let served = try await Served()
      defer { served.stop() }
      let page = try await served.request("/", headers: ["Accept-Language": "de-CH,de;q=0.8"])
      #expect(page.status == 200)
      #expect(page.text.contains("pressed 0 times"))
      #expect(page.text.contains("<title>Counting</title>"))
      let policy = try #require(page.headers["content-security-policy"])
      #expect(policy.contains("default-src 'none'"))
      #expect(!policy.contains("unsafe"))
      let nonce = try #require(policy.firstMatch(of: /nonce-([0-9a-f]+)/)).1
      #expect(page.text.contains("nonce=\"\(nonce)\""))
      let cookie = try #require(page.headers["set-cookie"])
      for part in ["HttpOnly", "SameSite=Lax", "Path=/"] { #expect(cookie.contains(part)) }
      #expect(page.headers["x-content-type-options"] == "nosniff")
      #expect(served.application.sessions.first?.scenes.first?.configuration.languages == ["de-CH", "de"])
    }

    @Test("a page loads its scripts and styles from the addresses in it, for ever")
    func scripts() async throws {
      let served = try await Served()
      defer { served.stop() }
      let page = try await served.request("/")
      let addresses = page.text.matches(of: /(?:src|href)="(\/_pergola\/[^"]+)"/).map { String($0.1) }
      #expect(addresses.count >= 3)
      for address in addresses {
        let file = try await served.request(address)
        #expect(file.status == 200, "\(address)")
        #expect(file.headers["cache-control"]?.contains("immutable") == true)
      }
      #expect(try await served.request("/_pergola/0/page.js").status == 404)
    }

    @Test("posted input reaches the scene of its session")
    func input() async throws {
      let served = try await Served()
      defer { served.stop() }
      let page = try await served.open()
      #expect(try await served.post(#"{"k":"press","n":"2"}"#, to: page).status == 204)
      #expect(served.application.sessions.first?.scenes.first?.count == 1)
    }

    @Test("posts of other sites, without the page's header, or of another session are refused")
    func foreignPosts() async throws {
      let served = try await Served()
      defer { served.stop() }
      let (page, other) = (try await served.open(), try await served.open())
      let press = #"{"k":"press","n":"2"}"#
      #expect(try await served.post(press, to: page, ["Origin": "https://evil.example"]).status == 403)
      #expect(try await served.post(press, to: page, ["Origin": "null"]).status == 403)
      #expect(try await served.post(press, to: page, ["Sec-Fetch-Site": "cross-site"]).status == 403)
      #expect(try await served.post(press, to: page, ["Pergola-Page": "0"]).status == 403)
      #expect(try await served.post(press, to: (other.cookie, page.scene)).status == 410)
      #expect(try await served.post(press, to: ("pergola=\(SessionToken())", page.scene)).status == 410)
      #expect(try await served.post(press, to: ("pergola=x", page.scene)).status == 410)
      #expect(served.application.sessions.map { $0.scenes.map(\.count) } == [[0], [0]])
      let own = ["Origin": "http://127.0.0.1:\(served.port)"]
      #expect(try await served.post(press, to: page, own).status == 204)
    }

    @Test(
      "broken input is refused with its defect, and the scene goes on",
      arguments: [
        "", "{", "[]", String(repeating: "[", count: 10_000), #"{"tab":1}"#, #"{"tab":"x","n":1e400,"e":[]}"#,
        #"{"tab":"x","n":0,"e":[]}"#, "\u{0}", String(repeating: "9", count: 100_000),
      ])
    func brokenInput(body: String) async throws {
      let served = try await Served()
      defer { served.stop() }
      let page = try await served.open()
      let answer = try await served.request(
        "POST", "/_pergola/input", headers: ["Cookie": page.cookie, "Pergola-Page": "1"], body: body)
      #expect(answer.status == 400)
      #expect(!answer.text.isEmpty)
      #expect(try await served.post(#"{"k":"press","n":"2"}"#, to: page).status == 204)
    }

    @Test("a body that is too long is refused")
    func longBody() async throws {
      let served = try await Served { $0.limits.bodySize = 1000 }
      defer { served.stop() }
      let page = try await served.open()
      let answer = try await served.post(
        #"{"k":"text","v":"\#(String(repeating: "x", count: 2000))"}"#, to: page)
      #expect(answer.status == 413)
    }

    @Test("a form of a page without scripts is answered with the page as it is then")
    func form() async throws {
      let served = try await Served()
      defer { served.stop() }
      let page = try await served.open()
      let headers = [
        "Cookie": page.cookie, "Origin": "http://127.0.0.1:\(served.port)",
        "Content-Type": "application/x-www-form-urlencoded",
      ]
      let answer = try await served.request(
        "POST", "/_pergola/form/\(page.scene)", headers: headers, body: "press=2&field-3=Ada")
      #expect(answer.status == 200)
      #expect(answer.text.contains("pressed 1 times"))
      #expect(served.application.sessions.first?.scenes.first?.text == "Ada")
    }

    @Test("the address of a page opens the app's content there")
    func deepLink() async throws {
      let served = try await Served { $0.urlScheme = "count" }
      defer { served.stop() }
      _ = try await served.request("/items/3?x=1")
      let url = served.application.sessions.first?.scenes.first?.configuration.url
      #expect(url?.absoluteString == "count://items/3?x=1")
    }

    @Test("the headers of a proxy are believed from its address only")
    func proxies() async throws {
      let headers = ["X-Forwarded-Proto": "https", "X-Forwarded-Host": "example.org"]
      let trusting = try await Served { $0.trustedProxies = ["127.0.0.1"] }
      defer { trusting.stop() }
      let secure = try #require(try await trusting.request("/", headers: headers).headers["set-cookie"])
      #expect(secure.hasPrefix("__Host-pergola="))
      #expect(secure.contains("Secure"))
      let strict = try await Served()
      defer { strict.stop() }
      #expect(try await strict.request("/", headers: headers).headers["set-cookie"]?.hasPrefix("pergola=") == true)
    }

    @Test("the health endpoint answers, unknown addresses and methods are refused")
    func others() async throws {
      let served = try await Served()
      defer { served.stop() }
      #expect(try await served.request("/_pergola/health").text == "ok\n")
      #expect(try await served.request("/_pergola/nothing/at/all").status == 404)
      #expect(try await served.request("/_pergola/picture/x").status == 404)
      #expect(try await served.request("POST", "/").status == 405)
    }

    @Test("an address in use is named")
    func addressInUse() async throws {
      let served = try await Served()
      defer { served.stop() }
      var options = WebHost.Options(textEngine: MonospaceTextEngine(), name: "Second")
      options.address = ListenAddress(port: served.port)
      options.logger.logLevel = .critical
      let host = WebHost(options: options)
      let error = await #expect(throws: WebHostError.self) { try await host.run(CountingApplication()) }
      #expect(error?.description.contains("127.0.0.1:\(served.port)") == true)
    }
  }
#endif

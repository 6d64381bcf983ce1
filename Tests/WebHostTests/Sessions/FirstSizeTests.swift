#if Web
  import Expectations
  import Foundation
  import RenderTree
  import Testing

  @testable import WebHost

  @MainActor
  @Suite("The size of a first response", .serialized)
  struct FirstSizeTests {
    private static let phone = "Mozilla/5.0 (Linux; Android 10; K) Chrome/142.0.0.0 Mobile Safari/537.36"
    private static let desk = "Mozilla/5.0 (X11; Linux x86_64) Chrome/142.0.0.0 Safari/537.36"

    /// The configuration with which the scene of a request begins.
    private func configuration(_ fields: [String: String]) async throws -> SceneConfiguration {
      var configuration: SceneConfiguration?
      try await TestServer.run { server in
        let browser = TestBrowser(server)
        browser.fields = fields
        _ = try await browser.get()
        configuration = server.log.scenes.first?.configuration
      }
      return try #require(configuration)
    }

    private func expect(
      _ fields: [String: String], _ size: CGSize, _ idiom: SceneConfiguration.Idiom,
      sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
      let configuration = try await configuration(fields)
      expectEqual(configuration.size, size, sourceLocation: sourceLocation)
      expectEqual(configuration.idiom, idiom, sourceLocation: sourceLocation)
    }

    private let phoneSize = CGSize(width: 390, height: 844)
    private let deskSize = CGSize(width: 1024, height: 768)

    @Test("a phone is known by what its browser says, else by the browser's name")
    func phones() async throws {
      try await expect(["Sec-CH-UA-Mobile": "?1", "User-Agent": Self.desk], phoneSize, .phone)
      try await expect(["Sec-CH-UA-Mobile": "?0", "User-Agent": Self.phone], deskSize, .pad)
      try await expect(["User-Agent": Self.phone], phoneSize, .phone)
      try await expect(["User-Agent": Self.desk], deskSize, .pad)
      try await expect([:], deskSize, .pad)
    }

    @Test("nonsense in place of the browser's word counts as no word")
    func nonsense() async throws {
      for word in ["1", "true", "?1, ?0", "?1;x=1", "", String(repeating: "?1", count: 1000)] {
        try await expect(["Sec-CH-UA-Mobile": word, "User-Agent": Self.phone], phoneSize, .phone)
        try await expect(["Sec-CH-UA-Mobile": word, "User-Agent": Self.desk], deskSize, .pad)
      }
    }

    @Test("the next page has the size and the appearance of the last one")
    func cookie() async throws {
      let configuration = try await configuration(
        ["User-Agent": Self.desk, "Cookie": "other=1; pergola-window=500-900-1-200-16"])
      expectEqual(configuration.size, CGSize(width: 500, height: 900))
      expectEqual(configuration.appearance, .dark)
      expectEqual(configuration.idiom, .pad)
      let turned = CGSize(width: 844, height: 390)
      try await expect(["User-Agent": Self.phone, "Cookie": "pergola-window=844-390-0-300-16"], turned, .phone)
    }

    @Test("only a response whose size and appearance are guessed says so")
    func guess() async throws {
      try await TestServer.run { server in
        @MainActor func guess(_ fields: [String: String]) async throws -> String? {
          let browser = TestBrowser(server)
          browser.fields = fields
          return try await browser.get().body.part(after: "data-guess=\"", until: "\"")
        }
        try await expectEqual(guess(["User-Agent": Self.phone]), "390-844-0")
        try await expectEqual(guess(["User-Agent": Self.desk]), "1024-768-0")
        try await expectEqual(guess(["User-Agent": Self.desk, "Cookie": "pergola-window=500-900-1-200-16"]), nil)
      }
    }

    @Test("a page inside another one does not have the size of the last whole page")
    func frames() async throws {
      let fields = ["User-Agent": Self.desk, "Cookie": "pergola-window=500-900-0-100-16", "Sec-Fetch-Dest": "iframe"]
      try await expect(fields, deskSize, .pad)
    }

    @Test(
      "a cookie that is not five numbers counts as absent",
      arguments: [
        "", "-", "500", "500-900", "500-900-1", "500-900-1-", "500-900-1-200", "500-900-1-200-", "500-900-2-200-16",
        "500-900-1-200-16-1", "-500-900-1-200-16", "500--900-1-200-16", "5e2-900-1-200-16", "500.5-900-1-200-16",
        "+500-900-1-200-16", " 500-900-1-200-16", "５００-900-1-200-16", "500-900-1-200-16\u{0}", "nan-inf-1-200-16",
        "0x1f4-900-1-200-16", "500000-900-1-200-16", "500-900-000000-200-16", "99999999999999999999999-900-1-200-16",
        "<script>-900-1-200-16", "500,900,1,200,16", "500-900-1-2e2-16", "500-900-1-200-16px",
      ])
    func badCookie(_ text: String) { #expect(KeptWindow(text) == nil) }

    @Test("a size out of the range of windows is the nearest one in it, however large its cookie says it is")
    func clampedSize() throws {
      let small = try #require(KeptWindow("0-1-0-0-0"))
      expectEqual([small.width, small.height], [200, 200])
      let large = try #require(KeptWindow("99999-8192-0-99999-99999"))
      expectEqual([large.width, large.height], [4096, 2304])
      let zeros = try #require(KeptWindow("00500-00900-00001-00200-00016"))
      expectEqual([zeros.width, zeros.height], [500, 900])
    }

    @Test("the first response has the pixels and the size of text of the last page")
    func keptLook() throws {
      let kept = try #require(KeptWindow("500-900-1-300-16"))
      expectEqual(kept.scale, 3)
      expectEqual(kept.textSize, .large)
      #expect(kept.isDark)
      expectEqual(try #require(KeptWindow("500-900-0-150-20")).scale, 1.5)
      #expect(try #require(KeptWindow("500-900-0-100-50")).textSize != .large)
      expectEqual(try #require(KeptWindow("500-900-0-0-16")).scale, 0.25)
      expectEqual(try #require(KeptWindow("500-900-0-99999-16")).scale, 16)
    }

    @Test("a cookie of a stranger's text changes nothing in the page")
    func hostileCookie() async throws {
      try await expect(["User-Agent": Self.desk, "Cookie": "pergola-window=\"><script>1</script>"], deskSize, .pad)
      try await expect(
        ["User-Agent": Self.desk, "Cookie": "pergola-window=" + String(repeating: "9", count: 3000)], deskSize, .pad)
    }

    @Test("a document names the fields by which its size was chosen, and is not kept")
    func caching() async throws {
      try await TestServer.run { server in
        for method in ["GET", "HEAD"] {
          let reply = try await server.client.send(method, "/")
          let fields = Set(try #require(reply["Vary"]).components(separatedBy: ", "))
          #expect(fields.isSuperset(of: ["User-Agent", "Sec-CH-UA-Mobile", "Sec-Fetch-Dest", "Cookie"]))
          expectEqual(reply["Cache-Control"], "no-store")
        }
      }
    }
  }
#endif

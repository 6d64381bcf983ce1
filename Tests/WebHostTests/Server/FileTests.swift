#if Web
  import Expectations
  import Foundation
  import RenderTree
  import Testing

  @testable import WebHost

  @MainActor
  @Suite("Files of users and of the app", .serialized)
  struct FileTests {
    private func upload(
      _ tab: TestTab, _ body: String, name: String = "notes.txt", _ extra: [String: String] = [:]
    ) async throws -> WebClient.Reply {
      try await tab.browser.post(
        "/_pergola/upload/\(tab.name)", body, type: "application/octet-stream",
        ["Pergola-File": name].merging(extra) { $1 })
    }

    private func id(_ reply: WebClient.Reply) throws -> String {
      try #require(reply.body.part(after: "{\"id\":\"", until: "\"}"))
    }

    private func give(_ ids: [String], in tab: TestTab) async throws -> [URL] {
      let names = ids.map { "\"\($0)\"" }.joined(separator: ",")
      try await tab.send("{\"k\":\"files\",\"n\":\"\(PageNumber.name(try tab.scene.button))\",\"v\":[\(names)]}")
      for event in try tab.scene.events {
        if case .files(let files, let node) = event {
          expectEqual(node, (try tab.scene.button))
          return files
        }
      }
      return []
    }

    @Test("an uploaded file reaches the app with its name and content, and goes with the scene")
    func upload() async throws {
      try await TestServer.run { server in
        let tab = try await TestBrowser(server).open()
        let reply = try await upload(tab, "Plums\n", name: "a%20list%20of%20%C3%A4pples.txt")
        expectEqual(reply.status, 200)
        let files = try await give([try id(reply)], in: tab)
        let file = try #require(files.first)
        expectEqual(file.lastPathComponent, "a list of äpples.txt")
        try expectEqual(String(contentsOf: file, encoding: .utf8), "Plums\n")
        let permissions = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
        expectEqual(permissions, 0o600)
        try tab.scene.onEnd?()
        try await until { !FileManager.default.fileExists(atPath: file.path) }
        #expect(!FileManager.default.fileExists(atPath: file.deletingLastPathComponent().path))
        #expect(try server.registry.uploadSpace.reserve(2 << 30))
      }
    }

    @Test("names of files lose their folders, and what no name has")
    func names() {
      expectEqual(UploadedFile.safeName("../../etc/passwd"), "passwd")
      expectEqual(UploadedFile.safeName("C:\\secret\\plan.pdf"), "plan.pdf")
      expectEqual(UploadedFile.safeName(".."), "file")
      expectEqual(UploadedFile.safeName(""), "file")
      expectEqual(UploadedFile.safeName("a\u{0}\nb"), "ab")
      #expect(UploadedFile.safeName(String(repeating: "ä", count: 300) + ".txt").hasSuffix("ä.txt"))
      #expect(UploadedFile.safeName(String(repeating: "ä", count: 300) + ".txt").utf8.count <= 200)
    }

    @Test("a file that is too large, or one too many, is refused and leaves nothing")
    func tooLarge() async throws {
      var limits = WebHost.Limits()
      limits.uploadSize = 10
      limits.uploadsPerScene = 1
      limits.uploadSpace = 15
      try await TestServer.run(limits: limits) { server in
        let tab = try await TestBrowser(server).open()
        try await expectEqual(upload(tab, "more than ten").status, 413)
        try await expectEqual(upload(tab, "exactly 10").status, 200)
        try await expectEqual(upload(tab, "x").status, 429)
        let other = try await TestBrowser(server).open()
        try await expectEqual(upload(other, "seven b").status, 503)
        try await expectEqual(upload(other, "five.").status, 200)
      }
    }

    @Test("uploads from other sites, to other people's scenes and without the script are refused")
    func foreign() async throws {
      try await TestServer.run { server in
        let tab = try await TestBrowser(server).open()
        let other = try await TestBrowser(server).open()
        try await expectEqual(upload(tab, "x", ["Origin": "http://evil.example"]).status, 403)
        try await expectEqual(upload(tab, "x", ["Pergola-Page": "0"]).status, 403)
        let stolen = try await other.browser.post(
          "/_pergola/upload/\(tab.name)", "x", type: "application/octet-stream", ["Pergola-File": "x"])
        expectEqual(stolen.status, 410)
        let own = try id(try await upload(tab, "mine"))
        #expect(try await give([own, "nothing"], in: other).isEmpty)
      }
    }

    @Test("a file that stalls is refused")
    func stall() async throws {
      var limits = WebHost.Limits()
      limits.bodyTime = .milliseconds(50)
      try await TestServer.run(limits: limits) { server in
        let tab = try await TestBrowser(server).open()
        let text = try await server.client.exchange(
          """
          POST /_pergola/upload/\(tab.name) HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\n\
          Pergola-Page: 1\r\nCookie: \(tab.browser.cookie ?? "")\r\nContent-Length: 100\r\n\r\nabc
          """)
        #expect(text.hasPrefix("HTTP/1.1 408"))
      }
    }

    @Test("a file that the app opens is downloaded by its own session alone, under its name")
    func download() async throws {
      try await TestServer.run(base: "/admin") { server in
        let tab = try await TestBrowser(server).open("/admin/")
        let other = try await TestBrowser(server).open("/admin/")
        let folder = FileManager.default.temporaryDirectory.appending(path: "download-" + RandomName.make())
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "jobs of \"today\".csv")
        let content = String(repeating: "0123456789", count: 30_000)
        try Data(content.utf8).write(to: file)
        try tab.scene.onOpen?(file)
        let event = try await tab.event("keep")
        let address = try #require(event.data.part(after: "{\"keep\":[\"", until: "\""))
        #expect(address.hasPrefix("/admin/_pergola/download/"))
        let reply = try await tab.browser.get(address)
        expectEqual(reply.status, 200)
        expectEqual(reply.body, content)
        expectEqual(reply["Content-Disposition"], "attachment; filename*=UTF-8''jobs%20of%20%22today%22.csv")
        expectEqual(reply["Cache-Control"], "no-store")
        try await expectEqual(other.browser.get(address).status, 404)
        try FileManager.default.removeItem(at: file)
        try await expectEqual(tab.browser.get(address).status, 404)
      }
    }

    @Test("a link that the app opens goes to its own tab")
    func link() async throws {
      try await TestServer.run { server in
        let tab = try await TestBrowser(server).open()
        try tab.scene.onOpen?(try #require(URL(string: "https://example.org/?a=1&b=%22")))
        try await expectEqual(tab.event("open").data, "[\"\(tab.name)\",{\"open\":\"https://example.org/?a=1&b=%22\"}]")
      }
    }
  }
#endif

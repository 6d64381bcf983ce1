#if Web
  import Expectations
  import Foundation
  import RenderTree
  import Testing

  @testable import WebHost

  @MainActor
  @Suite("Pages with scripts off", .serialized)
  struct FormTests {
    private let type = "application/x-www-form-urlencoded"
    private let noScript: [String: String] = ["Pergola-Page": "0"]

    @Test("a posted form enters its fields, presses its button, and shows the changed page")
    func form() async throws {
      try await TestServer.run(base: "/admin") { server in
        let browser = TestBrowser(server)
        let tab = TestTab(browser, try await browser.get("/admin/jobs"))
        let scene = try tab.scene
        let (field, button) = (PageNumber.name(scene.field), PageNumber.name(scene.button))
        let reply = try await browser.post(
          "/_pergola/form/\(tab.name)", "scene=\(tab.name)&field-\(field)=Zo%C3%AB+%26+co&press=\(button)", type: type,
          noScript)
        expectEqual(reply.status, 303)
        expectEqual(reply["Location"], "/admin/jobs")
        expectEqual(scene.text, "Zoë & co")
        let page = try await browser.get("/admin/jobs")
        #expect(page.body.contains("Count 1"))
        #expect(page.body.contains("Zoë &amp; co"))
        expectEqual(server.log.scenes.count, 1)
        // The changed page works as well.
        let next = TestTab(browser, page)
        let again = try await browser.post("/_pergola/form/\(next.name)", "press=\(button)", type: type, noScript)
        expectEqual(again.status, 303)
        #expect(try await browser.get("/admin/jobs").body.contains("Count 2"))
      }
    }

    @Test("a form of a page that is gone leads to the app")
    func gone() async throws {
      try await TestServer.run { server in
        let browser = TestBrowser(server)
        for _ in 0..<2 {
          let reply = try await browser.post("/_pergola/form/unknown", "press=1", type: type, noScript)
          expectEqual(reply.status, 303)
          expectEqual(reply["Location"], "/")
          _ = try await browser.get()
        }
      }
    }

    @Test(
      "a form that is not well-formed is refused",
      arguments: ["press=%", "press=%zz", "press=A", "field-1=%ff", "field-%00=1", "press=zzzzzzzzzzzzzzzzzz"])
    func malformed(body: String) async throws {
      try await TestServer.run { server in
        let browser = TestBrowser(server)
        let tab = TestTab(browser, try await browser.get())
        try await expectEqual(browser.post("/_pergola/form/\(tab.name)", body, type: type, noScript).status, 400)
      }
    }

    @Test("a form from another site is refused")
    func foreign() async throws {
      try await TestServer.run { server in
        let browser = TestBrowser(server)
        let tab = TestTab(browser, try await browser.get())
        let button = PageNumber.name(try tab.scene.button)
        for fields in [["Origin": "http://evil.example"], ["Origin": "null"], ["Sec-Fetch-Site": "cross-site"]] {
          let reply = try await browser.post("/_pergola/form/\(tab.name)", "press=\(button)", type: type, fields)
          expectEqual(reply.status, 403)
        }
        try expectEqual(tab.scene.count, 0)
      }
    }
  }
#endif

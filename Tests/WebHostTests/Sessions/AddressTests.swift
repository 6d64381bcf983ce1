#if Web
  import Expectations
  import Foundation
  import Testing

  @testable import WebHost

  @MainActor
  @Suite("Addresses of pages, and the browser's history", .serialized)
  struct AddressTests {
    private func link(_ path: String) throws -> URL { try #require(URL(string: "http://localhost" + path)) }

    @Test("a place that the app chooses before the user has done anything replaces the entry of the history")
    func automatic() async throws {
      try await TestServer.run(base: "/admin") { server in
        let tab = try await TestBrowser(server).open("/admin")
        try tab.scene.open(link("/jobs/1"))
        let event = try await tab.event("address")
        expectEqual(
          event.data,
          "[\"\(tab.name)\",{\"address\":\"/admin/jobs/1\",\"at\":1,\"place\":\"\",\"entry\":0,\"replaces\":true}]")
      }
    }

    @Test("a place that the user went to is an entry of the history")
    func used() async throws {
      try await TestServer.run { server in
        let tab = try await TestBrowser(server).open("/jobs/1")
        _ = try await tab.press()
        try tab.scene.open(link("/jobs/2"))
        try await expectEqual(
          tab.event("address").data, "[\"\(tab.name)\",{\"address\":\"/jobs/2\",\"at\":2,\"place\":\"\",\"entry\":1}]")
      }
    }

    @Test("a size, a look at another tab, and scrolling are no use of the app")
    func notUsed() async throws {
      try await TestServer.run { server in
        let tab = try await TestBrowser(server).open("/jobs/1")
        try await tab.send(
          "{\"k\":\"size\",\"w\":500,\"h\":700,\"i\":[0,0,0,0]}", "{\"k\":\"look\",\"v\":true}",
          "{\"k\":\"visible\",\"v\":false}", "{\"k\":\"visible\",\"v\":true}", "{\"k\":\"hover\",\"x\":1,\"y\":1}",
          "{\"k\":\"scroll\",\"n\":\"\(PageNumber.name(tab.scene.field))\",\"x\":0,\"y\":100,\"r\":0}")
        try tab.scene.open(link("/jobs/2"))
        #expect(try await tab.event("address").data.contains("\"replaces\":true"))
      }
    }

    @Test("a page that says its state again, as after a change of the contrast, is still one that the user has used")
    func opensAgain() async throws {
      try await TestServer.run { server in
        let tab = try await TestBrowser(server).open("/jobs/1")
        _ = try await tab.press()
        try await tab.hello()
        try tab.scene.open(link("/jobs/2"))
        try await expectEqual(
          tab.event("address").data, "[\"\(tab.name)\",{\"address\":\"/jobs/2\",\"at\":3,\"place\":\"\",\"entry\":1}]")
      }
    }

    @Test("a use of the app that was posted before the page said its state counts")
    func usedBeforeOpening() async throws {
      try await TestServer.run { server in
        let browser = TestBrowser(server)
        let tab = TestTab(browser, try await browser.get("/jobs/1"))
        tab.stream = try await browser.stream([tab.name])
        _ = try await tab.press()
        try await tab.hello()
        try tab.scene.open(link("/jobs/2"))
        #expect(try await !tab.event("address").data.contains("replaces"))
      }
    }

    @Test("a place that the app shows in place of the one that the browser went back to replaces that")
    func goingBack() async throws {
      try await TestServer.run { server in
        let tab = try await TestBrowser(server).open("/jobs/1")
        _ = try await tab.press()
        try tab.scene.open(link("/jobs/2"))
        _ = try await tab.event("address")
        try await tab.send("{\"k\":\"go\",\"v\":\"/jobs/1\"}")
        try tab.scene.open(link("/jobs/3"))
        try await expectEqual(
          tab.event("address").data,
          "[\"\(tab.name)\",{\"address\":\"/jobs/3\",\"at\":3,\"place\":\"\",\"entry\":0,\"replaces\":true}]")
      }
    }

    @Test("content that a document shows under another address than the requested one has its own")
    func document() async throws {
      try await TestServer.run { server in
        let browser = TestBrowser(server)
        let tab = try await browser.open("/jobs/7?all=1")
        try expectEqual(tab.scene.opened.map(\.absoluteString), ["http://localhost/jobs/7?all=1"])
        try await expectEqual(
          tab.event("address").data,
          "[\"\(tab.name)\",{\"address\":\"/jobs/7\",\"at\":0,\"place\":\"\",\"entry\":0,\"replaces\":true}]")
        _ = try await tab.press()
        _ = try await tab.event("Count 1")
        _ = try await browser.post("/_pergola/leave", "{\"tab\":\"\(tab.name)\"}")
        #expect(try await browser.get("/jobs/7").body.contains("Count 1"))
      }
    }

    @Test("content without an address leaves the one that the user opened")
    func withoutAddress() async throws {
      try await TestServer.run { server in
        let tab = try await TestBrowser(server).open("/?query=1")
        _ = try await tab.press()
        try await expectEqual(#require(tab.stream).next().data.contains("Count 1"), true)
      }
    }
  }
#endif

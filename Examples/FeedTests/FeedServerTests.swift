import PergolaTesting
import SwiftUI
import Testing

@testable import FeedScreens

@MainActor @Suite(.serialized) struct FeedServerTests {
  @Test("the app shows the pages of the server: one is empty, and one fails until the user asks once more")
  func app() async throws {
    let server = try await ServerProcess(["--pages", "3", "--empty", "2", "--fail-every", "3", "--delay", "0.05"])
    defer { server.stop() }
    StubbedFeedApp.pages = WebPages(server: server.address)
    let driver = Driver(app: StubbedFeedApp.self, size: CGSize(width: 390, height: 500))
    try await driver.settle(until: { driver.contains("Post 1") }, timeout: .seconds(20))
    try await scroll(driver, to: "Try Again")
    #expect(driver.contains("The server answered with status 503."))
    try await driver.tap("Try Again")
    try await scroll(driver, to: "You have seen everything")
    #expect(driver.contains("Post 60"))
    #expect(
      try server.lines.dropFirst() == [
        "GET /pages/1 200", "GET /pages/2 200", "GET /pages/3 503", "GET /pages/3 200",
      ])
  }

  /// Scrolls on until a text is on the screen.
  private func scroll(_ driver: Driver, to text: String) async throws {
    for _ in 0..<200 where !driver.contains(.text(text)) {
      await driver.scroll(by: CGVector(dx: 0, dy: 100_000))
      await driver.settle()
      try await Task.sleep(for: .milliseconds(50))
    }
    #expect(driver.contains(.text(text)))
  }

  @Test(
    "the server has pages, and says what it does not have",
    arguments: [
      ("GET", "pages/1", 200), ("HEAD", "pages/1", 200), ("GET", "pages/0", 404), ("GET", "pages/2", 404),
      ("GET", "pages/one", 404), ("GET", "pages/1/1", 404), ("GET", "", 404), ("POST", "pages/1", 405),
    ])
  func statuses(method: String, path: String, status: Int) async throws {
    let server = try await ServerProcess(["--pages", "1", "--size", "2"])
    defer { server.stop() }
    var request = URLRequest(url: server.address.appendingPathComponent(path))
    request.httpMethod = method
    let (data, response) = try await URLSession.shared.data(for: request)
    #expect((response as? HTTPURLResponse)?.statusCode == status)
    guard method == "GET", status == 200 else { return }
    let page = try JSONDecoder().decode(Page.self, from: data)
    #expect(page.posts.map(\.id) == [1, 2])
    #expect(!page.hasMore)
  }
}

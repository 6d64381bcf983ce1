import PergolaTesting
import SwiftUI
import Testing

@testable import FeedScreens

@MainActor @Suite("The feed without its server")
struct FeedWithoutServerTests {
  @Test("where no server answers, a row says at which address, and which program to start first")
  func message() async throws {
    let driver = Driver(app: LonelyFeedApp.self, size: CGSize(width: 390, height: 500))
    let message = "No server answers at http://127.0.0.1:1. Start FeedServer first."
    try await driver.settle(until: { driver.contains(.text(message)) }, timeout: .seconds(20))
    #expect(driver.contains("Try Again"))
    #expect(!driver.contains("Loading posts"))
  }
}

/// The feed of a port at which no server listens.
private struct LonelyFeedApp: App {
  private let server = URL(string: "http://127.0.0.1:1") ?? URL(fileURLWithPath: "/")

  var body: some Scene {
    WindowGroup("Feed") { FeedList(source: WebPages(server: server)) }
  }
}

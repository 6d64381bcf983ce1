import PergolaTesting
import SwiftUI
import Testing

@testable import FeedScreens

@MainActor @Suite(.serialized) struct FeedAppTests {
  private let pages = StubbedPages()

  private func launch() async -> Driver {
    StubbedFeedApp.pages = pages
    let driver = Driver(app: StubbedFeedApp.self, size: CGSize(width: 390, height: 500))
    await driver.settle()
    return driver
  }

  /// Scrolls to the end of what is there.
  private func scrollToEnd(_ driver: Driver) async {
    for _ in 0..<3 {
      await driver.scroll(by: CGVector(dx: 0, dy: 100_000))
      await driver.settle()
    }
  }

  @Test("until the first posts arrive, a row says that they are under way")
  func opens() async throws {
    let driver = await launch()
    #expect(driver.contains("Loading posts"))
    pages.send(1...40)
    await driver.settle()
    #expect(!driver.contains("Loading posts"))
    #expect(driver.contains("Post 1"))
    #expect(pages.requests == [1])
    try assertSnapshot(driver, as: .text)
  }

  @Test("the next page is asked for once, when the last rows come near")
  func next() async throws {
    let driver = await launch()
    pages.send(1...40)
    await driver.settle()
    await scrollToEnd(driver)
    #expect(pages.requests == [1, 2])
    #expect(driver.contains("Post 40"))
    #expect(driver.contains("Loading posts"))
    pages.send(41...80, hasMore: false)
    await driver.settle()
    await scrollToEnd(driver)
    #expect(driver.contains("Post 80"))
    #expect(driver.contains("You have seen everything"))
    #expect(pages.requests == [1, 2])
  }

  @Test("a failure is a row with its reason, and a button asks once more")
  func failure() async throws {
    let driver = await launch()
    pages.send(1...40)
    await driver.settle()
    await scrollToEnd(driver)
    pages.fail(PageError(status: 503))
    await driver.settle()
    await scrollToEnd(driver)
    #expect(driver.contains("The server answered with status 503."))
    #expect(driver.contains("Post 40"))
    try assertSnapshot(driver, as: .text)
    try await driver.tap("Try Again")
    await driver.settle()
    #expect(pages.requests == [1, 2, 2])
    #expect(!driver.contains("Try Again"))
    pages.send(41...80)
    await driver.settle()
    await driver.scroll(by: CGVector(dx: 0, dy: 200))
    await driver.settle()
    #expect(driver.contains("Post 41"))
  }

  @Test("a feed without posts says so")
  func empty() async throws {
    let driver = await launch()
    pages.send([], hasMore: false)
    await driver.settle()
    #expect(driver.contains("There are no posts"))
  }

  @Test("the button in the bar begins with the first page")
  func reload() async throws {
    let driver = await launch()
    pages.send(1...40)
    await driver.settle()
    try await driver.tap("Reload")
    await driver.settle()
    #expect(pages.requests == [1, 1])
    #expect(!driver.contains("Post 1"))
    pages.send(101...140)
    await driver.settle()
    #expect(driver.contains("Post 101"))
  }
}

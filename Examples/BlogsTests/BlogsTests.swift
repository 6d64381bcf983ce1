import PergolaTesting
import Testing
import UIKit

@testable import BlogsScreens

@MainActor @Suite struct BlogsTests {
  func shown() async -> (Driver, BlogsViewController) {
    let controller = BlogsViewController()
    let driver = Driver(showing: controller)
    await driver.settle()
    return (driver, controller)
  }

  @Test("all posts are unread at first")
  func opens() async throws {
    let (driver, _) = await shown()
    #expect(driver.contains("0 of 6 read"))
    try assertSnapshot(driver, as: .text)
  }

  #if Image
    @Test("the screen matches its pictures in light and dark")
    func looks() async throws {
      let driver = Driver(showing: BlogsViewController(), size: CGSize(width: 390, height: 420), textEngine: .system)
      await driver.settle()
      try await driver.tap("Fewest moves")
      try await assertSnapshots(driver, as: .png(scale: 1), appearances: [.light, .dark])
    }
  #endif

  @Test("selecting a post toggles its read mark")
  func read() async throws {
    let (driver, controller) = await shown()
    try await driver.tap("Fewest moves")
    await driver.settle()
    #expect(driver.contains("1 of 6 read") && controller.blogs[3].isRead)
    try await driver.tap("Fewest moves")
    await driver.settle()
    #expect(driver.contains("0 of 6 read") && !controller.blogs[3].isRead)
  }

  @Test("sorting moves the existing cells")
  func sort() async throws {
    let (driver, controller) = await shown()
    let first = controller.collectionView.cellForItem(at: IndexPath(item: 1, section: 0))
    try await driver.tap("Sort")
    await driver.settle()
    #expect(driver.labels.contains("A week with layouts"))
    #expect(controller.collectionView.cellForItem(at: IndexPath(item: 3, section: 0)) === first)
    try assertSnapshot(driver, as: .text)
  }

  @Test("the Unread filter hides each post once it is read")
  func unread() async throws {
    let (driver, controller) = await shown()
    try await driver.tap("Unread")
    for blog in controller.blogs {
      try await driver.tap(.text(blog.title))
      await driver.settle()
    }
    #expect(driver.contains("All read. Well done!"))
    #expect(controller.collectionView.numberOfItems(inSection: 0) == 1)
  }
}

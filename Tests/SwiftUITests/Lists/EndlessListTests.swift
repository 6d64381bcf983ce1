import Expectations
import PergolaTesting
import SwiftUI
import Testing

/// A list that asks for the next page when the fifth row from its end appears.
@MainActor @Suite("Endless lists")
struct EndlessListTests {
  private struct Lazy: View {
    let feed: Feed
    let probe: AppearanceProbe
    var isStack: Bool

    var body: some View {
      if isStack {
        ScrollView { LazyVStack { FeedRows(feed: feed, probe: probe) } }
      } else {
        List { FeedRows(feed: feed, probe: probe) }
      }
    }
  }

  private func show(_ view: some View) async -> Driver {
    let driver = Driver(showing: UIHostingController(rootView: view), size: CGSize(width: 390, height: 250))
    await driver.settle()
    return driver
  }

  private func scroll(_ driver: Driver, until condition: () -> Bool) async {
    for _ in 0..<100 where !condition() {
      await driver.scroll(by: CGVector(dx: 0, dy: 40))
      await driver.settle()
    }
  }

  private struct Plain: View {
    @StateObject var feed: Feed

    var body: some View {
      List(feed.items) { Text(verbatim: $0.label) }
    }
  }

  @Test("A1: before the first page there are no rows, and one page was asked for")
  func beforeFirstPage() async throws {
    let feed = Feed(pages: [20])
    let driver = await show(Plain(feed: feed))
    expectEqual(driver.labels, [])
    expectEqual(feed.requests, [1])
    feed.receive()
    await driver.settle()
    #expect(driver.contains("Item 0"))
  }

  @Test("A2, A3: the spinner's row comes and goes, and only rows that are made appear", arguments: [false, true])
  func firstPage(isStack: Bool) async throws {
    let feed = Feed(pages: [20, 20, 3])
    let probe = AppearanceProbe()
    let driver = await show(Lazy(feed: feed, probe: probe, isStack: isStack))
    expectEqual(driver.labels, ["Loading"])
    feed.receive()
    await driver.settle()
    #expect(driver.contains("Item 0"))
    #expect(!driver.contains("Loading"))
    #expect(probe.appeared.count < 15)
    expectEqual(feed.requests, [1])
  }

  @Test(
    "A4 to A8: each page is asked for once, at the fifth row from the end, and none after the last",
    arguments: [false, true])
  func allPages(isStack: Bool) async throws {
    let feed = Feed(pages: [20, 20, 3])
    let probe = AppearanceProbe()
    let driver = await show(Lazy(feed: feed, probe: probe, isStack: isStack))
    feed.receive()
    await driver.settle()
    await scroll(driver) { feed.requests.count == 2 }
    expectEqual(feed.requests, [1, 2])
    expectEqual(probe.appeared["Item 15"], 1)
    // Scrolling on, and bouncing, asks for nothing while the page is loading.
    await driver.scroll(by: CGVector(dx: 0, dy: 10_000))
    await driver.settle()
    #expect(driver.contains("Loading"))
    await driver.scroll(by: CGVector(dx: 0, dy: -200))
    await driver.settle()
    await driver.scroll(by: CGVector(dx: 0, dy: 10_000))
    await driver.settle()
    expectEqual(feed.requests, [1, 2])

    let offset = try #require(driver.window.firstSubview(UIScrollView.self)).contentOffset
    let appearances = probe.appeared["Item 19"]
    feed.receive()
    await driver.settle()
    expectEqual(feed.items.count, 40)
    #expect(!driver.contains("Loading"))
    expectEqual(probe.appeared["Item 19"], appearances)
    try expectEqual(#require(driver.window.firstSubview(UIScrollView.self)).contentOffset, offset)

    await scroll(driver) { feed.requests.count == 3 }
    feed.receive()
    await driver.settle()
    await scroll(driver) { driver.contains("Item 42") }
    #expect(driver.contains("Item 42"))
    expectEqual(feed.requests, [1, 2, 3])
  }

  private struct Eager: View {
    let feed: Feed
    let probe: AppearanceProbe
    var isLazy = false

    var body: some View {
      if isLazy {
        LazyVStack { FeedRows(feed: feed, probe: probe) }
      } else {
        ScrollView { VStack { FeedRows(feed: feed, probe: probe) } }
      }
    }
  }

  @Test(
    "A10, A11: a stack that makes all rows asks for all pages, and each row appears once", arguments: [false, true])
  func eager(isLazy: Bool) async throws {
    let feed = Feed(pages: [20, 20, 3])
    let probe = AppearanceProbe()
    let driver = await show(Eager(feed: feed, probe: probe, isLazy: isLazy))
    for page in 1...3 {
      expectEqual(feed.requests.count, page)
      feed.receive()
      await driver.settle()
    }
    expectEqual(feed.requests, [1, 2, 3])
    expectEqual(probe.appeared.count, 43)
    #expect(probe.appeared.values.allSatisfy { $0 == 1 })
  }

  @Test("A13: a page that never comes leaves the items and the spinner")
  func failure() async throws {
    let feed = Feed(pages: [20, 20])
    let driver = await show(Lazy(feed: feed, probe: AppearanceProbe(), isStack: false))
    feed.receive()
    await driver.settle()
    await driver.scroll(by: CGVector(dx: 0, dy: 10_000))
    await driver.settle()
    await scroll(driver) { feed.requests.count == 2 }
    await driver.scroll(by: CGVector(dx: 0, dy: 10_000))
    await driver.settle()
    expectEqual(feed.items.count, 20)
    #expect(driver.contains("Loading"))
    await driver.scroll(by: CGVector(dx: 0, dy: -10_000))
    await driver.settle()
    await driver.scroll(by: CGVector(dx: 0, dy: 10_000))
    await driver.settle()
    expectEqual(feed.requests, [1, 2])
  }
}

import Expectations
import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("Corners of endless lists")
struct EndlessListCornerTests {
  private struct Rows: View {
    @ObservedObject var feed: Feed
    let probe: AppearanceProbe

    var body: some View {
      ScrollView {
        LazyVStack {
          ForEach(feed.items) { item in
            Text(verbatim: item.label)
              .onAppear {
                probe.didAppear(item.label)
                feed.itemDidAppear(item)
              }
              .padding(.all, 30)
          }
        }
      }
    }
  }

  private func show(_ view: some View) async -> Driver {
    let driver = Driver(showing: UIHostingController(rootView: view), size: CGSize(width: 390, height: 100))
    await driver.settle()
    return driver
  }

  @Test("A7: a jump past the fifth row from the end asks for nothing, and the way back through it does")
  func jump() async throws {
    let feed = Feed(pages: [20, 20])
    let probe = AppearanceProbe()
    let driver = await show(Rows(feed: feed, probe: probe))
    feed.receive()
    await driver.settle()
    await driver.scroll(by: CGVector(dx: 0, dy: 10_000))
    await driver.settle()
    expectEqual(probe.appeared["Item 19"], 1)
    #expect(probe.appeared["Item 15"] == nil)
    expectEqual(feed.requests, [1])
    for _ in 0..<20 where feed.requests.count == 1 {
      await driver.scroll(by: CGVector(dx: 0, dy: -40))
      await driver.settle()
    }
    expectEqual(probe.appeared["Item 15"], 1)
    expectEqual(feed.requests, [1, 2])
  }

  @Test("A12: a first page of fewer than five items never asks for another one")
  func shortPage() async throws {
    let feed = Feed(pages: [4, 20])
    let probe = AppearanceProbe()
    let driver = await show(Rows(feed: feed, probe: probe))
    feed.receive()
    await driver.settle()
    await driver.scroll(by: CGVector(dx: 0, dy: 10_000))
    await driver.settle()
    expectEqual(probe.appeared["Item 3"], 1)
    expectEqual(feed.requests, [1])
  }

  @Test("A14: two items with an equal id are both shown, with one warning")
  func equalIDs() {
    let feed = Feed(pages: [3])
    let log = WarningLog()
    log.keep {
      let driver = Driver(
        showing: UIHostingController(rootView: Rows(feed: feed, probe: AppearanceProbe())),
        size: CGSize(width: 390, height: 844))
      feed.items = [0, 1, 0].enumerated().map { Feed.Item(id: $0.element, label: "Item \($0.offset)") }
      _ = driver.text
      expectEqual(driver.labels, ["Item 0", "Item 1", "Item 2"])
    }
    expectEqual(log.messages.count, 1)
    expectEqual(log.messages.first?.contains("the ID 0 occurs multiple times"), true)
  }
}

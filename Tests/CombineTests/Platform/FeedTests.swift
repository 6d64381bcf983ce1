import Combine
import Expectations
import Testing

/// The data source of an endless list: it loads the next page when one of the last rows appears.
@Suite("An endless list over HTTP")
@MainActor
struct FeedTests {
  struct Item: Identifiable, Decodable, Equatable {
    let id: Int
    let label: String
  }

  struct Page: Decodable {
    let items: [Item]
    let hasMorePages: Bool
  }

  final class Feed: ObservableObject {
    @Published var items = [Item]()
    @Published var isLoading = false
    private var page = 1
    private var isComplete = false
    private let host: String
    let onDeinit: () -> Void

    init(host: String, onDeinit: @escaping () -> Void = {}) {
      self.host = host
      self.onDeinit = onDeinit
      load()
    }

    deinit { onDeinit() }

    func itemDidAppear(_ item: Item) {
      let threshold = items.index(items.endIndex, offsetBy: -5)
      if items.firstIndex(where: { $0.id == item.id }) == threshold { load() }
    }

    private func load() {
      guard !isLoading && !isComplete, let url = URL(string: "https://\(host)/\(page).json") else { return }
      isLoading = true
      PageServer.session.dataTaskPublisher(for: url)
        .map(\.data)
        .decode(type: Page.self, decoder: JSONDecoder())
        .receive(on: DispatchQueue.main)
        .handleEvents(receiveOutput: { page in
          self.isComplete = !page.hasMorePages
          self.isLoading = false
          self.page += 1
        })
        .map { self.items + $0.items }
        .catch { _ in Just(self.items) }
        .assign(to: $items)
    }
  }

  private func page(_ ids: Range<Int>, isLast: Bool = false) -> PageServer.Answer {
    let items = ids.map { #"{"id": \#($0), "label": "Item \#($0)"}"# }.joined(separator: ", ")
    return .data(status: 200, #"{"items": [\#(items)], "hasMorePages": \#(!isLast)}"#)
  }

  @Test("the object's events and items of three pages")
  func threePages() async throws {
    PageServer.serve(
      ["/1.json": page(0..<20), "/2.json": page(20..<40), "/3.json": page(40..<43, isLast: true)],
      at: "three.pages.test")
    let feed = Feed(host: "three.pages.test")
    #expect(feed.isLoading)
    var events = 0
    var loadingAtEvents: [Bool] = []
    let subscription = feed.objectWillChange.sink { [unowned feed] in
      events += 1
      loadingAtEvents.append(feed.isLoading)
    }
    await wait { feed.items.count == 20 }
    expectEqual(events, 2)
    // The second event is that of the items, when the loading has already ended.
    expectEqual(loadingAtEvents, [true, false])

    feed.itemDidAppear(feed.items[14])
    #expect(!feed.isLoading)
    feed.itemDidAppear(feed.items[15])
    #expect(feed.isLoading)
    expectEqual(events, 3)
    feed.itemDidAppear(feed.items[15])
    expectEqual(events, 3)
    await wait { feed.items.count == 40 }
    expectEqual(events, 5)
    feed.itemDidAppear(feed.items[15])
    expectEqual(events, 5)

    feed.itemDidAppear(feed.items[35])
    await wait { feed.items.count == 43 }
    expectEqual(events, 8)
    feed.itemDidAppear(feed.items[38])
    expectEqual(events, 8)
    expectEqual(feed.items.map(\.id), Array(0..<43))
    expectEqual(PageServer.requests(at: "three.pages.test"), ["/1.json", "/2.json", "/3.json"])
    subscription.cancel()
  }

  @Test("the events of one page arrive in one turn of the main queue")
  func oneTurn() async throws {
    PageServer.serve(["/1.json": page(0..<20)], at: "turn.pages.test")
    let feed = Feed(host: "turn.pages.test")
    var updates: [Int] = []
    var isDirty = false
    let subscription = feed.onWillChange {
      guard !isDirty else { return }
      isDirty = true
      DispatchQueue.main.async { [unowned feed] in
        isDirty = false
        updates.append(feed.items.count)
      }
    }
    await wait { !updates.isEmpty }
    await drainMainQueue()
    expectEqual(updates, [20])
    subscription.cancel()
  }

  @Test("fewer than five items never reach the threshold")
  func shortPage() async throws {
    PageServer.serve(["/1.json": page(0..<3)], at: "short.pages.test")
    let feed = Feed(host: "short.pages.test")
    await wait { feed.items.count == 3 }
    for item in feed.items { feed.itemDidAppear(item) }
    #expect(!feed.isLoading)
    expectEqual(PageServer.requests(at: "short.pages.test"), ["/1.json"])
  }

  @Test("with five items the first one is the threshold")
  func fiveItems() async throws {
    PageServer.serve(["/1.json": page(0..<5), "/2.json": page(5..<6, isLast: true)], at: "five.pages.test")
    let feed = Feed(host: "five.pages.test")
    await wait { feed.items.count == 5 }
    feed.itemDidAppear(feed.items[1])
    #expect(!feed.isLoading)
    feed.itemDidAppear(feed.items[0])
    #expect(feed.isLoading)
    await wait { feed.items.count == 6 }
    expectEqual(feed.items.map(\.id), Array(0..<6))
  }

  @Test(
    "after a failure the items stay, the loading never ends, and nothing more is asked for",
    arguments: ["network", "decoding"])
  func failure(kind: String) async throws {
    let host = "\(kind).pages.test"
    PageServer.serve(
      ["/1.json": page(0..<20), "/2.json": kind == "network" ? .failure(.timedOut) : .data(status: 200, "no JSON")],
      at: host)
    let feed = Feed(host: host)
    await wait { feed.items.count == 20 }
    let items = feed.items
    var events = 0
    let subscription = feed.objectWillChange.sink { events += 1 }
    feed.itemDidAppear(items[15])
    expectEqual(events, 1)
    await wait { events == 2 }
    expectEqual(events, 2)
    expectEqual(feed.items, items)
    #expect(feed.isLoading)
    feed.itemDidAppear(items[15])
    await drainMainQueue()
    expectEqual(PageServer.requests(at: host), ["/1.json", "/2.json"])
    subscription.cancel()
  }

  @Test("the object is released after its request has ended")
  func release() async throws {
    PageServer.serve(["/1.json": page(0..<3)], at: "release.pages.test")
    var isReleased = false
    var feed: Feed? = Feed(host: "release.pages.test") { isReleased = true }
    await wait { feed?.items.count == 3 }
    await drainMainQueue()
    feed = nil
    await wait { isReleased }
    #expect(isReleased)
  }
}

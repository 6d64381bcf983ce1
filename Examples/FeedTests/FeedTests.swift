import Combine
import Testing

@testable import FeedScreens

@MainActor @Suite struct FeedTests {
  private let pages = StubbedPages()
  private let feed: Feed

  init() { feed = Feed(source: pages) }

  private var ids: [Int] { feed.posts.map(\.id) }

  @Test("the first page is asked for once")
  func first() {
    #expect(feed.phase == .waiting)
    feed.start()
    feed.start()
    #expect(pages.requests == [1])
    #expect(feed.phase == .loading)
    pages.send(1...20)
    #expect(ids == Array(1...20))
    #expect(feed.phase == .waiting)
    feed.start()
    #expect(pages.requests == [1])
  }

  @Test("one of the last five posts asks for the next page, an earlier one does not")
  func margin() {
    feed.start()
    pages.send(1...20)
    feed.appeared(Post(stub: 15))
    #expect(pages.requests == [1])
    feed.appeared(Post(stub: 16))
    #expect(pages.requests == [1, 2])
    pages.send(21...40)
    #expect(ids == Array(1...40))
    feed.appeared(Post(stub: 20))
    #expect(pages.requests == [1, 2])
  }

  @Test("no page is asked for while one is under way")
  func once() {
    feed.start()
    pages.send(1...20)
    for id in 16...20 { feed.appeared(Post(stub: id)) }
    #expect(pages.requests == [1, 2])
  }

  @Test("after a failure nothing asks but a retry, and for the same page")
  func failure() {
    feed.start()
    pages.send(1...20)
    feed.appeared(Post(stub: 20))
    pages.fail(PageError(status: 503))
    #expect(feed.phase == .failed("The server answered with status 503."))
    #expect(ids == Array(1...20))
    feed.appeared(Post(stub: 20))
    feed.start()
    #expect(pages.requests == [1, 2])
    feed.retry()
    feed.retry()
    #expect(pages.requests == [1, 2, 2])
    #expect(feed.phase == .loading)
    pages.send(21...40)
    #expect(ids == Array(1...40))
  }

  @Test("the page after an empty one is asked for at once")
  func empty() {
    feed.start()
    pages.send([])
    #expect(pages.requests == [1, 2])
    #expect(feed.phase == .loading)
    pages.send(1...3)
    #expect(ids == [1, 2, 3])
  }

  @Test("after the last page nothing is asked for")
  func last() {
    feed.start()
    pages.send(1...20, hasMore: false)
    #expect(feed.phase == .finished)
    feed.appeared(Post(stub: 20))
    feed.retry()
    #expect(pages.requests == [1])
  }

  @Test("a post that comes once more is not added, and a page of such posts counts as an empty one")
  func repeated() {
    feed.start()
    pages.send(1...20)
    feed.appeared(Post(stub: 20))
    pages.send(19...22)
    #expect(ids == Array(1...22))
    feed.appeared(Post(stub: 22))
    pages.send(21...22)
    #expect(ids == Array(1...22))
    #expect(pages.requests == [1, 2, 3, 4])
  }

  @Test("a reload begins with the first page, and does not take the page that was under way")
  func reload() {
    feed.start()
    pages.send(1...20)
    feed.appeared(Post(stub: 20))
    feed.reload()
    #expect(ids.isEmpty)
    #expect(pages.requests == [1, 2, 1])
    pages.send(21...40, to: 1)
    #expect(ids.isEmpty)
    pages.send(1...5)
    #expect(ids == Array(1...5))
  }

  @Test("each change of the posts is announced")
  func announced() {
    var count = 0
    let changes = feed.objectWillChange.sink { count += 1 }
    feed.start()
    #expect(count == 1)
    pages.send(1...20)
    #expect(count == 3)
    changes.cancel()
  }
}

import Combine
import Foundation

/// The posts that have arrived. The next page is asked for when one of the last posts appears.
@MainActor
final class Feed: ObservableObject {
  /// The state of the pages that are still to come.
  enum Phase: Equatable {
    /// There is a next page, which nobody has asked for.
    case waiting
    /// The next page is under way.
    case loading
    /// The next page could not be loaded, for a reason in words.
    case failed(String)
    /// There is no other page.
    case finished
  }

  @Published private(set) var posts: [Post] = []
  @Published private(set) var phase = Phase.waiting

  /// The number of posts at the end of which each asks for the next page when it appears.
  static let margin = 5

  private let source: any PageSource
  private var nextPage = 1
  private var request: AnyCancellable?

  init(source: any PageSource) { self.source = source }

  /// Asks for the first page, if nobody has asked for it.
  func start() {
    if posts.isEmpty, phase == .waiting { load() }
  }

  /// Asks for the next page if a post is one of the last. After a failure only `retry()` asks.
  func appeared(_ post: Post) {
    guard phase == .waiting, posts.suffix(Self.margin).contains(where: { $0.id == post.id }) else { return }
    load()
  }

  /// Asks once more for the page that could not be loaded.
  func retry() {
    if case .failed = phase { load() }
  }

  /// Forgets all posts and begins with the first page. A page that is under way is not awaited.
  func reload() {
    request = nil
    posts = []
    nextPage = 1
    load()
  }

  private func load() {
    phase = .loading
    request = source.page(nextPage).sink { [weak self] completion in
      if case .failure(let error) = completion { self?.phase = .failed(error.localizedDescription) }
    } receiveValue: { [weak self] page in
      self?.append(page)
    }
  }

  private func append(_ page: Page) {
    nextPage += 1
    // A server that gets a post meanwhile sends the last posts of a page once more, on the next page.
    let known = Set(posts.map(\.id))
    let added = page.posts.filter { !known.contains($0.id) }
    posts += added
    guard page.hasMore else { return phase = .finished }
    // Without a row that could appear, nothing would ask for the page after an empty one.
    if added.isEmpty { load() } else { phase = .waiting }
  }
}

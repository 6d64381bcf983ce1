import Combine
import Expectations
import Testing

/// A model as apps write it in Swift 6 mode.
@Suite("Models on the main actor")
@MainActor
struct MainActorModelTests {
  @MainActor
  final class Search: ObservableObject {
    @Published var query = ""
    @Published var minimum = 0
    @Published private(set) var results: [String] = []
    @Published private(set) var title = ""
    private(set) var asynchronousQueries: [String] = []
    private(set) var size: Int?
    private let words = ["apple", "apricot", "banana"]
    private var subscriptions: Set<AnyCancellable> = []

    init() {
      $query
        .debounce(for: .milliseconds(20), scheduler: DispatchQueue.main)
        .removeDuplicates()
        .map { [words] query in words.filter { $0.hasPrefix(query) } }
        .sink { [weak self] in self?.results = $0 }
        .store(in: &subscriptions)
      $query.combineLatest($minimum)
        .map { query, minimum in "\(query) from \(minimum)" }
        .assign(to: &$title)
    }

    func fetch(_ url: URL) {
      PageServer.session.dataTaskPublisher(for: url)
        .map { data, _ in data.count }
        .replaceError(with: -1)
        .receive(on: DispatchQueue.main)
        .sink { [weak self] in self?.size = $0 }
        .store(in: &subscriptions)
    }

    func follow() -> Task<Void, Never> {
      Task {
        for await query in $query.values { asynchronousQueries.append(query) }
      }
    }
  }

  @Test("a search field is debounced, from its first value on")
  func debouncedSearch() async {
    let search = Search()
    await wait { search.results.count == 3 }
    search.query = "a"
    search.query = "ap"
    search.query = "apr"
    await wait { search.results.count == 1 }
    expectEqual(search.results, ["apricot"])
  }

  @Test("two properties are combined into a third")
  func combinedProperties() {
    let search = Search()
    expectEqual(search.title, " from 0")
    search.query = "b"
    search.minimum = 2
    expectEqual(search.title, "b from 2")
  }

  @Test("closures of the main actor before receive(on:) run on the session's queue")
  func fetching() async throws {
    PageServer.serve(["/a": .data(status: 200, "12345")], at: "actor.pages.test")
    let search = Search()
    search.fetch(try #require(URL(string: "https://actor.pages.test/a")))
    await wait { search.size != nil }
    expectEqual(search.size, 5)
  }

  @Test("the values of a property are awaited in a task")
  func awaitedValues() async {
    let search = Search()
    let task = search.follow()
    await wait { search.asynchronousQueries == [""] }
    search.query = "a"
    await wait { search.asynchronousQueries.count == 2 }
    expectEqual(search.asynchronousQueries, ["", "a"])
    task.cancel()
    await task.value
  }

  @Test("an existential of the main actor is observed")
  func existential() {
    let search = Search()
    let object: any ObservableObject = search
    var events = 0
    let subscription = object.onWillChange { events += 1 }
    search.minimum = 1
    // The minimum and the title change.
    expectEqual(events, 2)
    subscription.cancel()
  }
}

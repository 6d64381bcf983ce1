import SwiftUI

/// Notes appearances and evaluations, by name.
@MainActor final class AppearanceProbe {
  private(set) var appeared: [String: Int] = [:]
  private(set) var disappeared: [String: Int] = [:]
  private(set) var evaluated: [String: Int] = [:]

  func didAppear(_ name: String) { appeared[name, default: 0] += 1 }
  func didDisappear(_ name: String) { disappeared[name, default: 0] += 1 }
  func didEvaluate(_ name: String) { evaluated[name, default: 0] += 1 }
}

/// A row that notes its life, and keeps the name that it had first.
struct ProbedRow: View {
  let name: String
  let probe: AppearanceProbe
  @State private var first: String

  init(_ name: String, _ probe: AppearanceProbe) {
    self.name = name
    self.probe = probe
    _first = State(wrappedValue: name)
  }

  var body: some View {
    let _ = probe.didEvaluate(name)
    Text(verbatim: first == name ? name : "\(name), first \(first)")
      .onAppear { probe.didAppear(first) }
      .onDisappear { probe.didDisappear(first) }
  }
}

/// A value that a test changes.
final class ListModel<Value>: ObservableObject {
  @Published var value: Value
  init(_ value: Value) { self.value = value }
}

/// Items that arrive page by page: the next page is asked for when the fifth item from the end appears.
final class Feed: ObservableObject {
  struct Item: Identifiable, Equatable {
    let id: Int
    let label: String
  }

  @Published var items: [Item] = []
  @Published var isLoading = false
  private(set) var requests: [Int] = []
  private var canLoadMore = true
  private let pages: [Int]

  init(pages: [Int]) {
    self.pages = pages
    loadMore()
  }

  func itemDidAppear(_ item: Item) {
    let threshold = items.index(items.endIndex, offsetBy: -5)
    if items.firstIndex(of: item) == threshold { loadMore() }
  }

  private func loadMore() {
    guard !isLoading, canLoadMore else { return }
    isLoading = true
    requests.append(requests.count + 1)
  }

  /// Delivers the page that was asked for.
  func receive() {
    let page = requests.count
    canLoadMore = page < pages.count
    isLoading = false
    items += (0..<pages[page - 1]).map { Item(id: items.count + $0, label: "Item \(items.count + $0)") }
  }
}

/// The rows of a feed.
struct FeedRows: View {
  @ObservedObject var feed: Feed
  let probe: AppearanceProbe

  var body: some View {
    ForEach(feed.items) { item in
      Text(verbatim: item.label).onAppear {
        probe.didAppear(item.label)
        feed.itemDidAppear(item)
      }
    }
    if feed.isLoading { Text(verbatim: "Loading") }
  }
}

extension UIView {
  /// The first view of a type inside.
  func firstSubview<Content: UIView>(_ type: Content.Type) -> Content? {
    if let view = self as? Content { return view }
    for view in subviews {
      if let found = view.firstSubview(type) { return found }
    }
    return nil
  }
}

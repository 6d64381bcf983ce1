import Foundation

/// Asks for the next page of models when the end of those that are there comes into sight.
///
/// ```swift
/// adapter.pagination = PaginationService { done in
///   store.loadNextPage { page in
///     adapter.reload(sections: store.sections)
///     done(page.hasMore)
///   }
/// }
/// ```
@MainActor
public final class PaginationService {
  /// How many items before the end the next page is asked for.
  public let threshold: Int

  /// Whether a page was asked for and has not come.
  public private(set) var isLoading = false

  /// Whether there may be another page. True until a page says that it was the last.
  public private(set) var hasMore = true

  /// How many items there were when a page was last asked for.
  private(set) var itemsWhenAsked = 0

  /// Called when a page has come.
  var didLoad: (() -> Void)?

  /// Whether a page could be asked for now.
  var canLoad: Bool { hasMore && !isLoading }

  private let load: (_ done: @escaping @MainActor (_ hasMore: Bool) -> Void) -> Void

  /// - Parameters:
  ///   - threshold: how many items before the end the next page is asked for.
  ///   - load: called for one page at a time; it calls `done` when the page is shown, with whether there may be another
  ///     one. Calling it again does nothing.
  public init(
    threshold: Int = 5, load: @escaping (_ done: @escaping @MainActor (_ hasMore: Bool) -> Void) -> Void
  ) {
    self.threshold = threshold
    self.load = load
  }

  func willDisplay(itemsAfter count: Int, of total: Int) {
    guard canLoad, count < threshold else { return }
    isLoading = true
    itemsWhenAsked = total
    var isDone = false
    load { [weak self] hasMore in
      guard !isDone else { return }
      isDone = true
      self?.isLoading = false
      self?.hasMore = hasMore
      self?.didLoad?()
    }
  }
}

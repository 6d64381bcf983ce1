import Foundation

/// Loads the next page of models when the end of the loaded models becomes visible.
///
/// ```swift
/// adapter.pagination = PaginationService { done in
///   store.loadNextPage { page in
///     adapter.reload(sections: store.sections)
///     done(page.hasMore)
///   }
/// }
/// ```
@preconcurrency @MainActor
public final class PaginationService {
  /// The number of items before the end at which the next page is requested.
  public let threshold: Int

  /// True while a page is loading.
  public private(set) var isLoading = false

  /// False after a page reported that it was the last.
  public private(set) var hasMore = true

  /// The number of items at the last request of a page.
  private(set) var itemCountAtRequest = 0

  /// Called when a page has been loaded.
  var didLoad: (() -> Void)?

  /// True if a page can be requested now.
  var canLoad: Bool { hasMore && !isLoading }

  private let load: (_ done: @escaping @MainActor (_ hasMore: Bool) -> Void) -> Void

  /// Creates a service that loads pages with a closure.
  ///
  /// - Parameters:
  ///   - threshold: The number of items before the end at which the next page is requested.
  ///   - load: Loads one page at a time; it calls `done` when the page is displayed, with true if there may be another
  ///     one. Further calls of `done` do nothing.
  @preconcurrency public init(
    threshold: Int = 5, load: @escaping (_ done: @escaping @MainActor (_ hasMore: Bool) -> Void) -> Void
  ) {
    self.threshold = threshold
    self.load = load
  }

  func willDisplay(itemsAfter count: Int, of total: Int) {
    guard canLoad, count < threshold else { return }
    isLoading = true
    itemCountAtRequest = total
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

import Foundation
@_spi(Toolkit) import UIKitCore

/// The search of a page: the search controller that UIKit shows, and what views know of it.
@MainActor
final class SearchField: NSObject {
  let controller = UISearchController(searchResultsController: nil)
  /// True while the user searches.
  let isSearching = StateLocation(false, name: "isSearching")
  /// The text of the search.
  let text = StateLocation("", name: "searchText")
  /// True if the field scrolls away with the page.
  var hidesWhenScrolling = true
  /// Receives the text that the user types, or that the end of the search removes.
  var onChange: (String) -> Void = { _ in }
  /// Called when the search begins, and when it ends.
  var onPresentation: (Bool) -> Void = { _ in }
  /// Called when the user submits the text.
  var onSubmit: () -> Void = {}

  override init() {
    super.init()
    // The content shows the results itself.
    controller.obscuresBackgroundDuringPresentation = false
    controller.delegate = self
    controller.searchResultsUpdater = self
    controller.searchBar.delegate = self
  }

  /// Shows a text, and a placeholder; nil for the standard one.
  func show(_ text: String, placeholder: String?) {
    if controller.searchBar.text != text { controller.searchBar.text = text }
    note(text)
    controller.searchBar.placeholder = placeholder ?? SystemText.localized("Search")
  }

  fileprivate func note(_ text: String) { ViewGraph.withoutTracking { self.text.set(text) } }

  enum Key: PreferenceKey {
    static func reduce(value: inout SearchField?, nextValue: () -> SearchField?) { value = value ?? nextValue() }
  }
}

extension SearchField: UISearchControllerDelegate, UISearchResultsUpdating, UISearchBarDelegate {
  func willPresentSearchController(_ searchController: UISearchController) {
    isSearching.set(true)
    onPresentation(true)
  }

  func willDismissSearchController(_ searchController: UISearchController) {
    isSearching.set(false)
    onPresentation(false)
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    note(text)
    onChange(text)
  }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { onSubmit() }
}

/// The end of the search in which a view stands: a function to call.
public struct DismissSearchAction: Sendable {
  let field: SearchField?

  /// Ends the search, and removes its text.
  @MainActor public func callAsFunction() { ViewGraph.withoutTracking { field?.controller.isActive = false } }
}

/// The kinds of fields whose text the user submits.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The bits of the kinds.
  public let rawValue: Int
  /// The kinds with some bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Text fields.
  public static let text = SubmitTriggers(rawValue: 1)
  /// The search fields of `searchable(text:placement:prompt:)`.
  public static let search = SubmitTriggers(rawValue: 2)
}

extension EnvironmentValues {
  private enum SearchFieldKey: EnvironmentKey {
    static var defaultValue: SearchField? { nil }
  }

  private enum PendingSearchKey: EnvironmentKey {
    static var defaultValue: SearchField? { nil }
  }

  private enum SearchSubmissionKey: EnvironmentKey {
    static var defaultValue: (() -> Void)? { nil }
  }

  /// The search in which a view stands.
  var searchField: SearchField? {
    get { self[SearchFieldKey.self] }
    set { self[SearchFieldKey.self] = newValue }
  }

  /// The search that stands around a navigation container, for the container's first page.
  var pendingSearch: SearchField? {
    get { self[PendingSearchKey.self] }
    set { self[PendingSearchKey.self] = newValue }
  }

  /// The action for the submission of search fields.
  var searchSubmission: (() -> Void)? {
    get { self[SearchSubmissionKey.self] }
    set { self[SearchSubmissionKey.self] = newValue }
  }

  /// The text of the search in which a view stands; empty outside of searches.
  var searchText: String { searchField?.text.value ?? "" }

  /// True inside `searchable(text:placement:prompt:)` while the user searches.
  public var isSearching: Bool { searchField?.isSearching.value ?? false }

  /// Ends the search in which the view stands, and removes its text.
  public var dismissSearch: DismissSearchAction { DismissSearchAction(field: searchField) }
}

extension View {
  /// Performs an action when the user submits a field of some kinds inside. Those of views around follow.
  public nonisolated func onSubmit(of triggers: SubmitTriggers, _ action: @escaping () -> Void) -> some View {
    transformEnvironment(\.self) { values in
      if triggers.contains(.text) { values.submitAction = Self.joined(action, values.submitAction) }
      if triggers.contains(.search) { values.searchSubmission = Self.joined(action, values.searchSubmission) }
    }
  }

  private nonisolated static func joined(
    _ action: @escaping () -> Void, _ outer: (() -> Void)?
  ) -> () -> Void {
    return {
      action()
      outer?()
    }
  }
}

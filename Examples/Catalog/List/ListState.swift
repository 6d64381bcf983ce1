/// The state of the list of examples that returns at the next start of the app.
struct ListState: Equatable {
  /// The text that is searched for; empty for none.
  var query = ""
  /// The example at the top of the list; nil while the list is not scrolled.
  var top: Example.ID?
}

// MARK: - Property lists

extension ListState {
  private static let queryKey = "query"
  private static let topKey = "top"

  var propertyList: [String: String] {
    var values = [Self.queryKey: query]
    values[Self.topKey] = top
    return values
  }

  init(_ values: [String: String]) { self.init(query: values[Self.queryKey] ?? "", top: values[Self.topKey]) }
}

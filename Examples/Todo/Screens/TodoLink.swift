import Foundation
import TodoStores

/// A tab of the app.
enum TodoTab: String {
  case today, all, settings
}

/// A place in the app that a URL names: `todo://today`, `todo://all`, `todo://settings` or `todo://all/ID`. The ID of
/// a todo is a UUID, or a number for the UUID that ends in it: `todo://all/2` is the second of the sample todos.
struct TodoLink: Equatable {
  var tab: TodoTab
  /// The todo whose page is shown; nil for the tab's first page.
  var item: TodoItem.ID?

  /// Creates the place that a URL names; nil if it names none.
  init?(_ url: URL) {
    guard url.scheme == "todo", let tab = url.host.flatMap(TodoTab.init) else { return nil }
    let components = url.pathComponents.filter { $0 != "/" }
    switch (tab, components.count) {
    case (_, 0): item = nil
    case (.all, 1):
      guard let id = UUID(uuidString: components[0]) ?? UInt32(components[0]).map(UUID.init(number:)) else {
        return nil
      }
      item = id
    default: return nil
    }
    self.tab = tab
  }
}

import SwiftUI

/// A list of todos in three tabs: those of today, all, and settings. A link `todo://today` opens the first,
/// `todo://all/2` the page of a todo.
@main
struct TodoApp: App {
  @State private var store = TodoStore()

  var body: some Scene {
    WindowGroup("Todo") { TodoTabs() }
      .environment(store)
  }
}

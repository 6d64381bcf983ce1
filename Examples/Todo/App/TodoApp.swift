import SwiftUI
import TodoScreens
import TodoStores

/// A list of todos in three tabs: those of today, all, and settings. A link `todo://today` opens the first,
/// `todo://all/2` the page of a todo. The todos are in a file of the user, unless the settings say something else.
@main
struct TodoApp: App {
  @State private var todos = TodoListViewModel(itemStore: TodoLibrary.shared.store)

  var body: some Scene { TodoScene(todos, in: .shared) }
}

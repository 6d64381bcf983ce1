import SwiftUI
import TodoScreens
import TodoStores

/// The app with the sample todos in memory.
struct MemoryTodoApp: App {
  @State private var library: TodoLibrary
  @State private var todos: TodoListViewModel

  init() {
    let library = TodoLibrary(inMemory: TodoItem.samples)
    _library = State(initialValue: library)
    _todos = State(initialValue: TodoListViewModel(itemStore: library.store))
  }

  var body: some Scene { TodoScene(todos, in: library) }
}

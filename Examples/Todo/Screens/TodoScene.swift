import SwiftUI
import TodoStores

/// Returns the tabs of the app with sample todos in memory: for the catalogue of examples.
@MainActor package func makeTodo() -> some View {
  let library = TodoLibrary(inMemory: TodoItem.samples)
  return TodoTabs().environment(TodoListViewModel(itemStore: library.store)).environment(library)
}

/// The window of the app.
public struct TodoScene: Scene {
  private let todos: TodoListViewModel
  private let library: TodoLibrary

  /// A window with todos, which are in the store of a library.
  public init(_ todos: TodoListViewModel, in library: TodoLibrary) {
    self.todos = todos
    self.library = library
  }

  public var body: some Scene {
    WindowGroup("Todo") { TodoTabs() }
      .environment(todos)
      .environment(library)
  }
}

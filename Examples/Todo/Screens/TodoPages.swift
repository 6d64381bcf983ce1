import SwiftUI
import TodoStores

/// The todos that are left for today.
struct TodayPage: View {
  @Environment(TodoListViewModel.self) private var todos

  var body: some View {
    List {
      TodoMessages()
      if todos.forToday.isEmpty {
        Text("Nothing left for today").foregroundStyle(.secondary)
      }
      ForEach(todos.forToday) { TodoLinkRow(item: $0) }
    }
    .navigationTitle("Today")
    .navigationDestination(for: TodoItem.ID.self) { TodoPage(id: $0) }
  }
}

/// All todos, which can be added, moved and deleted.
struct AllPage: View {
  @Environment(TodoListViewModel.self) private var todos
  // A sheet with a title that was begun comes back with the scene.
  @SceneStorage("todo.isAdding") private var isAdding = false
  @SceneStorage("todo.new.title") private var newTitle = ""
  @SceneStorage("todo.new.isForToday") private var isNewForToday = true

  var body: some View {
    List {
      TodoMessages()
      ForEach(todos.listed) { TodoLinkRow(item: $0) }
        .onDelete { todos.remove(atOffsets: $0) }
        .onMove { todos.move(fromOffsets: $0, toOffset: $1) }
    }
    .navigationTitle("All Todos")
    .navigationDestination(for: TodoItem.ID.self) { TodoPage(id: $0) }
    .toolbar {
      ToolbarItem(placement: .topBarLeading) { EditButton() }
      ToolbarItem(placement: .primaryAction) {
        Button("Add") { isAdding = true }
      }
    }
    .sheet(isPresented: $isAdding) { NewTodoSheet(title: $newTitle, isForToday: $isNewForToday) }
  }
}

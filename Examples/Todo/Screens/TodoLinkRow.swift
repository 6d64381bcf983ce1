import SwiftUI
import TodoStores

/// A row that opens the page of a todo. A swipe from its leading edge completes or reopens the todo.
struct TodoLinkRow: View {
  @Environment(TodoListViewModel.self) private var todos
  let item: TodoItem

  var body: some View {
    NavigationLink(value: item.id) {
      HStack {
        Text(item.title).strikethrough(item.isDone)
        Spacer()
        if item.isDone {
          Image(systemName: "checkmark").foregroundStyle(.green)
        }
      }
    }
    .swipeActions(edge: .leading) {
      Button(item.isDone ? "Reopen" : "Complete") { todos[item.id]?.isDone.toggle() }
        .tint(.green)
    }
  }
}

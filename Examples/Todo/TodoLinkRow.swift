import SwiftUI

/// A row that opens the page of a todo. A swipe from its leading edge completes or reopens the todo.
struct TodoLinkRow: View {
  @Environment(TodoStore.self) private var store
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
      Button(item.isDone ? "Reopen" : "Complete") { store[item.id]?.isDone.toggle() }
        .tint(.green)
    }
  }
}

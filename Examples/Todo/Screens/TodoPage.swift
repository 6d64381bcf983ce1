import SwiftUI
import TodoStores

/// The page of a todo, on which it is changed.
struct TodoPage: View {
  @Environment(TodoListViewModel.self) private var todos
  @Environment(\.dismiss) private var dismiss
  let id: TodoItem.ID

  var body: some View {
    @Bindable var todos = todos
    Form {
      if let item = Binding($todos[id]) {
        TextField("Title", text: item.title)
        Toggle("Done", isOn: item.isDone)
        Toggle("For today", isOn: item.isForToday)
        Button("Delete", role: .destructive) {
          dismiss()
          todos[id] = nil
        }
      } else {
        Text("This todo was deleted")
      }
    }
    .navigationTitle(todos[id]?.title ?? String(localized: "Todo"))
    .navigationBarTitleDisplayMode(.inline)
  }
}

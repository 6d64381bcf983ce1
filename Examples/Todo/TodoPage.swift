import SwiftUI

/// The page of a todo, on which it is changed.
struct TodoPage: View {
  @Environment(TodoStore.self) private var store
  @Environment(\.dismiss) private var dismiss
  let id: TodoItem.ID

  var body: some View {
    @Bindable var store = store
    Form {
      if let item = Binding($store[id]) {
        TextField("Title", text: item.title)
        Toggle("Done", isOn: item.isDone)
        Toggle("For today", isOn: item.isForToday)
        Button("Delete", role: .destructive) {
          dismiss()
          store[id] = nil
        }
      } else {
        Text("This todo was deleted")
      }
    }
    .navigationTitle(store[id]?.title ?? "Todo")
    .navigationBarTitleDisplayMode(.inline)
  }
}

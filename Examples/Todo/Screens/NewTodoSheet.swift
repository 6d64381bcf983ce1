import SwiftUI
import TodoStores

/// A sheet that asks for a todo. One with a blank title is not added.
struct NewTodoSheet: View {
  @Environment(TodoListViewModel.self) private var todos
  @Environment(\.dismiss) private var dismiss
  @Binding var title: String
  @Binding var isForToday: Bool

  var body: some View {
    NavigationStack {
      Form {
        TextField("Title", text: $title)
        Toggle("For today", isOn: $isForToday)
      }
      .navigationTitle("New Todo")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            todos.add(title, forToday: isForToday)
            dismiss()
          }
        }
      }
    }
  }
}

import SwiftUI
import TodoStores

/// A sheet that asks for a todo. It can be saved, by the button or with the title's return key, once its title is not
/// blank. What was begun stays for the next time, unless it is saved or canceled.
struct NewTodoSheet: View {
  @Environment(TodoListViewModel.self) private var todos
  @Environment(\.dismiss) private var dismiss
  @Binding var title: String
  @Binding var isForToday: Bool
  @FocusState private var isTitleFocused: Bool

  private var canSave: Bool { !title.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty }

  var body: some View {
    NavigationStack {
      Form {
        TextField("Title", text: $title)
          .focused($isTitleFocused)
          .submitLabel(.done)
          .onSubmit { if canSave { save() } }
        Toggle("For today", isOn: $isForToday)
      }
      .navigationTitle("New Todo")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { close() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") { save() }.disabled(!canSave)
        }
      }
      .onAppear { isTitleFocused = true }
    }
  }

  private func save() {
    todos.add(title, forToday: isForToday)
    close()
  }

  private func close() {
    (title, isForToday) = ("", true)
    dismiss()
  }
}

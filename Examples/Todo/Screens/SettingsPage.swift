import SwiftUI
import TodoStores

/// The settings, the place of the todos, and the removal of what is done. The removal of more than one todo is to be
/// confirmed.
struct SettingsPage: View {
  @Environment(TodoListViewModel.self) private var todos
  @Environment(TodoLibrary.self) private var library
  @State private var isConfirming = false

  var body: some View {
    @Bindable var todos = todos
    Form {
      TodoMessages()
      Toggle("Show done todos", isOn: $todos.showsDone)
        .onChange(of: todos.showsDone) { library.keep(showsDone: todos.showsDone) }
      Section { StoreRows() }
      Section {
        Text("\(todos.doneCount) of \(todos.items.count) done")
        Button("Delete done todos", role: .destructive) {
          if todos.doneCount > 1 { isConfirming = true } else { todos.removeDone() }
        }
        .disabled(todos.doneCount == 0)
      }
    }
    .navigationTitle("Settings")
    .alert("Delete \(todos.doneCount) todos?", isPresented: $isConfirming) {
      Button("Delete", role: .destructive) { todos.removeDone() }
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("They cannot be brought back.")
    }
  }
}

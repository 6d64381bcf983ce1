import SwiftUI

/// What is left to do today.
struct TodayPage: View {
  @Environment(TodoStore.self) private var store

  var body: some View {
    List {
      if store.forToday.isEmpty {
        Text("Nothing left for today").foregroundStyle(.secondary)
      }
      ForEach(store.forToday) { TodoLinkRow(item: $0) }
    }
    .navigationTitle("Today")
    .navigationDestination(for: TodoItem.ID.self) { TodoPage(id: $0) }
  }
}

/// All todos, which can be added, moved and deleted.
struct AllPage: View {
  @Environment(TodoStore.self) private var store
  @State private var isAdding = false

  var body: some View {
    List {
      ForEach(store.listed) { TodoLinkRow(item: $0) }
        .onDelete { store.remove(atOffsets: $0) }
        .onMove { store.move(fromOffsets: $0, toOffset: $1) }
    }
    .navigationTitle("All Todos")
    .navigationDestination(for: TodoItem.ID.self) { TodoPage(id: $0) }
    .toolbar {
      ToolbarItem(placement: .topBarLeading) { EditButton() }
      ToolbarItem(placement: .primaryAction) {
        Button("Add") { isAdding = true }
      }
    }
    .sheet(isPresented: $isAdding) { NewTodoSheet() }
  }
}

/// The settings, and the removal of what is done. The removal of more than one todo is to be confirmed.
struct SettingsPage: View {
  @Environment(TodoStore.self) private var store
  @State private var isConfirming = false

  var body: some View {
    @Bindable var store = store
    Form {
      Toggle("Show done todos", isOn: $store.showsDone)
      Section {
        Text("\(store.doneCount) of \(store.items.count) done")
        Button("Delete done todos", role: .destructive) {
          if store.doneCount > 1 { isConfirming = true } else { store.removeDone() }
        }
      }
    }
    .navigationTitle("Settings")
    .alert("Delete \(store.doneCount) todos?", isPresented: $isConfirming) {
      Button("Delete", role: .destructive) { store.removeDone() }
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("They cannot be brought back.")
    }
  }
}

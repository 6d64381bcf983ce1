import SwiftUI
import TodoStores

/// The rows with the place of the todos, its server and the state of the synchronisation.
struct StoreRows: View {
  @Environment(TodoListViewModel.self) private var todos
  @Environment(TodoLibrary.self) private var library
  @State private var server = ""

  private var choice: Binding<StoreChoice> {
    Binding {
      library.settings.store
    } set: {
      library.use($0)
    }
  }

  var body: some View {
    if library.choices.count > 1 {
      Picker("Keep todos", selection: choice) {
        ForEach(library.choices, id: \.self) { Text($0.title).tag($0) }
      }
      .pickerStyle(.inline)
    }
    Text(library.settings.store.explanation).font(.footnote).foregroundStyle(.secondary)
    if library.settings.store == .synced {
      TextField("Address of the server", text: $server)
        .onSubmit { library.useServer(server) }
        .onAppear { server = library.settings.server }
        .onChange(of: library.settings.server) { server = library.settings.server }
      if let sync = todos.status.sync {
        Text(sync.summary)
        if sync.failure == nil { Button("Synchronise now") { todos.retry() } }
      }
    }
  }
}

extension StoreChoice {
  /// The name of the choice in the settings.
  fileprivate var title: String {
    switch self {
    case .memory: String(localized: "In memory")
    case .file: String(localized: "On this device")
    case .synced: String(localized: "On a server, too")
    }
  }

  /// A sentence about the choice.
  fileprivate var explanation: String {
    switch self {
    case .memory: String(localized: "Todos are kept until the app ends.")
    case .file: String(localized: "Todos are kept in a file.")
    case .synced: String(localized: "Todos are kept here, and sent to a server that other devices use.")
    }
  }
}

extension SyncStatus {
  /// The state in one line.
  fileprivate var summary: String {
    if failure != nil { return String(localized: "\(unsentCount) changes to be sent") }
    guard let lastSuccess else { return String(localized: "Synchronising") }
    let time = lastSuccess.formatted(date: .omitted, time: .standard)
    return unsentCount == 0
      ? String(localized: "Synchronised at \(time)")
      : String(localized: "\(unsentCount) changes to be sent, last at \(time)")
  }
}

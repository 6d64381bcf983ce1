import SwiftUI
import TodoStores

/// The rows about what went wrong, above a list. There are none if all is well.
struct TodoMessages: View {
  @Environment(TodoListViewModel.self) private var todos
  @Environment(TodoLibrary.self) private var library

  var body: some View {
    if let notice = library.notice {
      message(notice.text)
      if notice.canRetry {
        Button("Try again") { library.reopen() }
      } else {
        Button("OK") { library.dismissNotice() }
      }
    }
    if let failure = todos.status.failure {
      message(
        String(localized: "\(todos.status.unsavedCount) todos not saved yet.") + " " + failure.localizedDescription)
      Button("Save again") { todos.retry() }
    }
    if let failure = todos.readFailure {
      message(String(localized: "The todos can't be read.") + " \(failure)")
      Button("Read again") { todos.retry() }
    }
    if let failure = todos.status.sync?.failure {
      message(String(localized: "Not synchronised.") + " \(failure.localizedDescription)\(waiting)")
      Button("Synchronise again") { todos.retry() }
    }
  }

  /// The number of todos that wait for the server, after a sentence.
  private var waiting: String {
    guard let count = todos.status.sync?.unsentCount, count > 0 else { return "" }
    return " " + String(localized: "\(count) changes to be sent") + "."
  }

  private func message(_ text: String) -> some View {
    Label {
      Text(text)
    } icon: {
      Image(systemName: "exclamationmark.triangle").foregroundStyle(.orange)
    }
  }
}

import SwiftUI

/// Something to do.
struct TodoItem: Identifiable, Equatable {
  let id: Int
  var title: String
  var isDone = false
  var isForToday = false
}

/// The todos and the settings, which all tabs share.
@Observable
final class TodoStore {
  private(set) var items = [
    TodoItem(id: 1, title: "Water the garden", isForToday: true),
    TodoItem(id: 2, title: "Return the books"),
    TodoItem(id: 3, title: "Buy bread", isDone: true, isForToday: true),
    TodoItem(id: 4, title: "Call Ada", isForToday: true),
    TodoItem(id: 5, title: "Mend the fence"),
  ]
  /// True if the tab of all todos lists those that are done.
  var showsDone = true
  private var lastID = 5

  /// The todos in the tab of all todos.
  var listed: [TodoItem] { items.filter(isListed) }

  /// The todos of today that are not done.
  var forToday: [TodoItem] { items.filter { $0.isForToday && !$0.isDone } }

  /// The number of todos that are done.
  var doneCount: Int { items.count(where: \.isDone) }

  /// The todo with an identifier; nil if there is none. Setting nil removes it.
  subscript(id: TodoItem.ID) -> TodoItem? {
    get { items.first { $0.id == id } }
    set {
      guard let index = items.firstIndex(where: { $0.id == id }) else { return }
      if let newValue { items[index] = newValue } else { items.remove(at: index) }
    }
  }

  /// Appends a todo, unless its title is blank.
  func add(_ title: String, forToday isForToday: Bool) {
    let title = title.trimmingCharacters(in: .whitespaces)
    guard !title.isEmpty else { return }
    lastID += 1
    items.append(TodoItem(id: lastID, title: title, isForToday: isForToday))
  }

  /// Removes todos by their offsets in `listed`.
  func remove(atOffsets offsets: IndexSet) {
    let ids = Set(offsets.map { listed[$0].id })
    items.removeAll { ids.contains($0.id) }
  }

  /// Moves todos by their offsets in `listed`. Those that are not listed keep their places.
  func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    var moved = listed
    moved.move(fromOffsets: source, toOffset: destination)
    var rest = moved[...]
    items = items.map { isListed($0) ? rest.removeFirst() : $0 }
  }

  func removeDone() { items.removeAll(where: \.isDone) }

  private func isListed(_ item: TodoItem) -> Bool { showsDone || !item.isDone }
}

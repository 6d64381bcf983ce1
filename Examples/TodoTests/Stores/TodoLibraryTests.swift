#if Web
  import Foundation
  import Testing

  @testable import TodoStores

  @MainActor @Suite struct TodoLibraryTests {
    private let folder: TemporaryFolder
    private var todoFolder: TodoFolder { TodoFolder(folder.url) }

    init() throws { folder = try TemporaryFolder() }

    @Test("the folder of the data is that of the XDG specification")
    func place() {
      func path(_ environment: [String: String]) -> String { TodoFolder(environment: environment).url.path }
      #expect(path(["XDG_DATA_HOME": "/data", "HOME": "/home/me"]) == "/data/pergola-todo")
      #expect(path(["XDG_DATA_HOME": "data", "HOME": "/home/me"]) == "/home/me/.local/share/pergola-todo")
      #expect(path(["HOME": "/home/me"]) == "/home/me/.local/share/pergola-todo")
    }

    @Test("a file is the default, and its todos are there at the next start")
    func file() throws {
      let library = TodoLibrary(folder: todoFolder)
      #expect(library.settings.store == .file)
      let todos = TodoListViewModel(itemStore: library.store)
      todos.add("Sleep", forToday: true)
      #expect((library.store.current as? LocalStore)?.finishWriting() == true)
      let next = TodoListViewModel(itemStore: TodoLibrary(folder: todoFolder).store)
      #expect(next.items == todos.items)
      #expect(next.items.count == 6)
    }

    @Test("the store is swapped while a list shows it, with all todos and all deletions")
    func swap() async throws {
      let library = TodoLibrary(folder: todoFolder)
      let todos = TodoListViewModel(itemStore: library.store)
      todos.add("Sleep", forToday: true)
      todos[UUID(number: 2)] = nil
      let items = todos.items
      library.use(.memory)
      #expect(library.store.current as? LocalStore != nil)
      await reading(todos)
      #expect(todos.items == items)
      todos[UUID(number: 1)]?.isDone = true
      todos.add("Dream", forToday: false)
      let later = todos.items
      library.use(.file)
      await reading(todos)
      #expect(todos.items == later)
      #expect(try SQLiteRecords.open(todoFolder.database).items() == later)
      #expect(library.notice == nil)
    }

    /// Waits until a change that is under way to the main queue has arrived.
    private func reading(_ todos: TodoListViewModel) async {
      await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    }

    @Test("the choice is kept, and broken settings are the default ones")
    func settings() throws {
      TodoLibrary(folder: todoFolder).use(.memory)
      #expect(TodoLibrary(folder: todoFolder).settings.store == .memory)
      try Data("{".utf8).write(to: todoFolder.settings)
      #expect(TodoLibrary(folder: todoFolder).settings == TodoSettings())
    }

    @Test("done todos that are not listed are not listed after the next start; without the setting they are listed")
    func showsDone() throws {
      TodoLibrary(folder: todoFolder).keep(showsDone: false)
      #expect(!TodoLibrary(folder: todoFolder).settings.showsDone)
      try Data("{\"store\":\"memory\"}".utf8).write(to: todoFolder.settings)
      let settings = TodoLibrary(folder: todoFolder).settings
      #expect(settings.store == .memory)
      #expect(settings.showsDone)
    }

    @Test("a swap to a place that can't be opened changes nothing, and says so")
    func failingSwap() throws {
      try Data("{\"store\":\"memory\",\"server\":\"http://127.0.0.1:1\"}".utf8).write(to: todoFolder.settings)
      let library = TodoLibrary(folder: todoFolder)
      let todos = TodoListViewModel(itemStore: library.store)
      todos.add("Sleep", forToday: true)
      try Data("Not a database".utf8).write(to: todoFolder.database)
      library.use(.file)
      #expect(library.settings.store == .memory)
      #expect(library.notice?.text.contains("stay where they are") == true)
      #expect(todos.items.count == 6)
    }

    @Test(
      "a wrong address gets a notice", arguments: ["", "127.0.0.1:80", "ftp://127.0.0.1", "http://", "a b"])
    func address(text: String) {
      let library = TodoLibrary(inMemory: [])
      library.useServer(text)
      #expect(library.notice?.text.contains("is not an address") == true)
      #expect(library.settings.server == TodoSettings.defaultServer)
    }

    @Test("the app begins with a file in the user's folder")
    func program() async throws {
      let lines = try await ProbeProcess.output(
        of: ["--host", "text"], program: "Todo", environment: ["XDG_DATA_HOME": folder.url.path])
      #expect(lines.contains { $0.contains("Water the garden") })
      #expect(
        try SQLiteRecords.open(TodoFolder(environment: ["XDG_DATA_HOME": folder.url.path]).database).items().count == 5)
    }
  }
#endif

#if Web
  import ArgumentParser
  import Foundation
  import TodoStores

  /// A program that tests start, and kill.
  @main
  struct TodoProbe: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "TodoProbe", abstract: "Writes todos, for tests of the example Todo.",
      subcommands: [Edit.self, Fill.self, Open.self])

    /// Writes a line at once, also into a pipe.
    static func write(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }
  }

  /// Adds and edits todos without end, and writes a line for each edit that is kept: the identifier and the title.
  struct Edit: AsyncParsableCommand {
    @Argument(help: "The file of the todos.")
    var file: String

    @Option(help: "The server with which the todos are synchronised.")
    var server: String?

    @Option(help: "The number of edits, after which the program ends.")
    var edits = Int.max

    func run() async throws {
      let local = LocalStore(try SQLiteRecords.open(URL(filePath: file)), followsOthers: true)
      let synced = try server.map { SyncedStore(local: local, server: try WebTodoServer(address: $0)) }
      let store: any TodoItemPersisting = synced ?? local
      var ids: [UUID] = []
      for number in 0..<edits {
        let id = number.isMultiple(of: 3) || ids.isEmpty ? UUID() : ids[number % ids.count]
        if ids.last != id { ids.append(id) }
        let title = "\(ProcessInfo.processInfo.processIdentifier) \(number)"
        store.updateItem(TodoItem(id: id, title: title))
        while !local.finishWriting() { try await Task.sleep(for: .milliseconds(10)) }
        TodoProbe.write("\(id) \(title)")
      }
    }
  }

  /// Makes a file with a number of todos.
  struct Fill: ParsableCommand {
    @Argument(help: "The file of the todos.")
    var file: String

    @Argument(help: "The number of todos.")
    var count: Int

    @Flag(help: "Make a file of the first version.")
    var first = false

    func run() throws {
      let items = zip(0..<count, Rank.ranks(count, between: nil, and: nil)).map { number, rank in
        TodoItem(
          id: UUID(number: UInt32(1_000 + number)), title: "Todo \(number)", isDone: number.isMultiple(of: 3),
          isForToday: number.isMultiple(of: 5), rank: rank)
      }
      if first {
        try SQLiteRecords.makeFirstVersion(URL(filePath: file), items)
      } else {
        let local = LocalStore(try SQLiteRecords.open(URL(filePath: file)))
        local.updateItems(items)
        guard local.finishWriting() else { throw ValidationError("The todos could not be written.") }
      }
    }
  }

  /// Opens a file, which migrates it, and writes how many todos are in it.
  struct Open: ParsableCommand {
    @Argument(help: "The file of the todos.")
    var file: String

    @Flag(help: "Open it as a user without rights.")
    var asNobody = false

    func run() throws {
      // The number of the user nobody, on all Linux systems.
      if asNobody, geteuid() == 0 { setuid(65_534) }
      TodoProbe.write("opening")
      do {
        TodoProbe.write("\(try SQLiteRecords.open(URL(filePath: file)).items().count)")
      } catch {
        TodoProbe.write("failed: \(error.localizedDescription)")
      }
    }
  }
#else
  import Foundation

  @main
  enum TodoProbe {
    static func main() {
      FileHandle.standardError.write(
        Data("This program was built without files. Expected: the package's trait Web\n".utf8))
      exit(69)
    }
  }
#endif

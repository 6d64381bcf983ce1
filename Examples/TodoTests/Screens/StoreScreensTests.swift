import PergolaTesting
import SwiftUI
import Testing

@testable import TodoScreens
@testable import TodoStores

/// The place of the todos and its failures, as the user sees them.
@MainActor @Suite(.serialized) struct StoreScreensTests {
  /// The app with a library that a test has made.
  private struct LibraryApp: App {
    static var library = TodoLibrary(inMemory: [])

    @State private var todos = TodoListViewModel(itemStore: Self.library.store)

    var body: some Scene { TodoScene(todos, in: Self.library) }
  }

  private func launch(_ library: TodoLibrary, opening link: String) async -> Driver {
    LibraryApp.library = library
    let driver = Driver(
      app: LibraryApp.self, opening: URL(string: link), size: CGSize(width: 390, height: 700))
    await driver.settle()
    return driver
  }

  @Test("the settings swap the store, and a server that is away is a message with a button")
  func swap() async throws {
    let library = TodoLibrary(inMemory: TodoItem.samples, canSynchronise: true)
    let driver = await launch(library, opening: "todo://settings")
    #expect(driver.contains("Todos are kept until the app ends."))
    try await driver.tap("On a server, too")
    await driver.settle()
    #expect(library.settings.store == .synced)
    library.useServer("http://127.0.0.1:1")
    try await driver.settle(
      until: { driver.contains(.containing("can't be reached")) }, timeout: .seconds(20))
    #expect(driver.contains("5 changes to be sent"))
    #expect(driver.contains("Synchronise again"))
    try assertSnapshot(driver, as: .text)
    await driver.open(try #require(URL(string: "todo://all")))
    await driver.settle()
    #expect(driver.contains(.containing("Not synchronised.")))
    #expect(driver.contains("Mend the fence"))
  }

  @Test("a title with control characters is shown without harm")
  func controlCharacters() async throws {
    let title = "Bell\u{7}\u{1B}[31m and\0 more"
    let driver = await launch(
      TodoLibrary(inMemory: [TodoItem(title: title), TodoItem(title: "Sleep", rank: .between(.first, nil))]),
      opening: "todo://all")
    #expect(driver.contains(.containing("Bell")))
    #expect(driver.contains("Sleep"))
    #expect(!driver.text.contains("\u{1B}"))
  }

  #if Web
    @Test("a newer file is a message above the lists, and a button opens it again")
    func newer() async throws {
      let folder = try TemporaryFolder()
      try await SQLiteRecords.open(folder.file, samples: TodoItem.samples).pool.write {
        try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('3 colours')")
      }
      let driver = await launch(TodoLibrary(folder: TodoFolder(folder.url)), opening: "todo://today")
      #expect(driver.contains(.containing("was made by a newer version of this app")))
      try await driver.tap("Try again")
      await driver.settle()
      #expect(driver.contains(.containing("stay where they are")))
    }
  #endif
}

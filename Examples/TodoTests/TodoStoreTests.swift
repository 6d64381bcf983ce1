import Foundation
import Testing

@testable import Todo

@MainActor @Suite struct TodoStoreTests {
  private let store = TodoStore()

  private var listed: [Int] { store.listed.map(\.id) }

  @Test("todos are removed and moved by their places in the list, and those that are not listed keep theirs")
  func places() {
    store.showsDone = false
    #expect(listed == [1, 2, 4, 5])
    store.move(fromOffsets: [0], toOffset: 3)
    #expect(store.items.map(\.id) == [2, 4, 3, 1, 5])
    store.remove(atOffsets: [1, 3])
    #expect(store.items.map(\.id) == [2, 3, 1])
  }

  @Test("a blank title is not added, and another is added without the blanks around it")
  func adding() {
    store.add("   ", forToday: true)
    #expect(store.items.count == 5)
    store.add(" Sleep ", forToday: true)
    #expect(store.items.last == TodoItem(id: 6, title: "Sleep", isForToday: true))
  }

  @Test("no todo gets the number of a deleted one")
  func numbers() {
    store[5] = nil
    store.add("Sleep", forToday: false)
    #expect(store.items.last?.id == 6)
  }

  @Test(
    "a link names a tab or a todo",
    arguments: [
      ("todo://today", TodoTab.today, nil), ("todo://all", .all, nil), ("todo://all/", .all, nil),
      ("todo://settings", .settings, nil), ("todo://all/2", .all, 2),
    ] as [(String, TodoTab, Int?)])
  func links(text: String, tab: TodoTab, item: Int?) throws {
    let url = try #require(URL(string: text))
    let link = try #require(TodoLink(url))
    #expect(link.tab == tab)
    #expect(link.item == item)
  }

  @Test(
    "other links name nothing",
    arguments: ["todo://", "todo://tomorrow", "todo://all/two", "todo://all/2/3", "todo://today/2", "mail://all/2"])
  func otherLinks(text: String) throws {
    let url = try #require(URL(string: text))
    #expect(TodoLink(url) == nil)
  }
}

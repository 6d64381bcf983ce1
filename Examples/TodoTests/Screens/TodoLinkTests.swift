import Foundation
import Testing

@testable import TodoScreens
@testable import TodoStores

@Suite struct TodoLinkTests {
  @Test(
    "a link names a tab or a todo",
    arguments: [
      ("todo://today", TodoTab.today, nil), ("todo://all", .all, nil), ("todo://all/", .all, nil),
      ("todo://settings", .settings, nil), ("todo://all/2", .all, UUID(number: 2)),
      (
        "todo://all/6F9619FF-8B86-D011-B42D-00CF4FC964FF", .all,
        UUID(uuidString: "6F9619FF-8B86-D011-B42D-00CF4FC964FF")
      ),
    ] as [(String, TodoTab, UUID?)])
  func links(text: String, tab: TodoTab, item: UUID?) throws {
    let url = try #require(URL(string: text))
    let link = try #require(TodoLink(url))
    #expect(link.tab == tab)
    #expect(link.item == item)
  }

  @Test(
    "other links name nothing",
    arguments: [
      "todo://", "todo://tomorrow", "todo://all/two", "todo://all/2/3", "todo://all/-2", "todo://all/99999999999",
      "todo://today/2", "mail://all/2",
    ])
  func otherLinks(text: String) throws {
    let url = try #require(URL(string: text))
    #expect(TodoLink(url) == nil)
  }
}

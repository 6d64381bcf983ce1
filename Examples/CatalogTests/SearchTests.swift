import PergolaTesting
import Testing
import UIKit

@testable import Catalog

@MainActor @Suite struct SearchTests {
  private func listed(for text: String) async throws -> [Example.ID] {
    let app = try await CatalogDriver.launch(.phone)
    try await app.search(text)
    return app.catalog.list.listed
  }

  @Test("the name of an API finds the examples that use it")
  func apis() async throws {
    let diffable = try await listed(for: "UICollectionViewDiffableDataSource")
    #expect(diffable.contains("FruitStand"))
    #expect(!diffable.contains("Counter"))
    #expect(try await listed(for: "stateobject").contains("Counter"))
    #expect(try await listed(for: "UISplitViewController").contains("Mail"))
  }

  @Test("texts are found before the names in the sources are known")
  func textsFirst() {
    let counter = Example.named("Counter")
    #expect(counter.flatMap { ExampleSearch("counter").match($0, in: nil) } != nil)
    #expect(counter.flatMap { ExampleSearch("stateobject").match($0, in: nil) } == nil)
  }

  @Test("the first key of a search does not wait for the names in the sources")
  func firstKey() async throws {
    let app = try await CatalogDriver.launch(.phone)
    let list = app.catalog.list
    let search = try #require(list.navigationItem.searchController)
    #expect(list.isComplete)
    search.searchBar.text = "u"
    list.updateSearchResults(for: search)
    #expect(!list.isComplete)
    try await app.driver.settle(until: { list.isComplete }, timeout: .seconds(60))
  }

  @Test("a row names the API that was found in its source")
  func rows() async throws {
    let app = try await CatalogDriver.launch(.phone)
    try await app.search("UISearchController")
    #expect(app.driver.contains("Uses UISearchController."))
    #expect(app.catalog.list.listed == ["Mail", "Admin", "Catalog"])
  }

  @Test("titles, sentences and topics are found, and all words have to be")
  func texts() async throws {
    #expect(try await listed(for: "symbol sheet").contains("SymbolSheet"))
    #expect(try await listed(for: "endless pages") == ["Feed"])
    #expect(try await listed(for: "libraries upstream") == ["Profile"])
  }

  @Test("a search without a result says so, and its end brings all examples back")
  func nothing() async throws {
    let app = try await CatalogDriver.launch(.phone)
    try await app.search("zebra")
    #expect(app.driver.contains("No Example for “zebra”"))
    try await app.tap("Cancel")
    #expect(app.catalog.list.listed == Example.all.map(\.id))
  }

  @Test("the message about a search without a result has the beginning of a long query")
  func longQuery() async throws {
    let app = try await CatalogDriver.launch(.phone)
    try await app.search(String(repeating: "zebra ", count: 20))
    #expect(app.driver.labels.contains("No Example for “\(String(repeating: "zebra ", count: 10))…”"))
  }

  @Test("the names that an example declares are not those of an API")
  func own() {
    #expect(APIIndex.embedded.name(containing: "FruitStandViewController", in: "FruitStand") == nil)
    #expect(
      APIIndex.embedded.name(containing: "dequeueconfigured", in: "FruitStand") == "dequeueConfiguredReusableCell")
  }

  @Test("a pattern of a switch declares no name")
  func patterns() {
    let text = """
      enum Kind { case own }
      switch Kind.own {
      case .compact: UILabel()
      case 1: UISwitch()
      case "a": UISlider()
      }
      """
    let index = APIIndex(SourceLibrary(texts: ["Inbox/Kind.swift": text]))
    for name in ["compact", "UILabel", "UISwitch", "UISlider"] {
      #expect(index.name(containing: name, in: "Inbox") == name)
    }
    #expect(index.name(containing: "own", in: "Inbox") == nil)
  }

  @Test("the shortest name that contains a text is found, of equally long ones the first")
  func shortest() {
    let index = APIIndex(SourceLibrary(texts: ["Inbox/A.swift": "UITableViewCell() UIViewB() UIViewA()"]))
    #expect(index.name(containing: "uiview", in: "Inbox") == "UIViewA")
    #expect(index.name(containing: "VIEWC", in: "Inbox") == "UITableViewCell")
  }
}

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

  @Test("the names that an example declares are not those of an API")
  func own() {
    #expect(APIIndex.embedded.name(containing: "FruitStandViewController", in: "FruitStand") == nil)
    #expect(
      APIIndex.embedded.name(containing: "dequeueconfigured", in: "FruitStand") == "dequeueConfiguredReusableCell")
  }
}

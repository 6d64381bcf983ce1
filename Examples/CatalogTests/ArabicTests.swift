import PergolaTesting
import Testing
import UIKit

@testable import Catalog

/// The examples for a user who prefers Arabic.
@MainActor @Suite struct ArabicTests {
  /// The names and data in the first screens of examples, which are not translated.
  private static let data: [Example.ID: [String]] = [
    "Admin": ["Index the archive", "Resize pictures", "Send invoices", "AdminServer", "HTTP"],
    "Blogs": [
      "Lists that diff themselves", "What a cell should know", "A week with layouts", "Fewest moves",
      "State, not scripts", "Reading in a terminal", "Ada", "Grace", "Barbara", "Edsger", "Alan", "Ken",
    ],
    "Counter": ["@StateObject", "@ObservedObject", "@State"],
    "Feed": ["FeedServer", "Feed"],
    "FruitStand": ["Granny Smith", "Honeycrisp", "Fuji", "Navel", "Blood"],
    "Inbox": [
      "Ada Lovelace", "Notes on the engine, at last", "Grace Hopper", "A moth in relay 70", "Alan Turing",
      "Can machines think?", "Katherine Johnson", "Checked by hand, all of it", "Edsger Dijkstra",
      "The shortest way to Groningen", "Barbara Liskov", "Anything that can stand in for me", "Tony Hoare",
      "About a mistake of mine", "Margaret Hamilton", "1202, go",
    ],
    "Profile": ["Ada Byron"],
    "Todo": ["Todo", "Water the garden", "Call Ada"],
  ]

  /// The words in Latin letters of a screen that are no data.
  private func latinWords(of driver: Driver, of id: Example.ID) -> [String] {
    driver.labels.compactMap { label in
      let rest = (Self.data[id] ?? []).reduce(label) {
        $0.replacingOccurrences(of: $1, with: "", options: .caseInsensitive)
      }
      // Names of symbols, and the post's subjects, are data too.
      if id == "SymbolSheet", rest.allSatisfy({ $0.isLowercase || $0.isNumber || ".\u{200B}".contains($0) }) {
        return nil
      }
      if id == "Feed", rest.contains(/^(Post \d+|[A-Z][a-z]+, part \d+)$/) { return nil }
      return rest.contains(/[A-Za-z]{2}/) ? label : nil
    }
  }

  private func launch(_ link: String? = nil, _ device: CatalogDriver.Device = .phone) async throws -> CatalogDriver {
    try await CatalogDriver.launch(device, opening: link, language: "ar")
  }

  @Test("every example is in Arabic, apart from names and data", arguments: Example.all.map(\.id))
  func texts(id: Example.ID) async throws {
    let app = try await launch("catalog://example/\(id)")
    if id == "Feed" { try await app.wait(for: "Post 1") }
    #expect(app.driver.labels.contains { $0.contains(/\p{Arabic}{2}/) })
    #expect(latinWords(of: app.driver, of: id) == [])
  }

  @Test("every example is laid out from right to left", arguments: Example.all.map(\.id))
  func direction(id: Example.ID) async throws {
    let app = try await launch("catalog://example/\(id)")
    #expect(app.driver.window.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let screen = try #require(app.catalog.detail?.children.first)
    #expect(screen.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let back = try app.driver.frame(of: .role(.button, "الكتالوج"))
    #expect(back.midX > CatalogDriver.Device.phone.size.width / 2)
  }

  @Test("the list of examples is in Arabic, apart from names")
  func list() async throws {
    let app = try await launch()
    let names = ["SwiftUI", "Combine", "Micro", "Upstream", "API"]
    let words = app.driver.labels.filter { label in
      names.reduce(label) { $0.replacingOccurrences(of: $1, with: "") }.contains(/[A-Za-z]{2}/)
    }
    #expect(words == [])
    #expect(app.driver.contains("كشك الفواكه"))
  }
}

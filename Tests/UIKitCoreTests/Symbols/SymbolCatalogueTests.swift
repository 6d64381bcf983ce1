import RenderTree
import Testing

@testable import UIKitCore

@Suite struct SymbolCatalogueTests {
  @Test("every name is there once and has a character one cell wide")
  func characters() {
    let names = SymbolCatalogue.all.map(\.name)
    #expect(Set(names).count == names.count)
    for symbol in SymbolCatalogue.all {
      for character in [symbol.character, symbol.mirrored] {
        #expect(CellWidth.of(character) == 1, "\(symbol.name)")
      }
    }
  }

  @Test(
    "the names that lists use are known",
    arguments: [
      "house", "gearshape", "paperplane", "checkmark", "star.fill", "thermometer.sun.fill", "chevron.forward",
      "chevron.down", "line.3.horizontal", "minus.circle.fill", "plus.circle.fill", "circle", "checkmark.circle.fill",
      "ellipsis.circle",
    ])
  func knownNames(name: String) { #expect(SymbolCatalogue.symbol(named: name) != nil) }

  @Test("for an unknown name the nearest ones are named")
  func nearestNames() {
    #expect(SymbolCatalogue.nearestNames(to: "stra.fill").first == "star.fill")
    #expect(SymbolCatalogue.nearestNames(to: "cloud.bold.rain.fill").contains("cloud.rain.fill"))
  }

  @Test("an unknown name is logged once, with the nearest ones")
  @MainActor func logging() {
    let said = loggedMessages(.debug) {
      #expect(SymbolCatalogue.symbol(named: "folder.fil") == nil)
      #expect(SymbolCatalogue.symbol(named: "folder.fil") == nil)
    }
    #expect(said.count == 1)
    #expect(said.first?.contains("'folder.fill'") ?? false)
  }

  @Test("a chevron forward points the other way where lines run from right to left")
  func mirroring() throws {
    let chevron = try #require(SymbolCatalogue.symbol(named: "chevron.forward"))
    #expect(chevron.mirrored == SymbolCatalogue.symbol(named: "chevron.backward")?.character)
    #expect(SymbolCatalogue.symbol(named: "chevron.right")?.mirrored == "›")
  }
}

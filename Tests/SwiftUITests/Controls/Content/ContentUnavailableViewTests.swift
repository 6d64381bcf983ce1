import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("Views for content that is not available")
struct ContentUnavailableViewTests {
  @Test("the title, the description and the actions stand below each other")
  func order() async throws {
    var isDone = false
    let driver = await Showing(
      ContentUnavailableView {
        Label("No Mail", systemImage: "tray")
      } description: {
        Text(verbatim: "New mail appears here.")
      } actions: {
        Button("Refresh") { isDone = true }
      }
    ).driver
    #expect(driver.labels.contains("No Mail"))
    let title = try driver.frame(of: "No Mail")
    let description = try driver.frame(of: "New mail appears here.")
    #expect(title.maxY <= description.minY)
    #expect(try description.maxY <= driver.frame(of: "Refresh").minY)
    try await driver.tap("Refresh")
    #expect(isDone)
  }

  @Test("the icon stands above the title, both in the middle of the place")
  func middle() async throws {
    let showing = await Showing(ContentUnavailableView("No Mail", systemImage: "tray"))
    let title = try showing.driver.frame(of: "No Mail")
    let icon = try #require(showing.views(UIImageView.self).first)
    #expect(icon.convert(icon.bounds, to: nil).maxY <= title.minY)
    #expect(abs(title.midX - 195) <= 8)
    #expect(abs(title.midY - 422) < 100)
  }

  @Test("a description is optional")
  func description() async {
    let driver = await Showing(
      ContentUnavailableView("No Mail", systemImage: "tray", description: Text(verbatim: "None at all"))
    ).driver
    #expect(driver.contains("None at all"))
  }

  @Test("the view for a search names the text")
  func search() async {
    let plain = await Showing(ContentUnavailableView.search).driver
    #expect(plain.contains("No Results"))
    #expect(plain.contains("Check the spelling or try a new search."))
    let named = await Showing(ContentUnavailableView.search(text: "plum")).driver
    #expect(named.contains("No Results for “plum”"))
  }

  private struct Page: View {
    @State private var text = "plum"

    var body: some View {
      NavigationStack { ContentUnavailableView.search.searchable(text: $text) }
    }
  }

  @Test("inside a search it names the text of the search")
  func insideSearch() async {
    let driver = await Showing(Page()).driver
    #expect(driver.contains("No Results for “plum”"))
  }
}

import Expectations
import Foundation
import PergolaTesting
import SwiftUI
import Testing

/// Titles in literals are keys, whose Markdown is shown as emphasis; strings are shown as they are.
@MainActor @Suite("Titles as keys and as strings")
struct TitleTests {
  private let string = "**b**"

  @Test("the titles of sections")
  func sections() async {
    let driver = await show(
      List {
        Section("**a**") { Text(verbatim: "1") }
        Section(string) { Text(verbatim: "2") }
      })
    expectEqual(driver.labels, ["A", "1", "**B**", "2"])
  }

  @Test("the titles of links, labels and buttons")
  func controls() async throws {
    let url = try #require(URL(string: "https://example.com"))
    let driver = await show(
      VStack {
        Link("**a**", destination: url)
        Link(string, destination: url)
        Label("**c**", systemImage: "star")
        Button("**d**") {}
      })
    #expect(driver.contains("a"))
    #expect(driver.contains("**b**"))
    #expect(driver.contains("c"))
    #expect(driver.contains("d"))
  }

  @Test("the titles of pages")
  func pages() async {
    let key = await show(NavigationView { Text(verbatim: "x").navigationTitle("**a**") })
    #expect(key.contains("a"))
    let verbatim = await show(NavigationView { Text(verbatim: "x").navigationTitle(string) })
    #expect(verbatim.contains("**b**"))
  }

  @Test("the badges of rows")
  func badges() async {
    let driver = await show(
      List {
        Text(verbatim: "row").badge("**a**")
        Text(verbatim: "row").badge(Text(verbatim: "*c*"))
        Text(verbatim: "row").badge(string)
      })
    #expect(driver.text.contains("*c*"))
    #expect(driver.text.contains("**b**"))
    #expect(!driver.text.contains("**a**"))
  }

  @Test("a disabled link opens nothing")
  func disabledLink() async throws {
    let url = try #require(URL(string: "https://example.com"))
    let model = Model()
    let driver = await show(
      Link("link", destination: url).disabled(true)
        .environment(
          \.openURL,
          OpenURLAction { _ in
            MainActor.assumeIsolated { model.note("opened") }
            return .handled
          }))
    try await driver.tap("link")
    #expect(model.entries.isEmpty)
  }
}

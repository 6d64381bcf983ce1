import Expectations
import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("Search fields of pages")
struct SearchTests {
  @MainActor private final class Search: ObservableObject {
    @Published var text = ""
    @Published var isPresented = false
    var submissions: [String] = []
    var dismiss: () -> Void = {}
  }

  private struct Names: View {
    @ObservedObject var search: Search
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch

    var body: some View {
      let _ = search.dismiss = { dismissSearch() }
      List {
        Text(verbatim: isSearching ? "searching" : "idle")
        ForEach(["apple", "pear"].filter { search.text.isEmpty || $0.contains(search.text) }, id: \.self) {
          Text(verbatim: $0)
        }
      }
    }
  }

  private struct Inside: View {
    @ObservedObject var search: Search

    var body: some View {
      NavigationStack {
        Names(search: search)
          .searchable(
            text: $search.text, placement: .navigationBarDrawer(displayMode: .always), prompt: "Find" as String
          )
          .onSubmit(of: .search) { search.submissions.append(search.text) }
      }
    }
  }

  private struct Around: View {
    @ObservedObject var search: Search

    var body: some View {
      NavigationStack { Names(search: search) }
        .searchable(text: $search.text, placement: .navigationBarDrawer(displayMode: .always))
    }
  }

  private struct Presented: View {
    @ObservedObject var search: Search

    var body: some View {
      NavigationStack {
        Names(search: search)
          .searchable(
            text: $search.text, isPresented: $search.isPresented,
            placement: .navigationBarDrawer(displayMode: .always), prompt: "Find" as String)
      }
    }
  }

  private func bar(_ driver: Driver) throws -> UISearchBar {
    try #require(driver.window.firstSubview(UISearchBar.self))
  }

  @Test("the page has a search field with the prompt, and the content follows the text that is typed")
  func typing() async throws {
    let search = Search()
    let driver = await show(Inside(search: search))
    let bar = try bar(driver)
    expectEqual(bar.placeholder, "Find")
    #expect(driver.contains("idle"))
    bar.searchTextField.becomeFirstResponder()
    await driver.settle()
    #expect(driver.contains("searching"))
    bar.searchTextField.insertText("pea")
    await driver.settle()
    expectEqual(search.text, "pea")
    #expect(driver.contains("pear"))
    #expect(!driver.contains("apple"))
  }

  @Test("the return key submits the search")
  func submission() async throws {
    let search = Search()
    let driver = await show(Inside(search: search))
    try bar(driver).searchTextField.becomeFirstResponder()
    await driver.settle()
    try bar(driver).searchTextField.insertText("pear")
    await driver.press(.enter)
    await driver.settle()
    expectEqual(search.submissions, ["pear"])
  }

  @Test("the field shows the text of the binding")
  func binding() async throws {
    let search = Search()
    let driver = await show(Inside(search: search))
    search.text = "app"
    await driver.settle()
    try expectEqual(bar(driver).text, "app")
  }

  @Test("the action that dismisses the search ends it, and removes the text")
  func dismissal() async throws {
    let search = Search()
    let driver = await show(Inside(search: search))
    try bar(driver).searchTextField.becomeFirstResponder()
    await driver.settle()
    try bar(driver).searchTextField.insertText("pear")
    await driver.settle()
    search.dismiss()
    await driver.settle()
    #expect(search.text.isEmpty)
    #expect(driver.contains("idle"))
  }

  @Test("a search around a navigation container belongs to its first page")
  func aroundStack() async throws {
    let search = Search()
    let driver = await show(Around(search: search))
    let bar = try bar(driver)
    expectEqual(bar.placeholder, "Search")
    bar.searchTextField.becomeFirstResponder()
    await driver.settle()
    #expect(driver.contains("searching"))
  }

  @Test("a value begins the search, and ends it")
  func presentation() async throws {
    let search = Search()
    let driver = await show(Presented(search: search))
    #expect(driver.contains("idle"))
    search.isPresented = true
    await driver.settle()
    #expect(driver.contains("searching"))
    #expect(try bar(driver).searchTextField.isFirstResponder)
    search.isPresented = false
    await driver.settle()
    #expect(driver.contains("idle"))
    #expect(try !bar(driver).searchTextField.isFirstResponder)
  }

  @Test("the value that presents a search follows the user")
  func presentationFollows() async throws {
    let search = Search()
    let driver = await show(Presented(search: search))
    try expectEqual(bar(driver).placeholder, "Find")
    try bar(driver).searchTextField.becomeFirstResponder()
    await driver.settle()
    #expect(search.isPresented)
    search.dismiss()
    await driver.settle()
    #expect(!search.isPresented)
    #expect(driver.contains("idle"))
  }
}

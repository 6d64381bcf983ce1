import Expectations
import PergolaTesting
import SwiftUI
import Testing

/// Links in a sidebar beside a detail without a stack.
private struct LinkColumns: View {
  @ObservedObject var model: SplitModel

  var body: some View {
    NavigationSplitView {
      List {
        NavigationLink("number") { Text(verbatim: "the number") }
        NavigationLink(value: 7) { Text(verbatim: "seven") }
        NavigationLink(value: "word") { Text(verbatim: "unknown") }
      }
      .navigationDestination(for: Int.self) { Text(verbatim: "value \($0)") }
      .navigationDestination(isPresented: $model.isShown) { Text(verbatim: "by state") }
    } detail: {
      Text(verbatim: "empty")
    }
  }
}

/// A detail with a stack of its own.
private struct StackColumns: View {
  @ObservedObject var model: SplitModel

  var body: some View {
    NavigationSplitView {
      List {
        NavigationLink(value: 7) { Text(verbatim: "seven") }
      }
    } detail: {
      NavigationStack(path: $model.path) {
        NavigationLink(value: 8) { Text(verbatim: "to eight") }
          .navigationTitle("Root")
          .navigationDestination(for: Int.self) { Text(verbatim: "page \($0)").navigationTitle("Page") }
      }
    }
  }
}

/// A list whose links have the type of its selection.
private struct SelectingLinks: View {
  @ObservedObject var model: SplitModel

  var body: some View {
    NavigationSplitView {
      List(selection: $model.fruit) {
        NavigationLink(value: "Apple") { Text(verbatim: "an apple") }
        NavigationLink(value: "Pear") { Text(verbatim: "a pear") }
      }
    } detail: {
      NavigationStack { Text(verbatim: "eat \(model.fruit ?? "nothing")") }
    }
  }
}

@MainActor @Suite("Links in split views")
struct SplitLinkTests {
  private let model = SplitModel()

  @Test("a link with a destination replaces the next column, and another one that page")
  func destination() async throws {
    let showing = await Showing.onPad(LinkColumns(model: model))
    try await showing.driver.tap("number")
    await showing.driver.settle()
    #expect(showing.driver.contains("the number"))
    #expect(!showing.driver.contains("empty"))
    #expect(showing.driver.contains("seven"))
    try await showing.driver.tap("seven")
    await showing.driver.settle()
    #expect(showing.driver.contains("value 7"))
    #expect(!showing.driver.contains("the number"))
  }

  @Test("state shows its destination in the next column, and the column's own content after it")
  func state() async {
    let showing = await Showing.onPad(LinkColumns(model: model))
    model.isShown = true
    await showing.driver.settle()
    #expect(showing.driver.contains("by state"))
    model.isShown = false
    await showing.driver.settle()
    #expect(showing.driver.contains("empty"))
  }

  @Test("a value without a destination shows the page with the warning")
  func missing() async throws {
    let showing = await Showing.onPad(LinkColumns(model: model))
    try await showing.driver.tap("unknown")
    await showing.driver.settle()
    #expect(showing.driver.contains("Missing destination"))
  }

  @Test("in a compact width a link pushes the next column, and going back removes its page")
  func compact() async throws {
    let showing = await Showing(LinkColumns(model: model))
    for _ in 0..<2 {
      try await showing.driver.tap("number")
      await showing.driver.settle()
      #expect(showing.driver.contains("the number"))
      await showing.driver.press(.escape)
      await showing.driver.settle()
      #expect(showing.driver.contains("seven"))
    }
    model.isShown = true
    await showing.driver.settle()
    #expect(showing.driver.contains("by state"))
    await showing.driver.press(.escape)
    await showing.driver.settle()
    #expect(!model.isShown)
    await showing.driver.resize(to: CGSize(width: 1024, height: 768))
    await showing.driver.settle()
    #expect(showing.driver.contains("empty"))
  }

  @Test("state that ends in a compact width goes back to the column of its destination")
  func compactState() async {
    let showing = await Showing(LinkColumns(model: model))
    model.isShown = true
    await showing.driver.settle()
    model.isShown = false
    await showing.driver.settle()
    #expect(showing.driver.contains("seven"))
    #expect(!showing.driver.contains("empty"))
  }

  @Test("links of the sidebar and of the detail push on the detail's stack, with one bar")
  func stack() async throws {
    let showing = await Showing.onPad(StackColumns(model: model))
    expectEqual(showing.views(UINavigationBar.self).count, 2)
    #expect(showing.driver.contains("Root"))
    try await showing.driver.tap("seven")
    await showing.driver.settle()
    #expect(showing.driver.contains("page 7"))
    expectEqual(model.path, [7])
    model.path = []
    await showing.driver.settle()
    try await showing.driver.tap("to eight")
    await showing.driver.settle()
    #expect(showing.driver.contains("page 8"))
    expectEqual(model.path, [8])
    await showing.driver.press(.escape)
    await showing.driver.settle()
    #expect(model.path.isEmpty)
    #expect(showing.driver.contains("to eight"))
  }

  @Test("in a compact width the user goes back through the pages of the detail to the sidebar")
  func compactStack() async throws {
    let showing = await Showing(StackColumns(model: model))
    try await showing.driver.tap("seven")
    await showing.driver.settle()
    #expect(showing.driver.contains("page 7"))
    await showing.driver.press(.escape)
    await showing.driver.settle()
    #expect(showing.driver.contains("to eight"))
    #expect(model.path.isEmpty)
    await showing.driver.press(.escape)
    await showing.driver.settle()
    #expect(showing.driver.contains("seven"))
  }

  @Test("a link whose value has the type of the list's selection selects its row")
  func selects() async throws {
    let showing = await Showing.onPad(SelectingLinks(model: model))
    try await showing.driver.tap("a pear")
    await showing.driver.settle()
    expectEqual(model.fruit, "Pear")
    #expect(showing.driver.contains("eat Pear"))
    let list = try #require(showing.views(UICollectionView.self).first)
    expectEqual(list.indexPathsForSelectedItems, [IndexPath(item: 1, section: 0)])
    model.fruit = "Apple"
    await showing.driver.settle()
    expectEqual(list.indexPathsForSelectedItems, [IndexPath(item: 0, section: 0)])
  }

  @Test("a stack of another identity in a column is followed instead of the former one")
  func identity() async throws {
    struct Columns: View {
      @ObservedObject var model: SplitModel
      var body: some View {
        NavigationSplitView {
          Text(verbatim: "sidebar")
        } detail: {
          NavigationStack {
            NavigationLink("deeper") { Text(verbatim: "page") }
          }
          .id(model.fruit)
        }
      }
    }
    let showing = await Showing.onPad(Columns(model: model))
    try await showing.driver.tap("deeper")
    await showing.driver.settle()
    #expect(showing.driver.contains("page"))
    model.fruit = "Apple"
    await showing.driver.settle()
    #expect(showing.driver.contains("deeper"))
    expectEqual(showing.views(UINavigationBar.self).count, 2)
    try await showing.driver.tap("deeper")
    await showing.driver.settle()
    #expect(showing.driver.contains("page"))
  }

  @Test("a stack in the sidebar pushes there")
  func sidebarStack() async throws {
    let showing = await Showing(
      NavigationSplitView {
        NavigationStack {
          NavigationLink("deeper") { Text(verbatim: "page") }
        }
      } detail: {
        Text(verbatim: "detail")
      })
    try await showing.driver.tap("deeper")
    await showing.driver.settle()
    #expect(showing.driver.contains("page"))
    await showing.driver.resize(to: CGSize(width: 1024, height: 768))
    await showing.driver.settle()
    #expect(showing.driver.contains("page"))
    #expect(showing.driver.contains("detail"))
  }

  @Test("a link selects its value alone in a list that selects several")
  func selectsAlone() async throws {
    struct Columns: View {
      @State private var fruits: Set<String> = []
      var body: some View {
        NavigationSplitView {
          List(selection: $fruits) {
            NavigationLink(value: "Apple") { Text(verbatim: "an apple") }
            NavigationLink(value: "Pear") { Text(verbatim: "a pear") }
          }
        } detail: {
          Text(verbatim: "eat \(fruits.sorted().joined(separator: " and "))")
        }
      }
    }
    let wide = await Showing.onPad(Columns())
    for name in ["apple", "pear"] {
      try await wide.driver.tap(.text(name == "apple" ? "an apple" : "a pear"))
      await wide.driver.settle()
      #expect(wide.driver.contains(.text("eat \(name.capitalized)")))
    }
    expectEqual(wide.views(UICollectionView.self).first?.indexPathsForSelectedItems, [IndexPath(item: 1, section: 0)])
    let narrow = await Showing(Columns())
    try await narrow.driver.tap("a pear")
    await narrow.driver.settle()
    #expect(narrow.driver.contains("eat Pear"))
  }

  @Test("links lead through three columns, and going back leads out of them")
  func threeColumns() async throws {
    let columns = NavigationSplitView {
      NavigationLink("to content") {
        NavigationLink("to detail") { Text(verbatim: "end") }
      }
    } content: {
      Text(verbatim: "no content")
    } detail: {
      Text(verbatim: "no detail")
    }
    let wide = await Showing.onPad(columns)
    try await wide.driver.tap("to content")
    await wide.driver.settle()
    try await wide.driver.tap("to detail")
    await wide.driver.settle()
    for text in ["to content", "to detail", "end"] { #expect(wide.driver.contains(.text(text))) }
    let narrow = await Showing(columns)
    try await narrow.driver.tap("to content")
    await narrow.driver.settle()
    try await narrow.driver.tap("to detail")
    await narrow.driver.settle()
    #expect(narrow.driver.contains("end"))
    for text in ["to detail", "to content"] {
      await narrow.driver.press(.escape)
      await narrow.driver.settle()
      #expect(narrow.driver.contains(.text(text)))
    }
  }

  @Test("a stack in a link's destination is the stack of the column, until another page replaces it")
  func destinationStack() async throws {
    struct Columns: View {
      @ObservedObject var model: SplitModel
      var body: some View {
        NavigationSplitView {
          VStack {
            NavigationLink("stack") {
              NavigationStack(path: $model.path) {
                NavigationLink("to one", value: 1)
                  .navigationDestination(for: Int.self) { Text(verbatim: "page \($0)") }
              }
            }
            NavigationLink("other") { Text(verbatim: "no stack") }
          }
        } detail: {
          Text(verbatim: "detail")
        }
      }
    }
    let showing = await Showing.onPad(Columns(model: model))
    try await showing.driver.tap("stack")
    await showing.driver.settle()
    try await showing.driver.tap("to one")
    await showing.driver.settle()
    expectEqual(model.path, [1])
    #expect(showing.driver.contains("page 1"))
    expectEqual(showing.views(UINavigationBar.self).count, 2)
    try await showing.driver.tap("other")
    await showing.driver.settle()
    #expect(showing.driver.contains("no stack"))
    #expect(model.path.isEmpty)
  }

  @Test("a split view that is gone leaves neither its state nor its controllers behind")
  func release() async throws {
    weak var split: UISplitViewController?
    weak var column: UINavigationController?
    func use() async throws {
      let showing = await Showing.onPad(StackColumns(model: SplitModel()))
      split = showing.split
      column = showing.split?.viewController(for: .secondary) as? UINavigationController
      #expect(column != nil)
      try await showing.driver.tap("seven")
      await showing.driver.settle()
    }
    try await use()
    #expect(split == nil)
    #expect(column == nil)
  }
}

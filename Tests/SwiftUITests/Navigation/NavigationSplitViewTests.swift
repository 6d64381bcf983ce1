import Expectations
import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("Split views in a regular width")
struct NavigationSplitViewTests {
  private let model = SplitModel()

  @Test("the columns are side by side, each with its title and its toolbar")
  func columns() async throws {
    let showing = await Showing.onPad(FruitColumns(model: model))
    let list = try showing.driver.frame(of: "Apple")
    let detail = try showing.driver.frame(of: "nothing chosen")
    #expect(list.maxX < detail.minX)
    let add = try showing.driver.frame(of: "Add")
    #expect(add.maxX < detail.minX)
    #expect(showing.driver.contains("Fruits"))
    #expect(showing.driver.contains("Detail"))
  }

  @Test("a selected row decides what the detail shows")
  func selection() async throws {
    let showing = await Showing.onPad(FruitColumns(model: model))
    try await showing.driver.tap("Pear")
    await showing.driver.settle()
    expectEqual(model.fruit, "Pear")
    #expect(showing.driver.contains("eat Pear"))
    #expect(showing.driver.contains("Apple"))
  }

  @Test("three columns are side by side where there is room")
  func threeColumns() async throws {
    let showing = await Showing.onPad(SortColumns(model: model))
    try await showing.driver.tap("Apple")
    await showing.driver.settle()
    try await showing.driver.tap("late Apple")
    await showing.driver.settle()
    let positions = try ["Pear", "late Apple", "taste late"].map { try showing.driver.frame(of: .text($0)).minX }
    expectEqual(positions, positions.sorted())
  }

  @Test("the user's hiding and showing of the sidebar is written to the visibility")
  func userVisibility() async throws {
    let showing = await Showing.onPad(FruitColumns(model: model))
    try await showing.driver.tap("Hide Sidebar")
    await showing.driver.settle()
    expectEqual(model.visibility, .detailOnly)
    #expect(!showing.driver.contains("Apple"))
    try await showing.driver.tap("Show Sidebar")
    await showing.driver.settle()
    expectEqual(model.visibility, .doubleColumn)
    #expect(showing.driver.contains("Apple"))
  }

  @Test("another visibility shows and hides columns")
  func visibility() async {
    let showing = await Showing.onPad(SortColumns(model: model))
    model.visibility = .detailOnly
    await showing.driver.settle()
    expectEqual(showing.split?.displayMode, .secondaryOnly)
    model.visibility = .doubleColumn
    await showing.driver.settle()
    expectEqual(showing.split?.displayMode, .oneBesideSecondary)
    model.visibility = .all
    await showing.driver.settle()
    expectEqual(showing.split?.displayMode, .twoBesideSecondary)
  }

  @Test("the search field of a column is in its bar")
  func search() async throws {
    let showing = await Showing.onPad(
      NavigationSplitView {
        List { Text(verbatim: "row") }.searchable(text: .constant(""), prompt: Text(verbatim: "Find"))
      } detail: {
        Text(verbatim: "detail")
      })
    let field = try showing.driver.frame(of: "Find")
    let detail = try showing.driver.frame(of: "detail")
    #expect(field.maxX < detail.minX)
  }

  @Test("lists look as UIKit's in the same column, and as on a phone in a compact width")
  func listStyles() async {
    let wide = await Showing.onPad(SortColumns(model: model))
    // The sidebar's view is in front.
    expectEqual(
      wide.views(UICollectionViewListCell.self).map(\.traitCollection.listEnvironment),
      [.plain, .plain, .sidebar, .sidebar])
    let narrow = await Showing(SortColumns(model: model))
    expectEqual(
      narrow.views(UICollectionViewListCell.self).map(\.traitCollection.listEnvironment),
      [.insetGrouped, .insetGrouped])
  }

  @Test("the user who taps beside a column in front of the detail hides it")
  func overlay() async {
    model.visibility = .all
    let showing = await Showing.onPad(FruitColumns(model: model), size: CGSize(width: 768, height: 1024))
    #expect(showing.driver.contains("Apple"))
    await showing.driver.tap(at: CGPoint(x: 700, y: 500))
    await showing.driver.settle()
    #expect(!showing.driver.contains("Apple"))
    expectEqual(model.visibility, .detailOnly)
  }

  @Test("all columns of a tall view are in front of the detail")
  func tallVisibility() async {
    model.visibility = .all
    let showing = await Showing.onPad(SortColumns(model: model), size: CGSize(width: 768, height: 1024))
    expectEqual(showing.split?.displayMode, .twoOverSecondary)
  }

  @Test("a style decides the relation of the columns to the detail")
  func styles() async {
    let prominent = await Showing.onPad(FruitColumns(model: model).navigationSplitViewStyle(.prominentDetail))
    expectEqual(prominent.split?.splitBehavior, .overlay)
    let size = CGSize(width: 768, height: 1024)
    let balanced = await Showing.onPad(FruitColumns(model: model).navigationSplitViewStyle(.balanced), size: size)
    expectEqual(balanced.split?.splitBehavior, .tile)
    let automatic = await Showing.onPad(FruitColumns(model: model).navigationSplitViewStyle(.automatic), size: size)
    expectEqual(automatic.split?.splitBehavior, .overlay)
  }

  @Test("a column has the width that its content wants, within the limits")
  func widths() async {
    let showing = await Showing.onPad(
      NavigationSplitView {
        Text(verbatim: "sidebar").navigationSplitViewColumnWidth(200)
      } content: {
        Text(verbatim: "content").navigationSplitViewColumnWidth(min: 100, ideal: 400, max: 250)
      } detail: {
        Text(verbatim: "detail")
      })
    expectEqual(showing.split?.primaryColumnWidth, 200)
    expectEqual(showing.split?.supplementaryColumnWidth, 250)
  }

  @Test("the columns before the detail have a compact width of their own")
  func sizeClasses() async {
    struct Class: View {
      let name: String
      @Environment(\.horizontalSizeClass) private var sizeClass
      var body: some View { Text(verbatim: "\(name) \(sizeClass == .compact ? "compact" : "regular")") }
    }
    let showing = await Showing.onPad(
      NavigationSplitView {
        Class(name: "sidebar")
      } detail: {
        Class(name: "detail")
      })
    #expect(showing.driver.contains("sidebar compact"))
    #expect(showing.driver.contains("detail regular"))
  }
}

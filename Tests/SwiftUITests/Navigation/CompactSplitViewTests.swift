import Expectations
import PergolaTesting
import SeededRandomness
import SwiftUI
import Testing

/// Two columns with a value for the column on top.
private struct PreferredColumns: View {
  @ObservedObject var model: SplitModel

  var body: some View {
    NavigationSplitView(preferredCompactColumn: $model.compactColumn) {
      List(["Apple", "Pear"], id: \.self, selection: $model.fruit) { Text(verbatim: $0) }
    } detail: {
      Text(verbatim: "detail \(model.fruit ?? "empty")")
    }
  }
}

@MainActor @Suite("Split views in a compact width")
struct CompactSplitViewTests {
  private let model = SplitModel()

  @Test("the sidebar is shown first, and a selected row pushes the detail")
  func push() async throws {
    let showing = await Showing(FruitColumns(model: model))
    #expect(showing.driver.contains("Apple"))
    #expect(!showing.driver.contains("nothing chosen"))
    try await showing.driver.tap("Apple")
    await showing.driver.settle()
    #expect(showing.driver.contains("eat Apple"))
    #expect(!showing.driver.contains("Pear"))
  }

  @Test("going back clears the selection, and the same row pushes again")
  func back() async throws {
    let showing = await Showing(FruitColumns(model: model))
    for _ in 0..<2 {
      try await showing.driver.tap("Apple")
      await showing.driver.settle()
      #expect(showing.driver.contains("eat Apple"))
      await showing.driver.press(.escape)
      await showing.driver.settle()
      #expect(model.fruit == nil)
      #expect(showing.driver.contains("Pear"))
    }
  }

  @Test("state that selects a row pushes the detail, and state that selects nothing goes back")
  func state() async {
    let showing = await Showing(FruitColumns(model: model))
    model.fruit = "Pear"
    await showing.driver.settle()
    #expect(showing.driver.contains("eat Pear"))
    model.fruit = nil
    await showing.driver.settle()
    #expect(showing.driver.contains("Apple"))
    #expect(!showing.driver.contains("nothing chosen"))
  }

  @Test("what is selected at first is shown at once")
  func initialSelection() async {
    model.fruit = "Pear"
    model.sort = "late"
    let two = await Showing(FruitColumns(model: model))
    #expect(two.driver.contains("eat Pear"))
    let three = await Showing(SortColumns(model: model))
    #expect(three.driver.contains("taste late"))
  }

  @Test("three columns are one stack, and going back clears one selection after the other")
  func threeColumns() async throws {
    let showing = await Showing(SortColumns(model: model))
    try await showing.driver.tap("Pear")
    await showing.driver.settle()
    try await showing.driver.tap("early Pear")
    await showing.driver.settle()
    #expect(showing.driver.contains("taste early"))
    await showing.driver.press(.escape)
    await showing.driver.settle()
    #expect(showing.driver.contains("early Pear"))
    expectEqual([model.fruit, model.sort], ["Pear", nil])
    await showing.driver.press(.escape)
    await showing.driver.settle()
    #expect(showing.driver.contains("Apple"))
    expectEqual([model.fruit, model.sort], [nil, nil])
  }

  @Test("a row that state selects while the user goes back is shown")
  func selectionWhileGoingBack() async throws {
    let showing = await Showing(FruitColumns(model: model))
    try await showing.driver.tap("Apple")
    await showing.driver.settle()
    let base = showing.split?.viewController(for: .primary) as? UINavigationController
    base?.popViewController(animated: true)
    model.fruit = "Pear"
    await showing.driver.settle()
    #expect(showing.driver.contains("eat Pear"))
    expectEqual(model.fruit, "Pear")
    await showing.driver.press(.escape)
    await showing.driver.settle()
    #expect(showing.driver.contains("Apple"))
    #expect(model.fruit == nil)
  }

  @Test("selections of two columns that change together lead to the detail", arguments: [false, true])
  func bothSelections(isSwitch: Bool) async {
    if isSwitch { (model.fruit, model.sort) = ("Apple", "early") }
    let showing = await Showing(SortColumns(model: model))
    (model.fruit, model.sort) = ("Pear", "late")
    await showing.driver.settle()
    #expect(showing.driver.contains("taste late"))
    (model.fruit, model.sort) = ("Apple", nil)
    await showing.driver.settle()
    #expect(showing.driver.contains("early Apple"))
  }

  @Test("the preferred column is shown first, whatever is selected")
  func preferred() async {
    model.compactColumn = .detail
    let detail = await Showing(PreferredColumns(model: model))
    #expect(detail.driver.contains("detail empty"))
    let other = SplitModel()
    other.fruit = "Apple"
    let sidebar = await Showing(PreferredColumns(model: other))
    #expect(sidebar.driver.contains("Pear"))
    expectEqual(other.fruit, "Apple")
  }

  @Test("the preferred column follows the navigation, and the navigation follows it")
  func preferredFollows() async throws {
    let showing = await Showing(PreferredColumns(model: model))
    try await showing.driver.tap("Apple")
    await showing.driver.settle()
    expectEqual(model.compactColumn, .detail)
    await showing.driver.press(.escape)
    await showing.driver.settle()
    expectEqual(model.compactColumn, .sidebar)
    model.compactColumn = .detail
    await showing.driver.settle()
    #expect(showing.driver.contains("detail empty"))
  }

  @Test("the selected row leads to the detail again where the app went back by itself")
  func sameRow() async throws {
    let showing = await Showing(PreferredColumns(model: model))
    try await showing.driver.tap("Apple")
    await showing.driver.settle()
    model.compactColumn = .sidebar
    await showing.driver.settle()
    expectEqual(model.fruit, "Apple")
    try await showing.driver.tap("Apple")
    await showing.driver.settle()
    #expect(showing.driver.contains("detail Apple"))
  }

  @Test("dismissing the detail goes back as the user does")
  func dismiss() async throws {
    struct Leaving: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("leave") { dismiss() } }
    }
    struct Columns: View {
      @ObservedObject var model: SplitModel
      var body: some View {
        NavigationSplitView {
          List(["Apple"], id: \.self, selection: $model.fruit) { Text(verbatim: $0) }
        } detail: {
          Leaving()
        }
      }
    }
    let showing = await Showing(Columns(model: model))
    try await showing.driver.tap("Apple")
    await showing.driver.settle()
    try await showing.driver.tap("leave")
    await showing.driver.settle()
    #expect(showing.driver.contains("Apple"))
    #expect(model.fruit == nil)
  }

  @Test("the toolbar of the sidebar is not on the page of the detail")
  func toolbar() async throws {
    struct Columns: View {
      @ObservedObject var model: SplitModel
      var body: some View {
        NavigationSplitView {
          List(["Apple"], id: \.self, selection: $model.fruit) { Text(verbatim: $0) }
            .toolbar { ToolbarItem(placement: .bottomBar) { Button("Sort") {} } }
        } detail: {
          Text(verbatim: "detail")
        }
      }
    }
    let showing = await Showing(Columns(model: model))
    #expect(showing.driver.contains("Sort"))
    try await showing.driver.tap("Apple")
    await showing.driver.settle()
    #expect(!showing.driver.contains("Sort"))
    expectEqual(showing.views(UIToolbar.self).filter { !$0.isHidden }.count, 0)
    await showing.driver.press(.escape)
    await showing.driver.settle()
    #expect(showing.driver.contains("Sort"))
  }

  @Test("a change of the width keeps the selection and the column on top")
  func resize() async throws {
    let showing = await Showing.onPad(FruitColumns(model: model))
    try await showing.driver.tap("Pear")
    await showing.driver.settle()
    await showing.driver.resize(to: CGSize(width: 390, height: 844))
    await showing.driver.settle()
    #expect(showing.driver.contains("eat Pear"))
    #expect(!showing.driver.contains("Apple"))
    await showing.driver.resize(to: CGSize(width: 1024, height: 768))
    await showing.driver.settle()
    #expect(showing.driver.contains("eat Pear"))
    #expect(showing.driver.contains("Apple"))
    expectEqual(model.fruit, "Pear")
  }

  @Test("random changes by the state, the user and the width agree with a model", arguments: 1...5)
  func randomWalk(seed: Int) async throws {
    var random = Randomness(seed: seed)
    let narrow = CGSize(width: 390, height: 844)
    let showing = await Showing(FruitColumns(model: model), size: narrow, idiom: .pad)
    var isCompact = true
    var expected: String?
    for step in 0..<40 {
      let fruit = random.next(below: 2) == 0 ? "Apple" : "Pear"
      switch random.next(below: 5) {
      case 0:
        expected = fruit
        model.fruit = fruit
      case 1:
        expected = nil
        model.fruit = nil
      case 2 where !isCompact || expected == nil:
        expected = fruit
        try await showing.driver.tap(.text(fruit))
      case 3 where isCompact && expected != nil:
        expected = nil
        await showing.driver.press(.escape)
      case 4:
        isCompact.toggle()
        await showing.driver.resize(to: isCompact ? narrow : CGSize(width: 1024, height: 768))
      default: break
      }
      await showing.driver.settle()
      expectEqual(model.fruit, expected, "seed \(seed), step \(step)")
      let detail = expected.map { "eat \($0)" } ?? "nothing chosen"
      expectEqual(
        showing.driver.contains(.text(detail)), !isCompact || expected != nil, "seed \(seed), step \(step)")
      expectEqual(
        showing.driver.contains(.text("Apple")), !isCompact || expected == nil, "seed \(seed), step \(step)")
    }
  }
}

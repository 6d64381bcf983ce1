import Expectations
import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("Selection in lists")
struct ListSelectionTests {
  private func show(_ view: some View) async -> Driver {
    let driver = Driver(showing: UIHostingController(rootView: view), size: CGSize(width: 390, height: 400))
    await driver.settle()
    return driver
  }

  private func selected(_ driver: Driver) throws -> [Int] {
    let view = try #require(driver.window.firstSubview(UICollectionView.self))
    return (view.indexPathsForSelectedItems ?? []).map(\.item).sorted()
  }

  private struct Single: View {
    @ObservedObject var model: ListModel<String?>

    var body: some View {
      List(["a", "b", "c"], id: \.self, selection: $model.value) { Text(verbatim: $0) }
    }
  }

  @Test("a tap selects one row by its identity, also outside of editing")
  func single() async throws {
    let model = ListModel<String?>(nil)
    let driver = await show(Single(model: model))
    try await driver.tap("b")
    await driver.settle()
    expectEqual(model.value, "b")
    try expectEqual(selected(driver), [1])
    try await driver.tap("c")
    await driver.settle()
    expectEqual(model.value, "c")
    try expectEqual(selected(driver), [2])
  }

  @Test("setting the binding selects the row")
  func binding() async throws {
    let model = ListModel<String?>("a")
    let driver = await show(Single(model: model))
    try expectEqual(selected(driver), [0])
    model.value = "c"
    await driver.settle()
    try expectEqual(selected(driver), [2])
    model.value = nil
    await driver.settle()
    try expectEqual(selected(driver), [])
  }

  private struct Tagged: View {
    @ObservedObject var model: ListModel<Int?>

    var body: some View {
      List(selection: $model.value) {
        Text(verbatim: "one").tag(1)
        Text(verbatim: "two").tag(2)
        Text(verbatim: "none")
      }
    }
  }

  @Test("rows that were written one by one are selected by their tags, and those without one are not")
  func tags() async throws {
    let model = ListModel<Int?>(nil)
    let driver = await show(Tagged(model: model))
    try await driver.tap("two")
    await driver.settle()
    expectEqual(model.value, 2)
    try await driver.tap("none")
    await driver.settle()
    expectEqual(model.value, 2)
  }

  private struct Several: View {
    @ObservedObject var model: ListModel<Set<String>>

    var body: some View {
      VStack {
        EditButton()
        List(["a", "b", "c"], id: \.self, selection: $model.value) { Text(verbatim: $0) }
      }
    }
  }

  @Test("several rows are selected in editing mode only")
  func several() async throws {
    let model = ListModel<Set<String>>([])
    let driver = await show(Several(model: model))
    try await driver.tap("a")
    await driver.settle()
    expectEqual(model.value, [])
    try await driver.tap("Edit")
    await driver.settle()
    try await driver.tap("a")
    try await driver.tap("c")
    await driver.settle()
    expectEqual(model.value, ["a", "c"])
    try await driver.tap("a")
    await driver.settle()
    expectEqual(model.value, ["c"])
  }

  private struct OptionalTags: View {
    @ObservedObject var model: ListModel<Int??>

    var body: some View {
      List(selection: $model.value) {
        Text(verbatim: "none").tag(Int?.none)
        Text(verbatim: "one").tag(Int?.some(1))
      }
    }
  }

  private struct Disabled: View {
    @ObservedObject var model: ListModel<String?>
    @ObservedObject var isDisabled: ListModel<Bool>

    var body: some View {
      List(["a", "b"], id: \.self, selection: $model.value) {
        Text(verbatim: $0).selectionDisabled($0 == "a" && isDisabled.value)
      }
    }
  }

  @Test("a row whose selection is disabled is selected by the binding, and not by a tap, while it is")
  func disabledRows() async throws {
    let model = ListModel<String?>(nil)
    let isDisabled = ListModel(true)
    let driver = await show(Disabled(model: model, isDisabled: isDisabled))
    try await driver.tap("a")
    await driver.settle()
    expectEqual(model.value, nil)
    model.value = "a"
    await driver.settle()
    try expectEqual(selected(driver), [0])
    model.value = nil
    isDisabled.value = false
    await driver.settle()
    try await driver.tap("a")
    await driver.settle()
    expectEqual(model.value, "a")
  }

  @Test("a selection of optional values tells the row of nil from no selection")
  func optionalValues() async throws {
    let model = ListModel<Int??>(nil)
    let driver = await show(OptionalTags(model: model))
    try expectEqual(selected(driver), [])
    try await driver.tap("none")
    await driver.settle()
    expectEqual(model.value, .some(.none))
    try expectEqual(selected(driver), [0])
    try await driver.tap("one")
    await driver.settle()
    expectEqual(model.value, .some(.some(1)))
    try expectEqual(selected(driver), [1])
    model.value = nil
    await driver.settle()
    try expectEqual(selected(driver), [])
  }

  private struct AnyTags: View {
    @ObservedObject var model: ListModel<AnyHashable?>

    var body: some View {
      List(selection: $model.value) {
        Text(verbatim: "number").tag(1)
        ForEach(["word"], id: \.self) { Text(verbatim: $0) }
      }
    }
  }

  @Test("a selection of any hashable value takes tags and identities of every type")
  func anyValues() async throws {
    let model = ListModel<AnyHashable?>(nil)
    let driver = await show(AnyTags(model: model))
    try await driver.tap("number")
    await driver.settle()
    expectEqual(model.value, AnyHashable(1))
    try await driver.tap("word")
    await driver.settle()
    expectEqual(model.value, AnyHashable("word"))
    try expectEqual(selected(driver), [1])
  }
}

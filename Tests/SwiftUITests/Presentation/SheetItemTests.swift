import Expectations
import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("Sheets of items")
struct SheetItemTests {
  private struct Item: Identifiable, Equatable {
    let id: Int
    var text = ""
  }

  private final class ItemModel: ObservableObject {
    @Published var item: Item?
    var dismissals = 0
    var onDismiss: () -> Void = {}

    func sheetWasDismissed() {
      dismissals += 1
      onDismiss()
    }
  }

  private struct Presenter: View {
    @ObservedObject var model: ItemModel

    var body: some View {
      Text(verbatim: "behind")
        .sheet(item: $model.item, onDismiss: { model.sheetWasDismissed() }) { Content(item: $0) }
    }
  }

  private struct Content: View {
    let item: Item
    @State private var taps = 0

    var body: some View {
      Text(verbatim: "item \(item.id)\(item.text), \(taps)").onTapGesture { taps += 1 }
    }
  }

  private let model = ItemModel()

  @Test("an item with another identity replaces the sheet, whose state is new")
  func replacement() async throws {
    let driver = await show(Presenter(model: model))
    model.item = Item(id: 1)
    await driver.settle()
    try await driver.tap("item 1, 0")
    await driver.settle()
    #expect(driver.contains("item 1, 1"))
    model.item = Item(id: 2)
    await driver.settle()
    #expect(driver.contains("item 2, 0"))
    #expect(!driver.contains("item 1, 1"))
    expectEqual(model.dismissals, 1)
    expectEqual(model.item, Item(id: 2))
    model.item = nil
    await driver.settle()
    #expect(!driver.contains("item 2, 0"))
    expectEqual(model.dismissals, 2)
  }

  @Test("an item with the same identity updates the sheet in place")
  func update() async throws {
    let driver = await show(Presenter(model: model))
    model.item = Item(id: 1)
    await driver.settle()
    try await driver.tap("item 1, 0")
    await driver.settle()
    model.item = Item(id: 1, text: "!")
    await driver.settle()
    #expect(driver.contains("item 1!, 1"))
    expectEqual(model.dismissals, 0)
  }

  @Test("an item that changes while its sheet is replaced ends with the last one")
  func changeDuringReplacement() async {
    let driver = await show(Presenter(model: model))
    model.item = Item(id: 1)
    await driver.settle()
    model.onDismiss = { [model] in
      model.onDismiss = {}
      model.item = Item(id: 3)
    }
    model.item = Item(id: 2)
    await driver.settle()
    #expect(driver.contains("item 3, 0"))
    expectEqual(model.dismissals, 1)
    model.onDismiss = { [model] in model.item = nil }
    model.item = Item(id: 4)
    await driver.settle()
    #expect(driver.contains("behind"))
    expectEqual(model.dismissals, 2)
    #expect(model.item == nil)
  }

  @Test("an item that returns while its sheet is on the way out is presented again")
  func returnDuringDismissal() async {
    let driver = await show(Presenter(model: model))
    model.item = Item(id: 1)
    await driver.settle()
    model.onDismiss = { [model] in
      model.onDismiss = {}
      model.item = Item(id: 1)
    }
    model.item = nil
    await driver.settle()
    #expect(driver.contains("item 1, 0"))
    expectEqual(model.dismissals, 1)
  }
}

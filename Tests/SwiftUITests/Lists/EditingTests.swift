import Expectations
import PergolaTesting
import Testing

@testable import SwiftUI

@MainActor @Suite("Editing of lists")
struct EditingTests {
  private func show(_ view: some View) async -> Driver {
    let driver = Driver(showing: UIHostingController(rootView: view), size: CGSize(width: 390, height: 400))
    await driver.settle()
    return driver
  }

  @Test("removing at offsets removes those elements")
  func removal() {
    var letters = Array("abcde")
    letters.remove(atOffsets: [0, 3])
    expectEqual(letters, Array("bce"))
    letters.remove(atOffsets: [])
    expectEqual(letters, Array("bce"))
  }

  @Test("moving counts the destination before the removal")
  func moving() {
    var letters = Array("abcde")
    letters.move(fromOffsets: [0], toOffset: 3)
    expectEqual(letters, Array("bcade"))
    letters = Array("abcde")
    letters.move(fromOffsets: [1, 3], toOffset: 5)
    expectEqual(letters, Array("acebd"))
    letters = Array("abcde")
    letters.move(fromOffsets: [4], toOffset: 0)
    expectEqual(letters, Array("eabcd"))
    letters = Array("abcde")
    letters.move(fromOffsets: [2], toOffset: 2)
    expectEqual(letters, Array("abcde"))
  }

  private struct Names: View {
    @ObservedObject var model: ListModel<[String]>
    var isLocked = false

    var body: some View {
      List {
        ForEach(model.value, id: \.self) { Text(verbatim: $0).deleteDisabled(isLocked) }
          .onDelete { model.value.remove(atOffsets: $0) }
          .onMove { model.value.move(fromOffsets: $0, toOffset: $1) }
      }
    }
  }

  @Test("a row's reorder control is named after the row's text, and moves the row")
  func reorderControl() async throws {
    let model = ListModel(["a", "b", "c"])
    let driver = await show(Names(model: model).environment(\.editMode, .constant(.active)))
    #expect(driver.contains("Reorder a") && driver.contains("Reorder c"))
    try await driver.drag(from: "Reorder a", to: "Reorder c")
    await driver.settle()
    expectEqual(model.value, ["b", "c", "a"])
  }

  @Test("a full swipe deletes the row of an element")
  func deletion() async throws {
    let model = ListModel(["a", "b", "c"])
    let driver = await show(Names(model: model))
    try await driver.swipe("b", .left, distance: 330)
    await driver.settle()
    expectEqual(model.value, ["a", "c"])
    expectEqual(driver.labels, ["a", "c"])
  }

  @Test("a row that is not to be deleted has no delete action")
  func deleteDisabled() async throws {
    let model = ListModel(["a", "b", "c"])
    let driver = await show(Names(model: model, isLocked: true))
    try await driver.swipe("b", .left, distance: 330)
    await driver.settle()
    expectEqual(model.value, ["a", "b", "c"])
  }

  @Test("a movement by the user moves the element, with the destination counted before the removal")
  func movement() async throws {
    let model = ListModel(["a", "b", "c"])
    let driver = await show(Names(model: model))
    let view = try #require(driver.window.firstSubview(UICollectionView.self))
    view.dataSource?.collectionView(
      view, moveItemAt: IndexPath(item: 0, section: 0), to: IndexPath(item: 2, section: 0))
    expectEqual(model.value, ["b", "c", "a"])
  }

  private struct Editor: View {
    let model: ListModel<[String]>

    var body: some View {
      VStack {
        EditButton()
        Names(model: model)
      }
    }
  }

  @Test("the edit button begins and ends the editing of the list")
  func editButton() async throws {
    let driver = await show(Editor(model: ListModel(["a", "b"])))
    let view = try #require(driver.window.firstSubview(UICollectionView.self))
    #expect(!view.isEditing)
    try await driver.tap("Edit")
    await driver.settle()
    #expect(driver.contains("Done"))
    #expect(view.isEditing)
    try await driver.tap("Done")
    await driver.settle()
    #expect(driver.contains("Edit"))
    #expect(!view.isEditing)
  }

  private struct Bound: View {
    @ObservedObject var model: ListModel<[Item]>

    var body: some View {
      List($model.value, editActions: .delete) { Text(verbatim: $0.wrappedValue.id) }
    }
  }

  private struct Item: Identifiable { let id: String }

  @Test("a list with edit actions changes the collection itself")
  func editActions() async throws {
    let model = ListModel([Item(id: "a"), Item(id: "b")])
    let driver = await show(Bound(model: model))
    try await driver.swipe("a", .left, distance: 330)
    await driver.settle()
    expectEqual(model.value.map(\.id), ["b"])
  }

  // MARK: Actions

  private func action(_ name: String, _ body: @escaping @MainActor () -> Void) -> some View {
    Text(verbatim: name).modifier(TraitModifier<ElementActionTrait>(value: ElementAction(perform: body)))
  }

  @Test("a full swipe performs the first swipe action, and custom actions replace the deletion")
  func swipeActions() async throws {
    var performed: [String] = []
    var deleted = 0
    let driver = await show(
      List {
        ForEach(["row"], id: \.self) { name in
          Text(verbatim: name).swipeActions {
            action("first") { performed.append("first") }
            action("second") { performed.append("second") }
          }
        }
        .onDelete { _ in deleted += 1 }
      })
    try await driver.swipe("row", .left, distance: 330)
    await driver.settle()
    expectEqual(performed, ["first"])
    expectEqual(deleted, 0)
  }

  @Test("a short swipe shows the actions of all modifiers of the edge, with the texts of their labels")
  func swipeActionTitles() async throws {
    let driver = await show(
      List {
        Text(verbatim: "row")
          .swipeActions(allowsFullSwipe: false) { action("Flag") {} }
          .swipeActions { action("Pin") {} }
          .swipeActions(edge: .leading) { action("Read") {} }
      })
    try await driver.swipe("row", .left, distance: 120)
    await driver.settle()
    #expect(driver.contains("Flag"))
    #expect(driver.contains("Pin"))
    #expect(!driver.contains("Read"))
  }

  @Test("a tap anywhere on a row performs the actions of the elements inside")
  func rowAction() async throws {
    var performed: [String] = []
    func action(_ name: String) -> RowAction { RowAction { performed.append(name) } }
    let driver = await show(
      List {
        HStack {
          Text(verbatim: "a").modifier(TraitModifier<RowActionTrait>(value: action("a")))
          Text(verbatim: "b").modifier(TraitModifier<RowActionTrait>(value: action("b")))
        }
        Text(verbatim: "inert")
      })
    let frame = try driver.frame(of: "a")
    await driver.tap(at: CGPoint(x: 300, y: frame.midY))
    await driver.settle()
    expectEqual(performed, ["a", "b"])
    try await driver.tap("inert")
    await driver.settle()
    expectEqual(performed, ["a", "b"])
  }

  @Test("pulling down performs the refresh action, and the spinner stays until it returns")
  func refreshing() async throws {
    let probe = AppearanceProbe()
    let driver = await show(
      List { Text(verbatim: "a") }.refreshable { await probe.didAppear("content") })
    let control = try #require(driver.window.firstSubview(UICollectionView.self)?.refreshControl)
    control.beginRefreshing()
    control.sendActions(for: .valueChanged)
    try await driver.settle(until: { !control.isRefreshing })
    expectEqual(probe.appeared, ["content": 1])
  }

  private struct SwipedNames: View {
    let modes: ListModel<[EditMode]>
    @State private var editMode = EditMode.inactive

    var body: some View {
      VStack {
        EditButton()
        List {
          ForEach(["a", "b"], id: \.self) { Text(verbatim: $0) }.onDelete { _ in }
        }
      }
      .environment(\.editMode, $editMode)
      .onChange(of: editMode) { modes.value.append($1) }
    }
  }

  @Test("the editing mode is transient while a row is swiped, and the edit button ends it")
  func transientMode() async throws {
    let modes = ListModel<[EditMode]>([])
    let driver = await show(SwipedNames(modes: modes))
    try await driver.swipe("b", .left, distance: 80)
    await driver.settle()
    expectEqual(modes.value, [.transient])
    #expect(driver.contains("Delete"))
    try await driver.tap("Done")
    await driver.settle()
    expectEqual(modes.value, [.transient, .inactive])
    #expect(!driver.contains("Delete"))
    try await driver.swipe("a", .left, distance: 80)
    await driver.settle()
    // A tap beside the actions closes the row.
    try await driver.tap("b")
    await driver.settle()
    expectEqual(modes.value, [.transient, .inactive, .transient, .inactive])
    #expect(driver.contains("Edit"))
  }

  private struct Refreshed: View {
    @ObservedObject var isShown: ListModel<Bool>
    let probe: AppearanceProbe
    let isList: Bool

    var body: some View {
      VStack {
        if isShown.value {
          if isList { List { Text(verbatim: "a") } } else { ScrollView { Text(verbatim: "a") } }
        }
      }
      .refreshable {
        await probe.didAppear("refresh")
        // Only a cancellation ends it.
        while !Task.isCancelled { await Task.yield() }
        await probe.didAppear("cancelled")
      }
    }
  }

  @Test("the task of a refresh is cancelled when the list or the scroll view goes away", arguments: [true, false])
  func cancelledRefresh(isList: Bool) async throws {
    let probe = AppearanceProbe()
    let isShown = ListModel(true)
    let driver = await show(Refreshed(isShown: isShown, probe: probe, isList: isList))
    let control = try #require(driver.window.firstSubview(UIScrollView.self)?.refreshControl)
    control.beginRefreshing()
    control.sendActions(for: .valueChanged)
    try await driver.settle(until: { probe.appeared["refresh"] == 1 })
    #expect(probe.appeared["cancelled"] == nil)
    isShown.value = false
    try await driver.settle(until: { probe.appeared["cancelled"] == 1 })
  }
}

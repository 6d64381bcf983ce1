import Expectations
import PergolaTesting
import SwiftUI
import Testing
@_spi(Toolkit) import UIKitCore

/// The work that changes cause, counted.
@MainActor @Suite("Economy of updates")
struct EconomyTests {
  private struct Todo: Identifiable, Equatable {
    let id: Int
    var title: String
    var isDone = false
  }

  private final class TodoModel: ObservableObject {
    @Published var todos = [
      Todo(id: 0, title: "Milk"), Todo(id: 1, title: "Bread"), Todo(id: 2, title: "Salt"),
    ]
  }

  private struct TodoScreen: View {
    @ObservedObject var model: TodoModel
    let evaluations: Evaluations
    let handle: Handle

    var body: some View {
      let _ = evaluations.note("screen")
      VStack {
        NewTodo(model: model, evaluations: evaluations, handle: handle)
        List(model.todos) { TodoRow(todo: $0, evaluations: evaluations) }
        Summary(open: model.todos.count { !$0.isDone }, evaluations: evaluations)
      }
    }
  }

  @MainActor private final class Handle {
    var type: (String) -> Void = { _ in }
  }

  private struct NewTodo: View {
    let model: TodoModel
    let evaluations: Evaluations
    let handle: Handle
    @State private var title = ""

    var body: some View {
      let _ = evaluations.note("new")
      let _ = handle.type = { title = $0 }
      Text(verbatim: "[\(title)]")
      Button("Add") {
        model.todos.append(Todo(id: model.todos.count, title: title))
        title = ""
      }
    }
  }

  private struct TodoRow: View {
    let todo: Todo
    let evaluations: Evaluations

    var body: some View {
      let _ = evaluations.note("row \(todo.id)")
      Text(verbatim: todo.isDone ? "\(todo.title), done" : todo.title)
    }
  }

  private struct Summary: View {
    let open: Int
    let evaluations: Evaluations

    var body: some View {
      let _ = evaluations.note("summary")
      Text(verbatim: "\(open) open")
    }
  }

  @Test("in a recorded session of a to-do list, each body is evaluated once, and once for each change that concerns it")
  func session() async throws {
    let model = TodoModel()
    let evaluations = Evaluations()
    let handle = Handle()
    let driver = Driver(
      showing: UIHostingController(rootView: TodoScreen(model: model, evaluations: evaluations, handle: handle)))
    await driver.settle()
    var expected = ["screen": 1, "new": 1, "summary": 1, "row 0": 1, "row 1": 1, "row 2": 1]
    expectEqual(evaluations.counts, expected)

    model.todos[1].isDone = true
    await driver.settle()
    expected = ["screen": 2, "new": 1, "summary": 2, "row 0": 1, "row 1": 2, "row 2": 1]
    expectEqual(evaluations.counts, expected)

    model.todos[1].title = "Rolls"
    await driver.settle()
    expected = ["screen": 3, "new": 1, "summary": 2, "row 0": 1, "row 1": 3, "row 2": 1]
    expectEqual(evaluations.counts, expected)

    for title in ["E", "Eg", "Egg"] {
      handle.type(title)
      await driver.settle()
    }
    expected["new"] = 4
    expectEqual(evaluations.counts, expected)

    try await driver.tap("Add")
    await driver.settle()
    expected = ["screen": 4, "new": 5, "summary": 3, "row 0": 1, "row 1": 3, "row 2": 1, "row 3": 1]
    expectEqual(evaluations.counts, expected)

    model.todos.remove(at: 0)
    await driver.settle()
    expected["screen"] = 5
    expected["summary"] = 4
    expectEqual(evaluations.counts, expected)
    expectEqual(driver.labels, ["[]", "Add", "Rolls, done", "Salt", "Egg", "2 open"])
  }

  // MARK: A row

  @MainActor private final class Measurements {
    var rows: Set<Int> = []
    var change: () -> Void = {}
  }

  /// A layout of one view that notes its measurements.
  private struct MeasuredRow: Layout {
    let number: Int
    let measurements: Measurements

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      MainActor.assumeIsolated { _ = measurements.rows.insert(number) }
      return subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
    }
  }

  private struct ChangingRow: View {
    let number: Int
    let measurements: Measurements
    let evaluations: Evaluations
    @State private var changes = 0

    var body: some View {
      let _ = evaluations.note("row \(number)")
      let _ = number == 3 ? measurements.change = { changes += 1 } : ()
      MeasuredRow(number: number, measurements: measurements) {
        // A change that leaves the size of the text measures no cell at all.
        Text(verbatim: "Row \(number)" + String(repeating: "!", count: changes))
      }
    }
  }

  @Test("the change of a row's state evaluates one body and measures one cell")
  func row() async {
    let measurements = Measurements()
    let evaluations = Evaluations()
    let driver = Driver(
      showing: UIHostingController(
        rootView: List(0..<1_000, id: \.self) {
          ChangingRow(number: $0, measurements: measurements, evaluations: evaluations)
        }))
    await driver.settle()
    let before = evaluations.counts
    measurements.rows = []
    measurements.change()
    await driver.settle()
    #expect(driver.contains("Row 3!"))
    expectEqual(evaluations.counts.filter { before[$0.key] != $0.value }, ["row 3": 2])
    expectEqual(measurements.rows, [3])
  }

  @Test("few of 100,000 rows are evaluated at first, and no more when others are appended")
  func appending() async {
    let model = TodoModel()
    model.todos = (0..<100_000).map { Todo(id: $0, title: "Todo \($0)") }
    let evaluations = Evaluations()
    let driver = Driver(
      showing: UIHostingController(
        rootView: TodoScreen(model: model, evaluations: evaluations, handle: Handle())))
    await driver.settle()
    let rows = evaluations.counts.filter { $0.key.hasPrefix("row") }
    #expect(rows.count < 40)
    model.todos += (100_000..<100_020).map { Todo(id: $0, title: "Todo \($0)") }
    await driver.settle()
    expectEqual(evaluations.counts.filter { $0.key.hasPrefix("row") }, rows)
    #expect(driver.contains("100020 open"))
  }

  // MARK: Turns

  private final class TurnCounter: TurnParticipant {
    private(set) var turns = 0
    func update() {}
    func didLayOut() -> Bool { false }
    func turnWillEnd() { turns += 1 }
  }

  @Test("there are no turns while nothing changes")
  func idle() async throws {
    let model = TodoModel()
    let driver = Driver(
      showing: UIHostingController(
        rootView: TodoScreen(model: model, evaluations: Evaluations(), handle: Handle())))
    let scene = try #require(driver.window.windowScene)
    let counter = TurnCounter()
    scene.addTurnParticipant(counter)
    await driver.settle()
    let first = counter.turns
    for _ in 0..<20 { await driver.settle() }
    expectEqual(counter.turns, first)
    model.todos[0].isDone = true
    await driver.settle()
    let second = counter.turns
    #expect(second > first)
    for _ in 0..<20 { await driver.settle() }
    expectEqual(counter.turns, second)
  }

  private final class Comparisons { var count = 0 }

  private struct Compared: Identifiable, Equatable {
    let id: Int
    let comparisons: Comparisons

    static func == (a: Self, b: Self) -> Bool {
      a.comparisons.count += 1
      return a.id == b.id
    }
  }

  private struct ComparedRow: View {
    let value: Compared
    let evaluations: Evaluations

    var body: some View {
      let _ = evaluations.note("row \(value.id)")
      Text(verbatim: "\(value.id)")
    }
  }

  private struct ComparedRows: View {
    @ObservedObject var model: Model
    let values: [Compared]
    let evaluations: Evaluations
    let isList: Bool

    var body: some View {
      let _ = evaluations.note("screen")
      Text(verbatim: "update \(model.number)")
      if isList {
        List(values) { ComparedRow(value: $0, evaluations: evaluations).padding(1) }
      } else {
        ScrollView { LazyVStack { ForEach(values) { ComparedRow(value: $0, evaluations: evaluations).padding(1) } } }
      }
    }
  }

  @Test("rows whose values are equal are compared once, and not evaluated again", arguments: [true, false])
  func equalRows(isList: Bool) async {
    let comparisons = Comparisons()
    let evaluations = Evaluations()
    let model = Model()
    let values = (0..<1_000).map { Compared(id: $0, comparisons: comparisons) }
    let driver = await show(
      ComparedRows(model: model, values: values, evaluations: evaluations, isList: isList))
    let rows = evaluations.counts.keys.filter { $0.hasPrefix("row") }.count
    comparisons.count = 0
    model.number = 1
    await driver.settle()
    expectEqual(evaluations.counts["screen"], 2)
    #expect(evaluations.counts.allSatisfy { $0.key == "screen" || $0.value == 1 })
    #expect(comparisons.count <= rows)
  }
}

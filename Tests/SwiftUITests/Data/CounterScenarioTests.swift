import Expectations
import PergolaTesting
import SwiftUI
import Testing

/// The ways in which a view comes by the object that it observes.
private enum Ownership: CaseIterable, Sendable {
  case observed, owned, kept, passedToObserver, passedToOwner

  /// True if each update of the parent makes another object.
  var isReplaced: Bool { self == .observed || self == .passedToObserver }
}

private final class Counts {
  var made = 0
  var alive = 0
  var bodies = 0
}

private final class DataSource: ObservableObject {
  @Published var count = 0
  private let counts: Counts

  init(_ counts: Counts) {
    self.counts = counts
    counts.made += 1
    counts.alive += 1
  }

  deinit { counts.alive -= 1 }
}

private struct CounterRows: View {
  let source: DataSource

  var body: some View {
    Button("Increment counter") { source.count += 1 }
  }
}

private struct Observing: View {
  @ObservedObject var source: DataSource

  init(source: DataSource) { _source = ObservedObject(wrappedValue: source) }
  init(_ counts: Counts) { _source = ObservedObject(wrappedValue: DataSource(counts)) }

  var body: some View {
    CounterRows(source: source)
    Text(verbatim: "Count is \(source.count)")
  }
}

private struct Owning: View {
  @StateObject var source: DataSource

  init(source: @autoclosure @escaping () -> DataSource) { _source = StateObject(wrappedValue: source()) }
  init(_ counts: Counts) { _source = StateObject(wrappedValue: DataSource(counts)) }

  var body: some View {
    CounterRows(source: source)
    Text(verbatim: "Count is \(source.count)")
  }
}

private struct ItemList: View {
  let ownership: Ownership
  let counts: Counts
  /// The object that the owner of the list keeps; nil where a view makes it.
  let source: DataSource?
  @State private var items = ["hello", "world"]
  @State private var generation = 0

  var body: some View {
    let _ = counts.bodies += 1
    VStack {
      Button("Append item to list") { items.append("test") }
      Button("Change identity") { generation += 1 }
      List(items, id: \.self) { Text(verbatim: $0) }
      VStack { counter }.id(generation)
    }
  }

  @ViewBuilder private var counter: some View {
    switch ownership {
    case .observed: Observing(counts)
    case .owned: Owning(counts)
    case .kept: if let source { Observing(source: source) }
    case .passedToObserver: Observing(source: DataSource(counts))
    case .passedToOwner: Owning(source: DataSource(counts))
    }
  }
}

@MainActor @Suite("A counter beside a list")
struct CounterScenarioTests {
  @Test("the counter keeps its count or loses it, as its object is owned or replaced", arguments: Ownership.allCases)
  private func table(ownership: Ownership) async throws {
    let counts = Counts()
    let driver = await show(
      ItemList(ownership: ownership, counts: counts, source: ownership == .kept ? DataSource(counts) : nil))
    #expect(driver.contains("Count is 0"))
    expectEqual(counts.made, 1)
    for number in 1...3 {
      try await driver.tap("Increment counter")
      await driver.settle()
      #expect(driver.contains(.text("Count is \(number)")))
    }
    expectEqual(counts.made, 1)
    expectEqual(counts.bodies, 1)

    try await driver.tap("Append item to list")
    await driver.settle()
    #expect(driver.contains("test"))
    #expect(driver.contains(ownership.isReplaced ? "Count is 0" : "Count is 3"))
    expectEqual(counts.made, (ownership.isReplaced ? 2 : 1))
    expectEqual(counts.alive, 1)
    expectEqual(counts.bodies, 2)

    try await driver.tap("Increment counter")
    await driver.settle()
    #expect(driver.contains(ownership.isReplaced ? "Count is 1" : "Count is 4"))

    try await driver.tap("Append item to list")
    await driver.settle()
    expectEqual(driver.labels.filter { $0 == "test" }.count, 2)
    #expect(driver.contains(ownership.isReplaced ? "Count is 0" : "Count is 4"))
    expectEqual(counts.made, (ownership.isReplaced ? 3 : 1))
    expectEqual(counts.alive, 1)
  }

  @Test(
    "another identity of the counter starts with an object of its own", arguments: [Ownership.owned, .passedToOwner])
  private func identity(ownership: Ownership) async throws {
    let counts = Counts()
    let driver = await show(ItemList(ownership: ownership, counts: counts, source: nil))
    try await driver.tap("Increment counter")
    await driver.settle()
    #expect(driver.contains("Count is 1"))
    try await driver.tap("Change identity")
    await driver.settle()
    #expect(driver.contains("Count is 0"))
    expectEqual(counts.made, 2)
    expectEqual(counts.alive, 1)
  }
}

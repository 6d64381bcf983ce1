import Expectations
import PergolaTesting
import SwiftUI
import Testing

/// Counts evaluations of bodies, by name.
@MainActor final class Evaluations {
  private(set) var counts: [String: Int] = [:]
  func note(_ name: String) { counts[name, default: 0] += 1 }
}

private struct Counter: View {
  let evaluations: Evaluations
  let handle: Handle
  @State private var count = 0
  @State private var unread = 0

  @MainActor final class Handle {
    var increment: () -> Void = {}
    var changeUnread: () -> Void = {}
  }

  var body: some View {
    let _ = evaluations.note("Counter")
    let _ = handle.increment = { count += 1 }
    let _ = handle.changeUnread = { unread += 1 }
    VStack {
      Text("Count is \(count)" as String)
      Constant(evaluations: evaluations)
      if count > 1 { Text(verbatim: "many") } else { Text(verbatim: "few") }
    }
  }
}

private struct Constant: View {
  let evaluations: Evaluations

  var body: some View {
    let _ = evaluations.note("Constant")
    Text(verbatim: "constant")
  }
}

@MainActor @Suite("State")
struct StateTests {
  @Test("a change evaluates the bodies that read it, once per turn, and no other body")
  func evaluations() async throws {
    let evaluations = Evaluations()
    let handle = Counter.Handle()
    let driver = Driver(
      showing: UIHostingController(rootView: Counter(evaluations: evaluations, handle: handle)),
      size: CGSize(width: 390, height: 844))
    await driver.settle()
    expectEqual(driver.labels, ["Count is 0", "constant", "few"])
    expectEqual(evaluations.counts, ["Counter": 1, "Constant": 1])
    handle.increment()
    handle.increment()
    await driver.settle()
    expectEqual(driver.labels, ["Count is 2", "constant", "many"])
    expectEqual(evaluations.counts, ["Counter": 2, "Constant": 1])
    handle.changeUnread()
    await driver.settle()
    expectEqual(evaluations.counts, ["Counter": 2, "Constant": 1])
  }

  @Test("views appear once, when they are shown, and disappear when they leave")
  func appearance() async throws {
    let log = Log()
    let toggle = Toggles.Handle()
    let driver = Driver(
      showing: UIHostingController(rootView: Toggles(log: log, handle: toggle)), size: CGSize(width: 390, height: 844))
    await driver.settle()
    expectEqual(log.entries, ["outer appears"])
    toggle.set(true)
    await driver.settle()
    expectEqual(log.entries, ["outer appears", "inner appears"])
    toggle.set(false)
    await driver.settle()
    expectEqual(log.entries, ["outer appears", "inner appears", "inner disappears"])
  }

  @MainActor final class Log { var entries: [String] = [] }

  private struct Toggles: View {
    let log: Log
    let handle: Handle
    @State private var isOn = false
    @MainActor final class Handle { var set: (Bool) -> Void = { _ in } }

    var body: some View {
      let _ = handle.set = { isOn = $0 }
      VStack {
        Text(verbatim: "outer").onAppear { log.entries.append("outer appears") }
        if isOn {
          Text(verbatim: "inner")
            .onAppear { log.entries.append("inner appears") }
            .onDisappear { log.entries.append("inner disappears") }
        }
      }
    }
  }
}

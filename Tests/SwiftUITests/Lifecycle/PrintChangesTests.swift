import Expectations
import PergolaTesting
import SwiftUI
import Testing

private struct Printing: View {
  let generation: Int
  let handle: Handle
  @State private var count = 0

  @MainActor final class Handle { var increment: () -> Void = {} }

  var body: some View {
    let _ = Self._printChanges()
    let _ = handle.increment = { count += 1 }
    Text(verbatim: "\(generation) \(count)")
  }
}

private struct PrintingParent: View {
  @ObservedObject var model: Model
  let handle: Printing.Handle
  var body: some View { Printing(generation: model.number, handle: handle) }
}

@MainActor private func printChanges() async {
  let model = Model()
  let handle = Printing.Handle()
  let driver = await show(PrintingParent(model: model, handle: handle))
  handle.increment()
  await driver.settle()
  model.number = 1
  await driver.settle()
}

@MainActor @Suite("Printed changes")
struct PrintChangesTests {
  @Test("the reasons of each evaluation are printed: at first the view and its identity, then what changed")
  func texts() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      await printChanges()
    }
    let output = String(decoding: try #require(result).standardOutputContent, as: UTF8.self)
    let lines = output.split(separator: "\n").filter { $0.hasPrefix("Printing: ") }
    expectEqual(
      lines,
      [
        "Printing: @self, @identity changed.", "Printing: _count changed.", "Printing: @self changed.",
      ])
  }
}

import Expectations
import PergolaTesting
import SwiftUI
import Testing

@MainActor private struct Orphan: View {
  @EnvironmentObject var model: Model
  let reads: Bool
  var body: some View { Text(verbatim: reads ? "\(model.number)" : "not read") }
}

@MainActor private func showOrphan() async { _ = await show(Orphan(reads: true)) }

@MainActor @Suite("Mistakes of apps")
struct BadInputTests {
  @Test("reading a missing environment object ends the program; declaring it does not")
  func missingObject() async throws {
    let driver = await show(Orphan(reads: false))
    expectEqual(driver.labels, ["not read"])
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await showOrphan()
    }
    let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(
      message.contains(
        "No ObservableObject of type Model found. A View.environmentObject(_:) for Model may be missing as an ancestor of"
          + " this view."))
  }

  private struct Setter: View {
    @State private var number = 0
    var body: some View {
      let _ = { if number < 3 { number += 1 } }()
      Text(verbatim: "\(number)")
    }
  }

  @Test("state that is set while a body is evaluated is stored, and the app goes on")
  func setting() async {
    let driver = await show(Setter())
    expectEqual(driver.labels, ["3"])
  }

  private struct Stubborn: View {
    @ObservedObject var model: Model
    var body: some View {
      VStack {
        if model.isOn {
          Text(verbatim: "on").task {
            while model.number < 2 { await Task.yield() }
            model.note("done")
          }
        }
      }
    }
  }

  @Test("a task that ignores its cancellation goes on and harms nothing")
  func stubbornTask() async throws {
    let model = Model()
    model.number = 2
    let driver = await show(Stubborn(model: model))
    model.isOn = true
    await driver.settle()
    model.isOn = false
    try await driver.settle { !model.entries.isEmpty }
    expectEqual(model.entries, ["done"])
    #expect(driver.labels.isEmpty)
  }
}

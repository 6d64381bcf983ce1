import Expectations
import PergolaTesting
import SwiftUI
import Testing

private struct NameKey: EnvironmentKey {
  static var defaultValue: String { "default" }
}

private struct NumberKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  fileprivate var name: String {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }

  fileprivate var number: Int {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }
}

private struct NameReader: View {
  let evaluations: Evaluations
  @Environment(\.name) private var name

  var body: some View {
    let _ = evaluations.note("reader")
    Text(verbatim: name)
  }
}

@MainActor @Suite("Environment")
struct EnvironmentTests {
  private let evaluations = Evaluations()

  @Test("the nearest writer above a view counts, and without one the default")
  func nearest() async {
    let driver = await show(
      VStack {
        NameReader(evaluations: evaluations)
        VStack {
          NameReader(evaluations: evaluations)
          NameReader(evaluations: evaluations).environment(\.name, "inner")
        }
        .environment(\.name, "outer")
      })
    expectEqual(driver.labels, ["default", "outer", "inner"])
  }

  @Test("a transformation starts from the value around the view")
  func transformation() async {
    let driver = await show(
      NameReader(evaluations: evaluations)
        .transformEnvironment(\.name) { $0 += "!" }
        .environment(\.name, "outer"))
    expectEqual(driver.labels, ["outer!"])
  }

  private struct Writer: View {
    @ObservedObject var model: Model
    let evaluations: Evaluations

    var body: some View {
      NameReader(evaluations: evaluations)
        .environment(\.name, model.isOn ? "on" : "off")
        .environment(\.number, model.number)
    }
  }

  @Test("a view is evaluated if a value that it reads changes, and for no other value")
  func evaluatedReaders() async {
    let model = Model()
    let driver = await show(Writer(model: model, evaluations: evaluations))
    expectEqual(evaluations.counts, ["reader": 1])
    model.number = 1
    await driver.settle()
    expectEqual(evaluations.counts, ["reader": 1])
    model.isOn = true
    await driver.settle()
    expectEqual(driver.labels, ["on"])
    expectEqual(evaluations.counts, ["reader": 2])
  }

  private struct Everywhere: View {
    let evaluations: Evaluations
    @State private var isPresented = false

    var body: some View {
      NavigationView {
        List {
          NameReader(evaluations: evaluations)
          NavigationLink {
            NameReader(evaluations: evaluations)
          } label: {
            Text(verbatim: "push")
          }
          Button("present") { isPresented = true }
        }
      }
      .sheet(isPresented: $isPresented) { NameReader(evaluations: evaluations) }
      .environment(\.name, "shared")
    }
  }

  @Test("values reach the rows of lists, the pages that links push, and sheets", arguments: ["", "push", "present"])
  func reach(button: String) async throws {
    let driver = await show(Everywhere(evaluations: evaluations))
    if !button.isEmpty {
      try await driver.tap(.text(button))
      await driver.settle()
    }
    #expect(driver.contains("shared"))
    expectEqual(evaluations.counts, ["reader": button.isEmpty ? 1 : 2])
  }

  private class Base: ObservableObject { let name = "base" }
  private final class Derived: Base {}

  private struct BaseReader: View {
    @EnvironmentObject var base: Base
    var body: some View { Text(verbatim: "\(type(of: base))") }
  }

  @Test("an object is found by the type with which it was put into the environment")
  func exactType() async {
    let driver = await show(
      BaseReader().environmentObject(Derived()).environmentObject(Base()))
    expectEqual(driver.labels, ["Base"])
  }

  private final class Account: ObservableObject, Equatable {
    let name: String
    init(_ name: String) { self.name = name }
    /// All accounts are equal.
    static func == (a: Account, b: Account) -> Bool { true }
  }

  private struct AccountReader: View {
    @EnvironmentObject var account: Account
    var body: some View { Text(verbatim: account.name) }
  }

  private struct AccountOwner: View {
    @ObservedObject var model: Model
    let accounts = [Account("first"), Account("second")]
    var body: some View { AccountReader().environmentObject(accounts[model.number]) }
  }

  @Test("another object in the environment is followed even if it equals the one before")
  func equalObjects() async {
    let model = Model()
    let driver = await show(AccountOwner(model: model))
    expectEqual(driver.labels, ["first"])
    model.number = 1
    await driver.settle()
    expectEqual(driver.labels, ["second"])
  }
}

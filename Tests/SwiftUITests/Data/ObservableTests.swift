import Expectations
import Observation
import PergolaTesting
import SwiftUI
import Testing

@Observable private final class Settings {
  var name = "first"
  var number = 0
  var unread = 0
}

private struct NameView: View {
  let settings: Settings
  let evaluations: Evaluations

  var body: some View {
    let _ = evaluations.note("name")
    Text(verbatim: settings.name)
  }
}

private struct NumberView: View {
  let settings: Settings
  let evaluations: Evaluations

  var body: some View {
    let _ = evaluations.note("number")
    Text(verbatim: "\(settings.number)")
  }
}

private struct Pair: View {
  let settings: Settings
  let evaluations: Evaluations

  var body: some View {
    let _ = evaluations.note("pair")
    VStack {
      NameView(settings: settings, evaluations: evaluations)
      NumberView(settings: settings, evaluations: evaluations)
    }
  }
}

private struct Stepping: View {
  @Bindable var settings: Settings
  var body: some View { Doubling(number: $settings.number) }
}

private struct Doubling: View {
  @Binding var number: Int
  var body: some View { Button("double") { number *= 2 } }
}

private struct SettingsReader: View {
  @Environment(Settings.self) private var settings
  var body: some View { Text(verbatim: settings.name) }
}

private struct SettingsOwner: View {
  let generation: Int
  @State private var settings = Settings()

  var body: some View {
    VStack {
      Text(verbatim: "\(generation): \(settings.number)")
      Button("increment") { settings.number += 1 }
    }
  }
}

private struct OwnerParent: View {
  @ObservedObject var model: Model
  var body: some View { SettingsOwner(generation: model.number) }
}

@MainActor @Suite("Observable objects")
struct ObservableTests {
  private let settings = Settings()
  private let evaluations = Evaluations()

  @Test("a view is evaluated for the properties that its body read, and for no others")
  func readProperties() async {
    let driver = await show(Pair(settings: settings, evaluations: evaluations))
    expectEqual(evaluations.counts, ["pair": 1, "name": 1, "number": 1])
    settings.unread = 1
    await driver.settle()
    expectEqual(evaluations.counts, ["pair": 1, "name": 1, "number": 1])
    settings.name = "second"
    await driver.settle()
    expectEqual(driver.labels, ["second", "0"])
    expectEqual(evaluations.counts, ["pair": 1, "name": 2, "number": 1])
    settings.number = 1
    settings.number = 2
    await driver.settle()
    expectEqual(driver.labels, ["second", "2"])
    expectEqual(evaluations.counts, ["pair": 1, "name": 2, "number": 2])
    // The properties are followed again after each evaluation.
    settings.name = "third"
    await driver.settle()
    expectEqual(driver.labels, ["third", "2"])
  }

  @Test("a bindable object gives bindings to its properties")
  func bindings() async throws {
    settings.number = 4
    let driver = await show(Stepping(settings: settings))
    try await driver.tap("double")
    expectEqual(settings.number, 8)
  }

  @Test("an object in the environment is found by its type, and followed")
  func environment() async {
    let driver = await show(SettingsReader().environment(settings))
    expectEqual(driver.labels, ["first"])
    settings.name = "second"
    await driver.settle()
    expectEqual(driver.labels, ["second"])
  }

  @Test("state keeps the first object while its view is updated")
  func state() async throws {
    let model = Model()
    let driver = await show(OwnerParent(model: model))
    try await driver.tap("increment")
    await driver.settle()
    #expect(driver.contains("0: 1"))
    model.number = 1
    await driver.settle()
    #expect(driver.contains("1: 1"))
  }
}

import Expectations
import PergolaTesting
import SwiftUI
import Testing

@MainActor private final class Journal { var entries: [String] = [] }

@MainActor @Suite("Buttons")
struct ButtonTests {
  private let journal = Journal()

  private func show(_ view: some View) async -> Driver {
    let driver = Driver(showing: UIHostingController(rootView: view), size: CGSize(width: 390, height: 844))
    await driver.settle()
    return driver
  }

  @Test("a tap performs the action once")
  func tap() async throws {
    let driver = await show(Button("Press") { journal.entries.append("pressed") })
    try await driver.tap("Press")
    expectEqual(journal.entries, ["pressed"])
  }

  @Test("a tap on any part of the label performs the action once")
  func label() async throws {
    let driver = await show(
      Button {
        journal.entries.append("pressed")
      } label: {
        VStack {
          Text(verbatim: "upper")
          Text(verbatim: "lower")
        }
      })
    try await driver.tap("upper")
    try await driver.tap("lower")
    expectEqual(journal.entries, ["pressed", "pressed"])
  }

  @Test("a button has the role of one, and the texts inside as its name")
  func role() async throws {
    let driver = await show(Button("Press") { journal.entries.append("pressed") })
    try await driver.tap(.role(.button, "Press"))
    expectEqual(journal.entries, ["pressed"])
  }

  @Test("a disabled button performs nothing")
  func disabled() async throws {
    let driver = await show(Button("Press") { journal.entries.append("pressed") }.disabled(true))
    try await driver.tap("Press")
    #expect(journal.entries.isEmpty)
  }

  @Test("a view inside a disabled view cannot enable its controls")
  func disabledAround() async throws {
    let driver = await show(
      VStack { Button("Press") { journal.entries.append("pressed") }.disabled(false) }.disabled(true))
    try await driver.tap("Press")
    #expect(journal.entries.isEmpty)
  }

  @Test("a tap on a row performs the actions of all default buttons inside")
  func row() async throws {
    let driver = await show(
      List {
        HStack {
          Text(verbatim: "row")
          Button("first") { journal.entries.append("first") }
          Button("second") { journal.entries.append("second") }
        }
      })
    try await driver.tap("row")
    expectEqual(journal.entries, ["first", "second"])
  }

  @Test("a button with the plain or the borderless style in a row acts alone")
  func rowStyles() async throws {
    let driver = await show(
      List {
        HStack {
          Button("plain") { journal.entries.append("plain") }.buttonStyle(.plain)
          Button("borderless") { journal.entries.append("borderless") }.buttonStyle(BorderlessButtonStyle())
        }
      })
    try await driver.tap("plain")
    expectEqual(journal.entries, ["plain"])
    try await driver.tap("borderless")
    expectEqual(journal.entries, ["plain", "borderless"])
  }

  @Test("an app's style draws the label, with the role and the environment")
  func ownStyle() async throws {
    let driver = await show(
      Button("Delete" as String, role: .destructive) { journal.entries.append("deleted") }
        .buttonStyle(MarkedStyle()).disabled(false))
    expectEqual(driver.labels, ["Delete", "destructive", "enabled"])
    try await driver.tap("destructive")
    expectEqual(journal.entries, ["deleted"])
  }

  private struct MarkedStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        Text(verbatim: configuration.role == .destructive ? "destructive" : "none")
        Text(verbatim: isEnabled ? "enabled" : "disabled")
      }
    }
  }

  @Test("a primitive style performs the action by its trigger")
  func trigger() async throws {
    let driver = await show(
      Button("Press") { journal.entries.append("pressed") }.buttonStyle(TriggeringStyle()))
    try await driver.tap("inner")
    expectEqual(journal.entries, ["pressed"])
  }

  private struct TriggeringStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button("inner") { configuration.trigger() }
    }
  }

  @Test("buttons with bordered styles act")
  func bordered() async throws {
    let driver = await show(
      VStack {
        Button("bordered") { journal.entries.append("bordered") }.buttonStyle(.bordered)
        Button("prominent") { journal.entries.append("prominent") }.buttonStyle(BorderedProminentButtonStyle())
      })
    try await driver.tap("bordered")
    try await driver.tap("prominent")
    expectEqual(journal.entries, ["bordered", "prominent"])
  }
}

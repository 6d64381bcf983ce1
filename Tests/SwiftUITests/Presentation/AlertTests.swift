import Expectations
import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("Alerts")
struct AlertTests {
  @MainActor final class Handle {
    var set: () -> Void = {}
    var isPresented = false
    var entries: [String] = []
  }

  private struct Presenter: View {
    let handle: Handle
    @State private var isPresented = false

    var body: some View {
      let _ = handle.set = { isPresented = true }
      let _ = handle.isPresented = isPresented
      Text(verbatim: "behind")
        .alert(isPresented: $isPresented) {
          Alert(
            title: Text(verbatim: "Delete?"),
            primaryButton: .destructive(Text(verbatim: "Delete")) { handle.entries.append("deleted") },
            secondaryButton: .cancel())
        }
    }
  }

  @Test("a button dismisses the alert and performs its action")
  func button() async throws {
    let handle = Handle()
    let driver = Driver(
      showing: UIHostingController(rootView: Presenter(handle: handle)), size: CGSize(width: 390, height: 844))
    await driver.settle()
    handle.set()
    await driver.settle()
    #expect(driver.contains("Delete?"))
    try await driver.tap("Delete")
    await driver.settle()
    #expect(!driver.contains("Delete?"))
    #expect(!handle.isPresented)
    expectEqual(handle.entries, ["deleted"])
  }

  private struct Form<Content: View>: View {
    let handle: Handle
    let content: @MainActor (Binding<Bool>) -> Content
    @State private var isPresented = false

    var body: some View {
      let _ = handle.set = { isPresented = true }
      let _ = handle.isPresented = isPresented
      content($isPresented)
    }
  }

  private func presented(
    _ handle: Handle, @ViewBuilder _ content: @escaping @MainActor (Binding<Bool>) -> some View
  ) async -> Driver {
    let driver = Driver(
      showing: UIHostingController(rootView: Form(handle: handle, content: content)),
      size: CGSize(width: 390, height: 844))
    await driver.settle()
    handle.set()
    await driver.settle()
    return driver
  }

  @Test("an alert made of views shows its title, its message and its buttons")
  func views() async throws {
    let handle = Handle()
    let driver = await presented(handle) { isPresented in
      Text(verbatim: "behind").alert("Rename?", isPresented: isPresented) {
        Button("Rename") { handle.entries.append("renamed") }
        Button("Keep", role: .cancel) { handle.entries.append("kept") }
      } message: {
        Text(verbatim: "The old name is lost.")
      }
    }
    #expect(driver.contains("Rename?"))
    #expect(driver.contains("The old name is lost."))
    try await driver.tap("Keep")
    await driver.settle()
    #expect(!driver.contains("Rename?"))
    #expect(!handle.isPresented)
    expectEqual(handle.entries, ["kept"])
  }

  @Test("an alert without buttons has one, OK")
  func withoutButtons() async throws {
    let handle = Handle()
    let driver = await presented(handle) { isPresented in
      Text(verbatim: "behind").alert("Saved", isPresented: isPresented) {}
    }
    try await driver.tap("OK")
    await driver.settle()
    #expect(!driver.contains("Saved"))
    #expect(!handle.isPresented)
  }

  @Test("a dialog receives a cancel button and hides its title unless that is visible")
  func dialog() async throws {
    let handle = Handle()
    let driver = await presented(handle) { isPresented in
      Text(verbatim: "behind").confirmationDialog("Sort by", isPresented: isPresented) {
        Button("Name") { handle.entries.append("name") }
      }
    }
    #expect(!driver.contains("Sort by"))
    #expect(driver.contains("Name"))
    try await driver.tap("Cancel")
    await driver.settle()
    #expect(!driver.contains("Name"))
    #expect(!handle.isPresented)
    #expect(handle.entries.isEmpty)
  }

  private struct Renaming: View {
    let handle: Handle
    let isPresented: Binding<Bool>
    @State private var name = ""

    var body: some View {
      Text(verbatim: "name: \(name)").alert("Rename", isPresented: isPresented) {
        TextField("Name", text: $name)
        Button("Done") { handle.entries.append(name) }
      }
    }
  }

  @Test("a text field in an alert writes its binding")
  func field() async throws {
    let handle = Handle()
    let driver = await presented(handle) { Renaming(handle: handle, isPresented: $0) }
    try await driver.type("Grace", into: "Name")
    try await driver.tap("Done")
    await driver.settle()
    #expect(driver.contains("name: Grace"))
    expectEqual(handle.entries, ["Grace"])
  }

  private struct Item: Identifiable {
    let id: Int
    let name: String
  }

  private struct ItemPresenter: View {
    let handle: Handle
    @State private var item: Item?

    var body: some View {
      let _ = handle.set = { item = Item(id: 7, name: "seven") }
      let _ = handle.isPresented = item != nil
      Text(verbatim: "behind").alert(item: $item) { Alert(title: Text(verbatim: $0.name)) }
    }
  }

  @Test("an alert for an item sets the item to nil when it is dismissed")
  func item() async throws {
    let handle = Handle()
    let driver = Driver(showing: UIHostingController(rootView: ItemPresenter(handle: handle)))
    await driver.settle()
    handle.set()
    await driver.settle()
    #expect(driver.contains("seven"))
    try await driver.tap("OK")
    await driver.settle()
    #expect(!driver.contains("seven"))
    #expect(!handle.isPresented)
  }

  private final class Life: ObservableObject {
    private let log: Log

    init(_ log: Log) {
      self.log = log
      log.entries.append("made")
    }

    deinit { log.entries.append("released") }
  }

  private final class Log: ObservableObject {
    @Published var number = 0
    var entries: [String] = []
  }

  private struct OwnState: View {
    @ObservedObject var log: Log
    @StateObject private var life: Life

    init(_ log: Log) {
      self.log = log
      _life = StateObject(wrappedValue: Life(log))
    }

    var body: some View {
      let _ = life
      Button("add to \(log.number)") { log.entries.append("\(log.number)") }
    }
  }

  @Test("the views of buttons and message live while the alert is shown")
  func lifeOfViews() async throws {
    let handle = Handle()
    let log = Log()
    let driver = await presented(handle) { isPresented in
      Text(verbatim: "behind").alert("Count", isPresented: isPresented) {
        OwnState(log)
      } message: {
        Text(verbatim: "message \(log.number)")
      }
    }
    expectEqual(log.entries, ["made"])
    try await driver.tap("add to 0")
    await driver.settle()
    expectEqual(log.entries, ["made", "0", "released"])
    // Nothing of the alert follows the object any more.
    log.number = 1
    await driver.settle()
    handle.set()
    await driver.settle()
    #expect(driver.contains("message 1"))
    expectEqual(log.entries, ["made", "0", "released", "made"])
  }
}

import Expectations
import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("Confirmation dialogs")
struct ConfirmationDialogTests {
  @MainActor final class Handle: ObservableObject {
    @Published var isPresented = false
    @Published var name: String?
    var entries: [String] = []
  }

  private struct Presenter<Content: View>: View {
    @ObservedObject var handle: Handle
    let content: (Handle, Binding<Bool>) -> Content

    var body: some View { content(handle, $handle.isPresented) }
  }

  private func presented(
    _ handle: Handle, @ViewBuilder _ content: @escaping (Handle, Binding<Bool>) -> some View
  ) async -> Driver {
    let driver = Driver(showing: UIHostingController(rootView: Presenter(handle: handle, content: content)))
    await driver.settle()
    handle.isPresented = true
    await driver.settle()
    return driver
  }

  @Test("a dialog with a title that is a text has buttons, and shows the title if it is said to be visible")
  func textTitle() async throws {
    let handle = Handle()
    let driver = await presented(handle) { handle, isPresented in
      Text(verbatim: "behind")
        .confirmationDialog(Text(verbatim: "Sort by"), isPresented: isPresented, titleVisibility: .visible) {
          Button("Name") { handle.entries.append("name") }
        }
    }
    #expect(driver.contains("Sort by"))
    try await driver.tap("Name")
    await driver.settle()
    expectEqual(handle.entries, ["name"])
    #expect(!handle.isPresented)
  }

  @Test("a dialog with a title that is a string or a text has a message")
  func messages() async {
    let title = "Sort by" as String
    let first = await presented(Handle()) { _, isPresented in
      Text(verbatim: "behind").confirmationDialog(title, isPresented: isPresented) {
        Button("Name") {}
      } message: {
        Text(verbatim: "of a string")
      }
    }
    #expect(first.contains("of a string"))
    #expect(!first.contains("Sort by"))
    let second = await presented(Handle()) { _, isPresented in
      Text(verbatim: "behind").confirmationDialog(Text(title), isPresented: isPresented) {
        Button("Name") {}
      } message: {
        Text(verbatim: "of a text")
      }
    }
    #expect(second.contains("of a text"))
  }

  @Test("the buttons and the message of a dialog about a datum receive the datum")
  func datum() async throws {
    let handle = Handle()
    handle.name = "Fuji"
    let driver = await presented(handle) { handle, isPresented in
      Text(verbatim: "behind")
        .confirmationDialog("Delete?", isPresented: isPresented, titleVisibility: .visible, presenting: handle.name) {
          name in
          Button("Delete", role: .destructive) { handle.entries.append(name) }
        } message: { name in
          Text(verbatim: "It is \(name).")
        }
    }
    #expect(driver.contains("Delete?"))
    #expect(driver.contains("It is Fuji."))
    try await driver.tap("Delete")
    await driver.settle()
    expectEqual(handle.entries, ["Fuji"])
    #expect(!handle.isPresented)
  }

  @Test("no dialog is presented without a datum")
  func noDatum() async {
    let driver = await presented(Handle()) { handle, isPresented in
      Text(verbatim: "behind")
        .confirmationDialog("Delete?" as String, isPresented: isPresented, presenting: handle.name) { name in
          Button("Delete") { handle.entries.append(name) }
        }
    }
    #expect(!driver.contains("Delete"))
  }
}

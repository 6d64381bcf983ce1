import Expectations
import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("Alerts about a datum")
struct AlertPresentingTests {
  @MainActor final class Handle {
    var present: (String?) -> Void = { _ in }
    var deleted: [String] = []
  }

  private struct Presenter: View {
    let handle: Handle
    @State private var isPresented = false
    @State private var name: String?

    var body: some View {
      let _ =
        handle.present = {
          name = $0
          isPresented = true
        }
      Text(verbatim: "behind")
        .alert("Delete?", isPresented: $isPresented, presenting: name) { name in
          Button("Delete") { handle.deleted.append(name) }
        } message: { name in
          Text(verbatim: "It is \(name).")
        }
    }
  }

  private func show(_ handle: Handle) async -> Driver {
    let driver = Driver(
      showing: UIHostingController(rootView: Presenter(handle: handle)), size: CGSize(width: 390, height: 844))
    await driver.settle()
    return driver
  }

  @Test("the buttons and the message receive the datum")
  func datum() async throws {
    let handle = Handle()
    let driver = await show(handle)
    handle.present("Ada")
    await driver.settle()
    #expect(driver.contains("It is Ada."))
    try await driver.tap("Delete")
    await driver.settle()
    expectEqual(handle.deleted, ["Ada"])
    #expect(!driver.contains("It is Ada."))
  }

  @Test("no alert is presented without a datum")
  func noDatum() async throws {
    let handle = Handle()
    let driver = await show(handle)
    handle.present(nil)
    await driver.settle()
    #expect(!driver.contains("Delete?"))
  }
}

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
    #expect(handle.entries == ["deleted"])
  }
}

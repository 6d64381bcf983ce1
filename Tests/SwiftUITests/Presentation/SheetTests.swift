import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("Sheets")
struct SheetTests {
  @MainActor final class Handle {
    var set: (Bool) -> Void = { _ in }
    var isPresented = false
    var dismiss: () -> Void = {}
    var entries: [String] = []
  }

  private struct Presenter: View {
    let handle: Handle
    @State private var isPresented = false

    var body: some View {
      let _ = handle.set = { isPresented = $0 }
      let _ = handle.isPresented = isPresented
      Text(verbatim: "behind")
        .sheet(isPresented: $isPresented, onDismiss: { handle.entries.append("dismissed") }) {
          Presented(handle: handle)
        }
    }
  }

  private struct Presented: View {
    let handle: Handle
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      let _ = handle.dismiss = { dismiss() }
      Text(verbatim: "in front")
    }
  }

  private func present(_ handle: Handle) async -> Driver {
    let driver = Driver(
      showing: UIHostingController(rootView: Presenter(handle: handle)), size: CGSize(width: 390, height: 844))
    await driver.settle()
    handle.set(true)
    await driver.settle()
    return driver
  }

  @Test("true presents")
  func presents() async {
    let driver = await present(Handle())
    #expect(driver.contains("in front"))
  }

  @Test("false dismisses, and the action follows once")
  func dismisses() async {
    let handle = Handle()
    let driver = await present(handle)
    handle.set(false)
    await driver.settle()
    #expect(!driver.contains("in front"))
    #expect(handle.entries == ["dismissed"])
  }

  @Test("dismiss sets the binding to false, and the action follows once")
  func dismissAction() async {
    let handle = Handle()
    let driver = await present(handle)
    handle.dismiss()
    await driver.settle()
    #expect(!driver.contains("in front"))
    #expect(!handle.isPresented)
    #expect(handle.entries == ["dismissed"])
  }
}

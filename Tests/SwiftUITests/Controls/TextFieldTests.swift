import Expectations
import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("Toggles and text fields")
struct TextFieldTests {
  private struct Form: View {
    let handle: Handle
    @State private var isOn = false
    @State private var name = ""
    @State private var submitted = ""

    @MainActor final class Handle {
      var setName: (String) -> Void = { _ in }
      var editing: [Bool] = []
    }

    var body: some View {
      let _ = handle.setName = { name = $0 }
      VStack {
        Toggle("Switch", isOn: $isOn)
        TextField("Name", text: $name, onEditingChanged: { handle.editing.append($0) })
          .onSubmit { submitted = name }
        Text("\(isOn ? "on" : "off"), \(name), \(submitted)" as String)
      }
    }
  }

  private func show(_ handle: Form.Handle) async -> Driver {
    let driver = Driver(
      showing: UIHostingController(rootView: Form(handle: handle)), size: CGSize(width: 320, height: 480))
    await driver.settle()
    return driver
  }

  @Test("a tap on the switch flips the binding once")
  func toggle() async throws {
    let driver = await show(Form.Handle())
    let row = try driver.frame(of: "Switch")
    await driver.tap(at: CGPoint(x: 300, y: row.midY))
    await driver.settle()
    #expect(driver.contains("on, , "))
  }

  @Test("each edit writes the binding, and the return key submits")
  func typing() async throws {
    let handle = Form.Handle()
    let driver = await show(handle)
    try await driver.type("Ada", into: "Name")
    await driver.settle()
    #expect(driver.contains("off, Ada, "))
    await driver.press(.enter)
    await driver.settle()
    #expect(driver.contains("off, Ada, Ada"))
    expectEqual(handle.editing, [true, false])
  }

  @Test("a text that is set from outside is shown")
  func outside() async throws {
    let handle = Form.Handle()
    let driver = await show(handle)
    handle.setName("Grace")
    await driver.settle()
    #expect(driver.contains("Grace"))
  }
}

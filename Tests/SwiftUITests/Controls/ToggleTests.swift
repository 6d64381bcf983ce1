import Expectations
import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("Toggles")
struct ToggleTests {
  private final class Setting: ObservableObject {
    @Published var isOn = false
    var writes = 0
  }

  private struct Settings: View {
    @ObservedObject var setting: Setting
    var isDisabled = false

    var body: some View {
      Toggle(
        "Sound",
        isOn: Binding(
          get: { setting.isOn },
          set: {
            setting.writes += 1
            setting.isOn = $0
          })
      ).disabled(isDisabled)
    }
  }

  private func show(_ view: some View) async throws -> (Driver, UISwitch) {
    let driver = Driver(showing: UIHostingController(rootView: view), size: CGSize(width: 390, height: 844))
    await driver.settle()
    return (driver, try #require(find(in: driver.window)))
  }

  private func find(in view: UIView) -> UISwitch? {
    (view as? UISwitch) ?? view.subviews.lazy.compactMap { find(in: $0) }.first
  }

  private func tap(_ control: UISwitch, _ driver: Driver) async {
    await driver.tap(at: control.convert(CGPoint(x: control.bounds.midX, y: control.bounds.midY), to: nil))
    await driver.settle()
  }

  @Test("a tap writes the binding once")
  func tap() async throws {
    let setting = Setting()
    let (driver, control) = try await show(Settings(setting: setting))
    await tap(control, driver)
    #expect(setting.isOn)
    expectEqual(setting.writes, 1)
    #expect(control.isOn)
  }

  @Test("the switch has the toggle's label as its name")
  func name() async throws {
    let (driver, _) = try await show(
      VStack {
        Toggle("Sound", isOn: .constant(false))
        Toggle(isOn: .constant(true)) { Label("Light", systemImage: "sun.max") }
      })
    #expect(driver.contains(.role(.toggle, "Sound")))
    #expect(driver.contains(.role(.toggle, "Light")))
  }

  @Test("a change from outside shows, and writes nothing")
  func outside() async throws {
    let setting = Setting()
    let (driver, control) = try await show(Settings(setting: setting))
    setting.isOn = true
    await driver.settle()
    #expect(control.isOn)
    expectEqual(setting.writes, 0)
  }

  @Test("a binding that keeps its value sets the switch back")
  func constant() async throws {
    let (driver, control) = try await show(Toggle("Sound", isOn: .constant(false)))
    await tap(control, driver)
    #expect(!control.isOn)
  }

  @Test("a disabled toggle writes nothing")
  func disabled() async throws {
    let setting = Setting()
    let (driver, control) = try await show(Settings(setting: setting, isDisabled: true))
    await tap(control, driver)
    expectEqual(setting.writes, 0)
  }

  @Test("a toggle fills the width, with the label first and the switch last")
  func width() async throws {
    let (driver, control) = try await show(Settings(setting: Setting()))
    try expectEqual(driver.frame(of: "Sound").minX, 0)
    expectEqual(control.convert(control.bounds, to: nil).maxX, 390)
  }
}

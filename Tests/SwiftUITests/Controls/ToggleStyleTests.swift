import Expectations
import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("Styles of toggles")
struct ToggleStyleTests {
  private final class Setting: ObservableObject {
    @Published var isOn = false
  }

  private struct Settings<Style: ToggleStyle>: View {
    @ObservedObject var setting: Setting
    let style: Style

    var body: some View { Toggle("Sound", isOn: $setting.isOn).toggleStyle(style) }
  }

  /// A style that shows its state as a text.
  private struct WordStyle: ToggleStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Button(configuration.isOn ? "on" : "off") { configuration.isOn.toggle() }
        if !isEnabled { Text(verbatim: "disabled") }
      }
    }
  }

  @Test("an own style draws the label and the state, and sets the state")
  func own() async throws {
    let setting = Setting()
    let showing = await Showing(Settings(setting: setting, style: WordStyle()))
    expectEqual(showing.driver.labels, ["Sound", "off"])
    try await showing.driver.tap("off")
    await showing.driver.settle()
    #expect(setting.isOn)
    expectEqual(showing.driver.labels, ["Sound", "on"])
  }

  @Test("a switch has the colour of its style, and the name of the label")
  func tint() async {
    let showing = await Showing(
      Toggle("Sound", systemImage: "speaker", isOn: .constant(true)).toggleStyle(SwitchToggleStyle(tint: .red)))
    expectEqual(showing.views(UISwitch.self).first?.onTintColor, .systemRed)
    #expect(showing.driver.contains(.role(.toggle, "Sound")))
  }

  @Test("an own style reads the environment")
  func environment() async {
    let showing = await Showing(Settings(setting: Setting(), style: WordStyle()).disabled(true))
    #expect(showing.driver.labels.contains("disabled"))
  }

  /// A style around the one of the environment.
  private struct FramedStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text(verbatim: "framed")
        Toggle(configuration)
      }
    }
  }

  @Test("the toggle of a configuration has the style around")
  func nested() async {
    let showing = await Showing(
      Toggle("Sound", isOn: .constant(true)).toggleStyle(FramedStyle()).toggleStyle(WordStyle()))
    expectEqual(showing.driver.labels, ["framed", "Sound", "on"])
  }

  @Test("the switch is the standard style")
  func standard() async {
    let automatic = await Showing(Settings(setting: Setting(), style: .automatic))
    expectEqual(automatic.views(UISwitch.self).count, 1)
    let named = await Showing(Settings(setting: Setting(), style: .switch))
    expectEqual(named.views(UISwitch.self).count, 1)
  }

  @Test("in the style of a button a tap on the label flips the binding")
  func button() async throws {
    let setting = Setting()
    let showing = await Showing(Settings(setting: setting, style: .button))
    #expect(showing.views(UISwitch.self).isEmpty)
    try await showing.driver.tap("Sound")
    await showing.driver.settle()
    #expect(setting.isOn)
    try await showing.driver.tap("Sound")
    await showing.driver.settle()
    #expect(!setting.isOn)
  }

  @Test("a hidden label takes no room, and still names the switch")
  func hiddenLabel() async throws {
    let showing = await Showing(Settings(setting: Setting(), style: .switch).labelsHidden())
    #expect(!showing.driver.labels.contains("Sound"))
    expectEqual(showing.views(UISwitch.self).first?.accessibilityLabel, "Sound")
  }
}

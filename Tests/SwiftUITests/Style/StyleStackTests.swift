import Expectations
import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("Styles of all kinds")
struct StyleStackTests {
  /// The values that styles read: the environment's, state of their own, and a length that follows the text size.
  private struct Reading: DynamicProperty {
    @Environment(\.isEnabled) private var isEnabled
    @State private var number = 7
    @ScaledMetric private var length = 10.0

    var text: String { "\(isEnabled ? "enabled" : "disabled") \(number) \(length > 10 ? "large" : "usual")" }
  }

  private struct OwnLabelStyle: LabelStyle {
    private let reading = Reading()
    func makeBody(configuration: Configuration) -> some View { Text(verbatim: reading.text) }
  }

  private struct OwnButtonStyle: ButtonStyle {
    private let reading = Reading()
    func makeBody(configuration: Configuration) -> some View { Text(verbatim: reading.text) }
  }

  private struct OwnPrimitiveStyle: PrimitiveButtonStyle {
    private let reading = Reading()
    func makeBody(configuration: Configuration) -> some View { Text(verbatim: reading.text) }
  }

  private struct OwnToggleStyle: ToggleStyle {
    private let reading = Reading()
    func makeBody(configuration: Configuration) -> some View { Text(verbatim: reading.text) }
  }

  private struct OwnProgressStyle: ProgressViewStyle {
    private let reading = Reading()
    func makeBody(configuration: Configuration) -> some View { Text(verbatim: reading.text) }
  }

  private struct OwnFormStyle: FormStyle {
    private let reading = Reading()
    func makeBody(configuration: Configuration) -> some View { Text(verbatim: reading.text) }
  }

  @Test("an own style has its environment, its state and its scaled lengths")
  func properties() async {
    let views: [AnyView] = [
      AnyView(Label("A" as String, systemImage: "star").labelStyle(OwnLabelStyle())),
      AnyView(Button("A" as String) {}.buttonStyle(OwnButtonStyle())),
      AnyView(Button("A" as String) {}.buttonStyle(OwnPrimitiveStyle())),
      AnyView(Toggle("A" as String, isOn: .constant(true)).toggleStyle(OwnToggleStyle())),
      AnyView(ProgressView().progressViewStyle(OwnProgressStyle())),
      AnyView(Form { Text(verbatim: "A") }.formStyle(OwnFormStyle())),
    ]
    for view in views {
      let showing = await Showing(view.disabled(true).dynamicTypeSize(.accessibility3))
      expectEqual(showing.driver.labels, ["disabled 7 large"])
    }
  }

  private struct Reversed: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.content
      configuration.label
    }
  }

  @Test("an own style arranges the label and the content of labeled content")
  func labeledContent() async {
    let content = LabeledContent("Height" as String, value: "3 m" as String)
    expectEqual(await Showing(content).driver.labels, ["Height", "3 m"])
    let showing = await Showing(VStack { content }.labeledContentStyle(Reversed()))
    expectEqual(showing.driver.labels, ["3 m", "Height"])
  }

  /// A style that shows the label of its configuration, in the style around it.
  private struct Marked: LabelStyle {
    let mark: String

    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text(verbatim: mark)
        Label(configuration)
      }
    }
  }

  @Test("styles in each other are used from the inside out, the innermost first")
  func nested() async {
    let label = Label("A" as String, systemImage: "star")
    let showing = await Showing(
      label.labelStyle(Marked(mark: "1")).labelStyle(Marked(mark: "2")).labelStyle(.titleOnly))
    expectEqual(showing.driver.labels, ["1", "2", "A"])
  }

  @Test("a style of one kind leaves the other kinds alone")
  func kinds() async {
    let showing = await Showing(
      Button {
      } label: {
        Label("A" as String, systemImage: "star")
      }.labelStyle(Marked(mark: "1")).buttonStyle(.plain))
    #expect(showing.driver.contains(.role(.button, "1, A")))
  }
}

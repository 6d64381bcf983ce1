/// A look and a behaviour of toggles.
@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration

  /// The view of a toggle. It sets `isOn` of the configuration when the user operates it.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a toggle that a style draws, and its state.
public struct ToggleStyleConfiguration {
  /// The label of a toggle.
  public struct Label: View {
    let content: AnyView
    /// The part as the control has it.
    public var body: some View { content }
  }

  /// The label of the toggle.
  public let label: Label
  /// True if the toggle is on. Setting it writes the toggle's binding.
  @Binding public var isOn: Bool
  /// The label, if it is a text.
  let title: Text?
}

/// The style that the place of a toggle asks for: a switch.
public struct DefaultToggleStyle: ToggleStyle {
  /// The style that the place of a toggle asks for: a switch.
  public nonisolated init() {}
  /// The view of the control in this style.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}

/// A switch after the label.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  /// A switch after the label.
  public nonisolated init() { tint = nil }
  /// A switch after the label, which has a colour while it is on.
  public nonisolated init(tint: Color) { self.tint = tint }

  /// The view of the control in this style.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledSwitch(configuration: configuration, tint: tint)
  }
}

/// A button, on a background while the toggle is on.
public struct ButtonToggleStyle: ToggleStyle {
  /// A button, on a background while the toggle is on.
  public nonisolated init() {}
  /// The view of the control in this style.
  public func makeBody(configuration: Configuration) -> some View {
    let isOn = configuration.$isOn
    let background = isOn.wrappedValue ? AnyShapeStyle(TintShapeStyle().opacity(0.15)) : AnyShapeStyle(Color.clear)
    HStack { configuration.label }
      .modifier(ButtonForeground(role: nil))
      .modifier(ButtonBackground(style: background))
      .modifier(ButtonModifier(role: nil, action: { isOn.wrappedValue.toggle() }))
  }
}

private struct LabeledSwitch: View {
  let configuration: ToggleStyleConfiguration
  let tint: Color?
  @Environment(\.labelsVisibility) private var labelsVisibility

  var body: some View {
    let control = SwitchView(isOn: configuration.$isOn, title: configuration.title)
      .modifier(StyleTint(color: tint))
    if labelsVisibility == .hidden {
      control
    } else {
      HStack(spacing: 0) {
        configuration.label
        Spacer(minLength: 8)
        control.modifier(RowControl())
      }
    }
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The style that the place of a toggle asks for: a switch.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch after the label.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button, on a background while the toggle is on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension View {
  /// Sets the look and the behaviour of toggles.
  public nonisolated func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    self.style(style) { $0.makeBody(configuration: $1) }
  }
}

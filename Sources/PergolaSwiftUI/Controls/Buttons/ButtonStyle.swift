/// A look of buttons. The library handles touches and keys.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration

  /// The view of a button. It is made again when a touch enters or leaves the button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button that a style draws.
public struct ButtonStyleConfiguration {
  /// The label of a button.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The purpose of the button, such as `.destructive`; nil for none.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  /// True while a touch on the button would use it.
  public let isPressed: Bool
}

/// A look and a behaviour of buttons.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// The view of a button. It calls `trigger()` of the configuration to perform the action.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button that a style draws, and its action.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of a button.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The purpose of the button, such as `.destructive`; nil for none.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  let action: @MainActor () -> Void

  /// Performs the action of the button.
  @MainActor public func trigger() { action() }
}

extension View {
  /// Sets the look of buttons.
  public nonisolated func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    self.buttonStyle(PressableButtonStyle(style: style))
  }

  /// Sets the look and the behaviour of buttons.
  public nonisolated func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    self.style(style) { $0.makeBody(configuration: $1) }
  }
}

/// The style that draws a button as an app's look says.
private nonisolated struct PressableButtonStyle<Style: ButtonStyle>: PrimitiveButtonStyle {
  let style: Style

  @MainActor func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: ConnectedStyle(style: style), configuration: configuration)
  }
}

private struct PressableButton<Style: ButtonStyle>: View {
  let style: ConnectedStyle<Style>
  let configuration: PrimitiveButtonStyleConfiguration
  @State private var isPressed = false

  var body: some View {
    HStack {
      style.style.makeBody(
        configuration: ButtonStyleConfiguration(
          role: configuration.role,
          label: ButtonStyleConfiguration.Label(content: AnyView(configuration.label)), isPressed: isPressed))
    }
    .modifier(
      ButtonModifier(
        role: configuration.role, dims: false, setPressed: { isPressed = $0 }, action: configuration.action))
  }
}

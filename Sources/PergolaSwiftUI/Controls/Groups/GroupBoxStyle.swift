/// A look of group boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration

  /// The view of a box.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a group box that a style draws.
public struct GroupBoxStyleConfiguration {
  /// The label of a box.
  public struct Label: View {
    let content: AnyView
    /// The part as the control has it.
    public var body: some View { content }
  }

  /// The content of a box.
  public struct Content: View {
    let content: AnyView
    /// The part as the control has it.
    public var body: some View { content }
  }

  /// The label of the box; without one it is empty.
  public let label: Label
  /// The content of the box.
  public let content: Content
}

/// The style of the system: a headline above the content, on a faint background with round corners.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// The style of the system.
  public nonisolated init() {}

  /// The view of the control in this style.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      configuration.label.font(.headline)
      configuration.content
    }
    .padding(16)
    .background(Color(uiColor: .quaternarySystemFill), in: RoundedRectangle(cornerRadius: 8))
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The style of the system: a headline above the content, on a faint background with round corners.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
  /// Sets the look of group boxes.
  public nonisolated func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View {
    self.style(style) { $0.makeBody(configuration: $1) }
  }
}

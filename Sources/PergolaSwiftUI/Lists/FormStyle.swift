/// A look of forms.
@MainActor @preconcurrency
public protocol FormStyle {
  associatedtype Body: View
  typealias Configuration = FormStyleConfiguration

  /// The view of a form.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a form that a style draws.
public struct FormStyleConfiguration {
  /// The content of a form.
  public struct Content: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The content of the form.
  public let content: Content
}

/// A list with groups of rows.
public struct GroupedFormStyle: FormStyle {
  /// A list with groups of rows.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { FormList { configuration.content } }
}

/// The list of a form, which is one of inset groups in the columns of split views too.
struct FormList<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    List { content }.transformEnvironment(\.listStyle) { if $0 == .automatic { $0 = .insetGrouped } }
  }
}

/// The style that the system chooses: the grouped one.
public struct AutomaticFormStyle: FormStyle {
  /// The style that the system chooses: the grouped one.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    GroupedFormStyle().makeBody(configuration: configuration)
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The style that the system chooses: the grouped one.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// A list with groups of rows.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// A style of forms, and the ones around it.
struct FormStyleSetting: @unchecked Sendable {
  // Unchecked: styles are read and used on the main actor only.
  fileprivate var styles: [any FormStyle] = []

  var isEmpty: Bool { styles.isEmpty }

  @MainActor
  func make(_ configuration: FormStyleConfiguration) -> AnyView {
    var outer = self
    let style = outer.styles.popLast() ?? AutomaticFormStyle()
    let around = outer
    func make(_ style: some FormStyle) -> AnyView {
      AnyView(
        StyledForm(style: HeldStyle(style: style), configuration: configuration)
          .modifier(EnvironmentModifier { $0.formStyle = around }))
    }
    return make(style)
  }
}

private struct StyledForm<Style: FormStyle>: View {
  let style: HeldStyle<Style>
  let configuration: FormStyleConfiguration
  var body: some View { style.style.makeBody(configuration: configuration) }
}

extension EnvironmentValues {
  private enum FormStyleKey: EnvironmentKey {
    static var defaultValue: FormStyleSetting { FormStyleSetting() }
  }

  var formStyle: FormStyleSetting {
    get { self[FormStyleKey.self] }
    set { self[FormStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of forms.
  public nonisolated func formStyle<Style: FormStyle>(_ style: Style) -> some View {
    modifier(EnvironmentModifier { $0.formStyle.styles.append(style) })
  }
}

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

extension View {
  /// Sets the look of forms.
  public nonisolated func formStyle<Style: FormStyle>(_ style: Style) -> some View {
    self.style(style) { $0.makeBody(configuration: $1) }
  }
}

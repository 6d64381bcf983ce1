/// The styles that an app has set for one kind of control, which has a type of configuration of its own.
///
/// The innermost style makes the view of the control; inside of that view the styles around it hold, so that a style can
/// show the control of its configuration.
struct StyleStack<Configuration>: @unchecked Sendable {
  // Unchecked: styles are read and used on the main actor only.
  private var makers: [@MainActor (Configuration) -> AnyView] = []

  /// Puts a style in front of those around it.
  mutating func append<Style, Content: View>(
    _ style: Style, _ makeBody: @escaping @MainActor (Style, Configuration) -> Content
  ) {
    let style = ConnectedStyle(style: style)
    makers.append { AnyView(StyledView(style: style, configuration: $0, makeBody: makeBody)) }
  }

  /// The view of a configuration in the innermost style; nil if the app has set none.
  @MainActor
  fileprivate func view(of configuration: Configuration) -> AnyView? {
    guard let make = makers.last else { return nil }
    var outer = self
    outer.makers.removeLast()
    return AnyView(make(configuration).modifier(EnvironmentModifier { [outer] in $0[styles: StyleKind()] = outer }))
  }
}

/// The name of the styles of a kind of control in the environment.
struct StyleKind<Configuration>: Hashable {}

extension EnvironmentValues {
  private enum StylesKey<Configuration>: EnvironmentKey {
    static var defaultValue: StyleStack<Configuration> { StyleStack() }
  }

  /// The styles of a kind of control.
  subscript<Configuration>(styles kind: StyleKind<Configuration>) -> StyleStack<Configuration> {
    get { self[StylesKey<Configuration>.self] }
    set { self[StylesKey<Configuration>.self] = newValue }
  }
}

extension View {
  /// Sets the style of a kind of control.
  nonisolated func style<Style, Configuration, Content: View>(
    _ style: Style, _ makeBody: @escaping @MainActor (Style, Configuration) -> Content
  ) -> some View {
    modifier(EnvironmentModifier { $0[styles: StyleKind()].append(style, makeBody) })
  }
}

/// A control in the innermost style that the app has set for its kind, or as it is without one.
struct StyleableView<Configuration, Standard: View>: View {
  private let configuration: Configuration
  private let standard: @MainActor (Configuration) -> Standard
  @Environment(\.[styles: StyleKind<Configuration>()]) private var styles

  /// - Parameter standard: Makes the view of the control without a style.
  init(_ configuration: Configuration, @ViewBuilder standard: @escaping @MainActor (Configuration) -> Standard) {
    self.configuration = configuration
    self.standard = standard
  }

  var body: some View {
    if let styled = styles.view(of: configuration) { styled } else { standard(configuration) }
  }
}

/// A control in an app's style.
private struct StyledView<Style, Configuration, Content: View>: View {
  let style: ConnectedStyle<Style>
  let configuration: Configuration
  let makeBody: @MainActor (Style, Configuration) -> Content

  var body: some View { makeBody(style.style, configuration) }
}

import Foundation

/// A title with an icon. The environment's style arranges them.
public nonisolated struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon
  @Environment(\.labelStyle) private var style

  /// Creates a label.
  public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  @MainActor public var body: some View {
    style.make(
      LabelStyleConfiguration(
        title: LabelStyleConfiguration.Title(content: AnyView(title)),
        icon: LabelStyleConfiguration.Icon(content: AnyView(icon))))
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a symbol.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// Creates a label with a symbol.
  @_disfavoredOverload
  public nonisolated init<Content: StringProtocol>(_ title: Content, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// Creates a label with an image of the app's.
  public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  /// Creates a label with an image of the app's.
  @_disfavoredOverload
  public nonisolated init<Content: StringProtocol>(_ title: Content, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates the label of a configuration, in the style around that of the configuration.
  public nonisolated init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

/// The parts of a label that a style arranges.
public struct LabelStyleConfiguration {
  /// The title of a label.
  public struct Title: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The icon of a label.
  public struct Icon: View {
    let content: AnyView
    public var body: some View { content }
  }

  public let title: Title
  public let icon: Icon
}

/// An arrangement of the title and the icon of labels.
@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration

  /// The view of a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The style that the place of a label asks for: the icon beside the title.
public struct DefaultLabelStyle: LabelStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

/// The icon beside the title.
public struct TitleAndIconLabelStyle: LabelStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      configuration.icon
      configuration.title
    }
  }
}

/// The icon alone.
public struct IconOnlyLabelStyle: LabelStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

/// A style of labels, and the one around it.
struct LabelStyleSetting: @unchecked Sendable {
  // Unchecked: styles are read and used on the main actor only.
  fileprivate var styles: [any LabelStyle] = [DefaultLabelStyle()]

  @MainActor
  fileprivate func make(_ configuration: LabelStyleConfiguration) -> AnyView {
    var outer = self
    let style = outer.styles.removeLast()
    if outer.styles.isEmpty { outer.styles = [DefaultLabelStyle()] }
    func make(_ style: some LabelStyle) -> AnyView {
      AnyView(style.makeBody(configuration: configuration).modifier(EnvironmentModifier { $0.labelStyle = outer }))
    }
    return make(style)
  }
}

extension EnvironmentValues {
  private enum LabelStyleKey: EnvironmentKey {
    static var defaultValue: LabelStyleSetting { LabelStyleSetting() }
  }

  var labelStyle: LabelStyleSetting {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of labels.
  public nonisolated func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    modifier(EnvironmentModifier { $0.labelStyle.styles.append(style) })
  }
}

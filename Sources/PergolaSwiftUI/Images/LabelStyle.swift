/// An arrangement of the title and the icon of labels.
@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration

  /// The view of a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The style that the place of a label asks for: the icon beside the title. In the rows of a list all icons have the same
/// width around them, so that the titles stand in one column.
public struct DefaultLabelStyle: LabelStyle {
  /// The style that the place of a label asks for.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    PlacedLabel(configuration: configuration)
  }
}

private struct PlacedLabel: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.isListRow) private var isListRow
  /// The width of the icons in a list, in points.
  @ScaledMetric private var iconWidth: CGFloat = 24

  var body: some View {
    HStack(spacing: isListRow ? 16 : 8) {
      configuration.icon.frame(minWidth: isListRow ? iconWidth : nil)
      configuration.title
    }
  }
}

/// The icon beside the title.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// A style with the icon beside the title.
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
  /// A style with the icon alone. The title is not shown; a text is the accessibility label.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    if let text = configuration.titleText {
      configuration.icon.accessibilityLabel(text)
    } else {
      configuration.icon
    }
  }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// A style with the title alone. The icon is not shown.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The style that the place of a label asks for: the icon beside the title.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon beside the title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension View {
  /// Sets the style of labels.
  public nonisolated func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    self.style(style) { $0.makeBody(configuration: $1) }
  }
}

/// A look of labeled content.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration

  /// The view of labeled content.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of labeled content that a style draws.
public struct LabeledContentStyleConfiguration {
  /// The label of labeled content.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The content that is labeled.
  public struct Content: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
}

/// The style of the system: the label before the content, which is secondary. Together they are as wide as their place.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// The style of the system.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LabeledContentRow(label: configuration.label, content: configuration.content)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The style of the system: the label before the content, which is secondary.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension View {
  /// Sets the look of labeled content.
  public nonisolated func labeledContentStyle<Style: LabeledContentStyle>(_ style: Style) -> some View {
    self.style(style) { $0.makeBody(configuration: $1) }
  }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// Creates the labeled content of a configuration, in the style around that of the configuration.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}

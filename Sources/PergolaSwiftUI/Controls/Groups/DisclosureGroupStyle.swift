/// A look of disclosure groups.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// The view of a group. It sets `isExpanded` of the configuration when the user shows or hides the content.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a disclosure group that a style draws, and its state.
public struct DisclosureGroupStyleConfiguration {
  /// The label of a disclosure group.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The content of a disclosure group, which is made when it is shown.
  public struct Content: View {
    let make: () -> AnyView
    public var body: some View { make() }
  }

  /// The label of the group.
  public let label: Label
  /// The content of the group.
  public let content: Content
  /// True if the content is shown. Setting it writes the binding of the group.
  @Binding public var isExpanded: Bool
}

/// The style of the system: a chevron at the trailing edge of the label, which points down while the content is shown.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// The style of the system.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    DisclosureRows(configuration: configuration)
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The style of the system: a chevron at the trailing edge of the label, which points down while the content is shown.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension View {
  /// Sets the look of disclosure groups.
  public nonisolated func disclosureGroupStyle<Style: DisclosureGroupStyle>(_ style: Style) -> some View {
    self.style(style) { $0.makeBody(configuration: $1) }
  }
}

/// The label with its chevron and, while it is shown, the content: rows in a list, one below the other elsewhere.
private struct DisclosureRows: View {
  let configuration: DisclosureGroupStyleConfiguration
  @Environment(\.isListRow) private var isListRow
  /// The distance by which the content in a list stands further in, in points.
  private static let indentation: CGFloat = 20

  var body: some View {
    if isListRow {
      label
      if configuration.isExpanded { configuration.content.padding(.leading, Self.indentation) }
    } else {
      VStack {
        label
        if configuration.isExpanded { configuration.content }
      }
    }
  }

  @ViewBuilder private var label: some View {
    let isExpanded = configuration.$isExpanded
    HStack(spacing: 0) {
      configuration.label
      Spacer(minLength: 8)
      DisclosureChevron(isExpanded: configuration.isExpanded)
    }
    .modifier(
      ButtonModifier(role: nil, usesRow: true, isExpanded: configuration.isExpanded) {
        withAnimation { isExpanded.wrappedValue.toggle() }
      })
  }
}

/// The chevron of a disclosure group, which points to the content.
private struct DisclosureChevron: View {
  let isExpanded: Bool
  @Environment(\.layoutDirection) private var direction
  @Environment(\.pointGrid) private var pointGrid

  var body: some View {
    if pointGrid == nil {
      Image(systemName: "chevron.forward")
        .font(.footnote.weight(.semibold))
        .modifier(ButtonForeground(role: nil))
        .rotationEffect(.degrees(isExpanded ? direction == .rightToLeft ? -90 : 90 : 0))
        .accessibilityHidden(true)
    } else {
      // A terminal can't turn what it shows.
      Image(systemName: isExpanded ? "chevron.down" : "chevron.forward")
        .modifier(ButtonForeground(role: nil))
        .accessibilityHidden(true)
    }
  }
}

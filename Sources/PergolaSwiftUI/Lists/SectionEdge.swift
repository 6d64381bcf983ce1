@_spi(Toolkit) import UIKitCore

/// The header or the footer of a section: in a list it has the look that UIKit's lists give theirs, where the app says
/// nothing else.
nonisolated struct SectionEdge<Content: View>: View {
  enum Role { case header, footer }

  let role: Role
  let content: Content
  @Environment(\.headerProminence) private var prominence
  @Environment(\.isListRow) private var isInList
  @Environment(\.shownListStyle) private var listStyle

  @MainActor var body: some View {
    let isLarge = isInList && role == .header && prominence == .increased
    let look = isInList && !isLarge ? SectionEdgeLook.of(role == .header, listStyle) : nil
    content.modifier(
      EnvironmentModifier {
        if isLarge { $0.font = .title3.weight(.semibold) }
        look?.apply(to: &$0)
      })
  }
}

/// The look of the texts of headers or footers in a style of lists: that of UIKit's content configurations.
private struct SectionEdgeLook {
  private let font: Font
  private let textCase: Text.Case?
  private let isSecondary: Bool

  private init(_ properties: UIListContentConfiguration.TextProperties) {
    font = Font(properties.font)
    isSecondary = properties.color == .secondaryLabel
    textCase =
      switch properties.transform {
      case .uppercase: .uppercase
      case .lowercase: .lowercase
      case .none, .capitalized: nil
      }
  }

  @MainActor
  static func of(_ isHeader: Bool, _ style: _ListStyleKind) -> SectionEdgeLook {
    // Texts adapt the font to the size that the user prefers.
    let traits = UITraitCollection {
      $0.preferredContentSizeCategory = .large
      $0.listEnvironment = style.environment
    }
    var look: SectionEdgeLook?
    traits.performAsCurrent {
      let state = UICellConfigurationState(traitCollection: traits)
      let configuration: UIListContentConfiguration = isHeader ? .header() : .footer()
      look = SectionEdgeLook(configuration.updated(for: state).textProperties)
    }
    return look ?? SectionEdgeLook(UIListContentConfiguration.plainHeader().textProperties)
  }

  /// Sets what the app has not set.
  func apply(to values: inout EnvironmentValues) {
    if values.font == nil { values.font = font }
    if isSecondary, values.foregroundSetting == ForegroundSetting() {
      values.foregroundSetting = values.foregroundSetting.appending([AnyShapeStyle(HierarchicalShapeStyle.secondary)])
    }
    if !values.textCaseSetting.isSet, let textCase { values.textCase = textCase }
  }
}

/// The weight of the headers of sections.
public enum Prominence: Sendable {
  /// That of the list's style.
  case standard
  /// A large and heavy font.
  case increased
}

/// The header of a section: in the font of the environment's prominence, and in a list of groups small and grey where
/// the app says nothing else.
nonisolated struct SectionHeader<Content: View>: View {
  let content: Content
  @Environment(\.headerProminence) private var prominence
  @Environment(\.isListRow) private var isInList

  @Environment(\.shownListStyle) private var listStyle

  private var isSmall: Bool {
    isInList && prominence == .standard && (listStyle == .grouped || listStyle == .insetGrouped)
  }

  var body: some View {
    let isLarge = isInList && prominence == .increased
    let isSmall = isSmall
    content.modifier(
      EnvironmentModifier {
        if isLarge { $0.font = .title3.weight(.semibold) }
        guard isSmall else { return }
        if $0.font == nil { $0.font = .footnote }
        if $0.foregroundSetting == ForegroundSetting() {
          $0.foregroundSetting = $0.foregroundSetting.appending([AnyShapeStyle(HierarchicalShapeStyle.secondary)])
        }
      })
  }
}

extension EnvironmentValues {
  private enum HeaderProminenceKey: EnvironmentKey {
    static var defaultValue: Prominence { .standard }
  }

  /// The weight of the headers of sections in lists.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
}

extension View {
  /// Sets the weight of the headers of the sections inside, in lists.
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}

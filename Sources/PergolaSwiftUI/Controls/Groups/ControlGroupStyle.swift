/// A look of groups of controls.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  associatedtype Body: View
  typealias Configuration = ControlGroupStyleConfiguration

  /// The view of a group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a group of controls that a style draws.
public struct ControlGroupStyleConfiguration {
  /// The label of a group.
  public struct Label: View {
    let content: AnyView
    /// The part as the group has it.
    public var body: some View { content }
  }

  /// The controls of a group.
  public struct Content: View {
    let content: AnyView
    /// The part as the group has it.
    public var body: some View { content }
  }

  /// The controls of the group.
  public let content: Content
  /// The label of the group, for a menu; without one it is empty.
  public let label: Label
}

/// The style of the system: the controls beside each other on a faint background, and in a menu its own part of that.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  @Environment(\.isMenuContent) private var isMenuContent

  /// The style of the system.
  public nonisolated init() {}

  /// The view of the group in this style.
  public func makeBody(configuration: Configuration) -> some View {
    if isMenuContent {
      Section { configuration.content }
    } else {
      HStack(spacing: 16) { configuration.content }
        .buttonStyle(.borderless)
        .padding(.horizontal, 12)
        .padding(.vertical, 6)
        .background(Color(uiColor: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: 8))
    }
  }
}

/// The controls beside each other, without a background, as in a navigation bar.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// The controls beside each other.
  public nonisolated init() {}

  /// The view of the group in this style.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 16) { configuration.content }.buttonStyle(.borderless)
  }
}

/// A menu of the controls behind the label.
public struct MenuControlGroupStyle: ControlGroupStyle {
  /// A menu of the controls.
  public nonisolated init() {}

  /// The view of the group in this style.
  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// In a menu, the controls in a row: here, since menus have no such rows, a part of the menu.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// The controls as a part of a menu.
  public nonisolated init() {}

  /// The view of the group in this style.
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticControlGroupStyle().makeBody(configuration: configuration)
  }
}

/// In a menu, a palette of controls: here, since menus have no palettes, a part of the menu.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  /// The controls as a part of a menu.
  public nonisolated init() {}

  /// The view of the group in this style.
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticControlGroupStyle().makeBody(configuration: configuration)
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The style of the system.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The controls beside each other, without a background.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A menu of the controls behind the label.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// In a menu, the controls as a part of it.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// In a menu, the controls as a part of it.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension View {
  /// Sets the look of groups of controls.
  public nonisolated func controlGroupStyle<Style: ControlGroupStyle>(_ style: Style) -> some View {
    self.style(style) { $0.makeBody(configuration: $1) }
  }
}

import Foundation

/// A button that opens a menu of actions.
///
/// Buttons in the content are commands of the menu, toggles are commands with a checkmark, pickers are groups of which
/// one command is checked, and menus are submenus. A `Divider` and a `Section` begin a new group.
public nonisolated struct Menu<Label: View, Content: View>: View {
  private let content: Content
  private let label: Label
  private let primaryAction: (@MainActor () -> Void)?
  @Environment(\.menuIndicatorVisibility) private var indicator

  private init(content: Content, label: Label, primaryAction: (@MainActor () -> Void)?) {
    self.content = content
    self.label = label
    self.primaryAction = primaryAction
  }

  /// Creates a menu with a view as its button.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(content: content(), label: label(), primaryAction: nil)
  }

  /// Creates a menu with a view as its button.
  ///
  /// - Parameter primaryAction: The action of a tap. A long press opens the menu.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content(), label: label(), primaryAction: primaryAction)
  }

  /// The view, which the environment's style draws.
  @MainActor public var body: some View {
    HStack {
      label
      if indicator == .visible { Image(systemName: "chevron.up.chevron.down").imageScale(.small) }
    }
    .modifier(ButtonForeground(role: nil))
    .modifier(MenuModifier(items: content, primaryAction: primaryAction))
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a menu with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a menu with a localized title and an action of a tap. A long press opens the menu.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }

  /// Creates a menu with a title and an action of a tap. A long press opens the menu.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == PergolaSwiftUI.Label<Text, Image> {
  /// Creates a menu with a localized title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { PergolaSwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a menu with a title and a symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { PergolaSwiftUI.Label(title, systemImage: systemImage) }
  }

  /// Creates a menu with a localized title, a symbol and an action of a tap. A long press opens the menu.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content, label: { PergolaSwiftUI.Label(titleKey, systemImage: systemImage) },
      primaryAction: primaryAction)
  }

  /// Creates a menu with a title, a symbol and an action of a tap. A long press opens the menu.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content, label: { PergolaSwiftUI.Label(title, systemImage: systemImage) },
      primaryAction: primaryAction)
  }
}

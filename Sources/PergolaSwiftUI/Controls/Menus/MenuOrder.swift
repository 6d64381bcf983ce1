/// The order of the commands of a menu.
public struct MenuOrder: Equatable, Hashable, Sendable {
  private enum Kind { case automatic, priority, fixed }

  private let kind: Kind

  /// As the place of the menu asks for: menus open below their button, so that the first command is the nearest.
  public static let automatic = MenuOrder(kind: .automatic)
  /// The first command nearest to the button. As menus open below it, this is the order in which they are written.
  public static let priority = MenuOrder(kind: .priority)
  /// The order in which the commands are written, from above.
  public static let fixed = MenuOrder(kind: .fixed)
}

extension EnvironmentValues {
  private enum MenuOrderKey: EnvironmentKey {
    static var defaultValue: MenuOrder { .automatic }
  }

  private enum MenuIndicatorKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
  }

  /// The order of the commands of menus.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }

  /// The visibility of the indicator of menus.
  public var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }
}

extension View {
  /// Sets the order of the commands of the menus inside. In all hosts it is the order in which they are written, since menus open
  /// below their button.
  public nonisolated func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }

  /// Sets the visibility of the indicator of the menus inside: `visible` adds a chevron after the label. Menus have none by
  /// default.
  public nonisolated func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }
}

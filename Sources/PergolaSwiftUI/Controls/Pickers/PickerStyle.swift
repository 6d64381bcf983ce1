/// The form of a picker. The library's styles are all there are.
public protocol PickerStyle {
  static var _kind: _PickerKind { get }
}

/// The forms that pickers can have.
public enum _PickerKind: Sendable { case automatic, menu, inline, segmented, wheel, navigationLink }

/// The form that the place of a picker asks for: a menu, beside the label in a list.
public struct DefaultPickerStyle: PickerStyle {
  public static var _kind: _PickerKind { .automatic }
  /// The form that the place of a picker asks for.
  public init() {}
}

/// A button with the selected option, which shows the others in a menu.
public struct MenuPickerStyle: PickerStyle {
  public static var _kind: _PickerKind { .menu }
  /// A button with the selected option, which shows the others in a menu.
  public init() {}
}

/// A row for each option in a list; elsewhere a wheel.
public struct InlinePickerStyle: PickerStyle {
  public static var _kind: _PickerKind { .inline }
  /// A row for each option in a list; elsewhere a wheel.
  public init() {}
}

/// The options side by side.
public struct SegmentedPickerStyle: PickerStyle {
  public static var _kind: _PickerKind { .segmented }
  /// The options side by side.
  public init() {}
}

/// The options on a wheel.
public struct WheelPickerStyle: PickerStyle {
  public static var _kind: _PickerKind { .wheel }
  /// The options on a wheel.
  public init() {}
}

/// A row that leads to a page with the options, which a choice leaves; outside of lists a menu.
public struct NavigationLinkPickerStyle: PickerStyle {
  public static var _kind: _PickerKind { .navigationLink }
  /// A row that leads to a page with the options; outside of lists a menu.
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The form that the place of a picker asks for: a menu, beside the label in a list.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A button with the selected option, which shows the others in a menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// A row for each option in a list; elsewhere a wheel.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// The options side by side.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// The options on a wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A row that leads to a page with the options; outside of lists a menu.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension EnvironmentValues {
  private enum PickerStyleKey: EnvironmentKey {
    static var defaultValue: _PickerKind { .automatic }
  }

  var pickerStyle: _PickerKind {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the form of pickers.
  public nonisolated func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View {
    modifier(EnvironmentModifier { $0.pickerStyle = Style._kind })
  }
}

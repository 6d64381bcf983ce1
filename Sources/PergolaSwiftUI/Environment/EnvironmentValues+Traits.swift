import Foundation
@_spi(Toolkit) import UIKitCore

extension EnvironmentValues {
  private enum ColorSchemeKey: EnvironmentKey {
    static var defaultValue: ColorScheme { .light }
  }

  private enum ContrastKey: EnvironmentKey {
    static var defaultValue: ColorSchemeContrast { .standard }
  }

  private enum DynamicTypeSizeKey: EnvironmentKey {
    static var defaultValue: DynamicTypeSize { .large }
  }

  private enum HorizontalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { nil }
  }

  private enum VerticalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { nil }
  }

  private enum CalendarKey: EnvironmentKey {
    static var defaultValue: Calendar { .autoupdatingCurrent }
  }

  private enum TimeZoneKey: EnvironmentKey {
    static var defaultValue: TimeZone { .autoupdatingCurrent }
  }

  private enum UserIdentifierKey: EnvironmentKey {
    static var defaultValue: String? { nil }
  }

  /// Light or dark.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// The contrast that the user prefers.
  public internal(set) var colorSchemeContrast: ColorSchemeContrast {
    get { self[ContrastKey.self] }
    set { self[ContrastKey.self] = newValue }
  }

  /// The size of text that the user prefers.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  /// The size of text that the user prefers, under the name that `dynamicTypeSize` replaced.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.size }
  }

  /// The room in the width.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// The room in the height.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// The calendar with which dates are computed.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone with which dates are computed.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// The identifier of the user, as the host knows them; nil if it does not.
  ///
  /// An addition to SwiftUI: a server may show the app to several users.
  public var userIdentifier: String? {
    get { self[UserIdentifierKey.self] }
    set { self[UserIdentifierKey.self] = newValue }
  }

  /// Takes over what the traits of a place in UIKit's hierarchy say.
  @MainActor
  mutating func apply(_ traits: UITraitCollection) {
    // Outside of a window there is no scale.
    displayScale = max(traits.displayScale, 1)
    pointGrid = traits.pointGrid
    layoutDirection = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    colorScheme = ColorScheme(traits.userInterfaceStyle) ?? .light
    colorSchemeContrast = traits.accessibilityContrast == .high ? .increased : .standard
    dynamicTypeSize = DynamicTypeSize(traits.preferredContentSizeCategory) ?? .large
    horizontalSizeClass = UserInterfaceSizeClass(traits.horizontalSizeClass)
    verticalSizeClass = UserInterfaceSizeClass(traits.verticalSizeClass)
    userIdentifier = traits.userIdentifier
    accessibilitySettings = AccessibilitySettings(.current)
    hostTraits = HostTraits(traits: traits)
    applyPlace(of: traits)
  }

  /// Takes over the language and the time zone, where they are not those of the process.
  private mutating func applyPlace(of traits: UITraitCollection) {
    let (language, zone) = (traits.locale, traits.timeZone)
    if let language { locale = language }
    if let zone { timeZone = zone }
    guard language != nil || zone != nil else { return }
    var place = Calendar.current
    if let language { place.locale = language }
    if let zone { place.timeZone = zone }
    calendar = place
  }
}

import PergolaSystem

/// The user's settings for assistive technologies that views can read.
struct AccessibilitySettings: Equatable {
  /// The settings that are on.
  private var active: Set<AccessibilitySetting> = []

  /// The settings with which a view can be looked at differently.
  static let readable: [AccessibilitySetting] = [
    .reduceMotion, .reduceTransparency, .differentiateWithoutColor, .invertColors, .buttonShapes, .voiceOver,
    .switchControl,
  ]

  /// The settings of a fresh system.
  init() {}

  /// The settings of a system.
  init(_ system: System) { active = Set(Self.readable.filter { system.accessibility[$0] }) }

  func contains(_ setting: AccessibilitySetting) -> Bool { active.contains(setting) }
}

extension EnvironmentValues {
  private enum AccessibilitySettingsKey: EnvironmentKey {
    static var defaultValue: AccessibilitySettings { AccessibilitySettings() }
  }

  /// The user's settings for assistive technologies.
  var accessibilitySettings: AccessibilitySettings {
    get { self[AccessibilitySettingsKey.self] }
    set { self[AccessibilitySettingsKey.self] = newValue }
  }

  /// True if the user wants less movement: large ones should be replaced.
  public var accessibilityReduceMotion: Bool { accessibilitySettings.contains(.reduceMotion) }

  /// True if the user wants backgrounds that are opaque.
  public var accessibilityReduceTransparency: Bool { accessibilitySettings.contains(.reduceTransparency) }

  /// True if nothing should be told by its color alone.
  public var accessibilityDifferentiateWithoutColor: Bool {
    accessibilitySettings.contains(.differentiateWithoutColor)
  }

  /// True if the system inverts the colors: pictures and videos should be inverted before.
  public var accessibilityInvertColors: Bool { accessibilitySettings.contains(.invertColors) }

  /// True if buttons should have a visible shape.
  public var accessibilityShowButtonShapes: Bool { accessibilitySettings.contains(.buttonShapes) }

  /// True while a screen reader runs.
  public var accessibilityVoiceOverEnabled: Bool { accessibilitySettings.contains(.voiceOver) }

  /// True while the user operates the app with switches.
  public var accessibilitySwitchControlEnabled: Bool { accessibilitySettings.contains(.switchControl) }
}

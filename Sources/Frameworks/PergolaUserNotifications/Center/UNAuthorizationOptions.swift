/// The ways of notifying the user that an app asks for.
public struct UNAuthorizationOptions: OptionSet, Hashable, Sendable {
  /// The members as bits.
  public let rawValue: UInt
  /// Makes a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The number on the app's icon.
  public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
  /// Sounds.
  public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
  /// Alerts.
  public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
  /// Notifications in a car.
  public static let carPlay = UNAuthorizationOptions(rawValue: 1 << 3)
  /// Sounds that ignore the mute switch. They need an entitlement, which no app has here.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
  /// A button for the app's own settings of notifications.
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 1 << 5)
  /// Notifications without a question to the user, which come quietly.
  public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
}

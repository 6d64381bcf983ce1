import Foundation

/// The state of an app's authorization to notify the user.
public enum UNAuthorizationStatus: Int, Sendable {
  /// The app has not asked yet.
  case notDetermined
  /// The user doesn't allow notifications.
  case denied
  /// The user allows notifications.
  case authorized
  /// Notifications come quietly, without a question to the user.
  case provisional
  /// An app clip may notify for a limited time. No app is one here.
  case ephemeral
}

/// The setting of one way of notifying.
public enum UNNotificationSetting: Int, Sendable {
  case notSupported, disabled, enabled
}

/// The style of alerts.
public enum UNAlertStyle: Int, Sendable {
  case none, banner, alert
}

/// The times when the content of a notification is shown.
public enum UNShowPreviewsType: Int, Sendable {
  case always, whenAuthenticated, never
}

/// The settings of an app's notifications, at the time when they were read.
public final class UNNotificationSettings: NSObject, NSCopying, Sendable {
  /// The state of the authorization.
  public let authorizationStatus: UNAuthorizationStatus
  private let options: UNAuthorizationOptions

  init(status: UNAuthorizationStatus, options: UNAuthorizationOptions) {
    authorizationStatus = status
    self.options = options
  }

  /// The setting of sounds.
  public var soundSetting: UNNotificationSetting { setting(.sound) }
  /// The setting of the number on the icon.
  public var badgeSetting: UNNotificationSetting { setting(.badge) }
  /// The setting of alerts.
  public var alertSetting: UNNotificationSetting { setting(.alert) }
  /// The setting of the list of notifications.
  public var notificationCenterSetting: UNNotificationSetting { setting(.alert) }
  /// The setting of the locked screen.
  public var lockScreenSetting: UNNotificationSetting { isProvisional ? .disabled : setting(.alert) }
  /// The setting of cars: no host has one.
  public var carPlaySetting: UNNotificationSetting { .notSupported }
  /// The setting of critical alerts, for which no app has the entitlement.
  public var criticalAlertSetting: UNNotificationSetting { .notSupported }
  /// The setting of time-sensitive notifications, for which no app has the entitlement.
  public var timeSensitiveSetting: UNNotificationSetting { .notSupported }
  /// The setting of the scheduled summary: no host has one.
  public var scheduledDeliverySetting: UNNotificationSetting { .notSupported }
  /// The setting of messages that are read aloud: no host does so.
  public var announcementSetting: UNNotificationSetting { .notSupported }
  /// The setting of messages from people, for which no app has the entitlement.
  public var directMessagesSetting: UNNotificationSetting { .notSupported }
  /// The style of alerts.
  public var alertStyle: UNAlertStyle { alertSetting == .enabled && !isProvisional ? .banner : .none }
  /// The times when the content is shown.
  public var showPreviewsSetting: UNShowPreviewsType { .always }
  /// True if the system shows a button for the app's own settings.
  public var providesAppNotificationSettings: Bool { options.contains(.providesAppNotificationSettings) }

  private var isProvisional: Bool { authorizationStatus == .provisional }

  private func setting(_ option: UNAuthorizationOptions) -> UNNotificationSetting {
    switch authorizationStatus {
    case .authorized: options.contains(option) ? .enabled : .notSupported
    // The lists of a provisional app have its notifications, whatever it has asked for.
    case .provisional: option == .alert || options.contains(option) ? .enabled : .notSupported
    case .denied: options.contains(option) ? .disabled : .notSupported
    case .notDetermined, .ephemeral: .notSupported
    }
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotificationSettings else { return false }
    return authorizationStatus == other.authorizationStatus && options == other.options
  }

  public override var hash: Int { authorizationStatus.hashValue }
}

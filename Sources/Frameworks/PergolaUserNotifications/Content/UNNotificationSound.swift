import Foundation

/// The name of a sound file.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The sound of a notification. The hosts play none: what a notification would play is seen in its content.
public final class UNNotificationSound: NSObject, NSCopying, Sendable {
  private enum Content: Hashable {
    case standard
    case ringtone
    case named(UNNotificationSoundName)
  }

  private let content: Content
  private let criticalVolume: Float?

  private init(_ content: Content, criticalVolume: Float? = nil) {
    self.content = content
    self.criticalVolume = criticalVolume
  }

  /// A sound of the app by the name of its file.
  public convenience init(named name: UNNotificationSoundName) { self.init(.named(name)) }

  /// The sound of the system.
  public static let `default` = UNNotificationSound(.standard)
  /// The ringtone of the system.
  public static let defaultRingtone = UNNotificationSound(.ringtone)
  /// The sound of the system that ignores the mute switch.
  public static let defaultCritical = UNNotificationSound(.standard, criticalVolume: 1)

  /// The sound of the system that ignores the mute switch, with a volume from 0 to 1.
  public static func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound {
    UNNotificationSound(.standard, criticalVolume: volume)
  }

  /// A sound of the app by the name of its file, played as a ringtone.
  public static func ringtoneSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound(.named(name))
  }

  /// A sound of the app that ignores the mute switch.
  public static func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound(.named(name), criticalVolume: 1)
  }

  /// A sound of the app that ignores the mute switch, with a volume from 0 to 1.
  public static func criticalSoundNamed(
    _ name: UNNotificationSoundName, withAudioVolume volume: Float
  ) -> UNNotificationSound { UNNotificationSound(.named(name), criticalVolume: volume) }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotificationSound else { return false }
    return content == other.content && criticalVolume == other.criticalVolume
  }

  public override var hash: Int { content.hashValue }
}

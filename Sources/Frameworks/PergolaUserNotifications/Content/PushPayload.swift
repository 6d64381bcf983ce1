import Foundation

/// The payload of a remote notification.
struct PushPayload {
  /// The visible content, with the payload as its values for the app.
  let content: UNNotificationContent
  /// True if the app is to fetch content.
  let hasContentToFetch: Bool

  init(_ payload: [AnyHashable: Any]) {
    let aps = payload["aps"] as? [AnyHashable: Any] ?? [:]
    var values = UNNotificationContent.Values()
    values.userInfo = payload
    if let text = aps["alert"] as? String { values.body = text }
    if let alert = aps["alert"] as? [AnyHashable: Any] {
      values.title = Self.text("title", in: alert)
      values.subtitle = Self.text("subtitle", in: alert)
      values.body = alert["body"] as? String ?? Self.localized("loc-key", "loc-args", in: alert) ?? ""
    }
    values.badge = (aps["badge"] as? Int).map { NSNumber(value: $0) } ?? aps["badge"] as? NSNumber
    values.sound = Self.sound(aps["sound"])
    values.categoryIdentifier = aps["category"] as? String ?? ""
    values.threadIdentifier = aps["thread-id"] as? String ?? ""
    values.targetContentIdentifier = aps["target-content-id"] as? String
    values.filterCriteria = aps["filter-criteria"] as? String
    values.relevanceScore = aps["relevance-score"] as? Double ?? 0
    values.interruptionLevel = Self.level(aps["interruption-level"] as? String)
    content = UNNotificationContent(values)
    hasContentToFetch = (aps["content-available"] as? Int ?? (aps["content-available"] as? NSNumber)?.intValue) == 1
  }

  private static func text(_ key: String, in alert: [AnyHashable: Any]) -> String {
    alert[key] as? String ?? localized("\(key)-loc-key", "\(key)-loc-args", in: alert) ?? ""
  }

  /// A text of the app's tables of texts, with the arguments of the payload.
  private static func localized(_ key: String, _ arguments: String, in alert: [AnyHashable: Any]) -> String? {
    guard let name = alert[key] as? String else { return nil }
    let format = Bundle.main.localizedString(forKey: name, value: name, table: nil)
    return (alert[arguments] as? [String] ?? []).reduce(format) { text, argument in
      text.range(of: "%@").map { text.replacingCharacters(in: $0, with: argument) } ?? text
    }
  }

  private static func sound(_ value: Any?) -> UNNotificationSound? {
    if let name = value as? String {
      return name == "default" ? .default : UNNotificationSound(named: UNNotificationSoundName(name))
    }
    guard let values = value as? [AnyHashable: Any], let name = values["name"] as? String else { return nil }
    let isCritical = (values["critical"] as? Int) == 1
    let volume = Float(values["volume"] as? Double ?? 1)
    if name == "default" { return isCritical ? .defaultCriticalSound(withAudioVolume: volume) : .default }
    let file = UNNotificationSoundName(name)
    return isCritical ? .criticalSoundNamed(file, withAudioVolume: volume) : UNNotificationSound(named: file)
  }

  private static func level(_ name: String?) -> UNNotificationInterruptionLevel {
    switch name {
    case "passive": .passive
    case "time-sensitive": .timeSensitive
    case "critical": .critical
    default: .active
    }
  }
}

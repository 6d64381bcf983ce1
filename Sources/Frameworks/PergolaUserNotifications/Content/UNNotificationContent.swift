import Foundation

/// The importance of a notification.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  /// The notification is added to the list, without an alert.
  case passive
  /// The notification is shown at once.
  case active
  /// The notification is shown even while the user doesn't want to be disturbed.
  case timeSensitive
  /// The notification is shown and heard even if the device is mute.
  case critical
}

/// The content of a notification.
public class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  // Unchecked, because content doesn't change. A mutable one belongs to one thread at a time, as in the original.

  struct Values {
    var title = ""
    var subtitle = ""
    var body = ""
    var badge: NSNumber?
    var sound: UNNotificationSound?
    var launchImageName = ""
    var userInfo: [AnyHashable: Any] = [:]
    var attachments: [UNNotificationAttachment] = []
    var categoryIdentifier = ""
    var threadIdentifier = ""
    var targetContentIdentifier: String?
    var filterCriteria: String?
    var interruptionLevel = UNNotificationInterruptionLevel.active
    var relevanceScore = 0.0
    var summaryArgument = ""
    var summaryArgumentCount = 1
  }

  fileprivate(set) final var values: Values

  /// Makes empty content.
  public override init() {
    values = Values()
    super.init()
  }

  init(_ values: Values) {
    self.values = values
    super.init()
  }

  /// The title.
  public var title: String { values.title }
  /// The line below the title.
  public var subtitle: String { values.subtitle }
  /// The text.
  public var body: String { values.body }
  /// The number for the app's icon; 0 removes it, and nil leaves it.
  public var badge: NSNumber? { values.badge }
  /// The sound; nil for none.
  public var sound: UNNotificationSound? { values.sound }
  /// The name of the launch image, which no host shows.
  public var launchImageName: String { values.launchImageName }
  /// Values for the app.
  public var userInfo: [AnyHashable: Any] { values.userInfo }
  /// The files that belong to the notification.
  public var attachments: [UNNotificationAttachment] { values.attachments }
  /// The identifier of the category, which has the actions.
  public var categoryIdentifier: String { values.categoryIdentifier }
  /// The identifier of the group of notifications.
  public var threadIdentifier: String { values.threadIdentifier }
  /// The identifier of the content that the notification is about, by which the app may choose a scene.
  public var targetContentIdentifier: String? { values.targetContentIdentifier }
  /// The value that the filters of a focus compare.
  public var filterCriteria: String? { values.filterCriteria }
  /// The importance.
  public var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
  /// The place in a summary, from 0 to 1.
  public var relevanceScore: Double { values.relevanceScore }
  /// The text that the summary of a group contains.
  public var summaryArgument: String { values.summaryArgument }
  /// The number that the notification counts for in the summary of a group.
  public var summaryArgumentCount: Int { values.summaryArgumentCount }

  public func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent(values) }

  /// Returns content that can be changed.
  public func mutableCopy(with zone: NSZone? = nil) -> Any { UNMutableNotificationContent(values) }

  /// True if the user would notice nothing.
  final var isEmpty: Bool {
    title.isEmpty && subtitle.isEmpty && body.isEmpty && badge == nil && sound == nil && attachments.isEmpty
  }

  /// True if there is something to show, and not just a badge or a sound.
  final var isVisible: Bool {
    !title.isEmpty || !subtitle.isEmpty || !body.isEmpty || !attachments.isEmpty
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = (object as? UNNotificationContent)?.values else { return false }
    guard values.title == other.title, values.subtitle == other.subtitle, values.body == other.body,
      values.badge == other.badge, values.sound == other.sound, values.launchImageName == other.launchImageName,
      values.attachments == other.attachments, values.categoryIdentifier == other.categoryIdentifier,
      values.threadIdentifier == other.threadIdentifier,
      values.targetContentIdentifier == other.targetContentIdentifier,
      values.filterCriteria == other.filterCriteria, values.interruptionLevel == other.interruptionLevel,
      values.relevanceScore == other.relevanceScore, values.summaryArgument == other.summaryArgument,
      values.summaryArgumentCount == other.summaryArgumentCount
    else { return false }
    return NSDictionary(dictionary: values.userInfo).isEqual(NSDictionary(dictionary: other.userInfo))
  }

  public override var hash: Int { values.title.hashValue ^ values.body.hashValue }
}

/// The content of a notification, to be changed.
public class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  /// The title.
  public override var title: String {
    get { values.title }
    set { values.title = newValue }
  }
  /// The line below the title.
  public override var subtitle: String {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }
  /// The text.
  public override var body: String {
    get { values.body }
    set { values.body = newValue }
  }
  /// The number for the app's icon; 0 removes it, and nil leaves it.
  public override var badge: NSNumber? {
    get { values.badge }
    set { values.badge = newValue }
  }
  /// The sound; nil for none.
  public override var sound: UNNotificationSound? {
    get { values.sound }
    set { values.sound = newValue }
  }
  /// The name of the launch image, which no host shows.
  public override var launchImageName: String {
    get { values.launchImageName }
    set { values.launchImageName = newValue }
  }
  /// Values for the app, of types that property lists contain.
  public override var userInfo: [AnyHashable: Any] {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }
  /// The files that belong to the notification.
  public override var attachments: [UNNotificationAttachment] {
    get { values.attachments }
    set { values.attachments = newValue }
  }
  /// The identifier of the category, which has the actions.
  public override var categoryIdentifier: String {
    get { values.categoryIdentifier }
    set { values.categoryIdentifier = newValue }
  }
  /// The identifier of the group of notifications.
  public override var threadIdentifier: String {
    get { values.threadIdentifier }
    set { values.threadIdentifier = newValue }
  }
  /// The identifier of the content that the notification is about.
  public override var targetContentIdentifier: String? {
    get { values.targetContentIdentifier }
    set { values.targetContentIdentifier = newValue }
  }
  /// The value that the filters of a focus compare.
  public override var filterCriteria: String? {
    get { values.filterCriteria }
    set { values.filterCriteria = newValue }
  }
  /// The importance; `.active` by default.
  public override var interruptionLevel: UNNotificationInterruptionLevel {
    get { values.interruptionLevel }
    set { values.interruptionLevel = newValue }
  }
  /// The place in a summary, from 0 to 1; 0 by default.
  public override var relevanceScore: Double {
    get { values.relevanceScore }
    set { values.relevanceScore = newValue }
  }
  /// The text that the summary of a group contains.
  public override var summaryArgument: String {
    get { values.summaryArgument }
    set { values.summaryArgument = newValue }
  }
  /// The number that the notification counts for in the summary of a group; 1 by default.
  public override var summaryArgumentCount: Int {
    get { values.summaryArgumentCount }
    set { values.summaryArgumentCount = newValue }
  }
}

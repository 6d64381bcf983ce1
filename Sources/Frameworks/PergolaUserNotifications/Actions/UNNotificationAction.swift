import Foundation

/// The options of an action.
public struct UNNotificationActionOptions: OptionSet, Hashable, Sendable {
  /// The members as bits.
  public let rawValue: UInt
  /// Makes a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The action is performed only on an unlocked device.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1 << 0)
  /// The action destroys something.
  public static let destructive = UNNotificationActionOptions(rawValue: 1 << 1)
  /// The action brings the app to the foreground.
  public static let foreground = UNNotificationActionOptions(rawValue: 1 << 2)
}

/// The icon of an action.
public final class UNNotificationActionIcon: NSObject, NSCopying, Sendable {
  private enum Content: Hashable {
    case template(String)
    case symbol(String)
  }

  private let content: Content

  /// An icon with an image of the app by its name.
  public init(templateImageName: String) { content = .template(templateImageName) }

  /// An icon with a symbol of the system by its name.
  public init(systemImageName: String) { content = .symbol(systemImageName) }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool { (object as? UNNotificationActionIcon)?.content == content }

  public override var hash: Int { content.hashValue }
}

/// An action that the user chooses below a notification.
public class UNNotificationAction: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked for the classes of this module, which don't change.

  /// The identifier of the action.
  public let identifier: String
  /// The title of its button.
  public let title: String
  /// The options.
  public let options: UNNotificationActionOptions
  /// The icon; nil for none.
  public let icon: UNNotificationActionIcon?

  /// Makes an action.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon? = nil
  ) {
    self.identifier = identifier
    self.title = title
    self.options = options
    self.icon = icon
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotificationAction else { return false }
    return identifier == other.identifier && title == other.title && options == other.options && icon == other.icon
  }

  public override var hash: Int { identifier.hashValue }
}

/// An action for which the user types a text.
public final class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
  /// The title of the button that sends the text.
  public let textInputButtonTitle: String
  /// The text that an empty field shows.
  public let textInputPlaceholder: String

  /// Makes an action.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon? = nil, textInputButtonTitle: String, textInputPlaceholder: String
  ) {
    self.textInputButtonTitle = textInputButtonTitle
    self.textInputPlaceholder = textInputPlaceholder
    super.init(identifier: identifier, title: title, options: options, icon: icon)
  }
}

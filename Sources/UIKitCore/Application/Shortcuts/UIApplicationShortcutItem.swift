import Foundation

/// A shortcut to a task of the app, which the user chooses on the home screen.
public class UIApplicationShortcutItem: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  // Unchecked, because an item doesn't change. A mutable one belongs to one thread at a time, as in the original.

  /// The values of an item.
  fileprivate struct Values {
    var type: String
    var title: String
    var subtitle: String?
    var icon: UIApplicationShortcutIcon?
    var userInfo: [String: any NSSecureCoding]?
    var target: Any?
  }

  fileprivate var values: Values

  /// Makes an item.
  ///
  /// - Parameters:
  ///   - type: The name by which the app knows the task.
  ///   - localizedTitle: The title that the user sees.
  ///   - localizedSubtitle: The line below the title; nil for none.
  ///   - icon: The icon; nil for none.
  ///   - userInfo: Values for the app.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    values = Values(type: type, title: localizedTitle, subtitle: localizedSubtitle, icon: icon, userInfo: userInfo)
    super.init()
  }

  /// Makes an item with a title alone.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }

  fileprivate init(_ values: Values) {
    self.values = values
    super.init()
  }

  /// The name by which the app knows the task.
  public var type: String { values.type }
  /// The title that the user sees.
  public var localizedTitle: String { values.title }
  /// The line below the title; nil for none.
  public var localizedSubtitle: String? { values.subtitle }
  /// The icon; nil for none.
  public var icon: UIApplicationShortcutIcon? { values.icon }
  /// Values for the app.
  public var userInfo: [String: any NSSecureCoding]? { values.userInfo }
  /// The identifier of the content that the task is about, by which the app may choose a scene; nil for none.
  public var targetContentIdentifier: Any? { values.target }

  public func copy(with zone: NSZone? = nil) -> Any { UIApplicationShortcutItem(values) }

  /// Returns an item that can be changed.
  public func mutableCopy(with zone: NSZone? = nil) -> Any { UIMutableApplicationShortcutItem(values) }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = (object as? UIApplicationShortcutItem)?.values else { return false }
    let target: AnyHashable? = values.target.flatMap { $0 as? AnyHashable }
    let otherTarget: AnyHashable? = other.target.flatMap { $0 as? AnyHashable }
    guard target == otherTarget else { return false }
    return values.type == other.type && values.title == other.title && values.subtitle == other.subtitle
      && values.icon == other.icon
      && NSDictionary(dictionary: values.userInfo ?? [:]).isEqual(NSDictionary(dictionary: other.userInfo ?? [:]))
  }

  public override var hash: Int { values.type.hashValue }

  public override var description: String { "<\(Swift.type(of: self)): type=\(type), title=\(localizedTitle)>" }
}

/// A shortcut item that can be changed.
public final class UIMutableApplicationShortcutItem: UIApplicationShortcutItem, @unchecked Sendable {
  /// The name by which the app knows the task.
  public override var type: String {
    get { values.type }
    set { values.type = newValue }
  }
  /// The title that the user sees.
  public override var localizedTitle: String {
    get { values.title }
    set { values.title = newValue }
  }
  /// The line below the title; nil for none.
  public override var localizedSubtitle: String? {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }
  /// The icon; nil for none.
  public override var icon: UIApplicationShortcutIcon? {
    get { values.icon }
    set { values.icon = newValue }
  }
  /// Values for the app.
  public override var userInfo: [String: any NSSecureCoding]? {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }
  /// The identifier of the content that the task is about; nil for none.
  public override var targetContentIdentifier: Any? {
    get { values.target }
    set { values.target = newValue }
  }
}

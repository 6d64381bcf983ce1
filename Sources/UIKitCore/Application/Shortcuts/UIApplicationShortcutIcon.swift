import Foundation

/// The icon of a shortcut item.
public final class UIApplicationShortcutIcon: NSObject, NSCopying, Sendable {
  /// An icon of the system.
  public enum IconType: Int, Sendable {
    case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love,
      cloud
    case invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted, alarm
    case bookmark, shuffle, audio, update
  }

  private enum Content: Hashable {
    case type(IconType)
    case template(String)
    case symbol(String)
  }

  private let content: Content

  /// An icon of the system.
  public init(type: IconType) { content = .type(type) }

  /// An icon with an image of the app by its name, of which the alpha channel is used.
  public init(templateImageName: String) { content = .template(templateImageName) }

  /// An icon with a symbol of the system by its name.
  public init(systemImageName: String) { content = .symbol(systemImageName) }

  public override func isEqual(_ object: Any?) -> Bool { (object as? UIApplicationShortcutIcon)?.content == content }

  public override var hash: Int { content.hashValue }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override var description: String { "<UIApplicationShortcutIcon: \(content)>" }
}

import Foundation
import PergolaSystem
import Synchronization

/// The shortcut items of the app on the home screen, from which the user chooses.
///
/// ```swift
/// driver.system.shortcutItems.choose("org.example.new")
/// ```
public final class ShortcutItems: SystemService {
  /// The items that the home screen has place for.
  private static let place = 4

  private struct State {
    var dynamic: [UIApplicationShortcutItem] = []
  }

  private let state = Mutex(State())
  private let system: @Sendable () -> System?

  public init(system: System) { self.system = { [weak system] in system } }

  /// The items that the home screen shows: those of the Info.plist, then those that the app has set; four at most.
  public var shown: [UIApplicationShortcutItem] {
    Array(((system().map(Self.fixedItems) ?? []) + dynamic).prefix(Self.place))
  }

  /// The items that the app has set.
  var dynamic: [UIApplicationShortcutItem] {
    get { state.withLock { $0.dynamic } }
    set { state.withLock { $0.dynamic = newValue } }
  }

  /// The items of the Info.plist.
  private static func fixedItems(of system: System) -> [UIApplicationShortcutItem] {
    (system.information?("UIApplicationShortcutItems") as? [[String: Any]] ?? []).compactMap { entry in
      guard let type = entry["UIApplicationShortcutItemType"] as? String,
        let title = entry["UIApplicationShortcutItemTitle"] as? String
      else { return nil }
      let symbol = entry["UIApplicationShortcutItemIconSymbolName"] as? String
      let file = entry["UIApplicationShortcutItemIconFile"] as? String
      let icon =
        symbol.map(UIApplicationShortcutIcon.init(systemImageName:))
        ?? file.map(UIApplicationShortcutIcon.init(templateImageName:))
        ?? (entry["UIApplicationShortcutItemIconType"] as? String).flatMap(UIApplicationShortcutIcon.init(named:))
      return UIApplicationShortcutItem(
        type: type, localizedTitle: text(title),
        localizedSubtitle: (entry["UIApplicationShortcutItemSubtitle"] as? String).map(text), icon: icon,
        userInfo: entry["UIApplicationShortcutItemUserInfo"] as? [String: any NSSecureCoding])
    }
  }

  /// A text of the Info.plist in the user's language.
  private static func text(_ key: String) -> String {
    _TargetBundles.main.localizedString(forKey: key, value: key, table: "InfoPlist")
  }
}

extension UIApplicationShortcutIcon {
  /// The icon of the system that an Info.plist names; nil if there is none of the name.
  fileprivate convenience init?(named name: String) {
    let prefix = "UIApplicationShortcutIconType"
    let types = (0...IconType.update.rawValue).compactMap(IconType.init)
    guard let type = types.first(where: { "\(prefix)\($0)".lowercased() == name.lowercased() }) else { return nil }
    self.init(type: type)
  }
}

extension ShortcutItems {
  /// Chooses a shown item on the home screen, by its type: an app that runs comes to the foreground and performs it, and
  /// one that doesn't run finds it at its next launch with the system.
  ///
  /// - Precondition: The home screen shows an item of the type.
  @MainActor public func choose(_ type: String) {
    guard let item = shown.first(where: { $0.type == type }) else {
      preconditionFailure("The home screen shows no item of the type \(type), but \(shown.map(\.type)).")
    }
    guard let system = system() else { return }
    guard let scene = system.scenes.first as? UIWindowScene, let app = scene.next as? UIApplication else {
      let key = UIApplication.LaunchOptionsKey.shortcutItem.rawValue
      return system.launchNext(for: LaunchReason(object: item, options: [key: item]))
    }
    scene.context.perform {
      // The user is at the home screen.
      scene.setActive(false)
      scene.enterBackground()
      scene.enterForeground()
      if let delegate = scene.delegate {
        (delegate as? any UIWindowSceneDelegate)?.windowScene(scene, performActionFor: item) { _ in }
      } else {
        app.perform(item)
      }
      scene.setActive(true)
    }
  }
}

extension System {
  /// The shortcut items of the app on the home screen.
  public var shortcutItems: ShortcutItems { service() }
}

extension UIApplication {
  /// The shortcut items that the app sets, behind those of its Info.plist; nil or empty for none.
  public final var shortcutItems: [UIApplicationShortcutItem]? {
    get { currentSystem.shortcutItems.dynamic }
    set {
      currentSystem.shortcutItems.dynamic = (newValue ?? []).compactMap { $0.copy() as? UIApplicationShortcutItem }
    }
  }

  /// Lets the delegate of an app without scenes perform an item.
  final func perform(_ item: UIApplicationShortcutItem) {
    delegate?.application(self, performActionFor: item) { _ in }
  }
}

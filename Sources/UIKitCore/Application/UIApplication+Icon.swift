import Foundation
import PergolaSystem

extension UIApplication {
  /// The number on the app's icon; 0 for none. It is the value that `UNUserNotificationCenter.setBadgeCount(_:)` sets.
  public final var applicationIconBadgeNumber: Int {
    get { currentSystem.icon.badge }
    set { currentSystem.icon.badge = newValue }
  }

  /// True if the app has alternate icons: its Info.plist names them under `CFBundleAlternateIcons`.
  public final var supportsAlternateIcons: Bool { !alternateIconNames.isEmpty }

  /// The name of the alternate icon that is shown; nil for the app's own icon.
  public final var alternateIconName: String? { currentSystem.icon.alternateName }

  /// Changes the app's icon, and completes on the main queue, after this method has returned.
  ///
  /// - Parameters:
  ///   - alternateIconName: A name from the Info.plist; nil for the app's own icon.
  ///   - completionHandler: Called with nil, or with an error: the app has no alternate icons, or none of the name.
  @preconcurrency public final func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    let error = changeIcon(to: alternateIconName)
    let context = SceneContext.current
    DispatchQueue.main.async { MainActor.assumeIsolated { context.perform { completionHandler?(error) } } }
  }

  /// Changes the app's icon.
  ///
  /// - Parameter alternateIconName: A name from the Info.plist; nil for the app's own icon.
  /// - Throws: An error if the app has no alternate icons, or none of the name.
  public final func setAlternateIconName(_ alternateIconName: String?) async throws {
    if let error = changeIcon(to: alternateIconName) { throw error }
  }

  private func changeIcon(to name: String?) -> CocoaError? {
    guard supportsAlternateIcons else { return CocoaError(.featureUnsupported) }
    guard name.map(alternateIconNames.contains) ?? true else { return CocoaError(.fileNoSuchFile) }
    currentSystem.icon.alternateName = name
    return nil
  }

  /// The names of alternate icons in the Info.plist.
  private var alternateIconNames: Set<String> {
    let icons = currentSystem.information?("CFBundleIcons") ?? _TargetBundles.main.infoDictionary?["CFBundleIcons"]
    let alternates = (icons as? [String: Any])?["CFBundleAlternateIcons"] as? [String: Any]
    return Set((alternates ?? [:]).keys)
  }
}

import Foundation

/// The device that the app runs on.
@preconcurrency @MainActor
public final class UIDevice: NSObject {
  /// The device that the app runs on.
  public static let current = UIDevice()

  /// The host name of the machine.
  public var name: String { ProcessInfo.processInfo.hostName }

  /// `iPad` or `iPhone`, by the host's idiom.
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

  /// The name of the system: Linux.
  public var systemName: String { "Linux" }

  /// The version string of the host's operating system.
  public var systemVersion: String { ProcessInfo.processInfo.operatingSystemVersionString }

  /// The orientation that the shape of the current scene stands for: `.portrait`, or `.landscapeLeft` if the scene is
  /// wider than tall. A host has no sensor.
  public var orientation: UIDeviceOrientation {
    let size = UIScreen.main.bounds.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }

  /// Posted when the orientation changes, while `isGeneratingDeviceOrientationNotifications` is true.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  private var orientationObservers = 0

  /// A Boolean value that indicates whether changes of the orientation are posted.
  public var isGeneratingDeviceOrientationNotifications: Bool { orientationObservers > 0 }

  /// Begins to post changes of the orientation. Calls can be nested.
  public func beginGeneratingDeviceOrientationNotifications() { orientationObservers += 1 }

  /// Ends the effect of one call of ``beginGeneratingDeviceOrientationNotifications()``.
  public func endGeneratingDeviceOrientationNotifications() { orientationObservers = max(0, orientationObservers - 1) }

  /// Posts that the shape of the current scene changed.
  func orientationDidChange() {
    guard isGeneratingDeviceOrientationNotifications else { return }
    NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
  }

  /// The interface idiom of the current scene.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { SceneContext.current.traits.userInterfaceIdiom }
}

import Foundation

/// The device that the app runs on.
@MainActor
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

  /// The interface idiom of the current scene.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { SceneContext.current.traits.userInterfaceIdiom }
}

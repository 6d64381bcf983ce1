import Foundation

/// The machine that the app runs on.
@MainActor
public final class UIDevice: NSObject {
  /// The device that the app runs on.
  public static let current = UIDevice()

  /// The machine's name in its network.
  public var name: String { ProcessInfo.processInfo.hostName }

  /// `iPad` or `iPhone`, as the host's idiom asks.
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

  /// What the system is called: Linux.
  public var systemName: String { "Linux" }

  /// The name and version of the host's operating system.
  public var systemVersion: String { ProcessInfo.processInfo.operatingSystemVersionString }

  /// What kind of device the scene that is served is made for.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { SceneContext.current.traits.userInterfaceIdiom }
}

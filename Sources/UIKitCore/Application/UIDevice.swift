import Foundation

/// The machine that the app runs on.
@MainActor
public final class UIDevice: NSObject {
  public static let current = UIDevice()

  /// The machine's name in its network.
  public var name: String { ProcessInfo.processInfo.hostName }

  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

  /// What the system is called: Linux.
  public var systemName: String { "Linux" }

  public var systemVersion: String { ProcessInfo.processInfo.operatingSystemVersionString }

  /// What kind of device the scene that is served is made for.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { SceneContext.current.traits.userInterfaceIdiom }
}

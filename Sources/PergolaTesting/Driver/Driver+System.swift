import UIKitCore

@_exported import class PergolaSystem.System

extension Driver {
  /// The devices, the system and the user of the driven app, which the test plays: permissions, the keychain, the log. Each
  /// driver has its own, in which nothing has happened yet. The modules of frameworks extend it.
  public var system: System { connection.scene.system }
}

import Foundation

extension FileManager {
  /// Returns the folder that the apps of a group share, which exists after the call.
  ///
  /// It is in the folder `Group Containers` of the user's application support folder. An identifier that is no name of
  /// a folder has none.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    guard let support = urls(for: .applicationSupportDirectory, in: .userDomainMask).first else { return nil }
    return containerURL(of: groupIdentifier, in: support)
  }

  /// Returns the folder of a group in a folder for application support.
  func containerURL(of group: String, in support: URL) -> URL? {
    guard !group.isEmpty, !group.hasPrefix("."), !group.contains("/"), !group.contains("\0") else { return nil }
    let folder = support.appendingPathComponent("Group Containers", isDirectory: true)
      .appendingPathComponent(group, isDirectory: true)
    do {
      try createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      return folder
    } catch {
      return nil
    }
  }
}

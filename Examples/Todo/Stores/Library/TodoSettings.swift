import Foundation

/// A place for todos that the user can choose.
public enum StoreChoice: String, CaseIterable, Codable, Sendable {
  case memory, file, synced

  /// The choices of this build: files need the trait `Web` of the package.
  public static var available: [StoreChoice] {
    #if Web
      allCases
    #else
      [.memory, .synced]
    #endif
  }
}

/// The settings of the app, which it keeps beside the todos.
public struct TodoSettings: Codable, Equatable, Sendable {
  public static let defaultServer = "http://127.0.0.1:8097"

  /// The place of the todos.
  public var store = StoreChoice.available.contains(.file) ? StoreChoice.file : .memory
  /// The address of the server.
  public var server = Self.defaultServer
  /// True if the tab of all todos lists those that are done.
  public var showsDone = true

  public init() {}

  /// Reads settings. A missing or broken file has the default ones.
  init(_ file: URL) {
    self = (try? Data(contentsOf: file)).flatMap { try? JSONDecoder().decode(Self.self, from: $0) } ?? TodoSettings()
    if !StoreChoice.available.contains(store) { store = TodoSettings().store }
  }

  /// Reads settings, in which each may be missing.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    store = try values.decodeIfPresent(StoreChoice.self, forKey: .store) ?? store
    server = try values.decodeIfPresent(String.self, forKey: .server) ?? server
    showsDone = try values.decodeIfPresent(Bool.self, forKey: .showsDone) ?? showsDone
  }

  /// Writes the settings.
  func write(_ file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    try JSONEncoder().encode(self).write(to: file, options: .atomic)
  }
}

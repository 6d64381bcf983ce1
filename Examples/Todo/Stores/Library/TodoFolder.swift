import Foundation

/// The folder in which the app keeps its data: `pergola-todo` under `XDG_DATA_HOME`.
public struct TodoFolder: Sendable {
  /// The folder.
  public let url: URL

  /// The file of the todos.
  public var database: URL { url.appending(path: "todos.sqlite") }
  /// The file of the settings.
  public var settings: URL { url.appending(path: "settings.json") }

  /// A folder at a place.
  public init(_ url: URL) { self.url = url }

  /// The folder of the user. A relative path in `XDG_DATA_HOME` does not count, as the specification asks.
  public init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    let home = environment["HOME"].map { URL(filePath: $0) } ?? FileManager.default.homeDirectoryForCurrentUser
    let stated = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? URL(filePath: $0) : nil }
    url = (stated ?? home.appending(path: ".local/share")).appending(path: "pergola-todo")
  }
}

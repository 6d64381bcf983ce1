import Foundation

/// The content of `PergolaSources.json`. Its paths are relative to the package's folder.
struct Configuration: Decodable {
  /// A file, or a folder with all files beneath it but some.
  struct Place: Decodable {
    let path: String
    let excluding: [String]?
  }

  let module: String
  /// "app", "framework" or "tests".
  let kind: String
  let sources: [Place]
  let resources: [Place]?
  let infoPlist: String?
  let bundle: String?
  let host: String?
  let isMainActorDefault: Bool?
  let assetSymbols: String?

  static let fileName = "PergolaSources.json"

  static func exists(in folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: fileName).path)
  }

  init(of folder: URL) throws {
    let file = folder.appending(path: Self.fileName)
    guard let data = FileManager.default.contents(atPath: file.path) else {
      throw ConfigurationError(
        "\(file.path):1:1: error: the plugin PergolaSources needs this file, which names the sources")
    }
    do {
      self = try JSONDecoder().decode(Self.self, from: data)
    } catch {
      throw ConfigurationError("\(file.path):1:1: error: not a configuration of sources: \(error)")
    }
  }
}

/// A configuration that names what is not there.
struct ConfigurationError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

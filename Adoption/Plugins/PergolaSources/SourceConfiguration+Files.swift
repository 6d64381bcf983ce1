import Foundation

extension SourceConfiguration {
  static let fileName = "PergolaSources.json"

  static func exists(in folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: fileName).path)
  }

  /// Reads the configuration in a target's folder.
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

  /// The Swift files of the target, in the order of their paths.
  func sourceFiles(in package: URL) throws -> [URL] {
    try Self.files(of: sources, in: package, entersPackages: false).filter { $0.pathExtension == "swift" }
  }

  /// The files of the target's bundle, and those in its folders.
  func resourceFiles(in package: URL) throws -> [URL] {
    try Self.files(of: resources ?? [], in: package, entersPackages: true)
  }

  private static func files(of trees: [FileTree], in package: URL, entersPackages: Bool) throws -> [URL] {
    let paths = try trees.flatMap { tree in
      let root = place(of: tree.path, in: package)
      guard FileManager.default.fileExists(atPath: root.path) else { throw missing(root) }
      return tree.files(at: root, entersPackages: entersPackages)
    }
    return try Set(paths).map { path in
      let url = place(of: path, in: package).standardizedFileURL
      guard FileManager.default.fileExists(atPath: url.path) else { throw missing(url) }
      return url
    }.sorted { $0.path < $1.path }
  }

  private static func place(of path: String, in package: URL) -> URL {
    path.hasPrefix("/") ? URL(filePath: path) : package.appending(path: path)
  }

  private static func missing(_ url: URL) -> ConfigurationError {
    ConfigurationError("\(url.path):1:1: error: there is no such file or folder, or it is a broken link")
  }
}

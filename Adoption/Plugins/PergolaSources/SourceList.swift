import Foundation

/// The files at the places of a configuration, in the order of their paths. Links are followed, also out of the package.
struct SourceList {
  private(set) var files: [URL] = []
  private let fileExtension: String?
  private var visitedFolders: Set<String> = []

  /// - Parameter fileExtension: the extension of the wanted files; nil for all.
  init(_ places: [Configuration.Place], in package: URL, extension fileExtension: String?) throws {
    self.fileExtension = fileExtension
    var found: Set<URL> = []
    for place in places {
      let url = package.appending(path: place.path).standardizedFileURL
      let excluded = Set((place.excluding ?? []).map { url.appending(path: $0).standardizedFileURL.path })
      visitedFolders = []
      try add(url, excluding: excluded)
      found.formUnion(files)
      files = []
    }
    files = found.sorted { $0.path < $1.path }
  }

  private mutating func add(_ url: URL, excluding excluded: Set<String>) throws {
    guard !excluded.contains(url.path) else { return }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw ConfigurationError("\(url.path):1:1: error: there is no such file or folder, or it is a broken link")
    }
    guard isFolder.boolValue else {
      files.append(url)
      return
    }
    // A link to a folder around it would never end.
    guard visitedFolders.insert(url.resolvingSymlinksInPath().path).inserted else { return }
    for name in try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() where !name.hasPrefix(".") {
      let child = url.appending(path: name)
      let isWanted = fileExtension == nil || child.pathExtension == fileExtension || Self.isFolder(child)
      if isWanted { try add(child, excluding: excluded) }
    }
  }

  private static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
  }
}

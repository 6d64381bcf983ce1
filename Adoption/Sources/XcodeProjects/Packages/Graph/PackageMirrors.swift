import Foundation

/// The places from which packages are fetched instead of their own, as `swift package config set-mirror` writes them.
struct PackageMirrors {
  private var mirrors: [String: String] = [:]
  private var originals: [String: String] = [:]

  /// Reads the user's mirrors, and those of packages in folders, which go first.
  init(of folders: [URL], home: URL = FileManager.default.homeDirectoryForCurrentUser) {
    let files =
      [home.appending(path: ".swiftpm/configuration/mirrors.json")]
      + folders.map { $0.appending(path: ".swiftpm/configuration/mirrors.json") }
    for file in files {
      guard let data = FileManager.default.contents(atPath: file.path),
        let content = try? JSONDecoder().decode(Content.self, from: data)
      else { continue }
      for entry in content.object {
        mirrors[Self.key(entry.original)] = entry.mirror
        originals[Self.key(entry.mirror)] = entry.original
      }
    }
  }

  /// The place from which a package is fetched.
  func place(of location: String) -> String { mirrors[Self.key(location)] ?? location }

  /// The package's own place, for the place that SwiftPM names instead of it; the place itself if it is no mirror.
  func original(of place: String) -> String { originals[Self.key(place)] ?? place }

  /// Locations that differ in `.git` alone are the same.
  private static func key(_ location: String) -> String {
    location.hasSuffix(".git") ? String(location.dropLast(4)) : location
  }

  private struct Content: Decodable {
    struct Entry: Decodable {
      var original: String
      var mirror: String
    }
    var object: [Entry]
  }
}

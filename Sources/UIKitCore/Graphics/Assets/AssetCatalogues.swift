import Foundation
import Synchronization

/// The sets in the asset catalogues of bundles, by kind and name. Each bundle's catalogues are listed once.
final class AssetCatalogues: Sendable {
  static let shared = AssetCatalogues()

  /// A kind of set.
  enum Kind: String, CaseIterable, Sendable {
    case image = "imageset"
    case color = "colorset"
    case data = "dataset"
    case symbol = "symbolset"
    case icon = "appiconset"
  }

  private let indexes = Mutex<[URL: AssetIndex]>([:])

  /// The folder of a set; nil if no catalogue in a bundle's folder of resources has one.
  ///
  /// - Complexity: O(*n*) in the sets of the bundle at the first call for it, then O(1).
  func set(_ kind: Kind, named name: String, in folder: URL) -> URL? {
    indexes.withLock { indexes in
      let index = indexes[folder] ?? AssetIndex(folder)
      indexes[folder] = index
      return index.path(of: kind, named: name).map { URL(fileURLWithPath: $0, isDirectory: true) }
    }
  }
}

/// The paths of the sets in the source asset catalogues (`.xcassets`, not compiled by Apple's tools) of a folder (Asset
/// Catalog Format Reference).
///
/// Only the names of folders are read, and the `Contents.json` of the groups among them.
struct AssetIndex: Sendable {
  private var paths: [AssetCatalogues.Kind: [String: String]] = [:]
  /// The groups that were read, against links in a circle.
  private var visited: Set<String> = []

  /// Lists the catalogues in a folder, sorted by name. Of two sets with one name the first one counts.
  init(_ folder: URL) {
    for name in Self.names(in: folder.path) where name.hasSuffix(".xcassets") {
      add(groupAt: folder.path + "/" + name, prefix: "")
    }
    visited = []
  }

  /// The path of the set with a name; nil if there is none.
  func path(of kind: AssetCatalogues.Kind, named name: String) -> String? { paths[kind]?[name] }

  private mutating func add(groupAt path: String, prefix: String) {
    guard visited.insert(URL(fileURLWithPath: path).resolvingSymlinksInPath().path).inserted else { return }
    for name in Self.names(in: path) {
      let item = path + "/" + name
      if let dot = name.lastIndex(of: "."), let kind = AssetCatalogues.Kind(rawValue: String(name[dot...].dropFirst()))
      {
        paths[kind, default: [:]].merge([prefix + name[..<dot]: item]) { first, _ in first }
      } else if Self.isFolder(item) {
        let contents = ContentsFile.readIfPresent(Group.self, in: URL(fileURLWithPath: item, isDirectory: true))
        let isNamespace = contents?.properties?.providesNamespace == true
        add(groupAt: item, prefix: isNamespace ? prefix + name + "/" : prefix)
      }
    }
  }

  private static func names(in path: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// The contents of the `Contents.json` of a group of sets.
  private struct Group: Decodable {
    struct Properties: Decodable {
      var providesNamespace: Bool?

      enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
    }

    var properties: Properties?
  }
}

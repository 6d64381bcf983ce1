import Foundation

/// The names of the images and colours in asset catalogues, in the namespaces of their groups.
struct AssetList {
  /// A namespace: the assets in it, and the namespaces inside of it.
  struct Space {
    /// The full names, each with that of the constant.
    var colors: [String: String] = [:]
    var images: [String: String] = [:]
    var spaces: [String: Space] = [:]

    var isEmpty: Bool { colors.isEmpty && images.isEmpty && spaces.values.allSatisfy(\.isEmpty) }
  }

  private(set) var root = Space()
  /// Remarks about assets whose names in Swift are those of others.
  private(set) var warnings: [String] = []
  private var visited: Set<String> = []

  /// - Parameter catalogues: the folders `.xcassets`.
  init(_ catalogues: [URL]) {
    for catalogue in catalogues {
      root = adding(catalogue, to: root, prefix: "")
    }
  }

  private mutating func adding(_ folder: URL, to space: Space, prefix: String) -> Space {
    var space = space
    // A link to a folder around it would never end.
    guard visited.insert(folder.resolvingSymlinksInPath().path).inserted else { return space }
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    for name in names {
      let item = folder.appending(path: name)
      let base = item.deletingPathExtension().lastPathComponent
      switch item.pathExtension {
      case "colorset": note(prefix + base, AssetNames.member(base, leavingOut: "Color"), in: &space.colors)
      case "imageset", "symbolset": note(prefix + base, AssetNames.member(base, leavingOut: "Image"), in: &space.images)
      case "appiconset", "dataset", "launchimage", "brandassets", "imagestack", "stickerpack": break
      default:
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: item.path, isDirectory: &isFolder), isFolder.boolValue else {
          continue
        }
        if Self.isNamespace(item), let inner = AssetNames.namespace(name) {
          space.spaces[inner] = adding(item, to: space.spaces[inner] ?? Space(), prefix: prefix + name + "/")
        } else {
          space = adding(item, to: space, prefix: prefix)
        }
      }
    }
    return space
  }

  private mutating func note(_ name: String, _ member: String?, in members: inout [String: String]) {
    guard let member else { return }
    if let other = members[member] {
      if other != name {
        warnings.append(
          "the assets “\(other)” and “\(name)” have the same name in Swift, \(member); only the first has it")
      }
      return
    }
    members[member] = name
  }

  private static func isNamespace(_ folder: URL) -> Bool {
    guard let data = try? Data(contentsOf: folder.appending(path: "Contents.json")),
      let contents = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any],
      let properties = contents["properties"] as? [String: Any]
    else { return false }
    return properties["provides-namespace"] as? Bool == true
  }
}

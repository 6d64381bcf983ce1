import Foundation

extension FileTree {
  /// The paths of the tree's files from a root, in order: of a folder, all files beneath it but the excluded ones and those
  /// whose names begin with a dot.
  ///
  /// Links are followed, also out of the tree; a folder to which several lead is listed once. A link to nothing counts as a
  /// file.
  ///
  /// - Parameters:
  ///   - root: the file or the folder at the tree's path.
  ///   - entersPackages: true to list the files in folders that are one file for their users, such as asset catalogues; false to
  ///     list these folders.
  /// - Returns: the paths with the tree's own in front; none if nothing is there.
  func files(at root: URL, entersPackages: Bool = false) -> [String] {
    guard FileManager.default.fileExists(atPath: root.path) else { return [] }
    let isListed = !entersPackages && (whole == true || FileKind.isPackage(path))
    guard Self.isFolder(root), !isListed else { return [path] }
    var walk = Walk(excluded: Set(excluding ?? []), entersPackages: entersPackages)
    walk.visit(root, at: "")
    return walk.files.map { path.isEmpty ? $0 : path + "/" + $0 }.sorted()
  }

  /// True for a folder, or for a link to one.
  static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
  }
}

/// A walk through the folders of a tree.
private struct Walk {
  let excluded: Set<String>
  let entersPackages: Bool
  private(set) var files: [String] = []
  private var visited: Set<String> = []

  init(excluded: Set<String>, entersPackages: Bool) {
    self.excluded = excluded
    self.entersPackages = entersPackages
  }

  mutating func visit(_ folder: URL, at path: String) {
    // A link to a folder around it would never end.
    guard visited.insert(folder.resolvingSymlinksInPath().path).inserted else { return }
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    var links: [(URL, String)] = []
    for name in names where !name.hasPrefix(".") {
      let inner = path.isEmpty ? name : path + "/" + name
      guard !excluded.contains(inner) else { continue }
      let url = folder.appending(path: name)
      if !FileTree.isFolder(url) || (!entersPackages && FileKind.isPackage(name)) {
        files.append(inner)
      } else if (try? FileManager.default.destinationOfSymbolicLink(atPath: url.path)) != nil {
        links.append((url, inner))
      } else {
        visit(url, at: inner)
      }
    }
    // A folder is listed at its own place, if it has one in the tree.
    for (url, inner) in links { visit(url, at: inner) }
  }
}

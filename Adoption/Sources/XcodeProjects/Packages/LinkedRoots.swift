import Foundation

/// The paths of a project as they are in its package.
///
/// In a package inside of the project they are the same. A package outside has a link, to the project's folder or to the
/// closest folder around all of its files, and all paths lead through it.
struct LinkedRoots {
  /// The folder to which the link leads.
  let root: URL
  private let isOutside: Bool
  /// The path from the root to the project's folder.
  private let prefix: String

  init(plan: PackagePlan, folder: URL, isOutside: Bool) {
    self.isOutside = isOutside
    let trees = plan.targets.flatMap { $0.configuration.sources + ($0.configuration.resources ?? []) }
    let local = plan.packages.compactMap { if case .local(let path) = $0 { path } else { nil } }
    let climbs = (trees.map(\.path) + local).map { $0.split(separator: "/").prefix { $0 == ".." }.count }.max() ?? 0
    var root = folder
    var parts: [String] = []
    for _ in 0..<climbs {
      parts.insert(root.lastPathComponent, at: 0)
      root = root.deletingLastPathComponent()
    }
    self.root = root
    prefix = parts.joined(separator: "/")
  }

  /// A path from the project's folder as a path from the package's folder.
  func packagePath(_ path: String) -> String {
    guard isOutside, !path.hasPrefix("/"), !PackageStore.contains(path) else { return path.isEmpty ? "." : path }
    let inside = GroupPaths.join(prefix, path)
    return inside.isEmpty ? PackageWriter.linkName : PackageWriter.linkName + "/" + inside
  }

  /// A tree with its path from the package's folder.
  func packageTree(_ tree: FileTree) -> FileTree {
    var tree = tree
    tree.path = packagePath(tree.path)
    return tree
  }

  /// The folders whose changes the package manager watches.
  func folders(of trees: [FileTree]) -> [String] {
    var known = Set<String>()
    // The package's own folder needs no link, and would be found inside of itself.
    let folder = SourceFolder(folder: root)
    return trees.map(\.path)
      .filter { path in
        let isFolder = PackageStore.contains(path) || folder.isFolder(GroupPaths.join(prefix, path))
        return !path.isEmpty && isFolder && known.insert(path).inserted
      }
  }
}

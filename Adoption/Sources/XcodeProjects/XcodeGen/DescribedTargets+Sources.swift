import Foundation

extension DescribedTargets {
  /// Adds the files of one entry of a target's sources.
  mutating func addSource(_ source: PropertyListValue, to target: inout ProjectTarget) {
    guard let path = source.string ?? source["path"]?.string else { return }
    let normal = GroupPaths.normalized(path)
    let url = URL(filePath: normal.isEmpty ? "." : normal, relativeTo: description.folder)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      if source["optional"]?.string != "YES" { note("The source “\(path)” of the target “\(target.name)” is missing.") }
      return
    }
    let phase = source["buildPhase"]?.string ?? source["buildPhase"]?.dictionary?.keys.first
    if phase == "none" || phase == "headers" { return }
    if source["type"]?.string == "folder" {
      target.resources.append(FileTree(normal, whole: true))
      return
    }
    guard isFolder.boolValue, !FileKind.isPackage(normal) else {
      let tree = FileTree(normal)
      if FileKind(path: normal).isCompiled && phase != "resources" {
        target.sources.append(tree)
      } else {
        target.resources.append(tree)
      }
      return
    }
    let excluded = excluded(by: source, in: url, of: target)
    if phase != "resources" { target.sources.append(FileTree(normal, excluding: excluded)) }
    if phase != "sources" { target.resources.append(FileTree(normal, excluding: excluded)) }
  }

  /// The paths in a folder that an entry's patterns exclude, or that its patterns of included files leave out.
  private func excluded(by source: PropertyListValue, in folder: URL, of target: ProjectTarget) -> [String] {
    let excludes = (source["excludes"]?.strings ?? []).map { PathPattern($0) }
    let includes = (source["includes"]?.strings ?? []).map { PathPattern($0) }
    guard !excludes.isEmpty || !includes.isEmpty else { return [] }
    let all = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    let dropped = all.filter { path in
      if excludes.contains(where: { $0.matches(path) }) { return true }
      let isFolder = (try? folder.appending(path: path).resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false
      return !includes.isEmpty && !isFolder && !includes.contains { $0.matches(path) }
    }
    return dropped.sorted()
  }
}

import Foundation

extension ProjectReader {
  /// Adds the folders whose files belong to a target without being listed, and the single files of other targets' folders.
  func addSynchronizedFolders(of object: ProjectFile.Object, to target: inout ProjectTarget) {
    let own = Set(object.list("fileSystemSynchronizedGroups"))
    for group in allSynchronizedFolders() {
      guard let path = paths.paths[group.id] else { continue }
      let exceptions = file.objects("exceptions", of: group).filter { isException($0, of: object) }
        .flatMap { $0.list("membershipExceptions") }
      if own.contains(group.id) {
        let opaque = group.list("explicitFolders")
        let tree = FileTree(path, excluding: exceptions)
        target.sources.append(tree)
        target.resources.append(FileTree(path, excluding: exceptions + opaque))
        target.resources += opaque.map { FileTree(GroupPaths.join(path, $0), whole: true) }
      } else {
        // In another target's folder the exceptions are what this target has of it.
        for exception in exceptions {
          let tree = FileTree(GroupPaths.join(path, exception))
          if FileKind(path: exception).isCompiled { target.sources.append(tree) } else { target.resources.append(tree) }
        }
      }
    }
  }

  private func isException(_ set: ProjectFile.Object, of target: ProjectFile.Object) -> Bool {
    set["target"].map { $0 == target.id } ?? set["buildPhase"].map { target.list("buildPhases").contains($0) } ?? false
  }

  private func allSynchronizedFolders() -> [ProjectFile.Object] {
    paths.paths.keys.sorted().compactMap { file.object($0) }
      .filter { $0.kind == "PBXFileSystemSynchronizedRootGroup" }
  }
}

import Foundation

extension XcodeProject {
  /// Reads a workspace: its only project, or all of them as one, whose paths start at the workspace's folder.
  init(of workspace: Workspace, at file: URL) throws(ProjectError) {
    var projects: [XcodeProject] = []
    for place in try workspace.projects() { projects.append(try XcodeProject(at: place)) }
    if projects.count == 1 {
      self = projects[0]
      return
    }
    let folder = file.deletingLastPathComponent().standardizedFileURL
    let moved = projects.map { $0.moved(to: folder) }
    self.init(
      name: file.deletingPathExtension().lastPathComponent, folder: folder, targets: moved.flatMap(\.targets),
      developmentRegion: moved.first?.developmentRegion ?? "en", remarks: moved.flatMap(\.remarks))
    tests = moved.reduce(into: [:]) { $0.merge($1.tests) { first, _ in first } }
  }

  /// The project with paths that start at another folder.
  private func moved(to folder: URL) -> XcodeProject {
    let prefix = Self.path(from: folder, to: self.folder)
    guard !prefix.isEmpty else { return self }
    func moved(_ trees: [FileTree]) -> [FileTree] {
      trees.map { tree in
        var tree = tree
        tree.path = GroupPaths.join(prefix, tree.path)
        return tree
      }
    }
    var project = self
    project.folder = folder
    for index in targets.indices {
      project.targets[index].sources = moved(targets[index].sources)
      project.targets[index].resources = moved(targets[index].resources)
      project.targets[index].products = targets[index].products.map { product in
        guard case .local(let path)? = product.source else { return product }
        return PackageProduct(name: product.name, source: .local(path: GroupPaths.join(prefix, path)))
      }
    }
    return project
  }

  private static func path(from start: URL, to end: URL) -> String {
    let (start, end) = (start.standardizedFileURL.pathComponents, end.standardizedFileURL.pathComponents)
    let common = zip(start, end).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: start.count - common) + end.dropFirst(common)).joined(separator: "/")
  }
}

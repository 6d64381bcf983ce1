import Foundation

extension XcodeProject {
  /// Reads a workspace: its only project, or all of them as one, whose paths start at the workspace's folder.
  init(of workspace: Workspace, at file: URL) throws(ProjectError) {
    var projects: [XcodeProject] = []
    let packages = try workspace.packages()
    for place in try workspace.projects() {
      projects.append(try XcodeProject(at: place).withProducts(of: packages))
    }
    let folder = file.deletingLastPathComponent().standardizedFileURL
    if projects.count == 1 {
      // Packages beside the project lie in the workspace's folder as it does.
      self = projects[0].usesPackagesOutside ? projects[0].moved(to: folder) : projects[0]
      return
    }
    let moved = projects.map { $0.moved(to: folder) }
    self.init(
      name: file.deletingPathExtension().lastPathComponent, folder: folder, targets: moved.flatMap(\.targets),
      developmentRegion: moved.first?.developmentRegion ?? "en", remarks: moved.flatMap(\.remarks))
    tests = moved.reduce(into: [:]) { $0.merge($1.tests) { first, _ in first } }
  }

  /// The project with the packages of products of which it does not say them: those of its workspace.
  private func withProducts(of packages: [URL]) -> XcodeProject {
    var project = self
    for index in targets.indices {
      project.targets[index].products = targets[index].products.map { product in
        guard product.source == nil,
          let package = packages.first(where: { PackageProduct.names(in: $0).contains(product.name) })
        else { return product }
        return PackageProduct(name: product.name, source: .local(path: Self.path(from: folder, to: package)))
      }
    }
    return project
  }

  /// True if a package that is used lies outside of the project's folder.
  private var usesPackagesOutside: Bool {
    targets.contains { target in
      target.products.contains { product in
        guard case .local(let path)? = product.source else { return false }
        return path.hasPrefix("..")
      }
    }
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

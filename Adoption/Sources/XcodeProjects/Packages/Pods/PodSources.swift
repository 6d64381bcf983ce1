import Foundation

/// The places of pods' sources and specifications.
///
/// The sources of a pod are in `Pods/NAME` if the project has that folder, which has only the files that the project uses;
/// otherwise at the place that the lock file or the pod's specification says.
struct PodSources {
  let project: URL
  /// A folder with specifications in JSON: `NAME.podspec.json`, or `NAME/VERSION/NAME.podspec.json`; nil for none.
  let specifications: URL?

  /// The pod as a package with one target.
  ///
  /// - Throws: `ProjectError` if it can't be had.
  func node(of pod: PodLock.Pod, _ store: inout PackageStore) throws(ProjectError) -> PackageNode {
    let specification = try specification(of: pod)
    let installed = "Pods/\(pod.name)"
    if case .folder(let path)? = pod.source {
      return try node(of: pod, specification, at: path, in: url(of: path))
    }
    if FileManager.default.fileExists(atPath: url(of: installed).path) {
      return node(of: pod, specification, at: installed, in: url(of: installed), sources: nil)
    }
    guard let (location, requirement) = repository(of: pod, specification) else {
      throw ProjectError(
        file: pod.name,
        reason: specification == nil
          ? "The pod is not in Pods, and has no podspec; --podspecs names a folder with podspecs in JSON."
          : "The podspec names no git repository.")
    }
    let folder = try store.folder(of: location, at: requirement)
    return try node(of: pod, specification, at: PackageStore.path(of: location), in: folder)
  }

  private func repository(
    of pod: PodLock.Pod, _ specification: PodSpecification?
  ) -> (location: String, PackageRequirement)? {
    if case .repository(let location, let requirement)? = pod.source { return (location, requirement) }
    guard let source = specification?.source, let location = source.git, let requirement = source.requirement else {
      return nil
    }
    return (location, requirement)
  }

  /// A pod in a folder with more than its sources, which the specification chooses.
  private func node(
    of pod: PodLock.Pod, _ specification: PodSpecification?, at path: String, in folder: URL
  ) throws(ProjectError) -> PackageNode {
    guard let specification else {
      throw ProjectError(
        file: pod.name,
        reason: "The pod has no podspec in JSON, which says its sources; --podspecs names a folder with podspecs.")
    }
    if specification.prepare_command != nil {
      throw ProjectError(file: pod.name, reason: "The podspec has a script that makes sources, which is not run.")
    }
    let files = FileTree("").files(at: folder)
    let sources = specification.sources(of: files, parts: pod.parts)
    guard !sources.isEmpty else {
      throw ProjectError(file: pod.name, reason: "The podspec's source files match nothing in \(folder.path).")
    }
    return node(of: pod, specification, at: path, in: folder, sources: sources)
  }

  private func node(
    of pod: PodLock.Pod, _ specification: PodSpecification?, at path: String, in folder: URL, sources: [String]?
  ) -> PackageNode {
    let module = specification?.module_name ?? moduleInMap(of: pod.name) ?? BuildSettings.moduleName(pod.name)
    return PackageNode(
      origin: .pod(version: pod.version), name: pod.name, path: path, folder: folder,
      manifest: PackageManifest(
        module: module, path: ".", sources: sources, dependencies: pod.dependencies.sorted()))
  }

  /// The specification of a pod: among those that CocoaPods keeps, or in the folder of specifications.
  private func specification(of pod: PodLock.Pod) throws(ProjectError) -> PodSpecification? {
    let file = "\(pod.name).podspec.json"
    var places = [url(of: "Pods/Local Podspecs/\(file)")]
    if let specifications {
      places += [
        specifications.appending(path: "\(pod.name)/\(pod.version)/\(file)"), specifications.appending(path: file),
      ]
    }
    guard let place = places.first(where: { FileManager.default.fileExists(atPath: $0.path) }) else { return nil }
    return try PodSpecification(at: place)
  }

  /// The module's name in the map of an installed pod; nil if there is none.
  private func moduleInMap(of pod: String) -> String? {
    let folder = url(of: "Pods/Target Support Files")
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    for name in names where name == pod || name.hasPrefix(pod + "-") {
      guard let text = try? String(contentsOf: folder.appending(path: "\(name)/\(name).modulemap"), encoding: .utf8),
        let match = text.firstMatch(of: #/module\s+(\w+)/#)
      else { continue }
      return String(match.1)
    }
    return nil
  }

  private func url(of path: String) -> URL { SourceFolder(folder: project).url(of: path) }
}

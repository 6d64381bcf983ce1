import Foundation

/// The packages of an adopted project that were fetched: `.pergola/packages` in the folder of the adopted package. Git ignores
/// the folder, and `pergola resolve` fetches what it lacks.
public struct PackageStore {
  /// The path of the folder from the adopted package's.
  static let path = PergolaPlace.folderName + "/packages"
  /// The path of the list of what was fetched, which belongs to the project's sources.
  public static let listPath = "Pergola/Packages.json"

  private let package: URL
  let mirrors: PackageMirrors
  private let takesNearest: Bool
  /// The fetched packages by their identities.
  private(set) var packages: [String: FetchedPackage] = [:]

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - package: the folder of the adopted package.
  ///   - project: the project's folder, whose mirrors hold.
  ///   - takesNearest: a version that can't be had becomes the nearest that can.
  init(of package: URL, project: URL, takesNearest: Bool) {
    self.package = package
    mirrors = PackageMirrors(of: [project, package])
    self.takesNearest = takesNearest
  }

  /// Fetches the packages that an adopted package lists and that are not there.
  ///
  /// - Returns: the names of those that were fetched.
  /// - Throws: `ProjectError` if the list can't be read, or a package can't be fetched.
  public static func resolve(_ package: URL) throws(ProjectError) -> [String] {
    let list = try list(of: package)
    let store = PackageStore(of: package, project: package, takesNearest: false)
    var fetched: [String] = []
    for entry in list where store.revision(of: store.folder(of: entry.name)) != entry.revision {
      let place = store.mirrors.place(of: entry.location)
      try store.fetch(entry.name, from: place, .init(reference: entry.taken, revision: entry.revision, isExact: true))
      fetched.append(entry.name)
    }
    return fetched
  }

  /// Checks that the packages which an adopted package lists are there.
  ///
  /// - Throws: `ProjectError` if the list can't be read, or a package is not there.
  public static func checkThatFetched(_ package: URL) throws(ProjectError) {
    for entry in try list(of: package) {
      guard FileManager.default.fileExists(atPath: package.appending(path: "\(path)/\(entry.name)").path) else {
        throw ProjectError(
          file: package.path, reason: "lacks the package \(entry.name); `pergola resolve` fetches it")
      }
    }
  }

  private static func list(of package: URL) throws(ProjectError) -> [FetchedPackage] {
    let file = package.appending(path: listPath)
    guard let data = FileManager.default.contents(atPath: file.path) else { return [] }
    do {
      return try JSONDecoder().decode([FetchedPackage].self, from: data)
    } catch {
      throw ProjectError(file: file.path, reason: "is no list of packages: \(error)")
    }
  }

  /// The bytes of the list.
  func list() throws(ProjectError) -> String? {
    guard !packages.isEmpty else { return nil }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return String(decoding: try encoder.encode(packages.values.sorted { $0.name < $1.name }), as: UTF8.self) + "\n"
    } catch {
      throw ProjectError(file: Self.listPath, reason: "cannot be written: \(error)")
    }
  }

  /// The folder of a package in the version that is asked for.
  ///
  /// - Throws: `ProjectError` if it can't be fetched, or if it has no such version.
  mutating func folder(of location: String, at wanted: PackageRequirement) throws(ProjectError) -> URL {
    let identity = PackageLock.identity(of: location)
    let name = PackageLock.name(of: location)
    guard !["", ".", ".."].contains(name), !name.hasPrefix("-") else {
      throw ProjectError(file: location, reason: "is no place of a package; expected the address of a git repository")
    }
    if let known = packages[identity] {
      guard known.location == location, known.wanted == wanted.description else {
        throw ProjectError(
          file: location,
          reason: "is asked for as \(wanted), and \(known.location) as \(known.wanted); there is one package of a name")
      }
      return folder(of: known.name)
    }
    let place = mirrors.place(of: location)
    let references = try References(of: place, named: location)
    var choice = try choice(of: wanted, in: references, of: location)
    let folder = folder(of: name)
    if revision(of: folder) != choice.revision {
      do throws(ProjectError) {
        try fetch(name, from: place, choice)
      } catch {
        // Only fetching tells that a revision is gone.
        guard takesNearest, case .revision = wanted, let head = head(references) else { throw error }
        choice = head
        try fetch(name, from: place, choice)
      }
    }
    packages[identity] = FetchedPackage(
      name: name, location: location, wanted: wanted.description, taken: choice.reference,
      revision: revision(of: folder) ?? "", isExact: choice.isExact)
    return folder
  }

  /// The path of a package from the adopted package's folder.
  static func path(of location: String) -> String { path + "/" + PackageLock.name(of: location) }

  /// True for a path of a fetched package, which starts at the adopted package's folder.
  static func contains(_ path: String) -> Bool { path.hasPrefix(Self.path + "/") }

  private func folder(of name: String) -> URL { package.appending(path: "\(Self.path)/\(name)") }
}

extension PackageStore {
  /// The state of a repository that is fetched: a tag, a branch or a revision.
  private struct Choice {
    var reference: String
    var revision: String
    var isExact: Bool
  }

  /// The names of a repository's tags and branches, with their revisions.
  private struct References {
    var tags: [String: String] = [:]
    var branches: [String: String] = [:]
    var head: String?

    init(of place: String, named location: String) throws(ProjectError) {
      let list = Command.run("git", ["ls-remote", "--", place], timeout: 60)
      guard list.status == 0 else {
        throw ProjectError(file: location, reason: "cannot be fetched: \(list.firstLineOfErrors)")
      }
      for line in String(decoding: list.output, as: UTF8.self).split(separator: "\n") {
        let parts = line.split(separator: "\t")
        guard parts.count == 2 else { continue }
        let revision = String(parts[0])
        // The commit of a tag that is an object of its own follows the tag.
        let name = parts[1].hasSuffix("^{}") ? parts[1].dropLast(3) : parts[1]
        if name == "HEAD" { head = revision }
        if name.hasPrefix("refs/tags/") { tags[String(name.dropFirst(10))] = revision }
        if name.hasPrefix("refs/heads/") { branches[String(name.dropFirst(11))] = revision }
      }
    }
  }

  private func choice(
    of wanted: PackageRequirement, in references: References, of location: String
  ) throws(ProjectError) -> Choice {
    func tag(_ name: String, isExact: Bool) -> Choice? {
      references.tags[name].map { Choice(reference: name, revision: $0, isExact: isExact) }
    }
    let tags = Array(references.tags.keys)
    switch wanted {
    case .version(let text):
      if let exact = tag(text, isExact: true) ?? tag("v" + text, isExact: true) { return exact }
    case .range(let first, let end):
      if let exact = PackageRequirement.newest(of: tags, from: first, to: end).flatMap({ tag($0, isExact: true) }) {
        return exact
      }
    case .branch(let name):
      if let revision = references.branches[name] { return Choice(reference: name, revision: revision, isExact: true) }
    case .revision(let revision):
      return Choice(reference: revision, revision: revision, isExact: true)
    }
    guard takesNearest, let nearest = nearest(to: wanted, tags).flatMap({ tag($0, isExact: false) }) ?? head(references)
    else {
      throw ProjectError(
        file: location,
        reason: "has no \(wanted) that can be had; --nearest takes \(nearest(to: wanted, tags) ?? "its newest state")")
    }
    return nearest
  }

  private func head(_ references: References) -> Choice? {
    references.head.map { Choice(reference: "HEAD", revision: $0, isExact: false) }
  }

  private func nearest(to wanted: PackageRequirement, _ tags: [String]) -> String? {
    let text: String
    switch wanted {
    case .version(let version): text = version
    case .range(let first, _): text = first
    case .branch, .revision: return nil
    }
    let versions = Dictionary(
      tags.compactMap { tag in PackageVersion(tag).map { ($0.description, (tag, $0)) } }, uniquingKeysWith: { $1 })
    guard let nearest = PackageVersion(text)?.nearest(of: versions.values.map(\.1)) else { return nil }
    return versions[nearest.description]?.0
  }

  /// Fetches a package into its folder, whole or not at all.
  private func fetch(_ name: String, from place: String, _ choice: Choice) throws(ProjectError) {
    let store = package.appending(path: Self.path)
    let copy = store.appending(path: ".\(name)-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: copy) }
    try PergolaPlace.makeFolder(in: package)
    do {
      try FileManager.default.createDirectory(at: store, withIntermediateDirectories: true)
    } catch {
      throw ProjectError(file: store.path, reason: "cannot be made: \(error.localizedDescription)")
    }
    let isNamed = choice.reference != "HEAD" && choice.reference != choice.revision
    let options =
      isNamed ? ["--depth", "1", "--branch", choice.reference] : choice.reference == "HEAD" ? ["--depth", "1"] : []
    let clone = Command.run(
      "git", ["-c", "advice.detachedHead=false", "clone", "--quiet"] + options + ["--", place, copy.path], timeout: 600)
    guard clone.status == 0 else {
      throw ProjectError(file: place, reason: "cannot be fetched: \(clone.firstLineOfErrors)")
    }
    try checkOut(choice.revision, in: copy, from: place)
    do {
      let folder = folder(of: name)
      if FileManager.default.fileExists(atPath: folder.path) { try FileManager.default.removeItem(at: folder) }
      try FileManager.default.moveItem(at: copy, to: folder)
    } catch {
      throw ProjectError(file: store.path, reason: "cannot be written: \(error.localizedDescription)")
    }
  }

  /// Brings a copy to a revision. A branch may have moved on, so that a copy without history lacks it.
  private func checkOut(_ revision: String, in copy: URL, from place: String) throws(ProjectError) {
    guard self.revision(of: copy) != revision else { return }
    func git(_ arguments: [String]) -> Command { Command.run("git", ["-C", copy.path] + arguments, timeout: 600) }
    var checkout = git(["checkout", "--quiet", revision])
    if checkout.status != 0 {
      _ = git(["fetch", "--quiet", "--unshallow"])
      checkout = git(["checkout", "--quiet", revision])
    }
    guard checkout.status == 0 else {
      throw ProjectError(file: place, reason: "has no revision \(revision): \(checkout.firstLineOfErrors)")
    }
  }

  private func revision(of folder: URL) -> String? {
    guard FileManager.default.fileExists(atPath: folder.appending(path: ".git").path) else { return nil }
    let result = Command.run("git", ["-C", folder.path, "rev-parse", "HEAD"], timeout: 20)
    return result.status == 0 ? result.text.trimmingCharacters(in: .whitespacesAndNewlines) : nil
  }
}

import Foundation
import Yams

/// The pods of a project in the versions of its `Podfile.lock`.
struct PodLock: Equatable {
  /// The place of a pod that is in no repository of specifications.
  enum Source: Equatable {
    /// A folder, as a path from the project's folder.
    case folder(String)
    case repository(url: String, PackageRequirement)
  }

  /// A pod with all of its parts that the project uses.
  struct Pod: Equatable {
    let name: String
    let version: String
    /// The paths of the parts, such as `Core` of `Moya/Core`; none if the pod has no parts.
    var parts: Set<String> = []
    /// The names of the pods that it needs.
    var dependencies: Set<String> = []
    /// The place; nil for the one that its specification says.
    var source: Source?
  }

  /// The pods, in the order of their names.
  private(set) var pods: [Pod] = []

  static let fileName = "Podfile.lock"

  /// The lock file of a project; nil if the project has no pods.
  ///
  /// - Throws: `ProjectError` if the file can't be read, such as one with conflicts of a merge.
  init?(in folder: URL) throws(ProjectError) {
    let file = folder.appending(path: Self.fileName)
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      throw ProjectError(file: file.path, reason: "cannot be read as UTF-8")
    }
    let conflict = text.split(whereSeparator: \.isNewline).firstIndex { $0.hasPrefix("<<<<<<<") }
    guard conflict == nil else {
      throw ProjectError(
        file: file.path, line: conflict.map { $0 + 1 }, reason: "has conflicts of a merge; settle them first")
    }
    let content: [String: Any]
    do {
      guard let map = try Yams.load(yaml: text) as? [String: Any], map["PODS"] is [Any] else {
        throw ProjectError(file: file.path, reason: "is no lock file of CocoaPods; expected a map with “PODS”")
      }
      content = map
    } catch {
      throw error as? ProjectError
        ?? ProjectError(file: file.path, reason: "is not YAML that can be read: \(error)")
    }
    pods = Self.pods(content).values.sorted { $0.name < $1.name }
  }

  private static func pods(_ content: [String: Any]) -> [String: Pod] {
    var pods: [String: Pod] = [:]
    for entry in content["PODS"] as? [Any] ?? [] {
      // A pod with dependencies is a map with one key.
      let map = entry as? [String: Any]
      guard let heading = entry as? String ?? map?.keys.first, let (path, version) = Self.heading(heading) else {
        continue
      }
      let (name, part) = split(path)
      var pod = pods[name] ?? Pod(name: name, version: version)
      if let part { pod.parts.insert(part) }
      for dependency in map?[heading] as? [String] ?? [] {
        let needed = split(dependency.split(separator: " ").first.map(String.init) ?? dependency).name
        if needed != name { pod.dependencies.insert(needed) }
      }
      pod.source = source(of: name, content)
      pods[name] = pod
    }
    return pods
  }

  /// The name and the version of a heading such as `Moya/Core (11.0.0)`.
  private static func heading(_ text: String) -> (path: String, version: String)? {
    guard let match = text.wholeMatch(of: #/(\S+) \((.+)\)/#) else { return nil }
    // A pod from a repository or a folder says so in place of its version.
    return (String(match.1), String(match.2))
  }

  /// The name of a pod and the path of a part of it.
  private static func split(_ path: String) -> (name: String, part: String?) {
    guard let slash = path.firstIndex(of: "/") else { return (path, nil) }
    return (String(path[..<slash]), String(path[path.index(after: slash)...]))
  }

  private static func source(of name: String, _ content: [String: Any]) -> Source? {
    func entry(_ section: String) -> [String: Any] {
      (content[section] as? [String: Any])?[name] as? [String: Any] ?? [:]
    }
    let (external, taken) = (entry("EXTERNAL SOURCES"), entry("CHECKOUT OPTIONS"))
    if let path = external[":path"] as? String {
      return .folder(path.hasSuffix(".podspec") ? (path as NSString).deletingLastPathComponent : path)
    }
    guard let url = taken[":git"] as? String ?? external[":git"] as? String else { return nil }
    let options = external.merging(taken) { $1 }
    if let commit = options[":commit"] as? String { return .repository(url: url, .revision(commit)) }
    if let tag = options[":tag"] { return .repository(url: url, .version("\(tag)")) }
    return .repository(url: url, .branch(options[":branch"] as? String ?? "master"))
  }
}

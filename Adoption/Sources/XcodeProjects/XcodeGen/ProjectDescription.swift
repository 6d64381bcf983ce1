import Foundation
import Yams

/// The description of a project for XcodeGen, `project.yml`, with the files that it includes.
struct ProjectDescription {
  let file: URL
  let folder: URL
  private(set) var content: [String: PropertyListValue]

  init(_ file: URL) throws(ProjectError) {
    self.file = file
    folder = file.deletingLastPathComponent().standardizedFileURL
    content = try Self.read(file, from: [])
  }

  /// Reads a file and merges it over the files that it includes.
  private static func read(_ file: URL, from including: [String]) throws(ProjectError) -> [String: PropertyListValue] {
    guard !including.contains(file.standardizedFileURL.path) else {
      throw ProjectError(file: file.path, reason: "includes itself")
    }
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      throw ProjectError(file: file.path, reason: "cannot be read; expected a description for XcodeGen")
    }
    let object: Any?
    do {
      object = try Yams.load(yaml: withEnvironment(text))
    } catch {
      throw ProjectError(file: file.path, line: line(of: error), reason: "is not YAML that can be read: \(error)")
    }
    guard let content = object.flatMap({ PropertyListValue(yaml: $0) })?.dictionary else {
      throw ProjectError(file: file.path, reason: "is not a description for XcodeGen; expected a map with “targets”")
    }
    var result: [String: PropertyListValue] = [:]
    for include in content["include"]?.array ?? content["include"].map({ [$0] }) ?? [] {
      guard let path = include.string ?? include["path"]?.string else { continue }
      if include["enable"]?.string == "NO" { continue }
      let included = URL(filePath: path, relativeTo: file.deletingLastPathComponent())
      let entries = try read(included, from: including + [file.standardizedFileURL.path])
      result = merge(entries, over: result)
    }
    return merge(content, over: result)
  }

  /// The line of an error of the YAML library; nil if it has none.
  private static func line(of error: any Error) -> Int? {
    switch error as? YamlError {
    case .scanner(_, _, let mark, _), .parser(_, _, let mark, _), .composer(_, _, let mark, _): mark.line
    default: nil
    }
  }

  /// Replaces `${NAME}` by the environment's variable. Names that it lacks stay, for build settings have the same form.
  private static func withEnvironment(_ text: String) -> String {
    guard text.contains("${") else { return text }
    return ProcessInfo.processInfo.environment.reduce(text) {
      $0.replacingOccurrences(of: "${\($1.key)}", with: $1.value)
    }
  }

  /// Merges maps: entries of the same key are merged where both are maps, and joined where both are lists. A key with
  /// `:REPLACE` replaces.
  static func merge(
    _ new: [String: PropertyListValue], over old: [String: PropertyListValue]
  ) -> [String: PropertyListValue] {
    var result = old
    for (key, value) in new {
      if key.hasSuffix(":REPLACE") {
        result[String(key.dropLast(8))] = value
        continue
      }
      switch (result[key], value) {
      case (.dictionary(let below)?, .dictionary(let entries)): result[key] = .dictionary(merge(entries, over: below))
      case (.array(let below)?, .array(let elements)): result[key] = .array(below + elements)
      default: result[key] = value
      }
    }
    return result
  }

  func project() throws(ProjectError) -> XcodeProject {
    let name = content["name"]?.string ?? folder.lastPathComponent
    guard let descriptions = content["targets"]?.dictionary, !descriptions.isEmpty else {
      throw ProjectError(file: file.path, reason: "has no targets")
    }
    var reader = DescribedTargets(description: self, project: name)
    var targets: [ProjectTarget] = []
    for (name, description) in descriptions.sorted(by: { $0.key < $1.key }) {
      targets += reader.targets(name, description.dictionary ?? [:])
    }
    for index in targets.indices where targets[index].kind == .unitTests {
      targets[index].host = targets[index].dependencies.first { name in
        targets.contains { $0.name == name && $0.kind == .app }
      }
    }
    let region = content["options"]?["developmentLanguage"]?.string ?? "en"
    return XcodeProject(
      name: name, folder: folder, targets: targets, developmentRegion: region, remarks: reader.remarks)
  }
}

extension PropertyListValue {
  /// Creates a value from the objects that a YAML file gives; an empty value is an empty string.
  init?(yaml object: Any) {
    switch object {
    case let entries as [AnyHashable: Any]:
      var result: [String: PropertyListValue] = [:]
      for (key, value) in entries { result["\(key)"] = PropertyListValue(yaml: value) }
      self = .dictionary(result)
    case let elements as [Any]: self = .array(elements.compactMap { PropertyListValue(yaml: $0) })
    case is NSNull: self = .string("")
    default: self.init(object)
    }
  }
}

import Foundation

/// The specification of a pod in JSON, `NAME.podspec.json`, or of a part of one.
struct PodSpecification: Decodable {
  /// One text or several.
  struct Texts: Decodable {
    let texts: [String]

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      texts = try (try? container.decode([String].self)) ?? [container.decode(String.self)]
    }
  }

  /// The place of a pod's sources.
  struct Source: Decodable {
    var git: String?
    var tag: String?
    var commit: String?
    var branch: String?

    var requirement: PackageRequirement? {
      commit.map(PackageRequirement.revision) ?? tag.map(PackageRequirement.version)
        ?? branch.map(PackageRequirement.branch)
    }
  }

  /// The attributes that hold on one system only.
  struct Platform: Decodable {
    var source_files: Texts?
    var exclude_files: Texts?
  }

  let name: String
  var module_name: String?
  var source: Source?
  var source_files: Texts?
  var exclude_files: Texts?
  var ios: Platform?
  var subspecs: [PodSpecification]?
  /// A script that makes sources, which is not run.
  var prepare_command: String?

  /// Reads a specification.
  ///
  /// - Throws: `ProjectError` for a file that has another form.
  init(at file: URL) throws(ProjectError) {
    guard let data = FileManager.default.contents(atPath: file.path) else {
      throw ProjectError(file: file.path, reason: "cannot be read")
    }
    do {
      self = try JSONDecoder().decode(Self.self, from: data)
    } catch {
      throw ProjectError(file: file.path, reason: "is no podspec in JSON that can be read: \(error)")
    }
  }

  /// The source files of the pod with some of its parts.
  ///
  /// - Parameters:
  ///   - files: the paths of all files, from the pod's folder.
  ///   - parts: the paths of the parts, such as `Core`.
  func sources(of files: [String], parts: Set<String>) -> [String] {
    let chosen = Set(sources(of: files, parts: parts, excluding: []))
    return files.filter(chosen.contains)
  }

  /// The files of this part and of those inside it. What a part excludes is excluded inside it, and not beside it.
  private func sources(of files: [String], parts: Set<String>, excluding outer: [PathPattern]) -> [String] {
    let wanted = ((source_files?.texts ?? []) + (ios?.source_files?.texts ?? [])).flatMap(PodPattern.patterns)
    let excluded =
      outer + ((exclude_files?.texts ?? []) + (ios?.exclude_files?.texts ?? [])).flatMap(PodPattern.patterns)
    let own = files.filter { file in
      wanted.contains { $0.matches(file) } && !excluded.contains { $0.matches(file) }
    }
    return (subspecs ?? []).reduce(own) { found, part in
      let inner = Set(parts.filter { $0.hasPrefix(part.name + "/") }.map { String($0.dropFirst(part.name.count + 1)) })
      guard parts.contains(part.name) || !inner.isEmpty else { return found }
      return found + part.sources(of: files, parts: inner, excluding: excluded)
    }
  }
}

/// The patterns of paths that one text of a podspec stands for: braces hold alternatives, and a folder means its files.
private enum PodPattern {
  static func patterns(_ text: String) -> [PathPattern] {
    expanded(text).flatMap { [PathPattern($0), PathPattern($0 + "/*")] }
  }

  private static func expanded(_ text: String) -> [String] {
    guard let open = text.firstIndex(of: "{"), let close = text[open...].firstIndex(of: "}") else { return [text] }
    let alternatives = text[text.index(after: open)..<close].split(separator: ",", omittingEmptySubsequences: false)
    let (start, end) = (text[..<open], text[close...].dropFirst())
    return alternatives.flatMap { expanded(String(start + $0 + end)) }
  }
}

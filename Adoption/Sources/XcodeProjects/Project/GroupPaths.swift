import Foundation

/// The paths of a project's files and groups, each relative to the path of its group.
struct GroupPaths {
  /// The path of each file, group and folder from the project's folder, by its identifier.
  private(set) var paths: [String: String] = [:]
  /// The identifiers of references to folders, such as local packages, in order.
  private(set) var folders: [String] = []

  init(_ project: ProjectFile) {
    guard let main = project.object("mainGroup", of: project.root) else { return }
    let start = project.root["projectDirPath"] ?? ""
    visit(main, in: start, root: start, of: project)
  }

  private mutating func visit(
    _ object: ProjectFile.Object, in parent: String, root: String, of project: ProjectFile
  ) {
    // A group that contains itself is visited once.
    guard paths[object.id] == nil else { return }
    let own = object["path"] ?? ""
    let path: String
    switch object["sourceTree"] ?? "<group>" {
    case "<group>": path = Self.join(parent, own)
    case "<absolute>": path = own
    case "SOURCE_ROOT": path = Self.join(root, own)
    default: return
    }
    paths[object.id] = path
    if ["folder", "wrapper", "wrapper.swiftpackage", "text"].contains(object["lastKnownFileType"] ?? "") {
      folders.append(object.id)
    }
    for child in project.objects("children", of: object) {
      visit(child, in: path, root: root, of: project)
    }
  }

  /// Joins two paths, and resolves the parts `.` and `..`.
  static func join(_ parent: String, _ path: String) -> String {
    if path.hasPrefix("/") || parent.isEmpty { return normalized(path) }
    return path.isEmpty ? parent : normalized(parent + "/" + path)
  }

  /// A path without empty parts, without `.`, and with `..` at its start only.
  static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}

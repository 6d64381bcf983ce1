import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A workspace: the list of its projects and packages.
struct Workspace {
  private let file: URL

  init(_ file: URL) {
    self.file = file
  }

  /// The projects, without those of CocoaPods and those that are not on the disk. If none is on the disk, the first that
  /// the list names.
  func projects() throws(ProjectError) -> [URL] {
    let projects = try places().filter { $0.path.hasSuffix(".xcodeproj") && $0.lastPathComponent != "Pods.xcodeproj" }
    guard let first = projects.first else { throw ProjectError(file: list.path, reason: "names no project") }
    let existing = projects.filter { FileManager.default.fileExists(atPath: $0.path) }
    return existing.isEmpty ? [first] : existing
  }

  /// The folders of the list with a manifest: packages whose products all projects may use.
  func packages() throws(ProjectError) -> [URL] {
    try places().filter { FileManager.default.fileExists(atPath: $0.appending(path: "Package.swift").path) }
  }

  private var list: URL { file.appending(path: "contents.xcworkspacedata") }

  /// All places of the list.
  private func places() throws(ProjectError) -> [URL] {
    let list = list
    guard let parser = XMLParser(contentsOf: list) else {
      throw ProjectError(file: list.path, reason: "cannot be read; expected the list of the workspace's projects")
    }
    let reader = LocationReader()
    parser.delegate = reader
    guard parser.parse() else {
      throw ProjectError(file: list.path, line: parser.lineNumber, reason: "is not XML that can be read")
    }
    let folder = file.deletingLastPathComponent()
    return reader.locations.map {
      URL(filePath: $0.isEmpty ? "." : $0, relativeTo: folder).standardizedFileURL
    }
  }
}

/// Collects the paths of a workspace's list, from its folder.
private final class LocationReader: NSObject, XMLParserDelegate {
  var locations: [String] = []
  private var groups: [String] = []

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    let location = attributes["location"] ?? ""
    let path = location.split(separator: ":", maxSplits: 1).dropFirst().first.map(String.init) ?? ""
    let isInGroup = location.hasPrefix("group:")
    let full = ((isInGroup ? groups.filter { !$0.isEmpty } : []) + [path]).joined(separator: "/")
    if element == "Group" { groups.append(path) }
    if element == "FileRef" { locations.append(full) }
  }

  func parser(
    _ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?
  ) {
    if element == "Group" { groups.removeLast() }
  }
}

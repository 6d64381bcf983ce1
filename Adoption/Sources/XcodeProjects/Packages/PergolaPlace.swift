import Foundation

/// The place of the package `pergola` that a new package depends on.
public enum PergolaPlace: Equatable, Sendable {
  /// A checkout in a folder.
  case folder(String)
  /// The address of a repository.
  case address(String)

  /// Creates a place from the text of an option: an address has a scheme, or the form `user@host:path`.
  public init(_ text: String) {
    let isAddress = text.contains("://") || text.wholeMatch(of: /[\w.-]+@[\w.-]+:.*/) != nil
    self = isAddress ? .address(text) : .folder(text)
  }

  /// The text of the option.
  var text: String {
    switch self {
    case .folder(let text), .address(let text): text
    }
  }

  /// The checkout as an absolute path. A repository is copied to a folder of the new package first.
  ///
  /// - Throws: `ProjectError` if the folder is not a checkout, or if the repository cannot be copied.
  public func checkout(for package: URL) throws(ProjectError) -> URL {
    switch self {
    case .folder(let path):
      let folder = URL(filePath: path).standardizedFileURL
      try Self.check(folder)
      return folder
    case .address(let address):
      let copy = package.appending(path: Self.copyName)
      if !FileManager.default.fileExists(atPath: copy.path) {
        try Self.makeFolder(in: package)
        let clone = Command.run("git", ["clone", "--quiet", "--depth", "1", address, copy.path], timeout: 600)
        guard clone.status == 0 else {
          Self.removeFolder(in: package)
          throw ProjectError(
            file: address,
            reason: "cannot be fetched: \(clone.firstLineOfErrors). Is there a network? "
              + "A checkout on this machine can be given as --pergola PATH")
        }
      }
      try Self.check(copy)
      return copy
    }
  }

  /// The folder of a package for what is fetched, which Git ignores.
  static let folderName = ".pergola"
  /// Makes the folder for what is fetched.
  static func makeFolder(in package: URL) throws(ProjectError) {
    let folder = package.appending(path: folderName)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data("*\n".utf8).write(to: folder.appending(path: ".gitignore"))
    } catch {
      throw ProjectError(file: folder.path, reason: "cannot be made: \(error.localizedDescription)")
    }
  }

  /// Removes the folder for what is fetched if nothing was.
  private static func removeFolder(in package: URL) {
    let folder = package.appending(path: folderName)
    guard (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) == [".gitignore"] else { return }
    try? FileManager.default.removeItem(at: folder)
  }

  /// The path of a repository's copy in a package.
  static let copyName = folderName + "/pergola"

  /// The path in a manifest: absolute, or from the package for a copy inside.
  public static func manifestPath(of checkout: URL, from package: URL) -> String {
    checkout.path == package.appending(path: copyName).path ? copyName : checkout.path
  }

  private static func check(_ folder: URL) throws(ProjectError) {
    let manifest = folder.appending(path: "Package.swift")
    guard let text = try? String(contentsOf: manifest, encoding: .utf8), text.contains("name: \"pergola\"") else {
      throw ProjectError(
        file: folder.path, reason: "is not a checkout of Pergola; expected a folder with its Package.swift")
    }
  }
}

import Foundation

/// The files beneath a folder or at a path, as a target's trees name them.
package struct SourceFolder {
  /// The project's folder.
  package let folder: URL
  /// The adopted package's folder, in which paths of fetched packages start.
  private let package: URL

  /// - Parameter package: the adopted package's folder; nil for the project's.
  package init(folder: URL, package: URL? = nil) {
    self.folder = folder
    self.package = package ?? folder
  }

  /// The paths of the files of a tree, from the project's folder, in order. Folders that are one file for their users,
  /// such as asset catalogues, are not entered.
  package func files(of tree: FileTree) -> [String] { tree.files(at: url(of: tree.path)) }

  /// The place of a path from the project's folder.
  package func url(of path: String) -> URL {
    if path.hasPrefix("/") { return URL(filePath: path) }
    return URL(filePath: (PackageStore.contains(path) ? package : folder).path + "/" + path)
  }

  /// The text after which a link to a folder, or to nothing, is reported; nil for any other file or folder.
  func problem(of path: String) -> String? {
    let url = url(of: path)
    let manager = FileManager.default
    if let target = try? manager.destinationOfSymbolicLink(atPath: url.path), !manager.fileExists(atPath: url.path) {
      return "is a link to “\(target)”, which does not exist"
    }
    return manager.fileExists(atPath: url.path) ? nil : "does not exist"
  }

  /// True for a folder that exists at a path from the project's folder.
  func isFolder(_ path: String) -> Bool { FileTree.isFolder(url(of: path)) }
}

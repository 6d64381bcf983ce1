import Foundation

/// The record of an adoption, `Pergola/Adopted.json`: the files as they were written. An update tells by it what was changed by
/// hand.
package struct AdoptionRecord: Codable, Equatable {
  /// The path of the file in a package.
  static let path = PackageWriter.targetsFolder + "/Adopted.json"

  /// The version of this form.
  var version = 1
  /// Files that import missing modules were left out.
  var isStrict: Bool
  /// Versions of packages that could not be had became the nearest that could; nil for no.
  var takesNearest: Bool?
  /// The place of Pergola: a folder, or the address of a repository.
  var pergola: String
  /// The texts of the files by their paths.
  var files: [String: String] = [:]
  /// The places that links lead to, by the paths of the links.
  var links: [String: String] = [:]

  /// True for the folder of an adopted package.
  package static func exists(in package: URL) -> Bool {
    FileManager.default.fileExists(atPath: package.appending(path: path).path)
  }

  /// The record of files, and of the options that they were made with.
  init(_ contents: PackageContents, isStrict: Bool, takesNearest: Bool, pergola: String) {
    self.isStrict = isStrict
    self.takesNearest = takesNearest ? true : nil
    self.pergola = pergola
    for (path, content) in contents.files {
      switch content {
      case .text(let text): files[path] = text
      case .link(let place): links[path] = place
      }
    }
  }

  /// Reads the record of a package.
  ///
  /// - Throws: `ProjectError` for a package without a record that can be read.
  init(in package: URL) throws(ProjectError) {
    let url = package.appending(path: Self.path)
    guard let data = FileManager.default.contents(atPath: url.path) else {
      throw ProjectError(
        file: package.path, reason: "has no record of an adoption, \(Self.path); adopt the project into a new folder")
    }
    do {
      self = try JSONDecoder().decode(Self.self, from: data)
    } catch {
      throw ProjectError(file: url.path, reason: "is no record of an adoption: \(error)")
    }
  }

  /// The content of a file as it was written; nil for a file that was not.
  subscript(path: String) -> PackageContents.Content? {
    files[path].map(PackageContents.Content.text) ?? links[path].map(PackageContents.Content.link)
  }

  /// The paths of all files.
  var paths: Set<String> { Set(files.keys).union(links.keys) }

  /// The bytes of the file. The same files give the same bytes.
  func data() throws(ProjectError) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return try encoder.encode(self) + Data("\n".utf8)
    } catch {
      throw ProjectError(file: Self.path, reason: "cannot be written: \(error)")
    }
  }
}

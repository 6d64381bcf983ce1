import Foundation

/// The small package inside of an adopted one from which the translation comes: the plugin `PergolaSources`, and as artifacts
/// the programs that it runs. An adopted package that depends on it does not build swift-syntax.
///
/// It lies in `.pergola/translator`, which Git ignores, and is brought up to date by each command that builds the package. The
/// plugin's sources are those of the checkout, and the programs those beside the running one.
public struct TranslatorPackage {
  /// The path of the package from the adopted package's folder.
  static let path = PergolaPlace.folderName + "/translator"
  /// The programs, by the names of the products of the package Adoption.
  private static let programs = ["prepare-resources", "translate-sources"]
  private static let bundle = "Programs.artifactbundle"
  /// The place of the plugin in a checkout, and in a package.
  private static let plugin = "Plugins/PergolaSources"

  private let adopted: URL
  private let folder: URL
  private let checkout: URL
  private let programs: URL

  /// The package inside of an adopted one.
  ///
  /// - Parameters:
  ///   - programs: The folder of the programs; nil for that of the running program.
  init(in adopted: URL, checkout: URL, programs: URL? = nil) {
    self.adopted = adopted
    folder = adopted.appending(path: Self.path)
    self.checkout = checkout
    self.programs = programs ?? Self.ownFolder
  }

  /// Brings the translator of a package up to date. Packages without one stay as they are.
  ///
  /// - Throws: `ProjectError` if the package's record can't be read, or a file can't be written.
  public static func refresh(in package: URL) throws(ProjectError) {
    let manifest = package.appending(path: "Package.swift")
    let text = (try? String(contentsOf: manifest, encoding: .utf8)) ?? ""
    guard text.contains(Manifest.literal(path)) else { return }
    let place = PergolaPlace(try AdoptionRecord(in: package).pergola)
    try TranslatorPackage(in: package, checkout: place.checkout(for: package)).write()
  }

  /// Writes what is not there yet, and what differs.
  ///
  /// - Throws: `ProjectError` if a file can't be read or written.
  func write() throws(ProjectError) {
    try PergolaPlace.makeFolder(in: adopted)
    do {
      try write(Data(manifest.utf8), to: "Package.swift")
      try write(Data(list.utf8), to: Self.bundle + "/info.json")
      try writePlugin()
    } catch {
      throw ProjectError(file: folder.path, reason: "cannot be written: \(error.localizedDescription)")
    }
    for program in Self.programs { try write(program: program) }
  }

  private var manifest: String {
    """
    // swift-tools-version:6.1
    // Written by `pergola`, which brings it up to date.
    import PackageDescription

    let package = Package(
      name: "translator",
      products: [.plugin(name: "PergolaSources", targets: ["PergolaSources"])],
      targets: [
        .binaryTarget(name: "Programs", path: "\(Self.bundle)"),
        .plugin(name: "PergolaSources", capability: .buildTool(), dependencies: ["Programs"]),
      ],
      swiftLanguageModes: [.v6]
    )

    """
  }

  /// The list of the bundle's programs (Swift evolution, SE-0305).
  private var list: String {
    let artifacts = Self.programs.map { program in
      """
          "\(program)": {
            "version": "1.0.0", "type": "executable",
            "variants": [{
              "path": "bin/\(program)", "supportedTriples": ["x86_64-unknown-linux-gnu", "aarch64-unknown-linux-gnu"]
            }]
          }
      """
    }
    return "{\n  \"schemaVersion\": \"1.0\",\n  \"artifacts\": {\n\(artifacts.joined(separator: ",\n"))\n  }\n}\n"
  }

  /// Copies the sources of the plugin. Those in folders that are linked become files.
  private func writePlugin() throws {
    let source = checkout.appending(path: "Adoption/" + Self.plugin)
    for path in try Self.files(in: source) {
      try write(Data(contentsOf: source.appending(path: path)), to: Self.plugin + "/" + path)
    }
  }

  /// The paths of the Swift files in a folder and in those inside of it.
  private static func files(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).flatMap { name in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: folder.appending(path: name).path, isDirectory: &isFolder)
      guard isFolder.boolValue else { return name.hasSuffix(".swift") ? [name] : [] }
      return try files(in: folder.appending(path: name).resolvingSymlinksInPath()).map { name + "/" + $0 }
    }
  }

  private func write(_ data: Data, to path: String) throws {
    let file = folder.appending(path: path)
    guard FileManager.default.contents(atPath: file.path) != data else { return }
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file, options: .atomic)
  }

  /// Links or copies a program. A program that runs keeps its file.
  private func write(program name: String) throws(ProjectError) {
    let source = programs.appending(path: name)
    let manager = FileManager.default
    guard manager.isExecutableFile(atPath: source.path) else {
      throw ProjectError(
        file: source.path,
        reason: "is not there; expected the program beside pergola: `swift build --package-path Adoption` makes it")
    }
    let file = folder.appending(path: "\(Self.bundle)/bin/\(name)")
    guard !manager.contentsEqual(atPath: source.path, andPath: file.path) else { return }
    do {
      try manager.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      if manager.fileExists(atPath: file.path) { try manager.removeItem(at: file) }
      do {
        try manager.linkItem(at: source, to: file)
      } catch {
        // Folders of two file systems have no file in common.
        try manager.copyItem(at: source, to: file)
      }
    } catch {
      throw ProjectError(file: file.path, reason: "cannot be written: \(error.localizedDescription)")
    }
  }

  /// The folder of the running program.
  private static var ownFolder: URL {
    URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
  }
}

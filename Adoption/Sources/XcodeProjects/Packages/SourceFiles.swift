import Foundation
import SwiftSources

/// The Swift files of a folder or of a project.
public struct SourceFiles {
  /// The texts of the files by their paths.
  public let texts: [String: String]
  /// The modules that the project itself has.
  public let modules: Set<String>
  /// The settings of the targets to which files belong, by the files' paths.
  public let settings: [String: CompilationSettings]
  /// The source with the names of images and colors, which Xcode makes of the asset catalogues.
  public let assetSymbols: String

  /// Reads the files.
  ///
  /// - Parameter place: A Swift file, a folder, or a project. Of a project, the files of all targets for iOS are read.
  /// - Throws: `ProjectError` if nothing is there.
  public init(at place: URL) throws(ProjectError) {
    if ["xcodeproj", "xcworkspace", "yml", "yaml"].contains(place.pathExtension) {
      let project = try XcodeProject(at: place)
      let targets = project.targets.filter { $0.isForPhone && SourceConfiguration.Kind($0.kind) != nil }
      let folder = SourceFolder(folder: project.folder)
      var settings: [String: CompilationSettings] = [:]
      for target in targets {
        for path in target.sources.flatMap(folder.files(of:)) {
          settings[path, default: target.compilationSettings].merge(target.compilationSettings)
        }
      }
      texts = try Self.texts(of: Set(settings.keys), in: folder)
      modules = Set(targets.map(\.moduleName))
      self.settings = settings
      let catalogues = targets.filter { $0.settings["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS"] != "NO" }
        .flatMap { $0.resources.flatMap(folder.files(of:)) }.filter(Self.isCatalogue)
      assetSymbols = Self.assetSymbols(Set(catalogues).sorted().map(folder.url(of:)))
      return
    }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder) else {
      throw ProjectError(file: place.path, reason: "does not exist; expected Swift sources or a project")
    }
    let folder = SourceFolder(folder: isFolder.boolValue ? place : place.deletingLastPathComponent())
    let tree = FileTree(isFolder.boolValue ? "" : place.lastPathComponent)
    let paths = Set(folder.files(of: tree))
    texts = try Self.texts(of: paths, in: folder)
    modules = Self.modules(ofFoldersIn: folder.folder).union(Self.modules(ofProjectsIn: folder.folder))
    settings = [:]
    assetSymbols = Self.assetSymbols(paths.filter(Self.isCatalogue).sorted().map(folder.url(of:)))
  }

  private static func isCatalogue(_ path: String) -> Bool { path.lowercased().hasSuffix(".xcassets") }

  /// The names with all members of `Color`, `UIColor` and `UIImage`: a setting that leaves them out is rare, and a name that
  /// is wrongly there hides less than one that is wrongly missing.
  private static func assetSymbols(_ catalogues: [URL]) -> String {
    AssetSymbols(AssetList(catalogues), hasExtensions: true).text
  }

  private static func texts(of paths: Set<String>, in folder: SourceFolder) throws(ProjectError) -> [String: String] {
    var texts: [String: String] = [:]
    for path in paths where FileKind(path: path) == .swift {
      texts[path] = try? String(contentsOf: folder.url(of: path), encoding: .utf8)
    }
    guard !texts.isEmpty else { throw ProjectError(file: folder.folder.path, reason: "contains no Swift files") }
    return texts
  }

  /// The modules of the Xcode projects beside the sources; those that can't be read have none.
  private static func modules(ofProjectsIn folder: URL) -> Set<String> {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".xcodeproj") }.reduce(into: []) { modules, name in
      guard let project = try? XcodeProject(at: folder.appending(path: name)) else { return }
      modules.formUnion(project.targets.map(\.moduleName))
    }
  }

  /// The names of the folders in `Sources`, which are the modules of a package.
  private static func modules(ofFoldersIn folder: URL) -> Set<String> {
    let sources = folder.lastPathComponent == "Sources" ? folder : folder.appending(path: "Sources")
    return Set((try? FileManager.default.contentsOfDirectory(atPath: sources.path)) ?? [])
  }
}

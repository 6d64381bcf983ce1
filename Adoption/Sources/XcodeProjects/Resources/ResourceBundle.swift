import Foundation

/// The bundle of a target: its resources in one folder, as they are in a bundle on Apple's systems.
///
/// Files of languages stay in their `.lproj` folders; catalogues of assets, bundles and folders stay whole; catalogues of
/// strings become a table for each language.
public struct ResourceBundle {
  private let configuration: SourceConfiguration
  private let folder: SourceFolder
  private var warnings: [String] = []

  /// Reads a target's configuration.
  ///
  /// - Throws: `ProjectError` if it cannot be read.
  public init(configuration file: URL, package: URL) throws(ProjectError) {
    do {
      configuration = try JSONDecoder().decode(SourceConfiguration.self, from: Data(contentsOf: file))
    } catch {
      throw ProjectError(file: file.path, reason: "cannot be read as a configuration of PergolaSources: \(error)")
    }
    folder = SourceFolder(folder: package)
  }

  /// The files of the bundle, each with its path in the bundle, in order. Of two with the same path the first one wins.
  func files() -> [(source: String, destination: String)] {
    var known = Set<String>()
    return (configuration.resources ?? []).flatMap(files).filter { known.insert($0.destination).inserted }
  }

  private func files(of tree: FileTree) -> [(source: String, destination: String)] {
    folder.files(of: tree).filter { tree.whole == true || $0 == tree.path || FileKind(path: $0) == .resource }
      .map { ($0, Self.destination(of: $0)) }
  }

  /// The path in the bundle: the file's name, in its language's folder if it has one.
  private static func destination(of path: String) -> String {
    let parts = path.split(separator: "/").map(String.init)
    guard let name = parts.last else { return path }
    if let language = parts.dropLast().last, language.hasSuffix(".lproj") { return "\(language)/\(name)" }
    return name
  }

  /// Writes the bundle.
  ///
  /// - Returns: Remarks about resources that cannot be used as they are.
  /// - Throws: `ProjectError` if a file cannot be read or written.
  public consuming func write(to output: URL) throws(ProjectError) -> [String] {
    let manager = FileManager.default
    do {
      if manager.fileExists(atPath: output.path) { try manager.removeItem(at: output) }
      try manager.createDirectory(at: output, withIntermediateDirectories: true)
    } catch {
      throw ProjectError(file: output.path, reason: "cannot be made: \(error.localizedDescription)")
    }
    let files = files()
    var images = PDFImages()
    let plurals = Set(files.map(\.destination).filter { $0.hasSuffix(".stringsdict") })
    for file in files {
      // The table of plurals has the plain texts in it.
      if file.destination.hasSuffix(".strings"), plurals.contains(file.destination + "dict") { continue }
      let source = folder.url(of: file.source)
      switch (file.destination as NSString).pathExtension.lowercased() {
      case "xcstrings": try writeCatalog(source, to: output)
      case "stringsdict": try writePlurals(source, to: output.appending(path: file.destination))
      case "xcassets":
        try copy(source, to: output.appending(path: file.destination))
        images.convert(in: output.appending(path: file.destination))
      default: try copy(source, to: output.appending(path: file.destination))
      }
    }
    if let plist = configuration.infoPlist {
      try copy(folder.url(of: plist), to: output.appending(path: "Info.plist"))
    }
    return warnings + images.warnings
  }

  /// Writes the Swift source with the names of the bundle's images and colours.
  ///
  /// - Returns: Remarks about assets whose names in Swift are those of others.
  /// - Throws: `ProjectError` if the file cannot be written.
  public func writeAssetSymbols(to file: URL) throws(ProjectError) -> [String] {
    let catalogues = files().map(\.source).filter { $0.lowercased().hasSuffix(".xcassets") }
    let list = AssetList(catalogues.map { folder.url(of: $0) })
    let symbols = AssetSymbols(list, hasExtensions: configuration.assetSymbols == .extensions)
    do {
      let new = Data(symbols.text.utf8)
      if FileManager.default.contents(atPath: file.path) != new { try new.write(to: file) }
    } catch {
      throw ProjectError(file: file.path, reason: "cannot be written: \(error.localizedDescription)")
    }
    return list.warnings
  }

  private func copy(_ source: URL, to destination: URL) throws(ProjectError) {
    do {
      try FileManager.default.createDirectory(
        at: destination.deletingLastPathComponent(), withIntermediateDirectories: true)
      // A link is followed: in the bundle it would lead elsewhere.
      try FileManager.default.copyItem(at: source.resolvingSymlinksInPath(), to: destination)
    } catch {
      throw ProjectError(file: source.path, reason: "cannot be copied: \(error.localizedDescription)")
    }
  }

  private mutating func writeCatalog(_ source: URL, to output: URL) throws(ProjectError) {
    let catalog = try StringCatalog(source, developmentRegion: configuration.developmentRegion ?? "en")
    let table = source.deletingPathExtension().lastPathComponent
    for language in catalog.languages {
      let tables = catalog.tables(of: language)
      try write(tables, name: table, to: output.appending(path: "\(language).lproj"))
    }
    warnings += catalog.warnings
  }

  private mutating func writePlurals(_ source: URL, to destination: URL) throws(ProjectError) {
    let entries = try PropertyListFile.read(source).dictionary ?? [:]
    let name = destination.deletingPathExtension().lastPathComponent
    let beside = source.deletingPathExtension().appendingPathExtension("strings")
    let hasTable = FileManager.default.fileExists(atPath: beside.path)
    let plain = hasTable ? try PropertyListFile.read(beside).dictionary ?? [:] : [:]
    let folder = destination.deletingLastPathComponent()
    let language = folder.pathExtension == "lproj" ? folder.deletingPathExtension().lastPathComponent : "Base"
    let development = configuration.developmentRegion ?? "en"
    try write(
      StringTables(
        plain: plain.compactMapValues(\.string), plurals: entries,
        language: language == "Base" ? development : language),
      name: name, to: folder)
  }

  private func write(_ tables: StringTables, name: String, to folder: URL) throws(ProjectError) {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try PropertyListValue.dictionary(tables.texts.mapValues { .string($0) }).xmlData()
        .write(to: folder.appending(path: name + ".strings"))
    } catch {
      throw ProjectError(
        file: folder.path, reason: "the table \(name) cannot be written: \(error.localizedDescription)")
    }
  }
}

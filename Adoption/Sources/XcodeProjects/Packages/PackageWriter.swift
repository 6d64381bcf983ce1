import Foundation

/// Writes the package of an adopted project: its manifest, and a folder for each target.
public struct PackageWriter {
  private let project: XcodeProject
  /// The package's folder.
  private let package: URL
  /// The folder that a link of the package leads to, for a package outside of the project; nil inside.
  private let linked: URL?
  private let isStrict: Bool
  private var written: [String] = []

  /// The folder of the targets in the package.
  static let targetsFolder = "Pergola"
  /// The link to the project in a package outside of it.
  static let linkName = "Project"

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - output: The new package's folder; nil for the project's own folder.
  ///   - isStrict: Files that import missing modules are left out. Otherwise they stay, to be fenced.
  public init(_ project: XcodeProject, output: URL? = nil, isStrict: Bool = false) {
    self.project = project
    self.isStrict = isStrict
    package = output ?? project.folder
    linked = output == nil ? nil : project.folder
  }

  /// Writes the package.
  ///
  /// - Returns: The report for the user.
  /// - Throws: `ProjectError` if a file of the package exists, or cannot be written. What was written is removed again.
  public func write(pergola: PergolaPlace) throws(ProjectError) -> AdoptionReport {
    try checkThatNothingExists()
    var survey = PackageSurvey(of: project.folder)
    defer { survey.finish() }
    let plan = try PackagePlan(project, survey: &survey, isStrict: isStrict)
    var writer = self
    do {
      return try writer.write(plan, pergola: pergola)
    } catch {
      writer.removeWritten()
      throw error
    }
  }

  private func checkThatNothingExists() throws(ProjectError) {
    let manager = FileManager.default
    if linked != nil {
      let names = (try? manager.contentsOfDirectory(atPath: package.path)) ?? []
      guard names.isEmpty else {
        throw ProjectError(file: package.path, reason: "exists and is not empty; expected a new folder")
      }
      return
    }
    for name in ["Package.swift", Self.targetsFolder]
    where manager.fileExists(atPath: package.appending(path: name).path) {
      throw ProjectError(
        file: package.appending(path: name).path,
        reason: "exists and is not overwritten; --output FOLDER writes the package elsewhere")
    }
  }

  private mutating func write(_ plan: PackagePlan, pergola: PergolaPlace) throws(ProjectError) -> AdoptionReport {
    try makeFolder(package)
    let checkout = try pergola.checkout(for: package)
    let roots = LinkedRoots(plan: plan, folder: project.folder, isOutside: linked != nil)
    if linked != nil { try link(package.appending(path: Self.linkName), to: roots.root.path) }
    var plan = plan
    for index in plan.targets.indices { try write(&plan.targets[index], roots: roots) }
    let manifest = Manifest(
      plan: plan, pergola: PergolaPlace.manifestPath(of: checkout, from: package), path: roots.packagePath)
    try write(Data(manifest.text.utf8), to: package.appending(path: "Package.swift"))
    var report = plan.report
    report.written = written
    return report
  }

  private mutating func write(_ target: inout PackagePlan.Target, roots: LinkedRoots) throws(ProjectError) {
    var configuration = target.configuration
    let folder = package.appending(path: Self.targetsFolder).appending(path: configuration.module)
    try makeFolder(folder.appending(path: "Links"))
    if let plist = target.source.infoPlist {
      let data: Data
      do {
        data = try plist.xmlData()
      } catch {
        throw ProjectError(file: target.source.name, reason: "has an Info.plist that cannot be written: \(error)")
      }
      try write(data, to: folder.appending(path: "Info.plist"))
      configuration.infoPlist = "\(Self.targetsFolder)/\(configuration.module)/Info.plist"
    }
    if configuration.resources != nil || configuration.infoPlist != nil {
      configuration.bundle = configuration.module + ".bundle"
    }
    let trees = configuration.sources + (configuration.resources ?? [])
    for (index, path) in roots.folders(of: trees).enumerated() {
      let up = "../../../"
      let place = path.hasPrefix("/") ? path : up + roots.packagePath(path)
      try link(folder.appending(path: "Links/\(index + 1)"), to: place)
    }
    configuration.sources = configuration.sources.map(roots.packageTree)
    configuration.resources = configuration.resources?.map(roots.packageTree)
    target.configuration = configuration
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      try write(try encoder.encode(configuration) + Data("\n".utf8), to: folder.appending(path: "PergolaSources.json"))
    } catch let error as ProjectError {
      throw error
    } catch {
      throw ProjectError(file: folder.path, reason: "the configuration cannot be written: \(error)")
    }
    let comment = "// The sources of this target are listed in PergolaSources.json.\n"
    try write(Data(comment.utf8), to: folder.appending(path: "Target.swift"))
    guard let tests = target.tests, let data = try? encoder.encode(tests) else { return }
    try write(data + Data("\n".utf8), to: folder.appending(path: TestSettings.fileName))
  }
}

extension PackageWriter {
  private mutating func makeFolder(_ folder: URL) throws(ProjectError) {
    var missing: [URL] = []
    var parent = folder
    while !FileManager.default.fileExists(atPath: parent.path), parent.path != "/" {
      missing.append(parent)
      parent = parent.deletingLastPathComponent()
    }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw ProjectError(file: folder.path, reason: "cannot be made: \(error.localizedDescription)")
    }
    if let top = missing.last { note(top) }
  }

  private mutating func write(_ data: Data, to file: URL) throws(ProjectError) {
    do {
      try data.write(to: file)
    } catch {
      throw ProjectError(file: file.path, reason: "cannot be written: \(error.localizedDescription)")
    }
    note(file)
  }

  private mutating func link(_ file: URL, to path: String) throws(ProjectError) {
    do {
      try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: path)
    } catch {
      throw ProjectError(file: file.path, reason: "cannot be made as a link: \(error.localizedDescription)")
    }
    note(file)
  }

  /// Notes a written file, unless a folder around it was noted.
  private mutating func note(_ file: URL) {
    if !written.contains(where: { file.path.hasPrefix($0 + "/") }) { written.append(file.path) }
  }

  private func removeWritten() {
    for path in written { try? FileManager.default.removeItem(atPath: path) }
  }
}

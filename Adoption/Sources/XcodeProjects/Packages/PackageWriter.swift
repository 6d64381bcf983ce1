import Foundation

/// Writes the package of an adopted project: its manifest, and a folder for each target.
public struct PackageWriter {
  private let project: XcodeProject
  /// The package's folder.
  private let package: URL
  /// The folder that a link of the package leads to, for a package outside of the project; nil inside.
  private let linked: URL?
  private let isStrict: Bool
  private let takesNearest: Bool

  /// The folder of the targets in the package.
  static let targetsFolder = "Pergola"
  /// The link to the project in a package outside of it.
  static let linkName = "Project"

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - output: The new package's folder; nil for the project's own folder.
  ///   - isStrict: Files that import missing modules are left out. Otherwise they stay, to be fenced.
  ///   - takesNearest: A version of a package that can't be had becomes the nearest that can.
  public init(_ project: XcodeProject, output: URL? = nil, isStrict: Bool = false, takesNearest: Bool = false) {
    self.project = project
    self.isStrict = isStrict
    self.takesNearest = takesNearest
    package = output ?? project.folder
    linked = output == nil ? nil : project.folder
  }

  /// Writes the package.
  ///
  /// - Returns: The report for the user.
  /// - Throws: `ProjectError` if a file of the package exists, or cannot be written. What was written is removed again.
  public func write(pergola: PergolaPlace) throws(ProjectError) -> AdoptionReport {
    try checkThatNothingExists()
    let plan = try PackagePlan(project, package: package, isStrict: isStrict, takesNearest: takesNearest)
    var writer = NewFiles()
    do {
      return try write(plan, pergola: pergola, &writer)
    } catch {
      writer.remove()
      throw error
    }
  }

  /// The package is adopted, and its targets were never fenced: an adoption was interrupted.
  public var isUnfinished: Bool {
    guard let record = try? AdoptionRecord(in: package), !record.isStrict else { return false }
    let folder = package.appending(path: Self.targetsFolder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return !names.contains { FileManager.default.fileExists(atPath: folder.appending(path: "\($0)/Fences.json").path) }
  }

  /// Brings the package of an earlier adoption up to date, as it was adopted. Files that were changed by hand stay.
  ///
  /// - Parameter pergola: the place of Pergola; nil for the one that the package has.
  /// - Returns: The report for the user, with a remark for each file that stays, and true if the package is strict.
  /// - Throws: `ProjectError` if the package has no record of its adoption, or if a file cannot be written.
  public func update(pergola: PergolaPlace?) throws(ProjectError) -> (report: AdoptionReport, isStrict: Bool) {
    var record = try AdoptionRecord(in: package)
    if let pergola { record.pergola = pergola.text }
    let plan = try PackagePlan(
      project, package: package, isStrict: record.isStrict, takesNearest: takesNearest || record.takesNearest == true)
    let contents = try contents(plan, pergola: PergolaPlace(record.pergola))
    var report = plan.report
    let (written, remarks) = try PackageUpdate(package, from: record, to: contents).run()
    report.written = written
    report.remarks += remarks
    try TranslatorPackage.refresh(in: package)
    return (report, record.isStrict)
  }

  private func checkThatNothingExists() throws(ProjectError) {
    let manager = FileManager.default
    if AdoptionRecord.exists(in: package) {
      throw ProjectError(
        file: package.path,
        reason: "is adopted already: --update takes in what the project changed, `pergola fence` goes on with fencing")
    }
    if linked != nil {
      // What was fetched is left by an adoption that was interrupted.
      let names = (try? manager.contentsOfDirectory(atPath: package.path)) ?? []
      guard names.allSatisfy({ $0 == PergolaPlace.folderName }) else {
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

  private func write(
    _ plan: PackagePlan, pergola: PergolaPlace, _ writer: inout NewFiles
  ) throws(ProjectError) -> AdoptionReport {
    try writer.makeFolder(package)
    let contents = try contents(plan, pergola: pergola)
    for (path, content) in contents.files.sorted(by: { $0.key < $1.key }) {
      try writer.write(content, at: path, in: package)
    }
    // The record comes last: without it an adoption is not finished.
    let record = String(
      decoding: try AdoptionRecord(contents, isStrict: isStrict, takesNearest: takesNearest, pergola: pergola.text)
        .data(), as: UTF8.self)
    try writer.write(.text(record), at: AdoptionRecord.path, in: package)
    try TranslatorPackage.refresh(in: package)
    var report = plan.report
    report.written = writer.paths
    return report
  }

  private func contents(_ plan: PackagePlan, pergola: PergolaPlace) throws(ProjectError) -> PackageContents {
    let checkout = try pergola.checkout(for: package)
    return try PackageContents(
      plan, linked: linked, folder: project.folder,
      pergola: PergolaPlace.manifestPath(of: checkout, from: package))
  }
}

/// The files and folders that were made, so that all of them can be removed again.
private struct NewFiles {
  /// The paths, without those inside of folders that are among them.
  private(set) var paths: [String] = []

  mutating func write(_ content: PackageContents.Content, at path: String, in package: URL) throws(ProjectError) {
    let file = package.appending(path: path)
    try makeFolder(file.deletingLastPathComponent())
    try PackageFile(path, in: package).write(content)
    note(file)
  }

  mutating func makeFolder(_ folder: URL) throws(ProjectError) {
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

  private mutating func note(_ file: URL) {
    if !paths.contains(where: { file.path.hasPrefix($0 + "/") }) { paths.append(file.path) }
  }

  func remove() {
    for path in paths { try? FileManager.default.removeItem(atPath: path) }
  }
}

import ArgumentParser
import Foundation
import XcodeProjects

/// Makes a package of an Xcode project.
struct Adopt: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Makes a package that builds the unchanged files of an Xcode project.",
    discussion: """
      The package is written into the project's folder: Package.swift, and the folder Pergola with a folder for each \
      target. With --output it is written to a new folder, with a link to the project. No other file is changed.
      """)

  @Argument(help: "An .xcodeproj, an .xcworkspace, a project.yml of XcodeGen, or a folder that contains one.")
  var path: String

  @Option(help: "A new folder for the package.")
  var output: String?

  @OptionGroup var options: PergolaOption

  func run() throws {
    let report = try reporting { () throws(ProjectError) in
      let project = try XcodeProject(at: URL(filePath: path).standardizedFileURL)
      let writer = PackageWriter(project, output: output.map { URL(filePath: $0).standardizedFileURL })
      return try writer.write(pergola: options.pergola)
    }
    print(report.text)
  }
}

import ArgumentParser
import Foundation
import XcodeProjects

/// Fetches the packages of an adopted project.
struct ResolveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "resolve",
    abstract: "Fetches the packages of an adopted project that are not there, and writes its translator.",
    discussion: """
      Pergola/Packages.json lists the packages with their versions. They lie in .pergola/packages, and the programs \
      that translate the sources in .pergola/translator, which Git ignores: a fresh clone needs this command once.
      """)

  @Argument(help: "The folder of the adopted package.")
  var path = "."

  func run() throws {
    let package = URL(filePath: path).standardizedFileURL
    let fetched = try reporting { () throws(ProjectError) in
      try TranslatorPackage.refresh(in: package)
      return try PackageStore.resolve(package)
    }
    print(fetched.isEmpty ? "All packages are there." : "Fetched \(fetched.joined(separator: ", ")).")
  }
}

import ArgumentParser
import Foundation
import Reports
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

  @Argument(
    help: "The folder of the adopted package. Otherwise it is found from this folder upward.", completion: .directory)
  var path: String?

  @Flag(help: "Print the result as an object of JSON.")
  var json = false

  func run() throws {
    let fetched = try reporting(asJSON: json) { () throws(ProjectError) in
      let package = try PackageOptions.folder(path)
      try TranslatorPackage.refresh(in: package)
      return try PackageStore.resolve(package)
    }
    if json { return StandardOutput.print(PackagesResolvedEvent(fetched: fetched).line) }
    print(fetched.isEmpty ? "All packages are there." : "Fetched \(fetched.joined(separator: ", ")).")
  }
}

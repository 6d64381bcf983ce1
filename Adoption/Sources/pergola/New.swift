import ArgumentParser
import Foundation
import Reports
import XcodeProjects

extension AppTemplate.Kind: ExpressibleByArgument {}

/// Makes a new app.
struct New: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Makes an app that builds and runs with one command.")

  @Argument(help: "The app's name, which is also that of its folder and its module.")
  var name: String

  @Option(help: "The kind of the app.")
  var template: AppTemplate.Kind = .list

  @Flag(help: "Print the result as an object of JSON.")
  var json = false

  @OptionGroup var options: PergolaOption

  func run() throws {
    let folder = try reporting(asJSON: json) { () throws(ProjectError) in
      let template = try AppTemplate(name: name, kind: template)
      let parent = URL(filePath: FileManager.default.currentDirectoryPath)
      return try template.write(in: parent, pergola: options.pergola)
    }
    if json { return StandardOutput.print(AppMadeEvent(package: folder.path).line) }
    print("Made \(folder.path).")
    print("Run it:  cd \(name) && pergola run")
    print("Test it: cd \(name) && pergola test")
  }
}

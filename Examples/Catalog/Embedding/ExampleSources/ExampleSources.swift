import Foundation
import PackagePlugin

/// Makes a Swift file of the sources of all examples, so that the catalogue finds them wherever it runs.
@main
struct ExampleSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = context.package.directoryURL.appending(path: "Examples")
    let sources = try Self.sources(in: folder)
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedSources.swift")
    return [
      .buildCommand(
        displayName: "Embedding the sources of the examples", executable: try context.tool(named: "EmbedSources").url,
        arguments: [output.path, folder.path] + sources, inputFiles: sources.map { folder.appending(path: $0) },
        outputFiles: [output])
    ]
  }

  /// The paths of all Swift files of the examples but their tests, relative to a folder, in order.
  private static func sources(in folder: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") && !$0.prefix { $0 != "/" }.hasSuffix("Tests") }
      .sorted()
  }
}

import ArgumentParser
import Foundation
import XcodeProjects

/// Makes the bundle of a target, for the plugin `PergolaSources`.
@main
struct PrepareResources: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prepare-resources", abstract: "Makes the bundle of a target from its resources.")

  @Option(help: "The target's PergolaSources.json.")
  var configuration: String

  @Option(help: "The package's folder, from which the configuration's paths start.")
  var package: String

  @Option(help: "The bundle's folder. It is removed first.")
  var output: String

  @Option(help: "The Swift file with the names of the assets, which is written.")
  var assetSymbols: String?

  func run() throws {
    do {
      let bundle = try ResourceBundle(
        configuration: URL(filePath: configuration), package: URL(filePath: package))
      let names = try assetSymbols.map { try bundle.writeAssetSymbols(to: URL(filePath: $0)) } ?? []
      let warnings = try names + bundle.write(to: URL(filePath: output))
      for warning in warnings { FileHandle.standardError.write(Data("warning: \(warning)\n".utf8)) }
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      throw ExitCode.failure
    }
  }
}

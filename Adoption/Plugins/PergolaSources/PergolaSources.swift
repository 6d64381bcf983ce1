import Foundation
import PackagePlugin

/// Translates the sources that `PergolaSources.json` in the target's folder names, so that the target compiles the
/// translations.
@main
struct PergolaSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let package = context.package.directoryURL
    let configuration = try SourceConfiguration(of: target.directoryURL)
    let sources = try configuration.sourceFiles(in: package)
    let foreign = try target.recursiveTargetDependencies.flatMap { dependency in
      let isTranslated =
        context.package.targets.contains { $0.id == dependency.id }
        && SourceConfiguration.exists(in: dependency.directoryURL)
      guard isTranslated else { return [URL]() }
      return try SourceConfiguration(of: dependency.directoryURL).sourceFiles(in: package)
    }
    var commands = [try translation(of: sources, foreign: foreign, configuration, context, target)]
    if configuration.bundle != nil {
      commands.append(try preparation(configuration, context, target))
    }
    return commands
  }

  private func translation(
    of sources: [URL], foreign: [URL], _ configuration: SourceConfiguration, _ context: PluginContext,
    _ target: any Target
  ) throws -> Command {
    let folder = context.pluginWorkDirectoryURL
    let outputs = OutputNames(of: sources).names.map { folder.appending(path: $0) }
    let targetFile = folder.appending(path: "_PergolaTarget.swift")
    var arguments = ["--module", configuration.module, "--record", folder.appending(path: "declarations.json").path]
    arguments += ["--target-file", targetFile.path]
    arguments += configuration.bundle.map { ["--bundle", $0] } ?? []
    arguments += configuration.kind == .app ? ["--is-app"] : []
    arguments += configuration.isMainActorDefault == true ? ["--main-actor"] : []
    arguments += configuration.host.map { ["--host", $0] } ?? []
    let fences = target.directoryURL.appending(path: "Fences.json")
    let support = folder.appending(path: "_PergolaFences.swift")
    let isFenced = FileManager.default.fileExists(atPath: fences.path)
    if isFenced { arguments += ["--fences", fences.path, "--fence-support", support.path] }
    arguments += foreign.flatMap { ["--foreign", $0.path] }
    arguments += zip(sources, outputs).flatMap { [$0.path, $1.path] }
    return .buildCommand(
      displayName: "Translating the sources of \(target.name)",
      executable: try context.tool(named: "translate-sources").url,
      arguments: arguments,
      inputFiles: sources + foreign + [target.directoryURL.appending(path: SourceConfiguration.fileName)]
        + (isFenced ? [fences] : []),
      outputFiles: outputs + [targetFile] + (isFenced ? [support] : []))
  }

  private func preparation(
    _ configuration: SourceConfiguration, _ context: PluginContext, _ target: any Target
  ) throws -> Command {
    let package = context.package.directoryURL
    let file = target.directoryURL.appending(path: SourceConfiguration.fileName)
    let bundle = context.pluginWorkDirectoryURL.appending(path: configuration.bundle ?? "")
    let resources = try configuration.resourceFiles(in: package)
    let information = configuration.infoPlist.map { [package.appending(path: $0)] } ?? []
    let symbols = configuration.assetSymbols.map { _ in
      context.pluginWorkDirectoryURL.appending(path: "_AssetSymbols.swift")
    }
    return .buildCommand(
      displayName: "Preparing the resources of \(target.name)",
      executable: try context.tool(named: "prepare-resources").url,
      arguments: ["--configuration", file.path, "--package", package.path, "--output", bundle.path]
        + (symbols.map { ["--asset-symbols", $0.path] } ?? []),
      inputFiles: [file] + information + resources, outputFiles: [bundle] + (symbols.map { [$0] } ?? []))
  }
}

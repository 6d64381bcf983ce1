import Foundation
import PackagePlugin

/// Translates the sources that `PergolaSources.json` in the target's folder names, so that the target compiles the
/// translations.
@main
struct PergolaSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let package = context.package.directoryURL
    let configuration = try Configuration(of: target.directoryURL)
    let sources = try SourceList(configuration.sources, in: package, extension: "swift").files
    let foreign = try target.recursiveTargetDependencies.flatMap { dependency in
      let isTranslated =
        context.package.targets.contains { $0.id == dependency.id } && Configuration.exists(in: dependency.directoryURL)
      guard isTranslated else { return [URL]() }
      return try SourceList(Configuration(of: dependency.directoryURL).sources, in: package, extension: "swift").files
    }
    var commands = [try translation(of: sources, foreign: foreign, configuration, context, target)]
    if configuration.bundle != nil {
      commands.append(try preparation(configuration, context, target))
    }
    return commands
  }

  private func translation(
    of sources: [URL], foreign: [URL], _ configuration: Configuration, _ context: PluginContext, _ target: any Target
  ) throws -> Command {
    let folder = context.pluginWorkDirectoryURL
    let outputs = OutputNames(of: sources).names.map { folder.appending(path: $0) }
    let targetFile = folder.appending(path: "_PergolaTarget.swift")
    var arguments = ["--module", configuration.module, "--record", folder.appending(path: "declarations.json").path]
    arguments += ["--target-file", targetFile.path]
    arguments += configuration.bundle.map { ["--bundle", $0] } ?? []
    arguments += configuration.kind == "app" ? ["--is-app"] : []
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
      inputFiles: sources + foreign + [target.directoryURL.appending(path: Configuration.fileName)]
        + (isFenced ? [fences] : []),
      outputFiles: outputs + [targetFile] + (isFenced ? [support] : []))
  }

  private func preparation(
    _ configuration: Configuration, _ context: PluginContext, _ target: any Target
  ) throws -> Command {
    let package = context.package.directoryURL
    let file = target.directoryURL.appending(path: Configuration.fileName)
    let bundle = context.pluginWorkDirectoryURL.appending(path: configuration.bundle ?? "")
    let resources = try SourceList(configuration.resources ?? [], in: package, extension: nil).files
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

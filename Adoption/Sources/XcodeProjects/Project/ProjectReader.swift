import Foundation

/// Reads the targets of an Xcode project.
struct ProjectReader {
  let file: ProjectFile
  let paths: GroupPaths
  let folder: URL
  let name: String
  var remarks: [String] = []

  init(_ package: URL) throws(ProjectError) {
    file = try ProjectFile(package)
    paths = GroupPaths(file)
    folder = package.deletingLastPathComponent().standardizedFileURL
    name = package.deletingPathExtension().lastPathComponent
  }

  consuming func project() throws(ProjectError) -> XcodeProject {
    let common = settings(of: file.root, over: commonSettings)
    var targets: [ProjectTarget] = []
    for object in file.objects("targets", of: file.root) {
      if object.kind == "PBXNativeTarget" {
        targets.append(target(object, over: common))
      } else {
        remarks.append("The target “\(object["name"] ?? object.id)” is a \(object.kind), which builds no product.")
      }
    }
    guard !targets.isEmpty else {
      throw ProjectError(file: file.file.path, reason: "has no target that builds a product")
    }
    resolveHosts(in: &targets)
    return XcodeProject(
      name: name, folder: folder, targets: targets,
      developmentRegion: file.root["developmentRegion"] ?? "en", remarks: remarks)
  }

  /// The settings that Xcode defines for every target.
  private var commonSettings: BuildSettings {
    BuildSettings.standard(project: name, folder: folder)
  }

  /// The settings of the project or of a target, with those of its configuration file beneath them.
  private mutating func settings(of owner: ProjectFile.Object, over base: BuildSettings) -> BuildSettings {
    var settings = base
    let list = file.object("buildConfigurationList", of: owner)
    let configurations = list.map { file.objects("buildConfigurations", of: $0) } ?? []
    guard
      let configuration = configurations.first(where: { $0["name"] == "Debug" })
        ?? configurations.first(where: { $0["name"]?.localizedCaseInsensitiveContains("debug") == true })
        ?? configurations.first
    else { return settings }
    settings.add(["CONFIGURATION": configuration["name"] ?? "Debug"])
    if let path = configurationFile(of: configuration) {
      let read = ConfigurationFile(URL(filePath: path, relativeTo: folder))
      settings.add(read.definitions)
      remarks += read.problems.filter { !remarks.contains($0) }
    }
    settings.add((configuration.fields["buildSettings"]?.dictionary ?? [:]).compactMapValues(Self.setting))
    return settings
  }

  /// The path of the file under a configuration's settings, by its reference or in a synchronised folder.
  private func configurationFile(of configuration: ProjectFile.Object) -> String? {
    if let id = configuration["baseConfigurationReference"] { return paths.paths[id] }
    guard let anchor = configuration["baseConfigurationReferenceAnchor"], let folder = paths.paths[anchor],
      let path = configuration["baseConfigurationReferenceRelativePath"]
    else { return nil }
    return GroupPaths.join(folder, path)
  }

  /// A setting's text. The elements of a list are separated by spaces, and quoted where they contain some.
  static func setting(_ value: PropertyListValue) -> String? {
    guard let array = value.array else { return value.string }
    return array.compactMap(\.string).map { $0.contains(" ") && !$0.contains("\"") ? "\"\($0)\"" : $0 }
      .joined(separator: " ")
  }

  private mutating func target(_ object: ProjectFile.Object, over common: BuildSettings) -> ProjectTarget {
    let name = object["name"] ?? object.id
    var base = common
    base.add(["TARGET_NAME": name, "PRODUCT_NAME": object["productName"] ?? name])
    base.add(["PRODUCT_NAME": "$(TARGET_NAME)"])
    var target = ProjectTarget(
      name: name, kind: ProjectTarget.Kind(productType: object["productType"] ?? ""),
      settings: settings(of: object, over: base))
    for phase in file.objects("buildPhases", of: object) { add(phase, to: &target) }
    addSynchronizedFolders(of: object, to: &target)
    target.dependencies = file.objects("dependencies", of: object).compactMap { dependency in
      file.object("target", of: dependency)?["name"]
    }
    for dependency in file.objects("dependencies", of: object) {
      guard let product = file.object("productRef", of: dependency) else { continue }
      target.products.append(self.product(product))
    }
    target.products += file.objects("packageProductDependencies", of: object).map(product)
      .filter { !target.products.contains($0) }
    let plist = InfoPlist(of: target, in: folder)
    target.infoPlist = plist.content
    remarks += plist.problems
    return target
  }

  private mutating func add(_ phase: ProjectFile.Object, to target: inout ProjectTarget) {
    let files = file.objects("files", of: phase).filter(isForPhone)
    switch phase.kind {
    case "PBXSourcesBuildPhase": target.sources += files.flatMap { trees(of: $0, in: target.name) }
    case "PBXResourcesBuildPhase": target.resources += files.flatMap { trees(of: $0, in: target.name) }
    case "PBXShellScriptBuildPhase": target.scripts.append(phase["name"] ?? "Run Script")
    case "PBXFrameworksBuildPhase":
      let products = files.compactMap { file.object("productRef", of: $0) }.map(product)
      target.products += products.filter { !target.products.contains($0) }
    default: break
    }
  }

  /// True unless the file is for other systems than iOS.
  private func isForPhone(_ buildFile: ProjectFile.Object) -> Bool {
    let filters = buildFile.list("platformFilters") + buildFile.list("platformFilter")
    return filters.isEmpty || filters.contains("ios")
  }

  /// The files of an entry of a build phase: one, or those of a variant group or of a data model's versions.
  private mutating func trees(of buildFile: ProjectFile.Object, in target: String) -> [FileTree] {
    guard let object = file.object("fileRef", of: buildFile) else { return [] }
    if object.kind == "PBXVariantGroup" {
      return file.objects("children", of: object).compactMap { paths.paths[$0.id] }.map { FileTree($0) }
    }
    guard let path = paths.paths[object.id] else {
      if object.kind == "PBXFileReference", object["sourceTree"] == "<group>" {
        remarks.append("The file “\(object["path"] ?? object.id)” of the target “\(target)” is in no group.")
      }
      return []
    }
    return [FileTree(path, whole: object["lastKnownFileType"] == "folder")]
  }
}

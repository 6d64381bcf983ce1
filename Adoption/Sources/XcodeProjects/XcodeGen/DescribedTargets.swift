import Foundation

/// Reads the targets of a description for XcodeGen.
struct DescribedTargets {
  let description: ProjectDescription
  let project: String
  private(set) var remarks: [String] = []

  init(description: ProjectDescription, project: String) {
    self.description = description
    self.project = project
  }

  private var folder: URL { description.folder }

  /// Adds a remark.
  mutating func note(_ remark: String) { remarks.append(remark) }

  /// The target of an entry; none if it is for other systems than iOS, which is a remark.
  mutating func targets(_ name: String, _ entry: [String: PropertyListValue]) -> [ProjectTarget] {
    let entry = withTemplates(entry, name: name)
    let platforms = entry["platform"]?.strings ?? entry["supportedDestinations"]?.strings ?? []
    let phone = platforms.filter { ["ios", "auto"].contains($0.lowercased()) }
    guard !phone.isEmpty || platforms.isEmpty else {
      remarks.append("The target “\(name)” is for \(platforms.joined(separator: ", ")), not for iOS.")
      return []
    }
    return [target(name, entry)]
  }

  private func withTemplates(_ entry: [String: PropertyListValue], name: String) -> [String: PropertyListValue] {
    let templates = description.content["targetTemplates"]?.dictionary ?? [:]
    var result: [String: PropertyListValue] = [:]
    for template in entry["templates"]?.strings ?? [] {
      guard let content = templates[template]?.dictionary else { continue }
      result = ProjectDescription.merge(withTemplates(content, name: name), over: result)
    }
    var attributes = (entry["templateAttributes"]?.dictionary ?? [:]).compactMapValues(\.string)
    attributes["target_name"] = name
    let filled = result.mapValues { Self.replace(attributes, in: $0) }
    return ProjectDescription.merge(entry, over: filled)
  }

  /// Fills in the attributes of a template, `${name}`.
  private static func replace(_ attributes: [String: String], in value: PropertyListValue) -> PropertyListValue {
    switch value {
    case .string(let text):
      .string(attributes.reduce(text) { $0.replacingOccurrences(of: "${\($1.key)}", with: $1.value) })
    case .array(let elements): .array(elements.map { replace(attributes, in: $0) })
    case .dictionary(let entries): .dictionary(entries.mapValues { replace(attributes, in: $0) })
    default: value
    }
  }

  private mutating func target(_ name: String, _ entry: [String: PropertyListValue]) -> ProjectTarget {
    var target = ProjectTarget(
      name: name, kind: ProjectTarget.Kind(described: entry["type"]?.string ?? ""), settings: settings(name, entry))
    target.settings.add(["PRODUCT_NAME": entry["productName"]?.string ?? target.settings["PRODUCT_NAME"] ?? name])
    for source in Self.list(entry["sources"]) { addSource(source, to: &target) }
    for resource in Self.list(entry["resources"]) {
      if let path = resource.string ?? resource["path"]?.string { target.resources.append(FileTree(path)) }
    }
    for dependency in Self.list(entry["dependencies"]) { addDependency(dependency, to: &target) }
    for phase in ["preBuildScripts", "postCompileScripts", "postBuildScripts", "prebuildScripts", "postbuildScripts"] {
      target.scripts += Self.list(entry[phase]).map { $0["name"]?.string ?? "Run Script" }
    }
    addInfo(entry["info"], to: &target)
    return target
  }

  private static func list(_ value: PropertyListValue?) -> [PropertyListValue] {
    value?.array ?? value.map { [$0] } ?? []
  }

  private mutating func settings(_ name: String, _ entry: [String: PropertyListValue]) -> BuildSettings {
    var settings = BuildSettings.standard(project: project, folder: folder)
    settings.add([
      "TARGET_NAME": name, "PRODUCT_NAME": "$(TARGET_NAME)", "SDKROOT": "iphoneos", "CONFIGURATION": "Debug",
    ])
    let prefix = description.content["options"]?["bundleIdPrefix"]?.string
    if let prefix { settings.add(["PRODUCT_BUNDLE_IDENTIFIER": "\(prefix).\(name)"]) }
    for owner in [description.content, entry] {
      if let path = configurationFile(owner["configFiles"]) {
        let file = ConfigurationFile(URL(filePath: path, relativeTo: folder))
        settings.add(file.definitions)
        remarks += file.problems.filter { !remarks.contains($0) }
      }
      add(owner["settings"]?.dictionary ?? [:], to: &settings, depth: 0)
    }
    return settings
  }

  private func configurationFile(_ files: PropertyListValue?) -> String? {
    guard let files = files?.dictionary else { return nil }
    return
      (files["Debug"] ?? files.sorted { $0.key < $1.key }.first { $0.key.lowercased().contains("debug") }?.value
      ?? files.sorted { $0.key < $1.key }.first?.value)?.string
  }

  /// Adds the settings of a target or a group: its groups first, then its own, then those of the configuration.
  private func add(_ entry: [String: PropertyListValue], to settings: inout BuildSettings, depth: Int) {
    guard depth < 20 else { return }
    let isStructured = ["base", "configs", "groups"].contains { entry[$0] != nil }
    for group in entry["groups"]?.strings ?? [] {
      add(description.content["settingGroups"]?[group]?.dictionary ?? [:], to: &settings, depth: depth + 1)
    }
    let own = isStructured ? entry["base"]?.dictionary ?? [:] : entry
    settings.add(own.compactMapValues(ProjectReader.setting))
    let configurations = entry["configs"]?.dictionary ?? [:]
    if let debug = configurations.sorted(by: { $0.key < $1.key }).first(where: { $0.key.lowercased().contains("debug") }
    ) {
      settings.add((debug.value.dictionary ?? [:]).compactMapValues(ProjectReader.setting))
    }
  }

  private mutating func addDependency(_ dependency: PropertyListValue, to target: inout ProjectTarget) {
    let platforms = dependency["platformFilter"]?.strings ?? dependency["platforms"]?.strings ?? []
    guard platforms.isEmpty || platforms.contains(where: { ["ios", "all"].contains($0.lowercased()) }) else { return }
    if let name = dependency["target"]?.string {
      target.dependencies.append(name.split(separator: "/").last.map(String.init) ?? name)
    } else if let package = dependency["package"]?.string {
      let names = dependency["products"]?.strings ?? dependency["product"]?.strings ?? [package]
      let source = packageSource(package)
      target.products += names.map { PackageProduct(name: $0, source: source) }
    } else if let name = dependency["framework"]?.string ?? dependency["carthage"]?.string {
      remarks.append("The target “\(target.name)” uses the framework “\(name)”, which is not a Swift package.")
    }
  }

  private func packageSource(_ name: String) -> PackageProduct.Source? {
    let package = description.content["packages"]?[name] ?? description.content["localPackages"]?[name]
    guard let package else { return nil }
    if let path = package["path"]?.string { return .local(path: path) }
    guard let url = package["url"]?.string ?? package["github"]?.string.map({ "https://github.com/\($0)" }) else {
      return nil
    }
    func text(_ key: String) -> String? { package[key]?.string }
    let requirement: String
    if let version = text("from") ?? text("majorVersion") {
      requirement = "from: \"\(version)\""
    } else if let version = text("exactVersion") ?? text("version") {
      requirement = "exact: \"\(version)\""
    } else if let version = text("minorVersion") {
      requirement = ".upToNextMinor(from: \"\(version)\")"
    } else if let least = text("minVersion"), let greatest = text("maxVersion") {
      requirement = "\"\(least)\"...\"\(greatest)\""
    } else if let revision = text("revision") {
      requirement = "revision: \"\(revision)\""
    } else {
      requirement = "branch: \"\(text("branch") ?? "main")\""
    }
    return .remote(url: url, requirement: requirement)
  }

  private mutating func addInfo(_ info: PropertyListValue?, to target: inout ProjectTarget) {
    if let path = info?["path"]?.string, target.settings["INFOPLIST_FILE"] == nil {
      // XcodeGen writes the file from its properties. A file that exists is from an earlier time.
      target.settings.add(["GENERATE_INFOPLIST_FILE": "YES"])
      if info?["properties"] == nil { target.settings.add(["INFOPLIST_FILE": path]) }
    }
    let plist = InfoPlist(of: target, in: folder, adding: info?["properties"]?.dictionary ?? [:])
    target.infoPlist = plist.content
    remarks += plist.problems
  }
}

extension ProjectTarget.Kind {
  /// The kind of a type in a description for XcodeGen, such as `bundle.unit-test`.
  init(described type: String) {
    self.init(productType: type.hasPrefix("com.apple.") ? type : "com.apple.product-type." + type)
  }
}

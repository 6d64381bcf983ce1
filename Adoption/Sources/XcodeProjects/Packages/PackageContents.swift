import Foundation

/// The files of the package that is made of a project, before they are written.
struct PackageContents {
  /// The content of a file.
  enum Content: Equatable {
    case text(String)
    /// A link, with the path that it leads to.
    case link(String)
  }

  /// The files by their paths from the package's folder.
  private(set) var files: [String: Content] = [:]

  /// Makes the contents of a package.
  ///
  /// - Parameters:
  ///   - plan: the package. Its targets get the paths from the package's folder.
  ///   - linked: the folder that the package's link leads to; nil for a package inside of the project.
  ///   - folder: the project's folder.
  ///   - pergola: the path of the checkout of Pergola, as it stands in the manifest.
  init(_ plan: PackagePlan, linked: URL?, folder: URL, pergola: String) throws(ProjectError) {
    let roots = LinkedRoots(plan: plan, folder: folder, isOutside: linked != nil)
    if linked != nil { files[PackageWriter.linkName] = .link(roots.root.path) }
    var plan = plan
    for index in plan.targets.indices { try add(&plan.targets[index], roots: roots) }
    if let fetched = plan.fetched { files[PackageStore.listPath] = .text(fetched) }
    files["Package.swift"] = .text(Manifest(plan: plan, pergola: pergola, path: roots.packagePath).text)
  }

  private mutating func add(_ target: inout PackagePlan.Target, roots: LinkedRoots) throws(ProjectError) {
    var configuration = target.configuration
    let folder = "\(PackageWriter.targetsFolder)/\(configuration.module)"
    if let plist = target.source.infoPlist {
      do {
        files[folder + "/Info.plist"] = .text(String(decoding: try plist.xmlData(), as: UTF8.self))
      } catch {
        throw ProjectError(file: target.source.name, reason: "has an Info.plist that cannot be written: \(error)")
      }
      configuration.infoPlist = folder + "/Info.plist"
    }
    if configuration.resources != nil || configuration.infoPlist != nil {
      configuration.bundle = configuration.module + ".bundle"
    }
    if let test = target.firstTest {
      files["\(folder)/\(FirstTest.folder)/\(FirstTest.fileName)"] = .text(test.text)
    } else {
      link(&configuration, in: folder, roots)
    }
    target.configuration = configuration
    files[folder + "/PergolaSources.json"] = .text(try Self.json(configuration, of: folder))
    files[folder + "/Target.swift"] = .text("// The sources of this target are listed in PergolaSources.json.\n")
    if let tests = target.tests {
      files["\(folder)/\(TestSettings.fileName)"] = .text(try Self.json(tests, of: folder))
    }
  }

  /// Leads to the folders of the project, and gives the configuration the paths from the package's folder.
  private mutating func link(_ configuration: inout SourceConfiguration, in folder: String, _ roots: LinkedRoots) {
    let trees = configuration.sources + (configuration.resources ?? [])
    let watched = roots.folders(of: trees)
    // The manifest names the folder, so that it has to exist.
    if watched.isEmpty { files[folder + "/Links/.keep"] = .text("") }
    for (index, path) in watched.enumerated() {
      let place = path.hasPrefix("/") ? path : "../../../" + roots.packagePath(path)
      files[folder + "/Links/\(index + 1)"] = .link(place)
    }
    configuration.sources = configuration.sources.map(roots.packageTree)
    configuration.resources = configuration.resources?.map(roots.packageTree)
  }

  private static func json(_ value: some Encodable, of folder: String) throws(ProjectError) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
    } catch {
      throw ProjectError(file: folder, reason: "the configuration cannot be written: \(error)")
    }
  }
}

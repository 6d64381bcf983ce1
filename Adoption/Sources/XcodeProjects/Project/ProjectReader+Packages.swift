import Foundation

extension ProjectReader {
  /// The product of a package that an object describes.
  func product(_ object: ProjectFile.Object) -> PackageProduct {
    let name = (object["productName"] ?? object.id).replacingOccurrences(of: "plugin:", with: "")
    if let package = file.object("package", of: object) {
      return PackageProduct(name: name, source: source(of: package))
    }
    return PackageProduct(name: name, source: localPackage(containing: name).map { .local(path: $0) })
  }

  private func source(of package: ProjectFile.Object) -> PackageProduct.Source? {
    if package.kind == "XCLocalSwiftPackageReference" { return package["relativePath"].map { .local(path: $0) } }
    guard let url = package["repositoryURL"] else { return nil }
    return .remote(url: url, requirement: Self.requirement(package.fields["requirement"]?.dictionary ?? [:]))
  }

  /// A requirement as it stands in a manifest.
  static func requirement(_ fields: [String: PropertyListValue]) -> String {
    func text(_ field: String) -> String { fields[field]?.string ?? "" }
    switch text("kind") {
    case "upToNextMinorVersion": return ".upToNextMinor(from: \"\(text("minimumVersion"))\")"
    case "exactVersion": return "exact: \"\(text("version"))\""
    case "versionRange": return "\"\(text("minimumVersion"))\"..<\"\(text("maximumVersion"))\""
    case "branch": return "branch: \"\(text("branch"))\""
    case "revision": return "revision: \"\(text("revision"))\""
    default: return "from: \"\(text("minimumVersion"))\""
    }
  }

  /// The path of a package in the project's groups whose manifest names a product; nil if there is none.
  private func localPackage(containing product: String) -> String? {
    let references = file.objects("packageReferences", of: file.root).compactMap { $0["relativePath"] }
    let candidates = references + paths.folders.compactMap { paths.paths[$0] }
    return candidates.first { PackageProduct.names(in: URL(filePath: $0, relativeTo: folder)).contains(product) }
  }

  /// Finds the app in which each target of tests runs: by TEST_HOST, or the app that it depends on.
  func resolveHosts(in targets: inout [ProjectTarget]) {
    let apps = targets.filter { $0.kind == .app }
    for index in targets.indices where targets[index].kind == .unitTests {
      let host = targets[index].settings["TEST_HOST"] ?? ""
      guard !host.isEmpty else { continue }
      let product = host.split(separator: "/").last.map(String.init)
      targets[index].host =
        apps.first { $0.settings["PRODUCT_NAME"] == product || $0.name == product }?.name
        ?? apps.first { targets[index].dependencies.contains($0.name) }?.name
    }
  }
}

extension ProjectTarget.Kind {
  /// The kind of a product's type, such as `com.apple.product-type.application`.
  init(productType: String) {
    switch productType.replacingOccurrences(of: "com.apple.product-type.", with: "") {
    case "application": self = .app
    case "framework", "framework.static", "library.static", "library.dynamic": self = .framework
    case "bundle.unit-test": self = .unitTests
    case "bundle.ui-testing": self = .userInterfaceTests
    case let other: self = .other(other)
    }
  }
}

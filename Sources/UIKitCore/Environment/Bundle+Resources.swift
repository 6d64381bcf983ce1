import Foundation

extension Bundle {
  /// The resource folders of the app: that of its target in an adopted project, the main bundle's, then the bundles
  /// beside the executable, sorted by name.
  package static var foldersOfResources: [URL] {
    let target = _TargetBundles.main
    return (target === Bundle.main ? [] : [target.resourceURL ?? target.bundleURL]) + foldersBesideExecutable
  }

  /// The resource folders of a bundle, or of the app if it is nil.
  package static func foldersOfResources(of bundle: Bundle?) -> [URL] {
    bundle.map { [$0.resourceURL ?? $0.bundleURL] } ?? foldersOfResources
  }

  private static let foldersBesideExecutable: [URL] = {
    let main = Bundle.main
    let beside = main.executableURL?.deletingLastPathComponent() ?? main.bundleURL
    let names = (try? FileManager.default.contentsOfDirectory(atPath: beside.path)) ?? []
    let bundles = names.filter { $0.hasSuffix(".resources") }.sorted().map(beside.appendingPathComponent)
    return [main.resourceURL ?? main.bundleURL] + bundles
  }()
}

import Foundation
import Synchronization

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

  /// The languages of the app's texts, the development language first: those of its target or its main bundle, or if these
  /// have no translations, those of the bundles beside the executable. At least one.
  package static var languagesOfApp: [String] {
    let target = _TargetBundles.main
    return knownLanguages.withLock { known in
      if let languages = known[target.bundleURL] { return languages }
      let languages = findLanguages(of: target)
      known[target.bundleURL] = languages
      return languages
    }
  }

  private static let knownLanguages = Mutex<[URL: [String]]>([:])

  private static func findLanguages(of target: Bundle) -> [String] {
    let own = foldersOfResources.dropLast(bundlesBesideExecutable.count)
    let beside = Set(bundlesBesideExecutable.flatMap(translations(in:))).sorted()
    let translations = own.lazy.map(translations(in:)).first { !$0.isEmpty } ?? beside
    let key = "CFBundleDevelopmentRegion"
    let stated = target.object(forInfoDictionaryKey: key) ?? Bundle.main.object(forInfoDictionaryKey: key)
    let development = stated as? String ?? "en"
    return [development] + translations.filter { $0 != development.lowercased() }
  }

  /// The languages of the localized folders in a folder, in lower case, without the base.
  private static func translations(in folder: URL) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".lproj") }
      .map { $0.dropLast(".lproj".count).lowercased().replacingOccurrences(of: "_", with: "-") }
      .filter { $0 != "base" }.sorted()
  }

  private static let foldersBesideExecutable =
    [Bundle.main.resourceURL ?? Bundle.main.bundleURL] + bundlesBesideExecutable

  private static let bundlesBesideExecutable: [URL] = {
    let main = Bundle.main
    let beside = main.executableURL?.deletingLastPathComponent() ?? main.bundleURL
    let names = (try? FileManager.default.contentsOfDirectory(atPath: beside.path)) ?? []
    return names.filter { $0.hasSuffix(".resources") }.sorted().map(beside.appendingPathComponent)
  }()
}

import Foundation
import PergolaDiagnostics
import Synchronization

/// The texts of bundles' `.strings` files, by language, table and key. Each file is read once.
final class LocalizedStrings: Sendable {
  static let shared = LocalizedStrings()

  private struct Table: Hashable {
    var folder: URL
    var name: String
    var language: String
  }

  private struct State {
    var tables: [Table: [String: String]] = [:]
    /// The names of the languages of a folder.
    var languages: [URL: [String]] = [:]
  }

  private let state = Mutex(State())

  /// The text of a key in the language of a locale that a bundle has; the key itself if there is none.
  ///
  /// - Parameters:
  ///   - table: nil for `Localizable`.
  ///   - bundle: nil for the app's: the main bundle, then the `*.resources` bundles beside the executable.
  func text(for key: String, table: String?, in bundle: Bundle?, locale: Locale) -> String {
    let name = table ?? "Localizable"
    let folders = bundle.map { [$0.resourceURL ?? $0.bundleURL] } ?? Bundle.foldersOfResources
    return state.withLock { state in
      for folder in folders {
        let languages = state.languages[folder] ?? Self.languages(in: folder)
        state.languages[folder] = languages
        for language in Self.preferred(for: locale, among: languages) + [""] {
          let table = Table(folder: folder, name: name, language: language)
          let texts = state.tables[table] ?? Self.read(table)
          state.tables[table] = texts
          if let text = texts[key] { return text }
        }
      }
      return key
    }
  }

  private static func languages(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
      .filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(".lproj".count)) }
  }

  /// The languages in which a text is looked up, in order: that of the locale, then the development language.
  ///
  /// SwiftPM writes the names of the folders in lower case, so their case doesn't matter.
  static func preferred(for locale: Locale, among languages: [String]) -> [String] {
    let language = locale.language
    let code = language.languageCode?.identifier ?? locale.identifier
    let full = Locale.Language(identifier: language.maximalIdentifier)
    let script = full.script?.identifier ?? ""
    let region = locale.region?.identifier ?? ""
    let wanted = ["\(code)-\(script)-\(region)", "\(code)-\(region)", "\(code)-\(script)", code]
    let fallback = ["Base", Bundle.main.developmentRegion ?? "en", "en"]
    var found: [String] = []
    for name in wanted + fallback {
      let normal = name.lowercased()
      if let match = languages.first(where: { $0.replacingOccurrences(of: "_", with: "-").lowercased() == normal }),
        !found.contains(match)
      {
        found.append(match)
      }
    }
    return found
  }

  private static func read(_ table: Table) -> [String: String] {
    let folder = table.language.isEmpty ? table.folder : table.folder.appendingPathComponent("\(table.language).lproj")
    let file = folder.appendingPathComponent("\(table.name).strings")
    guard let data = try? Data(contentsOf: file) else { return [:] }
    do {
      return try PropertyListSerialization.propertyList(from: data, options: [], format: nil) as? [String: String]
        ?? [:]
    } catch {
      Log.warning("\(file.path): the strings file cannot be read: \(error)")
      return [:]
    }
  }
}

extension Bundle {
  /// The language in which the app was written; nil if its Info.plist doesn't say it.
  fileprivate var developmentRegion: String? { object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String }
}

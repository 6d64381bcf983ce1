import Foundation
import PergolaDiagnostics
import Synchronization

/// The texts of bundles' `.strings` files, by language, table and key. Each file is read once.
package final class LocalizedStrings: Sendable {
  package static let shared = LocalizedStrings()

  private struct Table: Hashable {
    var folder: URL
    var name: String
    var language: String
  }

  private struct Order: Hashable {
    var folder: URL
    var locale: String
  }

  private struct State {
    var tables: [Table: [String: String]] = [:]
    /// The languages in which texts of a folder are looked up.
    var languages: [Order: [String]] = [:]
  }

  private let state = Mutex(State())

  /// The text of a key in the language of a locale that a bundle has; the key itself if there is none.
  ///
  /// - Parameters:
  ///   - table: nil, or an empty name, for `Localizable`.
  ///   - bundle: nil for the app's: the main bundle, then the `*.resources` bundles beside the executable.
  package func text(for key: String, table: String?, in bundle: Bundle?, locale: Locale) -> String {
    textIfPresent(for: key, table: table, in: bundle, locale: locale) ?? key
  }

  /// The text of a key in the language of a locale that a bundle has; nil if there is none.
  func textIfPresent(for key: String, table: String?, in bundle: Bundle?, locale: Locale) -> String? {
    textIfPresent(for: key, table: table, in: Bundle.foldersOfResources(of: bundle), locale: locale)
  }

  /// The text of a key in the language of a locale that one of the folders has; nil if there is none.
  func textIfPresent(for key: String, table: String?, in folders: [URL], locale: Locale) -> String? {
    let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    return state.withLock { state in
      for folder in folders {
        let order = Order(folder: folder, locale: locale.identifier)
        let languages =
          state.languages[order] ?? Self.preferred(
            for: locale, among: Self.languages(in: folder), development: Self.developmentLanguage(of: folder)) + [""]
        state.languages[order] = languages
        for language in languages {
          let table = Table(folder: folder, name: name, language: language)
          let texts = state.tables[table] ?? Self.read(table)
          state.tables[table] = texts
          if let text = texts[key] { return text }
        }
      }
      return nil
    }
  }

  /// The language in which the texts of a folder were written; nil if its Info.plist does not say it.
  private static func developmentLanguage(of folder: URL) -> String? {
    let key = "CFBundleDevelopmentRegion"
    let own = Bundle(path: folder.path)?.object(forInfoDictionaryKey: key)
    return (own ?? Bundle.main.object(forInfoDictionaryKey: key)) as? String
  }

  private static func languages(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
      .filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(".lproj".count)) }
  }

  /// The languages in which a text is looked up, in order: that of the locale, then the development language.
  ///
  /// SwiftPM writes the names of the folders in lower case, so their case doesn't matter.
  private static func preferred(
    for locale: Locale, among languages: [String], development: String?
  ) -> [String] {
    let language = locale.language
    let code = language.languageCode?.identifier ?? locale.identifier
    let full = Locale.Language(identifier: language.maximalIdentifier)
    let script = full.script?.identifier ?? ""
    let region = locale.region?.identifier ?? ""
    let wanted = ["\(code)-\(script)-\(region)", "\(code)-\(region)", "\(code)-\(script)", code]
    let fallback = ["Base", development ?? "en", "en"]
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
      let content = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
      guard let entries = content as? [String: Any] else {
        Log.warning("\(file.path): the strings file has no dictionary of texts")
        return [:]
      }
      let texts = entries.compactMapValues { $0 as? String }
      let others = entries.keys.filter { texts[$0] == nil }.sorted()
      if !others.isEmpty {
        Log.warning("\(file.path): the values of these keys are no texts: \(others.joined(separator: ", "))")
      }
      return texts
    } catch {
      Log.warning("\(file.path): the strings file cannot be read: \(error)")
      return [:]
    }
  }
}

import Foundation
import PergolaDiagnostics
import Synchronization

/// The texts of bundles' `.strings` and `.stringsdict` files, by language, table and key. A table is read when a text of it
/// is looked up first.
package final class LocalizedStrings: Sendable {
  package static let shared = LocalizedStrings()

  /// The places in which texts of one table are looked up.
  private struct Scope: Hashable {
    var folders: [URL]
    var name: String
    var locale: String
  }

  private let tables = Mutex<[Scope: [String: String]]>([:])

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
    let scope = Scope(folders: folders, name: name, locale: locale.identifier)
    return tables.withLock { tables in
      if let texts = tables[scope] { return texts[key] }
      let texts = Self.texts(of: name, in: folders, for: locale)
      tables[scope] = texts
      return texts[key]
    }
  }

  /// The texts of a table in several folders. Those of the first folder precede, and in it those of the first language.
  private static func texts(of name: String, in folders: [URL], for locale: Locale) -> [String: String] {
    var texts: [String: String] = [:]
    for folder in folders {
      let languages = preferred(for: locale, among: languages(in: folder), development: developmentLanguage(of: folder))
      for language in languages + [""] { texts.merge(read(name, language, in: folder)) { known, _ in known } }
    }
    return texts
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

  /// The texts of a table's files in a language; with an empty language, of those outside of the folders of languages.
  private static func read(_ name: String, _ language: String, in folder: URL) -> [String: String] {
    let place = language.isEmpty ? folder : folder.appendingPathComponent("\(language).lproj")
    let texts = entries(of: place.appendingPathComponent("\(name).strings")) { $0 as? String }
    let plurals = entries(of: place.appendingPathComponent("\(name).stringsdict")) {
      PluralEntry($0, language: language.isEmpty ? "en" : language)?.format
    }
    return texts.merging(plurals) { $1 }
  }

  /// The entries of a file, as texts; none if there is no file.
  private static func entries(of file: URL, _ text: (Any) -> String?) -> [String: String] {
    guard let data = try? Data(contentsOf: file) else { return [:] }
    do {
      let content = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
      guard let entries = content as? [String: Any] else {
        Log.warning("\(file.path): the strings file has no dictionary of texts")
        return [:]
      }
      let texts = entries.compactMapValues(text)
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

import Foundation
import PergolaDiagnostics
import UIKitCore

/// Finds the files of nibs and storyboards in bundles, in the user's language, and the translations of their texts.
enum NibFinder {
  /// The user's languages that a test binds; nil for those of the scene.
  @TaskLocal static var boundLanguages: [String]?

  /// The user's languages, in order.
  static var languages: [String] { boundLanguages ?? UITraitCollection.current.preferredLanguages }

  /// The folders of a bundle's resources; those of the app without a bundle.
  static func folders(of bundle: Bundle?) -> [URL] {
    Bundle.foldersOfResources(of: bundle)
  }

  /// The file with a name and an extension in a bundle, and its content; nil if there is none.
  static func read(_ name: String, _ suffix: String, in bundle: Bundle?) throws(NibFault) -> (NibFile, Data)? {
    for folder in folders(of: bundle) {
      let names = localizationFolders(in: folder)
      for place in [""] + names {
        let url = folder.appending(path: place).appending(path: "\(name).\(suffix)")
        guard FileManager.default.fileExists(atPath: url.path) else { continue }
        let data = try content(of: url)
        var file = NibFile(path: url.path, name: name, bundle: bundle)
        file.strings = strings(for: name, of: place, in: folder, among: names)
        return (file, data)
      }
    }
    return nil
  }

  private static func content(of url: URL) throws(NibFault) -> Data {
    let size = (try? FileManager.default.attributesOfItem(atPath: url.path)[.size] as? Int) ?? 0
    guard size <= NibXMLParser.mostBytes else {
      throw NibFault(
        file: url.path, line: nil,
        reason: "the file has \(size >> 20) MB; nibs and storyboards have \(NibXMLParser.mostBytes >> 20) MB at most")
    }
    do {
      return try Data(contentsOf: url)
    } catch {
      throw NibFault(file: url.path, line: nil, reason: "the file can't be read: \(error.localizedDescription)")
    }
  }

  /// The folders with localized resources, in the order in which a file is looked up: the user's languages, the base,
  /// then the development language.
  private static func localizationFolders(in folder: URL) -> [String] {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
      .filter { $0.hasSuffix(".lproj") }.sorted()
    let wanted = languages.flatMap(fallbacks(of:)) + ["Base", "en"]
    var found: [String] = []
    for language in wanted {
      // SwiftPM writes the names of the folders in lower case.
      let match = names.first {
        $0.dropLast(".lproj".count).replacingOccurrences(of: "_", with: "-").lowercased() == language.lowercased()
      }
      if let match, !found.contains(match) { found.append(match) }
    }
    return found + names.filter { !found.contains($0) }
  }

  /// A language and the more general ones: "zh-Hans-CN", "zh-Hans", "zh".
  private static func fallbacks(of language: String) -> [String] {
    var parts = language.replacingOccurrences(of: "_", with: "-").split(separator: "-").map(String.init)
    var all: [String] = []
    while !parts.isEmpty {
      all.append(parts.joined(separator: "-"))
      parts.removeLast()
    }
    return all
  }

  /// The texts of the file in the user's language: the `.strings` file of its name in the first folder that is preferred
  /// to the file's own.
  private static func strings(
    for name: String, of place: String, in folder: URL, among names: [String]
  ) -> [String: String] {
    for candidate in names {
      if candidate == place { return [:] }
      let url = folder.appending(path: candidate).appending(path: "\(name).strings")
      guard let data = try? Data(contentsOf: url) else { continue }
      do {
        return try PropertyListSerialization.propertyList(from: data, options: [], format: nil) as? [String: String]
          ?? [:]
      } catch {
        Log.warning("\(url.path): the strings file cannot be read: \(error)")
        return [:]
      }
    }
    return [:]
  }
}

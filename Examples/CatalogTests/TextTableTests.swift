import Foundation
import Testing

/// The tables with the texts of all examples.
@Suite struct TextTableTests {
  /// The bundles of the examples beside this program.
  private static let bundles: [URL] = {
    let folder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasPrefix("pergola_") && $0.hasSuffix(".resources") }.sorted()
      .map { folder.appending(path: $0) }
      .filter { FileManager.default.fileExists(atPath: $0.appending(path: "ar.lproj").path) }
  }()

  private static func table(_ bundle: URL, _ language: String, _ kind: String) throws -> [String: Any] {
    let file = bundle.appending(path: "\(language).lproj/Localizable.\(kind)")
    guard FileManager.default.fileExists(atPath: file.path) else { return [:] }
    let content = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
    return try #require(content as? [String: Any])
  }

  private static func texts(_ bundle: URL, _ language: String) throws -> [String: String] {
    try table(bundle, language, "strings").compactMapValues { $0 as? String }
  }

  /// The forms of plurals by key and category.
  private static func plurals(_ bundle: URL, _ language: String) throws -> [String: [String: String]] {
    try table(bundle, language, "stringsdict").compactMapValues { entry in
      let forms = ((entry as? [String: Any])?["count"] as? [String: String]) ?? [:]
      return forms.filter { !$0.key.hasPrefix("NSString") }
    }
  }

  /// The kinds of the values that a format inserts, by position.
  private func specifiers(_ format: String) -> [String] {
    var next = 0
    return format.replacing("%%", with: "").matches(of: /%(\d+\$)?(lld|@)/).map { match in
      next += 1
      return (match.1.map { String($0.dropLast()) } ?? "\(next)") + String(match.2)
    }.sorted()
  }

  @Test("every example has a table of texts")
  func all() { #expect(Self.bundles.count == 14) }

  @Test("a table has the same keys in both languages", arguments: bundles)
  func keys(bundle: URL) throws {
    #expect(try Set(Self.texts(bundle, "en").keys) == Set(Self.texts(bundle, "ar").keys))
    #expect(try Set(Self.plurals(bundle, "en").keys) == Set(Self.plurals(bundle, "ar").keys))
  }

  @Test("a translation inserts the values of its key", arguments: bundles)
  func values(bundle: URL) throws {
    for language in ["en", "ar"] {
      for (key, text) in try Self.texts(bundle, language) {
        #expect(specifiers(text) == specifiers(key), "\(key): \(text)")
      }
    }
  }

  @Test("plurals have the forms of their language", arguments: bundles)
  func forms(bundle: URL) throws {
    for forms in try Self.plurals(bundle, "en").values { #expect(Set(forms.keys) == ["one", "other"]) }
    for forms in try Self.plurals(bundle, "ar").values {
      #expect(Set(forms.keys) == ["zero", "one", "two", "few", "many", "other"])
    }
  }

  @Test("examples translate a text alike, since the catalogue finds the texts of all")
  func agreement() throws {
    var known: [String: String] = [:]
    for bundle in Self.bundles {
      for (key, text) in try Self.texts(bundle, "ar") {
        #expect(known[key] ?? text == text, "\(key)")
        known[key] = text
      }
    }
  }
}

import Foundation

/// A catalogue of strings, `.xcstrings`: the texts of a table in all of its languages.
struct StringCatalog {
  private struct File: Decodable {
    var sourceLanguage: String?
    var strings: [String: Entry]
  }
  private struct Entry: Decodable {
    var localizations: [String: Localization]?
  }
  private struct Unit: Decodable {
    var value: String
  }
  private struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
    var substitutions: [String: Substitution]?
  }
  private struct Substitution: Decodable {
    var argNum: Int?
    var formatSpecifier: String?
    var variations: Variations?
  }
  private struct Variations: Decodable {
    var plural: [String: Localization]?
    var device: [String: Localization]?
  }

  private let file: File
  private let source: String
  /// The languages of the texts, in order.
  let languages: [String]
  /// Remarks about texts that have no form that can be used.
  private(set) var warnings: [String] = []

  init(_ url: URL, developmentRegion: String) throws(ProjectError) {
    do {
      file = try JSONDecoder().decode(File.self, from: Data(contentsOf: url))
    } catch {
      throw ProjectError(file: url.path, reason: "cannot be read as a catalogue of strings: \(error)")
    }
    source = file.sourceLanguage ?? developmentRegion
    languages = Set(file.strings.values.flatMap { ($0.localizations ?? [:]).keys } + [source]).sorted()
    for (key, entry) in file.strings.sorted(by: { $0.key < $1.key }) {
      for (language, localization) in (entry.localizations ?? [:]).sorted(by: { $0.key < $1.key })
      where Self.value(of: localization) == nil {
        warnings.append("\(url.path): the text “\(key)” has no form in the language \(language)")
      }
    }
  }

  /// The texts of a language. Keys without a text of the language have that of the development language, if there is one.
  func tables(of language: String) -> StringTables {
    var tables = entries(of: source)
    if language != source { tables.texts.merge(entries(of: language).texts) { $1 } }
    return tables
  }

  private func entries(of language: String) -> StringTables {
    var plain: [String: String] = [:]
    var plurals: [String: PropertyListValue] = [:]
    for (key, entry) in file.strings {
      switch entry.localizations?[language].flatMap(Self.value) {
      case .plain(let text): plain[key] = text
      case .plural(let entry): plurals[key] = entry
      case nil: break
      }
    }
    return StringTables(plain: plain, plurals: plurals, language: language)
  }

  private enum Value {
    case plain(String)
    case plural(PropertyListValue)
  }

  private static func value(of localization: Localization) -> Value? {
    if let devices = localization.variations?.device {
      return (devices["iphone"] ?? devices["other"]).flatMap(value)
    }
    if let forms = localization.variations?.plural {
      let texts = forms.compactMapValues { $0.stringUnit?.value }
      guard let other = texts["other"] else { return nil }
      let position = FormatSpecifiers(other).firstNumber ?? 1
      let numbered = position == 1 ? texts : texts.mapValues { FormatSpecifiers($0).numbered }
      let format = position == 1 ? "%#@value@" : "%\(position)$#@value@"
      return .plural(
        .dictionary([
          "NSStringLocalizedFormatKey": .string(format), "value": .dictionary(numbered.mapValues { .string($0) }),
        ]))
    }
    guard let text = localization.stringUnit?.value else { return nil }
    guard let substitutions = localization.substitutions, !substitutions.isEmpty else { return .plain(text) }
    return .plural(plural(text, substitutions))
  }

  /// The entry of a text with variables, such as `%#@apples@ and %#@pears@`, each with the number of its argument.
  private static func plural(_ text: String, _ substitutions: [String: Substitution]) -> PropertyListValue {
    var text = text
    var entry: [String: PropertyListValue] = [:]
    for (name, substitution) in substitutions {
      let number = substitution.argNum.map { "\($0)$" } ?? ""
      let specifier = substitution.formatSpecifier ?? "lld"
      text = text.replacing("%#@\(name)@", with: "%\(number)#@\(name)@")
      let forms = (substitution.variations?.plural ?? [:]).compactMapValues {
        $0.stringUnit?.value.replacing("%arg", with: "%\(number)\(specifier)")
      }
      entry[name] = .dictionary(forms.mapValues { .string($0) })
    }
    entry["NSStringLocalizedFormatKey"] = .string(text)
    return .dictionary(entry)
  }
}

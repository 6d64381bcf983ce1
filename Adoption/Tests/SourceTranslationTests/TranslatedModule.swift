@testable import SourceTranslation

/// A module of files in memory, translated.
struct TranslatedModule {
  /// The translated texts by the names of the files.
  let texts: [String: String]
  let errors: [TranslationError]

  init(
    _ files: [String: String], module: String = "App", foreign: [String: String] = [:], isMainActorDefault: Bool = false
  ) {
    let parsed = files.map { SourceFile(path: $0.key, text: $0.value) }.sorted { $0.path < $1.path }
    let collectors = parsed.map { DeclarationCollector($0) }
    let visible = VisibleDeclarations(
      own: zip(parsed, collectors).map { ($0.path, $1.declarations) },
      foreign: foreign.map { ($0.key, DeclarationCollector(SourceFile(path: $0.key, text: $0.value)).declarations) })
    var declarations = ProjectDeclarations(module: module, files: visible.own, foreign: visible.foreign)
    declarations.isMainActorDefault = isMainActorDefault
    let project = declarations
    let translations = zip(parsed, collectors).map { file, collector in
      FileTranslation(of: file, collector, in: project.seen(from: file.path, with: collector.declarations))
    }
    texts = Dictionary(uniqueKeysWithValues: zip(parsed.map(\.path), translations.map(\.text)))
    errors = translations.flatMap(\.errors)
  }

  /// The translation of a single file, without the line that names the file.
  static func body(of text: String) -> String {
    let translated = TranslatedModule(["File.swift": text]).texts["File.swift"] ?? ""
    return String(translated.drop { !$0.isNewline }.dropFirst())
  }
}

import Foundation

/// The translation of the files of a module. A run translates the files that changed since the run before, and all
/// files if the declarations changed that they show to each other.
public struct ProjectTranslation: Sendable {
  /// A file and its translation.
  public struct Item: Hashable, Sendable {
    /// The path of the original.
    public let source: String
    /// The path of the translated file.
    public let output: String
    /// The fences in the file.
    public let fences: [Fence]

    /// A file by its path, the path of its translation, and its fences.
    public init(source: String, output: String, fences: [Fence] = []) {
      self.source = source
      self.output = output
      self.fences = fences
    }
  }

  private let module: String
  private let items: [Item]
  private let foreign: [String]
  private let record: String
  private let isMainActorDefault: Bool

  /// - Parameters:
  ///   - module: the name of the module.
  ///   - items: the files of the module.
  ///   - foreign: the originals of translated modules that this one depends on.
  ///   - isMainActorDefault: declarations of the module belong to the main actor unless they say otherwise.
  ///   - record: the path of the file in which a run leaves for the next what it found.
  public init(
    module: String, items: [Item], foreign: [String] = [], isMainActorDefault: Bool = false, record: String
  ) {
    self.module = module
    self.items = items
    self.foreign = foreign
    self.isMainActorDefault = isMainActorDefault
    self.record = record
  }

  /// The result of a run.
  public struct Report: Sendable {
    /// The parts of the sources that have no translation, by file and line.
    public let errors: [TranslationError]
    /// The paths of the originals that were translated in this run.
    public let translated: [String]
    /// The places of the translated files in their originals, by the paths of the originals.
    public let places: [String: Places]
    /// The fences that don't fit their sources any more.
    public let warnings: [TranslationError]
    /// The modules that the originals import.
    public let imports: Set<String>
  }

  /// The places of a translated file in its original.
  public struct Places: Sendable {
    let translation: SourceMap
    let fences: SourceMap

    /// The offset in the original of an offset in the translation, both in UTF-8.
    public func original(of offset: Int) -> Int { fences.original(of: translation.original(of: offset)) }
  }

  /// Translates what changed, and writes the files that differ.
  public func run() -> Report {
    let old = TranslationRecord(contentsOf: record)
    let known = old?.files ?? [:]
    let sources = items.map(\.source)
    let fences = items.map(\.fences) + foreign.map { _ in [] }
    let read = Array(zip(sources + foreign, fences)).concurrentMap { path, fences in
      ReadFile(path: path, known: known[path], fences: fences)
    }
    let (own, others) = (Array(read.prefix(items.count)), read.dropFirst(items.count))
    let visible = VisibleDeclarations(own: own.map(\.summary), foreign: others.map(\.summary))
    let isSame = old?.visible == visible.fingerprint && old?.isMainActorDefault == isMainActorDefault
    var declarations = ProjectDeclarations(module: module, files: visible.own, foreign: visible.foreign)
    declarations.isMainActorDefault = isMainActorDefault
    let project = declarations
    let results = Array(zip(items, own)).concurrentMap { item, file in
      if isSame, file.isKnown, FileManager.default.fileExists(atPath: item.output) {
        return Result(errors: [], isTranslated: false, places: nil)
      }
      return Self.translate(file, to: item.output, in: project)
    }
    save(read, results, visible, over: old)
    let translated = zip(sources, results).filter(\.1.isTranslated).map(\.0)
    let places = zip(sources, results).compactMap { source, result in result.places.map { (source, $0) } }
    return Report(
      errors: results.flatMap(\.errors) + others.flatMap(\.errors), translated: translated,
      places: Dictionary(places) { first, _ in first }, warnings: read.flatMap(\.warnings),
      imports: Set(own.flatMap(\.declarations.imports)))
  }

  private struct Result: Sendable {
    let errors: [TranslationError]
    let isTranslated: Bool
    let places: Places?
  }

  private static func translate(_ file: ReadFile, to output: String, in project: ProjectDeclarations) -> Result {
    guard file.errors.isEmpty else { return Result(errors: file.errors, isTranslated: true, places: nil) }
    guard let parsed = file.parsed() else {
      return Result(errors: [.unreadable(file.path)], isTranslated: true, places: nil)
    }
    let collector = DeclarationCollector(parsed)
    let seen = project.seen(from: parsed.path, with: collector.declarations)
    let translation = FileTranslation(of: parsed, collector, in: seen)
    let new = Data(translation.text.utf8)
    var errors = translation.errors
    if FileManager.default.contents(atPath: output) != new {
      do {
        try new.write(to: URL(fileURLWithPath: output))
      } catch {
        errors.append(
          TranslationError(path: parsed.path, line: 1, column: 1, message: "cannot write \(output): \(error)"))
      }
    }
    return Result(
      errors: errors, isTranslated: true,
      places: Places(translation: translation.map, fences: file.map ?? .identity(count: parsed.text.utf8.count)))
  }

  private func save(
    _ files: [ReadFile], _ results: [Result], _ visible: VisibleDeclarations, over old: TranslationRecord?
  ) {
    var record = TranslationRecord(visible: visible.fingerprint, isMainActorDefault: isMainActorDefault)
    for (index, file) in files.enumerated() {
      let errors = index < results.count ? results[index].errors : file.errors
      let fences = index < items.count ? items[index].fences : []
      record.files[file.originalPath] = .init(
        stamp: file.stamp, declarations: file.declarations, errors: errors, fences: fences.isEmpty ? nil : fences)
    }
    if record != old { record.write(to: self.record) }
  }
}

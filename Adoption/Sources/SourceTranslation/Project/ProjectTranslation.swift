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

    /// A file by its path, and the path of its translation.
    public init(source: String, output: String) {
      self.source = source
      self.output = output
    }
  }

  private let module: String
  private let items: [Item]
  private let foreign: [String]
  private let record: String

  /// - Parameters:
  ///   - module: the name of the module.
  ///   - items: the files of the module.
  ///   - foreign: the originals of translated modules that this one depends on.
  ///   - record: the path of the file in which a run leaves for the next what it found.
  public init(module: String, items: [Item], foreign: [String] = [], record: String) {
    self.module = module
    self.items = items
    self.foreign = foreign
    self.record = record
  }

  /// The result of a run.
  public struct Report: Sendable {
    /// The parts of the sources that have no translation, by file and line.
    public let errors: [TranslationError]
    /// The paths of the originals that were translated in this run.
    public let translated: [String]
    /// The modules that the originals import.
    public let imports: Set<String>
  }

  /// Translates what changed, and writes the files that differ.
  public func run() -> Report {
    let old = TranslationRecord(contentsOf: record)
    let known = old?.files ?? [:]
    let sources = items.map(\.source)
    let read = concurrentMap(sources + foreign) { ReadFile(path: $0, known: known[$0]) }
    let (own, others) = (Array(read.prefix(items.count)), read.dropFirst(items.count))
    let visible = VisibleDeclarations(own: own.map(\.summary), foreign: others.map(\.summary))
    let isSame = old?.visible == visible.fingerprint
    let project = ProjectDeclarations(module: module, files: visible.own, foreign: visible.foreign)
    let results = concurrentMap(Array(zip(items, own))) { item, file in
      if isSame, file.isKnown, FileManager.default.fileExists(atPath: item.output) {
        return Result(errors: [], isTranslated: false)
      }
      return Self.translate(file, to: item.output, in: project)
    }
    save(read, results, visible, over: old)
    let translated = zip(sources, results).filter(\.1.isTranslated).map(\.0)
    return Report(
      errors: results.flatMap(\.errors) + others.flatMap(\.errors), translated: translated,
      imports: Set(own.flatMap(\.declarations.imports)))
  }

  private struct Result: Sendable {
    let errors: [TranslationError]
    let isTranslated: Bool
  }

  private static func translate(_ file: ReadFile, to output: String, in project: ProjectDeclarations) -> Result {
    guard file.errors.isEmpty else { return Result(errors: file.errors, isTranslated: true) }
    guard let parsed = file.parsed() else {
      return Result(errors: [.unreadable(file.path)], isTranslated: true)
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
    return Result(errors: errors, isTranslated: true)
  }

  private func save(
    _ files: [ReadFile], _ results: [Result], _ visible: VisibleDeclarations, over old: TranslationRecord?
  ) {
    var record = TranslationRecord(visible: visible.fingerprint)
    for (index, file) in files.enumerated() {
      let errors = index < results.count ? results[index].errors : file.errors
      record.files[file.originalPath] = .init(stamp: file.stamp, declarations: file.declarations, errors: errors)
    }
    if record != old { record.write(to: self.record) }
  }
}

/// Transforms the elements on all processors. The results have the order of the elements.
private func concurrentMap<Element: Sendable, Value: Sendable>(
  _ elements: [Element], _ transform: @Sendable (Element) -> Value
) -> [Value] {
  var values = [Value?](repeating: nil, count: elements.count)
  values.withUnsafeMutableBufferPointer { buffer in
    // Each iteration has an element of its own.
    nonisolated(unsafe) let buffer = buffer
    DispatchQueue.concurrentPerform(iterations: elements.count) { buffer[$0] = transform(elements[$0]) }
  }
  return values.compactMap(\.self)
}

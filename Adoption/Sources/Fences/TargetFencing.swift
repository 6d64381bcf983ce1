import Foundation
import SourceTranslation

/// Makes the sources of one target compile: in rounds, the compiler says what is wrong, and the smallest part that holds
/// each error is fenced, or a placeholder stands in for what is missing.
///
/// The same sources give the same fences: errors are taken in the order of their places.
public final class TargetFencing {
  /// A source of the target.
  public struct Source: Sendable {
    /// The path, as the project names it.
    public let name: String
    /// The path of the file.
    public let path: String

    /// A source by its name in the project, and the path of its file.
    public init(name: String, path: String) {
      self.name = name
      self.path = path
    }
  }

  /// The result of a run.
  public struct Result: Sendable {
    /// The fences, in the order of the files and of their places.
    public var fences: [Fence] = []
    /// The placeholders, with those of other targets.
    public var placeholders = PlaceholderList()
    /// The rounds, each a check of the module.
    public var rounds = 0
    /// The seconds of the rounds.
    public var seconds = 0.0
    /// The errors that nothing could be done about, as lines.
    public var errors: [String] = []

    /// True if the target compiles.
    public var compiles: Bool { errors.isEmpty }
  }

  let sources: [Source]
  let isApp: Bool
  private(set) var compiler: Compiler
  let folder: URL
  /// The folder for the modules of placeholders, which targets share.
  let modules: URL
  private let foreign: [String]
  private let standIns: StandIns
  private let bundle: String?
  private let symbols: String?
  /// Says how far a run is.
  let report: (String) -> Void
  var placeholders: PlaceholderList
  /// The fences that stand, by the names of their files.
  var fences: [String: [Fence]] = [:]
  var files: [String: FencedFile] = [:]
  private var dirty: Set<String>?
  /// The compiler's errors in modules of placeholders, which a stand-in may have.
  private var moduleErrors: [String] = []

  /// Creates a run.
  ///
  /// - Parameters:
  ///   - isApp: the target is an app.
  ///   - arguments: the arguments of the compiler for the target, without its sources.
  ///   - placeholders: those of the targets that this one depends on.
  ///   - folder: the folder for the translated sources.
  ///   - modules: the folder for the modules of placeholders; nil for one in `folder`.
  ///   - foreign: the paths of the sources of translated modules that this one depends on.
  ///   - standIns: the sources that stand in for missing modules.
  ///   - bundle: the name of the target's bundle; nil for a target without resources.
  ///   - symbols: the path of the source with the names of its assets; nil for none.
  ///   - report: called with a line for each round.
  public init(
    module: String, sources: [Source], isApp: Bool, arguments: [String], placeholders: PlaceholderList = .init(),
    folder: URL, modules: URL? = nil, foreign: [String] = [], standIns: StandIns = .none, bundle: String? = nil,
    symbols: String? = nil,
    report: @escaping (String) -> Void = { _ in }
  ) {
    self.sources = sources
    self.isApp = isApp
    self.folder = folder
    self.foreign = foreign
    self.standIns = standIns
    self.bundle = bundle
    self.symbols = symbols
    self.modules = modules ?? folder.appending(path: "Modules")
    self.placeholders = placeholders
    self.report = report
    compiler = Compiler(module: module, arguments: arguments + ["-I", self.modules.path])
  }

  /// Runs until the target compiles, or until nothing more can be done.
  ///
  /// - Parameter limit: the most rounds.
  public func run(limit: Int = 40) -> Result {
    var result = Result()
    let begin = ContinuousClock.now
    var stage = Compiler.Stage.types
    makeFolders()
    fenceMissingImports()
    fenceKnownModifiers()
    while result.rounds < limit {
      result.rounds += 1
      let start = Date.now
      let problems = check(stage)
      report(
        "round \(result.rounds): \(problems.count) errors, \(fences.values.joined().count) fences, "
          + "\(placeholders.types.count) placeholders, \(Int(Date.now.timeIntervalSince(start))) s")
      if problems.isEmpty {
        // The last word has a check of everything.
        if dirty != nil {
          dirty = nil
          continue
        }
        if stage == .flow { break }
        stage = .flow
        continue
      }
      guard answer(problems) else {
        if dirty != nil {
          dirty = nil
          continue
        }
        result.errors = moduleErrors + problems.map(\.description)
        break
      }
      if stage == .flow { stage = .types }
    }
    if result.rounds == limit, result.errors.isEmpty, !(check(.types).isEmpty) {
      result.errors = ["no end after \(limit) rounds"]
    }
    // The build makes these modules, too.
    if result.errors.isEmpty { result.errors = moduleErrors }
    result.fences = sources.flatMap { fences[$0.name] ?? [] }
    result.placeholders = placeholders
    result.seconds = (ContinuousClock.now - begin) / .seconds(1)
    return result
  }

  /// Fences the imports of missing modules, all at once: the compiler names only the first of them. Imports under conditions
  /// that don't hold stay.
  private func fenceMissingImports() {
    let files = sources.map { ($0, file(of: $0).sites.sites.filter { $0.kind == .import }) }
    let imports = Set(files.flatMap { $0.1.map { MissingImport(module: $0.name, condition: $0.condition) } })
      .sorted { ($0.module, $0.condition) < ($1.module, $1.condition) }
    let probe = folder.appending(path: "Sources/Probe.swift").path
    write(imports.enumerated().map { $1.probe(number: $0) }.joined(), to: probe)
    defer { try? FileManager.default.removeItem(atPath: probe) }
    let numbers = compiler.probe(probe).matches(of: /warning: missing: (\d+)/).compactMap { Int($0.1) }
    let missing = Set(numbers.map { imports[$0] })
    for (source, sites) in files {
      let names = sites.filter { missing.contains(MissingImport(module: $0.name, condition: $0.condition)) }.map(\.name)
      for module in Set(names).subtracting(CompilationCondition.partsOfUIKit).sorted() {
        _ = fenceImports(of: module, in: source)
      }
    }
  }

  /// An import that may be of a missing module.
  private struct MissingImport: Hashable {
    let module: String
    /// The condition under which it is compiled; empty for always.
    let condition: String

    /// The lines by which the compiler says that the module is missing.
    func probe(number: Int) -> String {
      let condition = self.condition.isEmpty ? "" : "\(self.condition) && "
      return "#if \(condition)!canImport(\(module))\n#warning(\"missing: \(number)\")\n#endif\n"
    }
  }

  /// Fences the imports of a missing module in a file, which gets a module of placeholders.
  ///
  /// - Returns: false if that was done before.
  func fenceImports(of module: String, in source: Source) -> Bool {
    var hasChanged = placeholders.add(module: module)
    for site in file(of: source).sites.sites where site.kind == .import && site.name == module {
      let fence = site.fence(file: source.name, reason: "the module \(module) is missing")
      guard !(fences[source.name] ?? []).contains(where: { $0.isSamePart(as: fence) }) else { continue }
      fences[source.name, default: []].append(fence)
      hasChanged = true
    }
    return hasChanged
  }

  // MARK: A round

  /// Translates what changed, makes the modules of placeholders, and asks the compiler.
  func check(_ stage: Compiler.Stage) -> [Problem] {
    let items = sources.enumerated().map { number, source in
      ProjectTranslation.Item(
        source: source.path, output: output(of: source, number: number), fences: fences[source.name] ?? [])
    }
    let translation = ProjectTranslation(
      module: compiler.module, items: items, foreign: foreign, isMainActorDefault: compiler.isMainActorDefault,
      record: folder.appending(path: "record.json").path
    ).run()
    for source in sources {
      if let places = translation.places[source.path] { file(of: source).places = places }
    }
    let outputs = items.map(\.output)
    // In a round that ends here, too: the next one translates only what changed.
    prepare(outputs, translated: Set(translation.translated))
    var problems: [Problem] = translation.errors.compactMap { problemOfTranslation($0) }
    guard problems.isEmpty else { return sorted(problems) }
    writeSupport(hasTests: translation.imports.contains("XCTest"))
    moduleErrors = makeModules()
    let only = dirty.map { dirty in
      Set(zip(sources, outputs).filter { dirty.contains($0.0.name) }.map(\.1))
    }
    let checked = compiler.check(outputs + madeFiles, only: only, stage)
    problems = CompilerMessage.errors(in: checked.text).compactMap { problem($0, outputs) }
    if problems.isEmpty, !checked.stuck.isEmpty {
      problems = findCulprits(checked, outputs)
      if problems.isEmpty, compiler.limit < Self.longestLimit {
        // The machine is slow, or busy.
        compiler.limit *= 4
        return self.check(stage)
      }
    }
    return sorted(problems)
  }

  private func sorted(_ problems: [Problem]) -> [Problem] {
    let order = Dictionary(sources.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    return problems.sorted { (order[$0.file] ?? 0, $0.offset, $0.text) < (order[$1.file] ?? 0, $1.offset, $1.text) }
  }

  /// Takes the lines that name the originals out of the translations: columns are to be those of the translation.
  private func prepare(_ outputs: [String], translated: Set<String>) {
    for (source, output) in zip(sources, outputs) where translated.contains(source.path) {
      guard let text = try? String(contentsOfFile: output, encoding: .utf8) else { continue }
      let blank = text.replacing(/#sourceLocation\([^)\n]*\)/) { String(repeating: " ", count: $0.0.utf8.count) }
      if blank != text { try? blank.write(toFile: output, atomically: true, encoding: .utf8) }
    }
  }

  private func problem(_ message: CompilerMessage, _ outputs: [String]) -> Problem? {
    guard let number = outputs.firstIndex(of: message.path) else {
      return Problem(file: "", offset: 0, line: message.line, text: "\(message.path): \(message.text)")
    }
    let file = file(of: sources[number])
    let offset = file.original(of: message, in: outputs[number])
    return Problem(file: sources[number].name, offset: offset, line: file.line(of: offset), text: message.text)
  }

  /// A problem of the translation, at the beginning of its line.
  private func problemOfTranslation(_ error: TranslationError) -> Problem? {
    guard let source = sources.first(where: { URL(filePath: $0.path).resolvingSymlinksInPath().path == error.path })
    else { return nil }
    let file = file(of: source)
    return Problem(
      file: source.name, offset: file.offset(line: error.line, column: error.column), line: error.line,
      text: error.message)
  }

  func file(of source: Source) -> FencedFile {
    if let file = files[source.name] { return file }
    let file = FencedFile(path: source.path)
    files[source.name] = file
    return file
  }

  // MARK: Files

  private var targetFile: String { folder.appending(path: "Sources/_PergolaTarget.swift").path }
  private var supportFile: String { folder.appending(path: "Sources/\(FenceSupport.name)").path }
  /// The source that the package manager makes for a target with resources.
  private var accessorFile: String { folder.appending(path: "Sources/resource_bundle_accessor.swift").path }

  /// The sources that the build makes.
  private var madeFiles: [String] {
    [supportFile, targetFile] + (bundle == nil ? [] : [accessorFile]) + (symbols.map { [$0] } ?? [])
  }

  private func makeFolders() {
    for folder in [folder.appending(path: "Sources"), modules] {
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    try? FileManager.default.removeItem(at: folder.appending(path: "record.json"))
  }

  private func output(of source: Source, number: Int) -> String {
    let name = URL(filePath: source.path).lastPathComponent
    return folder.appending(path: "Sources").appending(
      path: name == "main.swift" ? name : "\(name.dropLast(6))-\(number).swift"
    ).path
  }

  private func writeSupport(hasTests: Bool) {
    let target = TargetFile(bundle: bundle, main: isApp ? .module : .app, hasTests: hasTests)
    write(target.text, to: targetFile)
    if bundle != nil {
      write(
        "import Foundation\nextension Foundation.Bundle { static var module: Bundle { .main } }\n", to: accessorFile)
    }
    write(FenceSupport.text + placeholders.sourceOfOthers, to: supportFile)
  }

  private func write(_ text: String, to path: String) {
    if FileManager.default.contents(atPath: path) != Data(text.utf8) {
      try? text.write(toFile: path, atomically: true, encoding: .utf8)
    }
  }

  /// Makes the modules of placeholders that changed.
  ///
  /// - Returns: the compiler's errors, as lines.
  private func makeModules() -> [String] {
    var errors: [String] = []
    for module in placeholders.modules.sorted() {
      let name = "Fenced_" + module
      let source = modules.appending(path: "\(name).swift").path
      let text = placeholders.source(of: module)
      let isMade = FileManager.default.fileExists(atPath: modules.appending(path: "\(name).swiftmodule").path)
      guard !isMade || FileManager.default.contents(atPath: source) != Data(text.utf8) else { continue }
      write(text, to: source)
      let output = Compiler.makeModule(
        name, of: [source] + (standIns.files[module] ?? []), in: modules, arguments: compiler.arguments)
      guard let output else { continue }
      errors += output.split(separator: "\n").filter { $0.contains(": error: ") }.map(String.init)
      // One of an earlier round would hide the errors.
      try? FileManager.default.removeItem(at: modules.appending(path: "\(name).swiftmodule"))
    }
    return errors
  }

  /// Makes the module of the target, for those that depend on it.
  ///
  /// - Returns: the compiler's errors; nil if there are none.
  public func emitModule(into folder: URL) -> String? {
    let files = sources.enumerated().map { output(of: $1, number: $0) } + madeFiles
    return Compiler.makeModule(compiler.module, of: files, in: folder, arguments: compiler.arguments)
  }

  // MARK: What changed

  /// The next round checks only files that this one has changed or that had errors.
  func checkOnly(_ names: Set<String>?) { dirty = names }

  // MARK: Files at which the compiler fails

  /// The seconds beyond which a check is not repeated with more of them.
  private static let longestLimit = 240.0

  /// Finds the functions at which the compiler crashes or does not come to an end. Files that it names are looked at first, and
  /// only if none of them is to blame, all others.
  private func findCulprits(_ checked: Compiler.Output, _ outputs: [String]) -> [Problem] {
    let named = checked.functions.map(\.path).filter(outputs.contains)
    let found = named.compactMap { failure(at: $0, outputs) }
    guard found.isEmpty else { return found }
    return checked.stuck.filter { !named.contains($0) }.compactMap { failure(at: $0, outputs) }
  }

  /// The function, or otherwise the file, at which the compiler fails; nil if it comes to an end at the file alone: the file that
  /// it was about may only have been the last of many.
  private func failure(at output: String, _ outputs: [String]) -> Problem? {
    var compiler = compiler
    compiler.limit = 20
    let alone = compiler.check(outputs + madeFiles, only: [output])
    guard !alone.stuck.isEmpty, let number = outputs.firstIndex(of: output) else { return nil }
    if let function = alone.functions.last, var problem = problem(function, outputs), !problem.file.isEmpty {
      problem.failure = .function
      return problem
    }
    return Problem(
      file: sources[number].name, offset: 0, line: 1, text: "the compiler does not come to an end", failure: .file)
  }
}

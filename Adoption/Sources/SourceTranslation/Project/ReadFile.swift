import Foundation

/// A file of a project as a run finds it: its declarations are known from the run before, or read now.
struct ReadFile: Sendable {
  /// The path as the project names it.
  let originalPath: String
  /// The path of the file itself, where the project has a link to it.
  let path: String
  let stamp: FileStamp?
  let declarations: FileDeclarations
  let errors: [TranslationError]
  /// The file has not changed since the run before, which found no errors in it.
  let isKnown: Bool
  /// The places of the file's text, with its fences applied, in the original; nil for a file that was not read.
  let map: SourceMap?
  /// The fences of the file that don't fit it any more.
  let warnings: [TranslationError]
  private let file: SourceFile?
  private let fences: [Fence]

  var summary: (path: String, declarations: FileDeclarations) { (path, declarations) }

  init(path: String, known: TranslationRecord.File?, fences: [Fence] = []) {
    originalPath = path
    self.fences = fences
    self.path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    stamp = FileStamp(of: path)
    if let known, stamp != nil, known.stamp == stamp, known.errors.isEmpty, known.fences ?? [] == fences {
      declarations = known.declarations
      errors = []
      isKnown = true
      file = nil
      map = nil
      warnings = []
      return
    }
    isKnown = false
    let read = Self.read(self.path, fences: fences)
    file = read.file
    errors = read.errors
    map = read.fenced?.map
    warnings = read.fenced?.warnings ?? []
    declarations = read.file.map { DeclarationCollector($0).declarations } ?? FileDeclarations()
  }

  /// The file, parsed; nil if it cannot be read.
  func parsed() -> SourceFile? { file ?? Self.read(path, fences: fences).file }

  private struct Reading {
    var file: SourceFile?
    var errors: [TranslationError] = []
    var fenced: FencedText?
  }

  private static func read(_ path: String, fences: [Fence]) -> Reading {
    guard path.allSatisfy({ $0 != "\"" && $0 != "\\" && !$0.isNewline }) else {
      let message = "the path has a character that no '#sourceLocation' can have: rename the file or its folder"
      return Reading(errors: [TranslationError(path: path, line: 1, column: 1, message: message)])
    }
    guard let data = FileManager.default.contents(atPath: path) else { return Reading(errors: [.unreadable(path)]) }
    // A byte order mark is no part of the text.
    let bytes = data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data
    guard let text = String(validating: bytes, as: UTF8.self) else {
      let message = "the file is not in UTF-8: convert it"
      return Reading(errors: [TranslationError(path: path, line: 1, column: 1, message: message)])
    }
    let fenced = FencedText(text, path: path, fences: fences)
    return Reading(file: SourceFile(path: path, text: fenced.text), fenced: fenced)
  }
}

extension TranslationError {
  static func unreadable(_ path: String) -> TranslationError {
    TranslationError(path: path, line: 1, column: 1, message: "the file cannot be read")
  }
}

/// The state of a file by which a change is seen.
struct FileStamp: Codable, Hashable, Sendable {
  private let size: Int
  private let seconds: Int
  private let nanoseconds: Int

  /// Nil if there is no file at the path.
  init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    size = Int(status.st_size)
    #if canImport(Darwin)
      (seconds, nanoseconds) = (status.st_mtimespec.tv_sec, status.st_mtimespec.tv_nsec)
    #else
      (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
    #endif
  }
}

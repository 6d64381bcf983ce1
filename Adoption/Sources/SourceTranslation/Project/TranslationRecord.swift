import Foundation

/// The findings of a run, for the next: the index of the declarations.
struct TranslationRecord: Codable, Hashable, Sendable {
  struct File: Codable, Hashable, Sendable {
    var stamp: FileStamp?
    var declarations: FileDeclarations
    var errors: [TranslationError]
    /// The fences that were applied; nil for none.
    var fences: [Fence]?
  }

  /// The program that made the record: another one may translate in another way.
  var program = FileStamp(of: Self.programPath)
  /// The declarations that files show to each other.
  var visible: String
  /// The default of the isolation.
  var isMainActorDefault: Bool
  var files: [String: File] = [:]

  init(visible: String, isMainActorDefault: Bool) {
    self.visible = visible
    self.isMainActorDefault = isMainActorDefault
  }

  /// The record of the run before; nil if there is none that this program can use.
  init?(contentsOf path: String) {
    guard let data = FileManager.default.contents(atPath: path),
      let record = try? JSONDecoder().decode(Self.self, from: data), record.program == FileStamp(of: Self.programPath)
    else { return nil }
    self = record
  }

  /// A record that cannot be written is missing in the next run, which then translates all files.
  func write(to path: String) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    try? encoder.encode(self).write(to: URL(fileURLWithPath: path))
  }

  private static let programPath = ProcessInfo.processInfo.arguments.first ?? ""
}

/// The declarations that the files of a module show to each other.
struct VisibleDeclarations {
  let own: [String: FileDeclarations]
  let foreign: [String: FileDeclarations]
  /// A text that differs where the declarations differ.
  let fingerprint: String

  init(own: [(path: String, declarations: FileDeclarations)], foreign: [(path: String, declarations: FileDeclarations)])
  {
    let requirements = (own + foreign).reduce(into: Set<String>()) { $0.formUnion($1.declarations.requirements) }
    let overridden = own.reduce(into: Set<String>()) { $0.formUnion($1.declarations.overridingNames) }
      .intersection(own.reduce(into: Set<String>()) { $0.formUnion($1.declarations.overridableNames) })
    func visible(_ files: [(path: String, declarations: FileDeclarations)]) -> [String: FileDeclarations] {
      Dictionary(
        files.map { ($0.path, $0.declarations.visible(requirements, overridden: overridden)) },
        uniquingKeysWith: { first, _ in first })
    }
    self.own = visible(own)
    self.foreign = visible(foreign)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    fingerprint = (try? encoder.encode([self.own, self.foreign])).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}

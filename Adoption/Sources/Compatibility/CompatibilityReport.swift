import Foundation
import SwiftParser
import SwiftSyntax

/// The uses of API that Pergola lacks, file by file.
public struct CompatibilityReport: Codable, Sendable {
  /// The findings in a file.
  public struct File: Codable, Sendable {
    /// The file's path.
    public let path: String
    /// The findings, in the order of their lines.
    public let findings: [Finding]
  }

  /// The files that have findings, in the order of their paths.
  public let files: [File]
  /// The number of files that were read.
  public let count: Int

  /// Checks the sources of a project.
  ///
  /// - Parameters:
  ///   - sources: The texts of the files by their paths.
  ///   - isAvailable: True for the modules that can be imported.
  public init(_ sources: [String: String], names: OriginalNames, isAvailable: @escaping (String) -> Bool) {
    let trees = sources.mapValues { Parser.parse(source: $0) }
    var declared = DeclaredNames()
    for tree in trees.values { declared.add(tree) }
    count = sources.count
    files = trees.sorted { $0.key < $1.key }.compactMap { path, tree in
      let findings = FileCheck(tree, names: names, declared: declared, isAvailable: isAvailable).findings
      guard !findings.isEmpty else { return nil }
      return File(path: path, findings: findings.sorted { ($0.line, $0.name) < ($1.line, $1.name) })
    }
  }

  /// True if everything that is certain exists here.
  public var isCompatible: Bool { !files.contains { $0.findings.contains { $0.kind != .perhaps } } }

  /// The report as lines of text, each with its file and line; names of unknown types stand apart at the end.
  public var text: String {
    func lines(_ isWanted: (Finding) -> Bool) -> [String] {
      files.flatMap { file in
        file.findings.filter(isWanted).map { "\(file.path):\($0.line): \($0.kind.rawValue) \($0.name)" }
      }
    }
    let certain = lines { $0.kind != .perhaps }
    let perhaps = lines { $0.kind == .perhaps }
    var result = certain
    if !perhaps.isEmpty {
      result += ["", "Perhaps: members of values whose types are not known, by their names alone"] + perhaps
    }
    let total = "\(count) file\(count == 1 ? "" : "s")"
    result += ["", "\(total): \(certain.count) uses of missing API, \(perhaps.count) perhaps"]
    return result.joined(separator: "\n")
  }
}

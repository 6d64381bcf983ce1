import Foundation
import SwiftParser
import SwiftSources
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

  /// The number of the report's format, which changes when a key changes or is left out.
  public let format: Int
  /// The files that have findings, in the order of their paths.
  public let files: [File]
  /// The number of files that were read.
  public let count: Int

  /// Checks the sources of a project.
  ///
  /// - Parameters:
  ///   - sources: The texts of the files by their paths.
  ///   - settings: The settings of the targets to which files belong, by the files' paths.
  ///   - generated: A source that the build makes. Its declarations can be used, and it is not examined.
  ///   - isAvailable: True for the modules that can be imported.
  public init(
    _ sources: [String: String], names: OriginalNames, settings: [String: CompilationSettings] = [:],
    generated: String = "", isAvailable: @escaping @Sendable (String) -> Bool
  ) {
    let files = sources.sorted { $0.key < $1.key }.concurrentMap { path, text in
      let environment = CompilationEnvironment(settings[path] ?? CompilationSettings(), isAvailable: isAvailable)
      let tree = Parser.parse(source: text)
      return (path, tree, environment, declared: DeclaredNames(tree, environment: environment))
    }
    let environment = CompilationEnvironment(CompilationSettings(), isAvailable: isAvailable)
    var declared = DeclaredNames(Parser.parse(source: generated), environment: environment)
    for file in files { declared.merge(file.declared) }
    let modules = ImportedModules(declared.imports, frameworks: names.frameworks, isAvailable: isAvailable)
    let known = KnownTypes(declared: declared, names: names)
    format = 1
    count = sources.count
    self.files = files.concurrentMap { path, tree, environment, _ in
      let findings = FileCheck(tree, known: known, modules: modules, environment: environment).findings
      return File(path: path, findings: findings.sorted { ($0.line, $0.name) < ($1.line, $1.name) })
    }.filter { !$0.findings.isEmpty }
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

extension Array where Element: Sendable {
  /// Transforms the elements on all processors. The results have the order of the elements.
  fileprivate func concurrentMap<Value: Sendable>(_ transform: @Sendable (Element) -> Value) -> [Value] {
    var values = [Value?](repeating: nil, count: count)
    values.withUnsafeMutableBufferPointer { buffer in
      // Each iteration has an element of its own.
      nonisolated(unsafe) let buffer = buffer
      DispatchQueue.concurrentPerform(iterations: count) { buffer[$0] = transform(self[$0]) }
    }
    return values.compactMap(\.self)
  }
}

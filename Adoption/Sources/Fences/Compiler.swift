import Foundation
import SourceTranslation
import SwiftSources
import XcodeProjects

/// The compiler, as it is called for one module.
struct Compiler: Sendable {
  /// The checks that the compiler makes.
  enum Stage: Sendable {
    /// Types and names.
    case types
    /// Initialization, missing returns and isolation, too.
    case flow
  }

  /// The output of a check.
  struct Output: Sendable {
    var text = ""
    /// The files at which the compiler crashed or did not come to an end.
    var stuck: [String] = []
    /// The functions in which it did, as far as it says so.
    var functions: [CompilerMessage] = []
  }

  let module: String
  /// The arguments of every check: the language mode, search paths, aliases, conditions.
  let arguments: [String]
  /// The settings that decide conditions of `#if`.
  var settings: CompilationSettings {
    let mode = zip(arguments, arguments.dropFirst()).first { $0.0 == "-swift-version" }?.1
    return CompilationSettings(
      conditions: Set(arguments.filter { $0.hasPrefix("-D") }.map { String($0.dropFirst(2)) }),
      languageMode: mode ?? "5")
  }
  /// Declarations of the module belong to the main actor unless they say otherwise.
  var isMainActorDefault: Bool {
    zip(arguments, arguments.dropFirst()).contains { $0 == "-default-isolation" && $1 == "MainActor" }
  }
  /// The seconds that a check may take, and half a second for each file.
  var limit: Double = 60

  /// The seconds that the types of one expression may take. A name that is missing deep in a view can make them take minutes;
  /// the compiler's own limit is ten.
  private static let expressionLimit = 20

  /// Checks files of a module.
  ///
  /// - Parameters:
  ///   - files: all files of the module.
  ///   - only: the files whose bodies are checked; nil for all.
  func check(_ files: [String], only: Set<String>? = nil, _ stage: Stage = .types) -> Output {
    var common = ["-frontend", stage == .types ? "-typecheck" : "-emit-sil", "-module-name", module]
    common += arguments + ["-suppress-warnings", "-diagnostic-style", "llvm"]
    common.append("-solver-expression-time-threshold=\(Self.expressionLimit)")
    if stage == .flow { common += ["-o", "/dev/null"] }
    if !files.contains(where: { $0.hasSuffix("/main.swift") }) { common.append("-parse-as-library") }
    guard stage == .types else { return run(common + files, files: files) }
    let primary = files.filter { only?.contains($0) ?? true }
    guard !primary.isEmpty else { return Output() }
    // As many processes as processors: each loads the modules once.
    let count = min(ProcessInfo.processInfo.activeProcessorCount, max(1, primary.count / 8))
    let batches = (0..<count).map { index in
      primary.enumerated().filter { $0.offset % count == index }.map(\.element)
    }
    return batches.concurrentMap { [common] batch in
      let checked = Set(batch)
      return run(common + files.flatMap { checked.contains($0) ? ["-primary-file", $0] : [$0] }, files: batch)
    }
    .reduce(into: Output()) { output, part in
      output.text += part.text
      output.stuck += part.stuck
      output.functions += part.functions
    }
  }

  /// The output of the compiler for a file of its own, with its warnings.
  func probe(_ file: String) -> String {
    Command.run(
      "swiftc", ["-frontend", "-typecheck", "-module-name", module + "Probe"] + arguments + [file], timeout: 120
    ).text
  }

  private func run(_ words: [String], files: [String]) -> Output {
    // A compiler that is aborted writes what it was about, as one that crashes does.
    let result = Command.run("swiftc", words, timeout: limit + Double(files.count) / 2, endedBy: SIGABRT)
    guard result.status != 0, result.status != 1 else { return Output(text: result.text) }
    return Output(text: result.text, stuck: files, functions: CompilerMessage.functions(in: result.text))
  }

  /// Makes a module of sources that nothing else depends on.
  ///
  /// - Returns: the compiler's errors; nil if there are none.
  static func makeModule(
    _ name: String, of sources: [String], in folder: URL, arguments: [String]
  ) -> String? {
    let result = Command.run(
      "swiftc",
      ["-frontend", "-emit-module", "-suppress-warnings", "-module-name", name] + arguments + sources
        + (sources.contains { $0.hasSuffix("/main.swift") } ? [] : ["-parse-as-library"])
        + ["-o", folder.appending(path: name + ".swiftmodule").path], timeout: 600)
    return result.status == 0 ? nil : result.text
  }
}

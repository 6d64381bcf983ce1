import Foundation
import XcodeProjects

/// A run of `swift build` for a package.
package struct SwiftBuild: Sendable {
  /// The parts of a package that are built.
  package enum Part: Equatable, Sendable {
    /// All targets but tests.
    case all
    /// A program.
    case product(String)
    /// All targets, with tests.
    case tests
  }

  /// A fact of a build.
  package enum Event: Sendable {
    case progress(BuildProgress)
    case problem(BuildProblem)
  }

  /// The end of a build.
  package struct Outcome: Sendable {
    /// The build succeeded.
    package var isSuccess: Bool
    /// The number of warnings.
    package var warnings = 0
    /// The last lines, for a build that failed and named no error.
    package var lastLines: [String] = []
    /// The seconds that it took.
    package var seconds: Double
  }

  private let swift: String
  private let package: URL
  private let scratch: URL?
  private let arguments: [String]

  /// A build of a package.
  ///
  /// - Parameters:
  ///   - package: The folder of the package.
  ///   - scratch: The folder of the build; nil for the package's own.
  ///   - arguments: Further arguments of `swift build`, such as traits.
  package init(_ package: URL, scratch: URL? = nil, arguments: [String] = []) {
    self.init(package, scratch: scratch, arguments: arguments, swift: "swift")
  }

  /// A build by a program in the place of `swift`.
  init(_ package: URL, scratch: URL? = nil, arguments: [String] = [], swift: String) {
    self.swift = swift
    self.package = package
    self.scratch = scratch
    self.arguments = arguments
  }

  private var words: [String] {
    [swift, "build", "--package-path", package.path] + (scratch.map { ["--scratch-path", $0.path] } ?? []) + arguments
  }

  /// Builds.
  ///
  /// - Parameter report: Called with each fact as soon as it is known; each problem once.
  package func run(_ part: Part, report: (Event) -> Void) -> Outcome {
    let start = ContinuousClock.now
    var lines = BuildLines()
    var outcome = Outcome(isSuccess: false, seconds: 0)
    var (errors, last) = (0, [String]())
    // Errors of no source: "emit-module command failed" only repeats that the source has one.
    var general: [BuildProblem] = []
    func tell(_ facts: [BuildLines.Fact]) {
      for fact in facts {
        switch fact {
        case .progress(let progress): report(.progress(progress))
        case .problem(let problem) where problem.place == nil: general.append(problem)
        case .problem(let problem):
          if problem.severity == .error { errors += 1 } else { outcome.warnings += 1 }
          report(.problem(problem))
        }
      }
    }
    let extra: [String] =
      switch part {
      case .all: []
      case .product(let name): ["--product", name]
      case .tests: ["--build-tests"]
      }
    let end = WatchedProcess(program: "/usr/bin/env", arguments: words + extra, folder: package).run { _, line in
      if !line.isEmpty { last = last.suffix(19) + [line] }
      tell(lines.facts(in: line))
    }
    tell(lines.close())
    outcome.isSuccess = end == .exited(0)
    if !outcome.isSuccess, errors == 0 { general.forEach { report(.problem($0)) } }
    if !outcome.isSuccess, errors == 0, general.isEmpty { outcome.lastLines = last + (end.isRegular ? [] : [end.text]) }
    outcome.seconds = (ContinuousClock.now - start) / .seconds(1)
    return outcome
  }

  /// The folder of the programs that were built.
  package func programs() throws(ProjectError) -> URL {
    // The package manager's own answer takes a second; without options the place is known.
    let link = (scratch ?? package.appending(path: ".build")).appending(path: "debug")
    if arguments.isEmpty, FileManager.default.fileExists(atPath: link.path) { return link.resolvingSymlinksInPath() }
    let place = Command.run(words[0], Array(words.dropFirst()) + ["--show-bin-path"], timeout: 120)
    guard place.status == 0, let line = place.text.split(separator: "\n").first(where: { $0.hasPrefix("/") }) else {
      throw ProjectError(file: package.path, reason: "has no folder of builds: \(place.text.suffix(500))")
    }
    return URL(filePath: String(line))
  }
}

extension SwiftBuild {
  /// The error of a package whose build failed, with the remedy.
  package static func failure(of package: URL) -> ProjectError {
    let isAdopted = FileManager.default.fileExists(atPath: package.appending(path: "Pergola").path)
    return ProjectError(
      file: package.path,
      reason: "does not build."
        + (isAdopted
          ? " What a change needs and Linux lacks, `pergola fence` leaves out; other errors are those of the sources."
          : ""))
  }
}

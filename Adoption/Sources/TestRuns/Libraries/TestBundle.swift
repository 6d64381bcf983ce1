import Builds
import Foundation
import XcodeProjects

/// The program with the tests of a package, which SwiftPM builds.
struct TestBundle: Sendable {
  /// The path of the program.
  let path: String
  /// The working folder of the tests.
  let folder: URL
  /// The seconds after which a process with tests that writes nothing is ended; nil for never.
  var patience: Int?

  // MARK: Lists

  /// The names of all tests of a library.
  ///
  /// - Throws: `ProjectError` if the program cannot list them.
  func tests(of library: TestName.Library) throws(ProjectError) -> [TestName] {
    var output: [String] = []
    var errors: [String] = []
    var names: [TestName] = []
    let process =
      switch library {
      case .xctest: process(["--list-tests"])
      case .testing: process(Self.testing + ["--list-tests"], eventsOption: Self.eventsOption)
      }
    let end = process.run { stream, line in
      switch stream {
      case .output: output.append(line)
      case .errors: errors.append(line)
      case .events: TestingEvents.listedTest(in: line).map { names.append($0) }
      }
    }
    guard end.isRegular else {
      let reason = Trap(errors: errors, end: end).message
      throw ProjectError(file: path, reason: "cannot list its \(library.rawValue) tests: \(reason)")
    }
    if library == .testing { return names.sorted { $0.identifier < $1.identifier } }
    // The first line says how many there are.
    return output.filter { $0.contains(#/^[^ .]+\.[^ ]+\/[^ ]+$/#) }.map { TestName($0, in: .xctest) }
  }

  // MARK: Runs

  /// Runs tests of one library and one module in a process.
  ///
  /// - Parameters:
  ///   - isWhole: the tests are all of their module.
  ///   - isParallel: Swift Testing may run them side by side.
  func run(
    _ tests: [TestName], isWhole: Bool, isParallel: Bool, settings: TestSettings, report: (LibraryEvent) -> Void
  ) -> TestRun.Ended {
    guard let first = tests.first else { return TestRun.Ended(end: .exited(0)) }
    switch first.library {
    case .xctest: return runXCTest(tests, settings, report: report)
    case .testing:
      return runTesting(
        tests, pattern: isWhole ? "^\(first.module)\\." : Self.pattern(of: tests), isParallel: isParallel, settings,
        report: report)
    }
  }

  private func runXCTest(
    _ tests: [TestName], _ settings: TestSettings, report: (LibraryEvent) -> Void
  ) -> TestRun.Ended {
    var lines = XCTestLines(tests)
    var errors = ErrorLines()
    let names = tests.map(\.identifier).joined(separator: ",")
    let end = process([names] + settings.arguments, settings, patience: patience).run { stream, line in
      switch stream {
      case .output: lines.events(in: line).forEach(report)
      case .errors: if errors.append(line) { report(.output(line)) }
      case .events: break
      }
    }
    return TestRun.Ended(end: end, errors: errors.lines)
  }

  private func runTesting(
    _ tests: [TestName], pattern: String, isParallel: Bool, _ settings: TestSettings,
    report: (LibraryEvent) -> Void
  ) -> TestRun.Ended {
    var events = TestingEvents(tests)
    var errors = ErrorLines()
    // Its own words for people are left out: the events have all of them.
    let arguments =
      Self.testing + ["--filter", pattern, "--verbosity", "-100"] + (isParallel ? [] : ["--no-parallel"])
      + settings.arguments
    let end = process(arguments, settings, eventsOption: Self.eventsOption, patience: patience).run { stream, line in
      switch stream {
      case .output: report(.output(line))
      case .errors: if errors.append(line) { report(.output(line)) }
      case .events: events.event(in: line).map(report)
      }
    }
    return TestRun.Ended(end: end, errors: errors.lines)
  }

  private func process(
    _ arguments: [String], _ settings: TestSettings = TestSettings(), eventsOption: String? = nil,
    patience: Int? = nil
  ) -> WatchedProcess {
    // A backtrace would take longer than the tests.
    let environment = ["SWIFT_BACKTRACE": "enable=no"].merging(settings.environment) { $1 }
    return WatchedProcess(
      program: path, arguments: arguments, environment: environment, folder: folder, eventsOption: eventsOption,
      patience: patience)
  }

  private static let eventsOption = "--event-stream-output-path"
  private static let testing = ["--testing-library", "swift-testing", "--event-stream-version", "0"]

  private static func pattern(of tests: [TestName]) -> String {
    "^(?:\(tests.map { NSRegularExpression.escapedPattern(for: $0.identifier) }.joined(separator: "|")))$"
  }
}

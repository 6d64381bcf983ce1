import ArgumentParser
import Builds
import Foundation
import Reports
import Synchronization
import TestRuns
import XcodeProjects

extension TestShard: ExpressibleByArgument {
  /// A part such as `2/4`.
  public init?(argument: String) { self.init(argument) }
}

/// Runs the tests of a package.
struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Builds a package and runs its tests. A test that traps ends alone: the others go on.",
    discussion: """
      Tests of XCTest and of Swift Testing run, as `swift test` runs them. If one traps, those that are left go on in a new \
      process; if several were running, each of them runs again alone. A fence that ended a test is named. A test that \
      waits for ever, as for an answer that a fenced part would give, is ended like one that traps.

      The exit status is 0 if all tests pass, and 1 if not, or if the package does not build.
      """)

  @OptionGroup var options: PackageOptions

  @Option(
    name: .shortAndLong, parsing: .singleValue,
    help: ArgumentHelp("Run tests that match a regular expression: MODULE.CLASS/METHOD.", valueName: "regex"))
  var filter: [String] = []

  @Option(
    name: .shortAndLong, parsing: .singleValue,
    help: ArgumentHelp("Leave out tests that match a regular expression.", valueName: "regex"))
  var skip: [String] = []

  @Option(
    help: ArgumentHelp(
      "Run one of several parts of the chosen tests, for machines side by side: 2/4 is the second of four.",
      valueName: "part"))
  var shard: TestShard?

  @Flag(inversion: .prefixedNo, help: "Run tests side by side. Without either, only those of Swift Testing.")
  var parallel: Bool?

  @Option(help: "The number of processes with XCTest's classes; with --parallel one for each processor.")
  var numWorkers: Int?

  @Option(
    help: ArgumentHelp(
      "End a process of tests that writes nothing for so many seconds; 0 for never. The others go on.",
      valueName: "seconds"))
  var patience = 180

  @Flag(help: "Trap at parts that are left out, too.")
  var strictFences = false

  @Flag(help: "Remove references of snapshots that no test uses. Expected: a run of all tests, which pass.")
  var removeUnusedSnapshots = false

  @Flag(help: "Run what was built before.")
  var skipBuild = false

  @Flag(name: .shortAndLong, help: "Print a line for tests that pass, too.")
  var verbose = false

  @Option(help: ArgumentHelp("Write the results into a file in JUnit's form.", valueName: "file"))
  var xunitOutput: String?

  @Option(help: ArgumentHelp("Write the results into a file as a page in Markdown.", valueName: "file"))
  var summaryOutput: String?

  func validate() throws {
    if let numWorkers, numWorkers < 1 {
      throw ValidationError("--num-workers is \(numWorkers); expected a number of at least 1.")
    }
    if patience < 0 { throw ValidationError("--patience is \(patience); expected a number of seconds, or 0.") }
    if removeUnusedSnapshots, !isOfAllTests {
      throw ValidationError("--remove-unused-snapshots needs a run of all tests, without --filter, --skip or --shard.")
    }
    if numWorkers != nil, parallel != true { throw ValidationError("--num-workers needs --parallel.") }
  }

  private var isOfAllTests: Bool { filter.isEmpty && skip.isEmpty && shard == nil }

  func run() throws {
    RunningProcesses.shared.endWithThisProcess()
    let json = options.json
    let package = try reporting(asJSON: json) { () throws(ProjectError) in try options.package() }
    let functions = FencedFunctions(in: package)
    let report: any TestReport =
      json ? JSONReport(functions: functions) : TextReport(isVerbose: verbose, functions: functions)
    Self.print(report.text(beforeRunIn: package))
    let start = ContinuousClock.now
    let summary = Mutex(TestSummary())
    let ledger = SnapshotLedger()
    var isOfAll = false
    do {
      let filter = try TestFilter(chosen: filter, skipped: skip)
      let build = try PackageBuild(
        package, scratch: options.scratch, isBuilt: skipBuild, report: BuildReport(isJSON: json, isVerbose: verbose))
      let session = TestSession(
        build, filter: filter, shard: shard,
        workers: parallel == true ? numWorkers ?? ProcessInfo.processInfo.activeProcessorCount : 1,
        isParallel: parallel ?? true, patience: patience == 0 ? nil : patience, isStrict: strictFences,
        snapshots: ledger)
      isOfAll = try session.run { event in
        summary.withLock { $0.add(event) }
        Self.print(report.text(of: event))
      }
    } catch {
      Self.print(report.text(of: error))
      StandardError.print("error: \(error)")
      throw ExitCode.failure
    }
    let result = summary.withLock { $0 }
    if result.results.isEmpty, !filter.isEmpty, shard == nil, result.crashes.isEmpty {
      let error = ProjectError(
        file: package.path, reason: "has no test that matches \(filter.map(\.debugDescription).joined(separator: ", "))"
      )
      Self.print(report.text(of: error))
      StandardError.print("error: \(error)")
      throw ExitCode.failure
    }
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    try lookForUnusedSnapshots(ledger, result, isOfAll: isOfAll, report)
    Self.print(report.text(of: result, seconds: seconds))
    if let summaryOutput {
      try write(MarkdownSummary(result, functions: functions, seconds: seconds).text, to: summaryOutput)
    }
    if let xunitOutput { try write(XUnitFile(result).text, to: xunitOutput) }
    if !result.isSuccess { throw ExitCode.failure }
  }

  /// Names references that no test used, if all tests ran to their ends. They may be removed.
  private func lookForUnusedSnapshots(
    _ ledger: SnapshotLedger, _ result: TestSummary, isOfAll: Bool, _ report: any TestReport
  ) throws {
    guard isOfAll, result.isWhole else {
      if removeUnusedSnapshots {
        StandardError.print(
          "No snapshot is removed: tests that did not pass, or that were left out or skipped, may use them.")
      }
      return
    }
    var unused = UnusedSnapshots(besides: ledger.paths)
    if removeUnusedSnapshots {
      do {
        try unused.remove()
      } catch {
        StandardError.print("error: a snapshot cannot be removed: \(error.localizedDescription)")
        throw ExitCode.failure
      }
    }
    if !unused.files.isEmpty { Self.print(report.text(of: unused)) }
  }

  private func write(_ text: String, to path: String) throws {
    do {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    } catch {
      StandardError.print("error: \(path): cannot be written: \(error.localizedDescription)")
      throw ExitCode.failure
    }
  }

  private static func print(_ text: String?) {
    if let text { StandardOutput.print(text) }
  }
}

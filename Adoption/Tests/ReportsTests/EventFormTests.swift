import Foundation
import Testing

@testable import Builds
@testable import Doctor
@testable import Fences
@testable import Previews
@testable import Reports
@testable import Serving
@testable import TestRuns

/// All events of commands against `Documentation/pergola-events.schema.json`, by `.ci/check-events`.
@Suite("The form of events") struct EventFormTests {
  private static let checkout: URL = {
    var folder = URL(filePath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    return folder
  }()

  private static let trap = Trap(
    errors: ["App/A.swift:3: Fatal error: fenced: no map", " 1 [ra] 0x0 f() in App at /app/B.swift:4:1"],
    end: .signaled(4))

  // MARK: The lines of each command

  private static var builds: [String] {
    let problems = ["/a.swift:1:2: error: no", "error: none"].compactMap { BuildProblem(line: $0) }
    return [
      BuildStartedEvent(package: "/app", product: nil).line, BuildStartedEvent(package: "/app", product: "App").line,
      BuildStepEvent(step: "Compiling App A.swift", done: 1, total: 2).line,
      BuildEndedEvent(isSuccess: true, warnings: 1, seconds: 0.5, program: "/app/App").line,
      BuildEndedEvent(isSuccess: false, warnings: 0, seconds: 0, program: nil).line,
    ] + problems.map { BuildProblemEvent($0).line }
  }

  private static var packages: [String] {
    [
      PackagesResolvedEvent(fetched: ["a"]).line, AppMadeEvent(package: "/app").line,
      ErrorEvent(reason: "no “package”\nhere", file: "/app", at: 3).line, ErrorEvent(reason: "no").line,
    ]
  }

  private static var examinations: [String] {
    let git = Requirement(kind: .program, name: "git", packages: ["git"], purpose: "packages")
    return [
      ExaminedEvent(Examination(swift: nil, findings: [.init(git, isThere: false)]), isRoot: true).line,
      ExaminedEvent(Examination(swift: "6.3", findings: [.init(git, isThere: true)]), isRoot: false).line,
    ]
  }

  private static var previews: [String] {
    var failed = PreviewRun.Rendering(preview: "Row", caption: "dark")
    (failed.failure, failed.function) = (trap, "Map.body")
    var written = PreviewRun.Rendering(preview: "Row", caption: "light")
    (written.file, written.seconds) = (URL(filePath: "/a.png"), 0.1)
    let listing = PreviewRun.Listing(
      names: ["Row"], failures: [(source: "Map_Previews", trap: trap), ("A", Trap("no"))])
    return [
      PreviewsEvent(listing).line, PreviewRenderedEvent(failed).line, PreviewRenderedEvent(written).line,
      PreviewsRenderedEvent([failed, written], sheets: [URL(filePath: "/sheet.png")], seconds: 1).line,
    ]
  }

  private static var serving: [String] {
    [
      SourcesChangedEvent(files: ["/app/A.swift"]).line, AppStartedEvent(program: "/app/App").line,
      AppEndedEvent(reason: "a trap").line,
    ]
  }

  private static var tests: [String] {
    let report = JSONReport(functions: FencedFunctions(in: URL(filePath: "/nowhere")))
    let test = TestName("AppTests.CartTests/total", in: .testing)
    let outcomes: [TestResult.Outcome] = [
      .passed, .failed, .skipped("later"), .skipped(nil), .trapped(trap), .notRun("no"),
    ]
    var results = outcomes.map { TestResult(test: test, outcome: $0, seconds: 0.5) }
    results[1].issues = [
      .init(place: SourcePlace(file: "T.swift", line: 3), message: "1 is not 2"), .init(place: nil, message: "no"),
    ]
    var events: [TestEvent] = [
      .started(test), .output("a\u{0}b"), .restarted(alone: 2, left: 3), .crashed(trap), .crashed(Trap("no")),
    ]
    if let part = LeftOutPart(line: "A.swift:3: left out: no map") { events.append(.leftOut(part)) }
    var summary = TestSummary()
    for result in results { summary.add(.ended(result)) }
    let unused = UnusedSnapshots(files: [URL(filePath: "/app/__Snapshots__/CartTests/total.txt")])
    return [
      report.text(beforeRunIn: URL(filePath: "/app")), report.text(of: unused),
      report.text(of: CocoaError(.fileNoSuchFile)),
    ].compactMap(
      \.self)
      + (events + results.map { .ended($0) }).compactMap { report.text(of: $0) } + [
        report.text(of: summary, seconds: 2)
      ]
  }

  private static var fences: [String] {
    var result = TargetFencing.Result()
    result.errors = ["a.swift:1:1: error: no"]
    return [FenceReport(module: "App", result: result, paths: [:]).json]
  }

  /// The output of the check for lines, and its exit status.
  private func check(_ lines: [String], _ arguments: [String] = []) throws -> (text: String, status: Int32) {
    let (input, output) = (Pipe(), Pipe())
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", Self.checkout.appending(path: ".ci/check-events").path] + arguments
    (process.standardInput, process.standardOutput, process.standardError) = (input, output, output)
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(lines.map { $0 + "\n" }.joined().utf8))
    try input.fileHandleForWriting.close()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (text, process.terminationStatus)
  }

  @Test("every event of every command matches the schema, and the schema has no other")
  func allEvents() throws {
    let lines =
      Self.builds + Self.packages + Self.examinations + Self.previews + Self.serving + Self.tests + Self.fences
    let (text, status) = try check(lines)
    #expect(status == 0, "\(text)")
  }

  @Test(
    "lines that do not match are told with the reason",
    arguments: [
      #"{"event": "output", "version": 1}"#, #"{"event": "output", "version": 2, "text": ""}"#, "no JSON",
      #"{"event": "output", "version": 1, "text": "", "more": 1}"#, #"{"event": "unknown", "version": 1}"#,
      #"{"event": "crashed", "version": 1, "reason": "", "place": {"file": "a"}}"#,
    ])
  func wrongLines(line: String) throws {
    let (text, status) = try check([line], ["--some"])
    #expect(status == 1)
    #expect(text.contains("line 1"))
  }

  @Test("an event without a line is told, so that this test has all of them")
  func missingEvents() throws {
    let (text, status) = try check([#"{"event": "output", "version": 1, "text": ""}"#])
    #expect(status == 1)
    #expect(text.contains("no line has the event run-ended"))
  }
}

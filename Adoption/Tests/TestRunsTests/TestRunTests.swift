import Testing

@testable import Builds
@testable import TestRuns

/// Runs against a library that is played: each process runs its tests until one traps.
@Suite("Runs that go on behind traps") struct TestRunTests {
  /// A library whose tests behave as their names say: "trap", "fail", "skip", "quit", "setUp" (which is done once for the class
  /// and traps), "flaky" (which traps beside others only), "Wait" (which never ends), "down" (which traps after the test), or anything else, which passes.
  final class Library: Sendable {
    /// The number of tests that run side by side.
    let width: Int
    /// The exit status of processes whose tests all ran; nil for the right one.
    let status: Int32?
    nonisolated(unsafe) var processes: [[String]] = []

    init(width: Int = 1, status: Int32? = nil) { (self.width, self.status) = (width, status) }

    func run(_ tests: [TestName], report: (LibraryEvent) -> Void) -> TestRun.Ended {
      processes.append(tests.map(\.parts.test))
      if tests.first?.library == .testing, tests.contains(where: { $0.identifier.contains("setUp") }) {
        return TestRun.Ended(end: .signaled(4), errors: ["A.swift:1: Fatal error: no class"])
      }
      for start in stride(from: 0, to: tests.count, by: width) {
        let group = Array(tests[start..<min(start + width, tests.count)])
        if group.contains(where: { $0.identifier.contains("setUp") }) {
          return TestRun.Ended(end: .signaled(4), errors: ["A.swift:1: Fatal error: no class"])
        }
        group.forEach { report(.started($0)) }
        if let test = group.first(where: { $0.identifier.contains("trap") }) {
          return TestRun.Ended(end: .signaled(4), errors: ["App/A.swift:3: Fatal error: fenced: no \(test.parts.test)"])
        }
        if group.count > 1, group.contains(where: { $0.identifier.contains("flaky") }) {
          return TestRun.Ended(end: .signaled(4), errors: ["A.swift:1: Fatal error: flaky"])
        }
        if group.contains(where: { $0.identifier.contains("Wait") }) { return TestRun.Ended(end: .silent(seconds: 9)) }
        if group.contains(where: { $0.identifier.contains("quit") }) { return TestRun.Ended(end: .exited(0)) }
        for test in group {
          if test.identifier.contains("fail") {
            report(.issue(test, TestResult.Issue(place: SourcePlace(file: "T.swift", line: 1), message: "no")))
            report(.ended(test, .failed, seconds: 1))
          } else {
            report(.ended(test, test.identifier.contains("skip") ? .skipped("later") : .passed, seconds: 1))
          }
        }
        if group.contains(where: { $0.identifier.contains("down") }) {
          return TestRun.Ended(end: .signaled(4), errors: ["A.swift:1: Fatal error: down"])
        }
      }
      return TestRun.Ended(end: .exited(status ?? (tests.contains { $0.identifier.contains("fail") } ? 1 : 0)))
    }
  }

  private func results(
    _ names: [String], in library: Library, batchSize: Int = 100, of kind: TestName.Library = .xctest,
    _ events: ((TestEvent) -> Void)? = nil
  ) -> [String: TestResult.Outcome] {
    var outcomes: [String: TestResult.Outcome] = [:]
    let run = TestRun(batchSize: batchSize) { library.run($0, report: $1) }
    run.run([names.map { TestName("App.\($0)", in: kind) }]) { event in
      events?(event)
      guard case .ended(let result) = event else { return }
      let name = result.test.identifier.replacing("App.", with: "")
      #expect(outcomes[name] == nil, "\(name) ends twice")
      outcomes[name] = result.outcome
    }
    return outcomes
  }

  @Test("the tests behind a trap run in a new process")
  func sequence() {
    let library = Library()
    let outcomes = results(["A/one", "A/trap", "A/fail", "A/trap2", "A/skip"], in: library)
    #expect(library.processes == [["one", "trap", "fail", "trap2", "skip"], ["fail", "trap2", "skip"], ["skip"]])
    #expect(outcomes["A/one"] == .passed && outcomes["A/fail"] == .failed && outcomes["A/skip"] == .skipped("later"))
    guard case .trapped(let trap)? = outcomes["A/trap"] else {
      Issue.record("not trapped")
      return
    }
    #expect(trap.isFence && trap.message == "no trap" && trap.place == SourcePlace(file: "App/A.swift", line: 3))
  }

  @Test("tests that were running at a trap run again, each alone")
  func inFlight() {
    let library = Library(width: 3)
    var restarts: [TestEvent] = []
    let outcomes = results(["A/one", "A/trap", "A/two", "A/three", "A/four"], in: library) {
      if case .restarted = $0 { restarts.append($0) }
    }
    #expect(
      library.processes == [["one", "trap", "two", "three", "four"], ["one"], ["trap"], ["two"], ["three", "four"]])
    #expect(restarts == [.restarted(alone: 3, left: 2)])
    #expect(outcomes.count == 5)
    #expect(outcomes.values.count { $0 == .passed } == 4)
  }

  @Test("what is done once for a class and traps leaves the other classes")
  func classes() {
    let library = Library()
    let outcomes = results(["A/one", "B/setUp", "B/two", "C/three"], in: library)
    #expect(library.processes.last == ["three"])
    #expect(outcomes["A/one"] == .passed && outcomes["C/three"] == .passed)
    #expect(outcomes["B/setUp"] == .notRun("no class") && outcomes["B/two"] == .notRun("no class"))
  }

  private func crashes(_ names: [String], in library: Library) -> [String] {
    var crashes: [String] = []
    _ = results(names, in: library) { if case .crashed(let trap) = $0 { crashes.append(trap.message) } }
    return crashes
  }

  @Test("a trap between tests, and behind the last, fails the run, and the tests behind it run")
  func between() {
    let library = Library()
    #expect(crashes(["A/down", "A/one"], in: library) == ["down"])
    #expect(library.processes.last == ["one"])
    #expect(crashes(["A/one", "A/down"], in: Library()) == ["down"])
  }

  @Test("a trap that no test repeats alone fails the run")
  func flaky() {
    #expect(crashes(["A/one", "A/flaky"], in: Library(width: 2)) == ["flaky"])
    #expect(crashes(["A/one", "A/trap"], in: Library(width: 2)) == [])
  }

  @Test("a failure that no test has fails the run")
  func failureOfNoTest() {
    #expect(crashes(["A/one"], in: Library(status: 1)).count == 1)
    #expect(crashes(["A/fail"], in: Library(status: 1)) == [])
    #expect(crashes(["A/one"], in: Library(status: 0)) == [])
  }

  @Test("in Swift Testing the suite whose tests cannot be made is found by halving")
  func halving() {
    let names = ["A/one", "B/one", "C/one", "D/setUp", "E/one"]
    let outcomes = results(names, in: Library(), of: .testing)
    #expect(outcomes["D/setUp"] == .notRun("no class"))
    #expect(outcomes.values.count { $0 == .passed } == 4)
  }

  @Test("a test that ends its process without a trap has crashed")
  func exits() {
    let outcomes = results(["A/quit", "A/one"], in: Library())
    guard case .trapped(let trap)? = outcomes["A/quit"] else {
      Issue.record("not trapped")
      return
    }
    #expect(!trap.isFence && trap.message == "the process exited with status 0")
    #expect(outcomes["A/one"] == .passed)
  }

  @Test("a test that waits for ever is ended, those that ran beside it run again, and the others go on")
  func waiting() {
    let library = Library(width: 2)
    let outcomes = results(["A/testOne", "A/testWait", "A/testTwo"], in: library)
    #expect(outcomes["A/testOne"] == .passed)
    #expect(outcomes["A/testTwo"] == .passed)
    guard case .trapped(let trap) = outcomes["A/testWait"] else { return #expect(Bool(false), "\(outcomes)") }
    #expect(trap.message == "nothing happened for 9 seconds: the process was ended")
    #expect(!trap.isFence)
  }

  @Test(
    "a trap of a placeholder is one of a fence, with its words",
    arguments: ["“Store” is missing", "“Store” of Flux is missing"])
  func placeholders(words: String) {
    let trap = Trap(errors: ["AppTests/_PergolaFences.swift:99: Fatal error: fenced: \(words)"], end: .signaled(4))
    #expect(trap.isFence)
    #expect(trap.message == words)
    #expect(!Trap(errors: ["A.swift:1: Fatal error: a file is missing"], end: .signaled(4)).isFence)
  }

  @Test("processes are told no more names than a batch has")
  func batches() {
    let library = Library()
    _ = results(["A/trap"] + (0..<25).map { "A/\($0)" }, in: library, batchSize: 10)
    #expect(library.processes.dropFirst().map(\.count) == [10, 10, 5])
  }

  @Test("every test ends once, wherever traps are", arguments: 0..<40)
  func everyTestEnds(seed: UInt64) {
    var generator = Generator(state: seed)
    let kinds = ["pass", "fail", "trap", "skip", "quit", "setUp"]
    let names = (0..<Int.random(in: 1...30, using: &generator)).map { number in
      let kind = kinds[min(Int.random(in: 0...12, using: &generator), 5)]
      return "C\(number / 5)/\(Int.random(in: 0...2, using: &generator) == 0 ? kind : "pass")\(number)"
    }
    let width = Int.random(in: 1...4, using: &generator)
    let outcomes = results(names, in: Library(width: width), batchSize: Int.random(in: 1...9, using: &generator))
    #expect(Set(outcomes.keys) == Set(names), "seed \(seed)")
    for (name, outcome) in outcomes where name.contains("/trap") || name.contains("/quit") {
      if case .notRun = outcome { continue }
      guard case .trapped = outcome else {
        Issue.record("\(name) is \(outcome), seed \(seed)")
        continue
      }
    }
  }
}

/// A generator of random numbers that repeats.
///
/// Source: Steele, Lea, Flood, "Fast Splittable Pseudorandom Number Generators", OOPSLA 2014.
struct Generator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var value = state
    value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
    return value ^ (value >> 31)
  }
}

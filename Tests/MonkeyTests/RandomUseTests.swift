import Foundation
import Monkey
import PergolaTesting
import Testing

/// The random use of all examples, which `make monkey` performs. Each seed has a process of its own.
@Suite struct RandomUseTests {
  private static let variables = ProcessInfo.processInfo.environment

  private static func number(_ name: String) -> Int? { variables["MONKEY_\(name)"].flatMap { Int($0) } }

  /// The use that this process is for.
  private static let use = variables[UseProcess.variable].flatMap { MonkeyUse(line: $0, examples: Example.all) }

  /// The requested seeds; empty unless `make monkey` runs.
  private static let seeds: [Int] =
    if variables[UseProcess.variable] != nil {
      []
    } else if let seed = number("SEED") {
      [seed]
    } else {
      number("SEEDS").map { Array(0..<$0) } ?? []
    }

  // MARK: The process of one use

  @Test("this process uses an example as another one asked", .enabled(if: use != nil))
  @MainActor func performs() async throws {
    let use = try #require(Self.use)
    let path = try #require(Self.variables[UseProcess.reportVariable])
    let report = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    func write(_ line: String) throws {
      try report.write(contentsOf: Data((line.replacing("\n", with: " ") + "\n").utf8))
    }
    let surroundings = use.surroundings
    do {
      try await use.example.use(
        textEngine: surroundings.textEngine, idiom: surroundings.idiom, layoutDirection: surroundings.layoutDirection
      ) { driver in
        for (number, event) in use.events.enumerated() {
          try write("\(number + 1)")
          try await event.perform(on: driver, of: use.example)
        }
      }
      try write("whole")
    } catch {
      try write("\(error)")
    }
  }

  // MARK: All uses

  @Test("every example stays whole in random use", .enabled(if: !seeds.isEmpty))
  func random() async {
    let name = Self.variables["MONKEY_EXAMPLE"] ?? ""
    let examples = name.isEmpty ? Example.all : Example.all.filter { $0.name == name }
    #expect(!examples.isEmpty, "There is no example \(name).")
    let events = Self.number("EVENTS") ?? 2_000
    for example in examples {
      let start = ContinuousClock.now
      let failures = await Self.failures(of: Self.seeds.map { MonkeyUse(example, seed: $0, events: events) })
      for failure in failures { Issue.record("\(failure)") }
      let seconds = Int((ContinuousClock.now - start) / .seconds(1))
      print("\(example.name): \(failures.count) of \(Self.seeds.count) seeds failed, \(seconds) s")
    }
  }

  /// Performs uses, as many at the same time as there are processors, and returns a test for each that fails.
  private static func failures(of uses: [MonkeyUse]) async -> [String] {
    await withTaskGroup(of: String?.self) { group in
      var failures: [String] = []
      for (number, use) in uses.enumerated() {
        if number >= ProcessInfo.processInfo.activeProcessorCount, let failure = await group.next() ?? nil {
          failures.append(failure)
        }
        group.addTask { await UseSearch(use, filter: "RandomUseTests/performs").failure() }
      }
      for await case let failure? in group { failures.append(failure) }
      return failures
    }
  }
}

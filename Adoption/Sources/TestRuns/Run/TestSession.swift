import Dispatch
import Foundation
import Synchronization
import XcodeProjects

/// A run of a package's tests.
public struct TestSession {
  private let bundle: TestBundle
  private let package: URL
  private let filter: TestFilter
  private let workers: Int
  private let isParallel: Bool
  private let isStrict: Bool

  /// Creates a run of the tests that were built.
  ///
  /// - Parameters:
  ///   - build: the build of the package.
  ///   - filter: the choice of tests.
  ///   - workers: the number of processes side by side that run XCTest's classes.
  ///   - isParallel: Swift Testing runs its tests side by side.
  ///   - isStrict: parts that are left out trap, as those whose values are needed do.
  public init(
    _ build: PackageBuild, filter: TestFilter, workers: Int = 1, isParallel: Bool = true, isStrict: Bool = false
  ) {
    bundle = TestBundle(path: build.bundle.path, folder: build.package)
    package = build.package
    self.filter = filter
    self.workers = workers
    self.isParallel = isParallel
    self.isStrict = isStrict
  }

  /// Runs the tests.
  ///
  /// - Parameter report: called with each event, by one thread at a time.
  /// - Throws: `ProjectError` if the tests cannot be listed, or if the settings of a target cannot be read.
  public func run(report: @escaping @Sendable (TestEvent) -> Void) throws(ProjectError) {
    let turn = Mutex(())
    let report: @Sendable (TestEvent) -> Void = { event in turn.withLock { _ in report(event) } }
    for library in TestName.Library.allCases {
      let modules = Dictionary(grouping: try bundle.tests(of: library), by: \.module)
      for (module, all) in modules.sorted(by: { $0.key < $1.key }) {
        let settings = try settings(of: module)
        let chosen = all.filter { filter.contains($0) && !$0.isSkipped(by: settings) }
        guard !chosen.isEmpty else { continue }
        run(chosen, of: library, isWhole: chosen.count == all.count, settings, report: report)
      }
    }
  }

  private func run(
    _ tests: [TestName], of library: TestName.Library, isWhole: Bool, _ settings: TestSettings,
    report: @escaping @Sendable (TestEvent) -> Void
  ) {
    let bundle = bundle
    let isParallel = isParallel
    let count = tests.count
    let run = TestRun(batchSize: library == .testing ? 250 : 1000) { tests, report in
      bundle.run(
        tests, isWhole: isWhole && tests.count == count, isParallel: isParallel, settings: settings, report: report)
    }
    switch library {
    case .testing: run.run(isWhole ? [tests] : run.batched(tests), report: report)
    case .xctest where workers == 1: run.run(run.batched(tests), report: report)
    case .xctest:
      let classes = Dictionary(grouping: tests, by: \.parts.suite).sorted { $0.key < $1.key }.map(\.value)
      let next = Atomic(0)
      // Each class runs in a process of its own.
      DispatchQueue.concurrentPerform(iterations: min(workers, classes.count)) { _ in
        while case let index = next.wrappingAdd(1, ordering: .relaxed).oldValue, index < classes.count {
          run.run([classes[index]], report: report)
        }
      }
    }
  }

  /// The settings of a target: those that its project's scheme has.
  private func settings(of module: String) throws(ProjectError) -> TestSettings {
    var settings = try TestSettings(of: module, in: package)
    if isStrict { settings.environment["PERGOLA_STRICT_FENCES"] = "1" }
    return settings
  }
}

extension TestName {
  /// The project leaves the test or its class out.
  fileprivate func isSkipped(by settings: TestSettings) -> Bool {
    let name = text.drop { $0 != "." }.dropFirst()
    return settings.skipped.contains { skipped in
      let plain = skipped.hasSuffix("()") && library == .xctest ? skipped.dropLast(2) : Substring(skipped)
      return name == plain || name.hasPrefix(plain + "/")
    }
  }
}

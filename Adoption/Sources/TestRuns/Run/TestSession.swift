import Dispatch
import Foundation
import Synchronization
import XcodeProjects

/// A run of a package's tests.
public struct TestSession {
  private let bundle: TestBundle
  private let package: URL
  private let filter: TestFilter
  private let shard: TestShard?
  private let workers: Int
  private let isParallel: Bool
  private let isStrict: Bool
  private let snapshots: SnapshotLedger?

  /// Creates a run of the tests that were built.
  ///
  /// - Parameters:
  ///   - build: the build of the package.
  ///   - filter: the choice of tests.
  ///   - shard: the part of the chosen tests that runs; nil for all.
  ///   - workers: the number of processes side by side that run XCTest's classes.
  ///   - isParallel: Swift Testing runs its tests side by side.
  ///   - patience: the seconds after which a process that writes nothing is ended; nil for never.
  ///   - isStrict: parts that are left out trap, as those whose values are needed do.
  ///   - snapshots: the list for the references of snapshots that are used; nil for none.
  public init(
    _ build: PackageBuild, filter: TestFilter, shard: TestShard? = nil, workers: Int = 1, isParallel: Bool = true,
    patience: Int? = nil, isStrict: Bool = false, snapshots: SnapshotLedger? = nil
  ) {
    bundle = TestBundle(path: build.bundle.path, folder: build.package, patience: patience)
    package = build.package
    self.filter = filter
    self.shard = shard
    self.workers = workers
    self.isParallel = isParallel
    self.isStrict = isStrict
    self.snapshots = snapshots
  }

  /// Runs the tests.
  ///
  /// - Parameter report: called with each event, by one thread at a time.
  /// - Returns: true if these are all tests of the package: no filter, part or setting of a target leaves one out.
  /// - Throws: `ProjectError` if the tests cannot be listed, or if the settings of a target cannot be read.
  @discardableResult
  public func run(report: @escaping @Sendable (TestEvent) -> Void) throws(ProjectError) -> Bool {
    let turn = Mutex(())
    let report: @Sendable (TestEvent) -> Void = { event in turn.withLock { _ in report(event) } }
    // All lists and settings are read first: what is wrong with them costs no results.
    var runs: [(tests: [TestName], isWhole: Bool, settings: TestSettings)] = []
    var isOfAll = true
    for library in TestName.Library.allCases {
      let modules = Dictionary(grouping: try bundle.tests(of: library), by: \.module)
      for (module, all) in modules.sorted(by: { $0.key < $1.key }) {
        let settings = try settings(of: module)
        let chosen = all.filter { filter.contains($0) && settings.allows($0) }
        if chosen.count < all.count { isOfAll = false }
        if !chosen.isEmpty { runs.append((chosen, chosen.count == all.count, settings)) }
      }
    }
    if let shard {
      let part = shard.part(of: runs.flatMap(\.tests))
      runs = runs.map { tests, isWhole, settings in
        let own = tests.filter(part.contains)
        return (own, isWhole && own.count == tests.count, settings)
      }
    }
    for (tests, isWhole, settings) in runs { run(tests, isWhole: isWhole, settings, report: report) }
    return isOfAll && shard == nil
  }

  private func run(
    _ tests: [TestName], isWhole: Bool, _ settings: TestSettings, report: @escaping @Sendable (TestEvent) -> Void
  ) {
    guard let library = tests.first?.library else { return }
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
      let group = DispatchGroup()
      // Each class runs in a process of its own. A thread of its own waits for each.
      for _ in 0..<min(workers, classes.count) {
        group.enter()
        Thread.detachNewThread {
          while case let index = next.wrappingAdd(1, ordering: .relaxed).oldValue, index < classes.count {
            run.run([classes[index]], report: report)
          }
          group.leave()
        }
      }
      group.wait()
    }
  }

  /// The settings of a target: those that its project's scheme has.
  private func settings(of module: String) throws(ProjectError) -> TestSettings {
    var settings = try TestSettings(of: module, in: package)
    if isStrict { settings.environment["PERGOLA_STRICT_FENCES"] = "1" }
    settings.environment[SnapshotLedger.variable] = snapshots?.file.path
    return settings
  }
}

extension TestSettings {
  /// The project runs the test: it is selected, or nothing is, and it is not skipped.
  fileprivate func allows(_ test: TestName) -> Bool {
    (selected.map { $0.contains { test.isPart(of: $0) } } ?? true) && !skipped.contains { test.isPart(of: $0) }
  }
}

extension TestName {
  /// The test is the one that a project names, or in the class or suite.
  fileprivate func isPart(of name: String) -> Bool {
    let own = text.drop { $0 != "." }.dropFirst()
    let plain = name.hasSuffix("()") && library == .xctest ? name.dropLast(2) : Substring(name)
    return own == plain || own.hasPrefix(plain + "/")
  }
}

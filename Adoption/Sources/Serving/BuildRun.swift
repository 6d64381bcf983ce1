import Builds
import Foundation
import Synchronization

/// A build of a product that runs on a thread of its own.
final class BuildRun: Sendable {
  private struct State {
    var held: [SwiftBuild.Event] = []
    var outcome: SwiftBuild.Outcome?
  }

  private let state = Mutex(State())

  /// Starts a build.
  ///
  /// - Parameter report: The report that shows it; nil to hold its problems.
  init(_ build: SwiftBuild, _ product: String, report: BuildReport?) {
    Thread.detachNewThread { [self] in
      let outcome = build.run(.product(product)) { event in
        if let report { return report.add(event) }
        if case .problem = event { state.withLock { $0.held.append(event) } }
      }
      state.withLock { $0.outcome = outcome }
    }
  }

  /// The end of the build; nil while it runs.
  var outcome: SwiftBuild.Outcome? { state.withLock { $0.outcome } }

  /// The problems that were held.
  var heldEvents: [SwiftBuild.Event] { state.withLock { $0.held } }
}

import Foundation
import Reports

/// The report on a build: for people errors, and on a terminal a line with the progress; for programs events.
package struct BuildReport: Sendable {
  private let isJSON: Bool
  private let isVerbose: Bool
  private let progress: ProgressLine

  /// A report.
  ///
  /// - Parameters:
  ///   - isJSON: Events are printed.
  ///   - isVerbose: Warnings are printed, too.
  package init(isJSON: Bool, isVerbose: Bool = false) {
    self.isJSON = isJSON
    self.isVerbose = isVerbose
    progress = ProgressLine()
  }

  /// The build begins.
  package func begin(in package: URL, product: String? = nil) {
    if isJSON { StandardOutput.print(BuildStartedEvent(package: package.path, product: product).line) }
  }

  /// A fact of the build.
  package func add(_ event: SwiftBuild.Event) {
    switch event {
    case .progress(let step) where isJSON:
      StandardOutput.print(BuildStepEvent(step: step.step, done: step.done, total: step.total).line)
    case .progress(let step): progress.show { step.text(width: $0) }
    case .problem(let problem) where isJSON: StandardOutput.print(BuildProblemEvent(problem).line)
    case .problem(let problem):
      guard isVerbose || problem.severity == .error else { return }
      progress.clear()
      StandardError.print(problem.text)
    }
  }

  /// The build has ended.
  ///
  /// - Parameter program: The path of the program that was built; nil for none.
  package func end(_ outcome: SwiftBuild.Outcome, program: URL? = nil) {
    if isJSON {
      StandardOutput.print(
        BuildEndedEvent(
          isSuccess: outcome.isSuccess, warnings: outcome.warnings, seconds: outcome.seconds, program: program?.path
        ).line)
    }
    progress.clear()
    if !isJSON { outcome.lastLines.forEach(StandardError.print) }
  }
}

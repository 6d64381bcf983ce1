import Foundation
import Reports

/// A build begins.
package struct BuildStartedEvent: Event {
  package static let name = "build-started"
  let package: String
  let product: String?
}

/// A step of a build begins.
package struct BuildStepEvent: Event {
  package static let name = "build-step"
  let step: String
  let done: Int
  let total: Int
}

/// A build found an error or a warning.
package struct BuildProblemEvent: Event {
  package static let name = "build-problem"
  let severity: BuildProblem.Severity
  let message: String
  let file: String?
  let line: Int?
  let column: Int?

  init(_ problem: BuildProblem) {
    severity = problem.severity
    message = problem.message
    file = problem.place?.file
    line = problem.place?.line
    column = problem.column
  }

  private enum CodingKeys: String, CodingKey { case severity, message, file, line, column }
}

/// A build ended.
package struct BuildEndedEvent: Event {
  package static let name = "build-ended"
  let isSuccess: Bool
  let warnings: Int
  let seconds: Double
  /// The path of the program that was built.
  let program: String?
}

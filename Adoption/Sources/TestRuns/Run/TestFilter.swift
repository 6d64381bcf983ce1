import XcodeProjects

/// The tests that the user chose, by regular expressions over their names.
public struct TestFilter {
  private let chosen: [Regex<AnyRegexOutput>]
  private let skipped: [Regex<AnyRegexOutput>]

  /// A choice of tests.
  ///
  /// - Parameters:
  ///   - chosen: expressions of which a test has to match one; none choose all.
  ///   - skipped: expressions of which a test may match none.
  /// - Throws: `ProjectError` for a text that is no regular expression.
  public init(chosen: [String] = [], skipped: [String] = []) throws(ProjectError) {
    self.chosen = try chosen.map(Self.expression)
    self.skipped = try skipped.map(Self.expression)
  }

  private static func expression(_ text: String) throws(ProjectError) -> Regex<AnyRegexOutput> {
    do {
      return try Regex(text)
    } catch {
      throw ProjectError(file: text, reason: "is no regular expression: \(error)")
    }
  }

  /// The test is chosen.
  func contains(_ test: TestName) -> Bool {
    let name = test.text
    return (chosen.isEmpty || chosen.contains { name.contains($0) }) && !skipped.contains { name.contains($0) }
  }
}

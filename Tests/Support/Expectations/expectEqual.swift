import Testing

/// Expects two values to be equal, and otherwise reports both.
///
/// It stands for `#expect(actual == expected)`, which costs the compiler 10 to 40 milliseconds each time, because it
/// looks for the operator among all operators of that name; a call of this function costs 1.5.
///
/// - Parameters:
///   - actual: The value that the test is about.
///   - expected: The value that it should have.
///   - comment: The reason for the expectation; reported with the values.
///   - sourceLocation: The place of the expectation in the test's source.
public func expectEqual<Value: Equatable>(
  _ actual: Value, _ expected: Value, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard actual != expected else { return }
  var lines = ["Not equal: actual \(described(actual)), expected \(described(expected))"]
  if let comment = comment() { lines.append(comment.rawValue) }
  Issue.record(Comment(rawValue: lines.joined(separator: "\n")), sourceLocation: sourceLocation)
}

/// Returns a value as it stands in a report: texts of several lines as they are, between empty lines, and other values as
/// their debug description.
private func described<Value>(_ value: Value) -> String {
  if let text = value as? String, text.contains("\n") { return "\n\n\(text)\n\n" }
  return String(reflecting: value)
}

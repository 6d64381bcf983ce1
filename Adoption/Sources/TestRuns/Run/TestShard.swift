/// One of several parts of a package's tests, each of which runs on a machine of its own.
///
/// The tests are cut in the order of their names, so that those of a class stay together where that is possible. The parts of one
/// build have at most one test more than the others, and together all tests, each once.
public struct TestShard: Equatable, Sendable {
  /// The number of the part, from 1.
  public let number: Int
  /// The number of parts.
  public let count: Int

  /// A part by its text, `2/4`; nil for any other text.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], count >= 1, (1...count).contains(number) else {
      return nil
    }
    self.number = number
    self.count = count
  }

  /// The tests of this part.
  func part(of tests: [TestName]) -> Set<TestName> {
    let sorted = tests.sorted { ($0.text, $0.identifier) < ($1.text, $1.identifier) }
    return Set(sorted[(sorted.count * (number - 1) / count)..<(sorted.count * number / count)])
  }
}

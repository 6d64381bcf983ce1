import Expectations
import Testing

/// The drawings themselves.
@MainActor @Suite struct DrawnStripTests {
  @Test("a failure shows the expected and the actual drawing")
  func failure() async throws {
    let list = DrawnList("Apple", columns: 9)
    let actual = """
      ┌─────────┐     ┌─────────┐
      │  Apple  │  ↓  │▌ Apple  │
      │         │     │▌        │
      └─────────┘     └─────────┘
      """
    let expected = actual.replacing("▌", with: " ")
    try await withKnownIssue {
      try await list.check([.down], draws: expected)
    } matching: { issue in
      let message = issue.comments.map(\.rawValue).joined()
      return message.contains("Expected:\n\(expected)\n") && message.contains("Actual:\n\(actual)\n")
    }
  }

  @Test("a step on a text that is not visible throws an error with the screen")
  func missingText() async throws {
    let list = DrawnList("Apple", columns: 9)
    let error = await #expect(throws: DrawnScreenError.self) { try await list.check([.tap("Pear")], draws: "") }
    expectEqual(error?.description.contains("Pear occurs 0 times"), true)
    expectEqual(error?.description.contains("│  Apple  │"), true)
  }
}

import Expectations
import Predicates
import Testing

@Suite struct DeepPredicateTests {
  private static let depth = 10_000

  private func nested(_ opening: String, _ inner: String, _ closing: String) -> String {
    String(repeating: opening, count: Self.depth) + inner + String(repeating: closing, count: Self.depth)
  }

  @Test(
    "a format of 10,000 levels is parsed, evaluated, printed and compared",
    arguments: [
      ("(", "a == 1", ")"), ("NOT ", "a == 1", ""), ("", "a == 1", " AND a == 1"),
      ("NOT (a == 1 AND NOT ", "a == 1", ")"),
    ])
  func predicates(opening: String, inner: String, closing: String) {
    let predicate = NSPredicate(format: nested(opening, inner, closing))
    _ = predicate.evaluate(with: ["a": 1])
    let again = NSPredicate(format: "\(predicate)")
    expectEqual(again.evaluate(with: ["a": 1]), predicate.evaluate(with: ["a": 1]))
    #expect(again.isEqual(predicate))
    #expect(predicate.withSubstitutionVariables([:]).isEqual(predicate))
  }

  @Test(
    "an expression of 10,000 levels is parsed, evaluated and printed",
    arguments: [("(1 + ", "a", ")", 10_001), ("-(", "a", ")", 1), ("abs(", "a", ")", 1), ("{", "a", "}.@count", 1)])
  func expressions(opening: String, inner: String, closing: String, result: Int) {
    let expression = NSExpression(format: nested(opening, inner, closing))
    expectEqual(expression.expressionValue(with: ["a": 1], context: nil) as? Int, result)
    expectEqual(NSExpression(format: "\(expression)").description, "\(expression)")
  }

  @Test("subqueries in 1,000 levels are evaluated")
  func subqueries() {
    let levels = 1_000
    let format =
      String(repeating: "SUBQUERY(a, $x, ", count: levels) + "$x == 1"
      + String(repeating: ").@count > 0", count: levels)
    #expect(NSPredicate(format: format).evaluate(with: ["a": [1]]))
  }

  @Test("a compound that an app nests 10,000 times is evaluated, printed and compared")
  func compounds() {
    var predicate = NSPredicate(format: "a == 1")
    for _ in 0..<Self.depth { predicate = NSCompoundPredicate(notPredicateWithSubpredicate: predicate) }
    #expect(predicate.evaluate(with: ["a": 1]))
    #expect(NSPredicate(format: "\(predicate)").isEqual(predicate))
  }

  @Test("a key path of 10,000 keys is read")
  func keyPaths() {
    var object: [String: Any] = ["a": 1]
    for _ in 0..<100 { object = ["a": object] }
    let path = Array(repeating: "a", count: Self.depth).joined(separator: ".")
    #expect(NSPredicate(format: "\(path) == nil").evaluate(with: [String: Any]()))
  }
}

import Expectations
import Predicates
import Testing

@Suite struct ExpressionTests {
  @Test(
    "integers stay integers, and a fraction makes floating-point numbers",
    arguments: [
      ("5 / 2", 2.0), ("5 / 2.0", 2.5), ("1 + 2 * 3", 7), ("(1 + 2) * 3", 9), ("2 ** 3", 8), ("-2 ** 2", 4),
      ("7 - 2 - 1", 4), ("6 & 3", 2), ("6 | 1", 7), ("6 ^ 3", 5), ("1 << 4", 16), ("16 >> 2", 4), ("~0", -1),
      ("sqrt(16)", 4), ("log(100)", 2), ("ln(1)", 0), ("exp(0)", 1), ("abs(-3)", 3), ("floor(1.5)", 1),
      ("ceiling(1.5)", 2), ("trunc(-1.5)", -1), ("modulus:by:(7, 3)", 1), ("sum({1, 2, 3})", 6),
      ("average({1, 2})", 1.5), ("count({1, 2})", 2), ("min({2, 1})", 1), ("max({2, 1})", 2), ("median({3, 1, 2})", 2),
      ("stddev({2, 4})", 1), ("length('abc')", 3), ("TERNARY(1 == 1, 2, 3)", 2), ("FUNCTION('abc', 'length')", 3),
      ("- (1 + 2)", -3), ("9223372036854775807 + 1", 9_223_372_036_854_775_808),
    ])
  func functions(format: String, result: Double) {
    expectEqual((value(format) as? Double) ?? (value(format) as? Int).map(Double.init), result)
    expectEqual(NSExpression(format: "\(NSExpression(format: format))"), NSExpression(format: format))
  }

  @Test("an integer division by zero has the result of floating-point numbers")
  func divisionByZero() { expectEqual(value("1 / 0") as? Double, .infinity) }

  @Test("functions of strings")
  func strings() {
    expectEqual(value("uppercase('ab')") as? String, "AB")
    expectEqual(value("lowercase('AB')") as? String, "ab")
    expectEqual(value("canonical('Crêpe')") as? String, "crepe")
    expectEqual(value("FUNCTION('a', 'uppercase')") as? String, "A")
    #expect(value("FUNCTION(nil, 'uppercase')") == nil)
    expectEqual(value("mode({1, 2, 2})") as? [Int], [2])
    #expect(value("now()") is Date)
  }

  @Test("FUNCTION calls a method of the receiver")
  func methods() {
    #expect(holds("FUNCTION(SELF, 'isTallerThan:', 2) == YES", Plant("Rose", height: 3)))
  }

  @Test("CAST converts numbers and texts to dates and back")
  func casts() {
    let date = Date(timeIntervalSinceReferenceDate: 60)
    #expect(holds("CAST(60, 'NSDate') == %@", nil, date))
    #expect(holds("CAST(SELF, 'NSDate') == %@", "2001-01-01T00:01:00Z", date))
    #expect(holds("CAST(SELF, 'NSNumber') == 60", date))
    #expect(holds("CAST('12', 'NSNumber') == 12 AND CAST(12, 'NSString') == '12'"))
  }

  @Test("expressions know their parts")
  func parts() {
    expectEqual(NSExpression(forKeyPath: "a.b").keyPath, "a.b")
    expectEqual(NSExpression(forConstantValue: 1).constantValue as? Int, 1)
    expectEqual(NSExpression(forVariable: "x").variable, "x")
    let sum = NSExpression(forFunction: "sum:", arguments: [NSExpression(forKeyPath: "a")])
    expectEqual(sum.function, "sum:")
    expectEqual(sum.arguments, [NSExpression(forKeyPath: "a")])
    expectEqual(sum.expressionType, .function)
    expectEqual(sum.description, "sum:(a)")
    expectEqual(sum.expressionValue(with: ["a": [1, 2]], context: nil) as? Int, 3)
  }

  @Test("sets are joined, intersected and subtracted")
  func sets() {
    let (a, b) = (NSExpression(forConstantValue: [1, 2]), NSExpression(forConstantValue: [2, 3]))
    let results = [
      NSExpression(forUnionSet: a, with: b), NSExpression(forIntersectSet: a, with: b),
      NSExpression(forMinusSet: a, with: b),
    ]
    .map { $0.expressionValue(with: nil, context: nil) as? Set<AnyHashable> }
    expectEqual(results, [[1, 2, 3], [2], [1]])
  }

  @Test("a closure gets the object, the arguments and the context")
  func blocks() {
    let expression = NSExpression(
      block: { object, arguments, context in
        [object as? Int, arguments[0] as? Int, context?["x"] as? Int].compactMap { $0 }.reduce(0, +)
      }, arguments: [NSExpression(forConstantValue: 2)])
    expectEqual(expression.expressionValue(with: 1, context: ["x": 4]) as? Int, 7)
  }

  @Test("a context has the values of variables")
  func context() {
    expectEqual(NSExpression(format: "$x + 1").expressionValue(with: nil, context: ["x": 2]) as? Int, 3)
  }

  @Test("an app's subclass evaluates itself")
  func subclass() {
    let comparison = NSComparisonPredicate(
      leftExpression: Doubled(), rightExpression: NSExpression(forConstantValue: 4), modifier: .direct, type: .equalTo)
    #expect(comparison.evaluate(with: 2))
  }
}

private final class Doubled: NSExpression {
  init() { super.init(expressionType: .block) }
  override func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    (object as? Int).map { $0 * 2 }
  }
}

import Expectations
import Predicates
import Testing

@Suite struct CompoundPredicateTests {
  private let one = NSPredicate(format: "a == 1")
  private let two = NSPredicate(format: "b == 2")

  private func format(_ predicate: NSPredicate) -> String { (predicate as any Described).predicateFormat }

  @Test("Foundation's compounds print, compare and copy by their parts")
  func repaired() {
    #expect(CompoundRepair.isDone)
    let both = NSCompoundPredicate(andPredicateWithSubpredicates: [one, two])
    expectEqual(format(both), "a == 1 AND b == 2")
    expectEqual("\(both)", "a == 1 AND b == 2")
    expectEqual(both, NSPredicate(format: "a == 1 AND b == 2"))
    expectEqual(NSPredicate(format: "a == 1 AND b == 2"), both)
    #expect(both != NSCompoundPredicate(orPredicateWithSubpredicates: [one, two]))
    #expect(both != NSPredicate(value: false))
    expectEqual(both.hash, NSPredicate(format: "a == 1 AND b == 2").hash)
    #expect((both.copy() as? NSPredicate) == both)
  }

  @Test("without parts AND is true and OR is false; one part prints alone")
  func few() {
    let and = NSCompoundPredicate(andPredicateWithSubpredicates: [])
    let or = NSCompoundPredicate(orPredicateWithSubpredicates: [])
    #expect(and.evaluate(with: nil))
    #expect(!or.evaluate(with: nil))
    expectEqual(format(and), "TRUEPREDICATE")
    expectEqual(format(or), "FALSEPREDICATE")
    expectEqual(format(NSCompoundPredicate(orPredicateWithSubpredicates: [one])), "a == 1")
    expectEqual(format(NSCompoundPredicate(notPredicateWithSubpredicate: one)), "NOT a == 1")
  }

  @Test("the types are not 0, and 1, or 2")
  func types() {
    expectEqual([NSCompoundPredicate.LogicalType.not, .and, .or].map(\.rawValue), [0, 1, 2])
    expectEqual((NSPredicate(format: "NOT a == 1") as? NSCompoundPredicate)?.compoundPredicateType, .not)
  }

  @Test("the parts after a decision are not evaluated")
  func shortCircuit() {
    nonisolated(unsafe) var calls = 0
    let counting = NSPredicate(block: { _, _ in
      calls += 1
      return true
    })
    let parts = [NSPredicate(format: "TRUEPREDICATE OR a == 1"), NSPredicate(format: "1 == 2"), counting]
    #expect(!NSCompoundPredicate(andPredicateWithSubpredicates: parts).evaluate(with: nil))
    expectEqual(calls, 0)
  }

  @Test("variables are replaced by constants: a string is a string")
  func variables() {
    let template = NSPredicate(format: "a == $x AND ANY b == $y")
    expectEqual(
      format(template.withSubstitutionVariables(["x": "key", "y": NSNull()])), "a == \"key\" AND ANY b == nil")
    #expect(
      template.evaluate(with: ["a": "key", "b": [1]] as [String: Any], substitutionVariables: ["x": "key", "y": 1]))
    let subquery = NSPredicate(format: "SUBQUERY(a, $x, $x == $y).@count == 1")
    expectEqual(format(subquery.withSubstitutionVariables(["y": 2])), "SUBQUERY(a, $x, $x == 2).@count == 1")
  }

  @Test("a variable without a value is an exception")
  func unbound() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = NSPredicate(format: "a == $x").withSubstitutionVariables(["y": 1])
    }
    expectMessage(result, "Can't get value for 'x' in bindings {y = 1;}.")
  }

  @Test("$a.$b fails when it is evaluated")
  func variableAsKey() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let predicate = NSPredicate(format: "$a.$b == 1")
      _ = predicate.evaluate(with: nil, substitutionVariables: ["a": ["b": 1], "b": "b"])
    }
    expectMessage(result, "Can't use $b as a key path from $a.")
  }

  @Test("comparisons know their parts, and have the original's numbers")
  func comparison() throws {
    let predicate = try #require(NSPredicate(format: "ANY a.b BEGINSWITH[cd] 'x'") as? NSComparisonPredicate)
    expectEqual(predicate.comparisonPredicateModifier, .any)
    expectEqual(predicate.predicateOperatorType, .beginsWith)
    expectEqual(predicate.options, [.caseInsensitive, .diacriticInsensitive])
    expectEqual(predicate.leftExpression.keyPath, "a.b")
    let types: [NSComparisonPredicate.Operator] = [
      .lessThan, .matches, .like, .in, .customSelector, .contains, .between,
    ]
    expectEqual(types.map(\.rawValue), [0, 6, 7, 10, 11, 99, 100])
    expectEqual(
      [NSExpression.ExpressionType.subquery, .aggregate, .block, .conditional].map(\.rawValue), [13, 14, 19, 20])
    let made = NSComparisonPredicate(
      leftExpression: predicate.leftExpression, rightExpression: predicate.rightExpression, modifier: .any,
      type: .beginsWith, options: [.caseInsensitive, .diacriticInsensitive])
    expectEqual(made, predicate)
  }

  @Test("Foundation's collections are filtered")
  func filtering() {
    let predicate = NSPredicate(format: "SELF > 1")
    expectEqual(NSArray(array: [1, 2, 3]).filtered(using: predicate) as? [Int], [2, 3])
    expectEqual(NSSet(array: [1, 2]).filtered(using: predicate).map { $0 as? Int }, [2])
    expectEqual(NSOrderedSet(array: [1, 2]).filtered(using: predicate).array as? [Int], [2])
    let array = NSMutableArray(array: [1, 2])
    array.filter(using: predicate)
    expectEqual(array as? [Int], [2])
    let set = NSMutableSet(array: [1, 2])
    set.filter(using: predicate)
    expectEqual(set, NSMutableSet(array: [2]))
  }
}

import Expectations
import Predicates
import Testing

@Suite struct PredicateTextTests {
  @Test(
    "a predicate prints in upper case, with single blanks and double quotes",
    arguments: [
      ("self like[c] 'pre*'", "SELF LIKE[c] \"pre*\""), ("NOT (a == 1 AND b == 2)", "NOT (a == 1 AND b == 2)"),
      ("NOT a == 1", "NOT a == 1"), ("TRUEPREDICATE", "TRUEPREDICATE"), ("FALSEPREDICATE", "FALSEPREDICATE"),
      (
        "SUBQUERY(city.branches, $x1, $x1.nr == 52).@count > 0", "SUBQUERY(city.branches, $x1, $x1.nr == 52).@count > 0"
      ),
      ("a[SIZE] == 3", "a[SIZE] == 3"), ("FUNCTION(a, 'pow:', 3) == 1", "FUNCTION(a, \"pow:\" , 3) == 1"),
      ("FUNCTION('a', 'uppercase') == 'A'", "FUNCTION(\"a\", \"uppercase\") == \"A\""), ("a + 1 == b", "a + 1 == b"),
      ("now() > a", "now() > a"), ("sum(x) == $v", "sum:(x) == $v"),
      ("TERNARY(a == 1, b, c) == 1", "TERNARY(a == 1, b, c) == 1"),
      ("CAST(-978306000.0, 'NSDate') < a", "CAST(-978306000.000000, \"NSDate\") < a"),
      ("a - (b - 1) == 2", "a - (b - 1) == 2"), ("(a + b).c == 1", "(a + b).c == 1"), ("-a == 1", "-1 * a == 1"),
      ("CAST(a, 'NSDate') == b", "CAST(a, \"NSDate\") == b"), ("(a.b)[0] == 1", "(a.b)[0] == 1"),
      ("a UNION b == c", "a UNION b == c"), ("SELF.a == 1", "SELF.a == 1"),
    ])
  func printing(format: String, result: String) {
    expectEqual(text(format), result)
    expectEqual(text(result), result)
    expectEqual(NSPredicate(format: result), NSPredicate(format: format))
  }

  @Test("objects print their description, and dates as casts")
  func constants() {
    let id = UUID()
    expectEqual(text("id == %@", id), "id == \(id)")
    expectEqual(text("d == %@", Date(timeIntervalSinceReferenceDate: -1.5)), "d == CAST(-1.500000, \"NSDate\")")
    expectEqual(text("x == %@", "say \"hi\"\n"), "x == \"say \\\"hi\\\"\\n\"")
  }

  @Test("a closure prints its address")
  func blocks() {
    let block = NSPredicate(block: { _, _ in true })
    let both = NSCompoundPredicate(type: .and, subpredicates: [block, NSPredicate(format: "a == 1")])
    #expect((both as any Described).predicateFormat.hasPrefix("BLOCKPREDICATE(0x"))
  }

  @Test("the description is the format")
  func description() { expectEqual("\(NSPredicate(format: "a = 1"))", "a == 1") }
}

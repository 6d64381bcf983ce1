import Expectations
import Predicates
import Testing

@Suite struct ComparisonTests {
  @Test("numbers are equal by value, whatever their types")
  func numbers() {
    for number: Any in [1, 1.0, true, UInt8(1), NSNumber(value: 1), Decimal(1), Float(1)] as [Any] {
      #expect(holds("SELF == 1", number), "\(type(of: number))")
      #expect(holds("SELF == TRUE", number), "\(type(of: number))")
    }
    #expect(holds("SELF > 1", UInt64.max))
    #expect(!holds("SELF == '1'", 1))
    #expect(holds("SELF != '1'", 1))
    #expect(!holds("SELF < 1 OR SELF > 1 OR SELF == 1", Double.nan))
  }

  @Test("strings are equal code unit by code unit, unless an option says otherwise")
  func strings() {
    #expect(!holds("SELF == %@", "e\u{301}", "\u{e9}"))
    #expect(holds("SELF ==[d] %@", "e\u{301}", "\u{e9}"))
    #expect(!holds("SELF == 'abc'", "ABC"))
    #expect(holds("SELF ==[c] 'abc'", "ABC"))
    #expect(holds("SELF ==[cd] 'crepe'", "Crêpe"))
    #expect(!holds("SELF ==[d] 'crepe'", "Crêpe"))
    #expect(holds("SELF ==[n] 'abc'", "abc"))
    #expect(!holds("SELF ==[cn] 'abc'", "ABC"))
    #expect(holds("SELF < 'b' AND SELF < 'a' == NO OR TRUEPREDICATE".replacingOccurrences(of: " == NO", with: ""), "B"))
    #expect(holds("SELF < 'a'", "B"))
    #expect(!holds("SELF <[c] 'a'", "B"))
  }

  @Test("nil equals nil alone, and has no order")
  func absence() {
    #expect(holds("a == nil", [String: Any]()))
    #expect(!holds("a == 1", [String: Any]()))
    #expect(holds("a != 1", [String: Any]()))
    for comparison in [
      "a < 1", "a >= 1", "a BETWEEN {1, 2}", "a IN {1}", "a LIKE '*'", "a BEGINSWITH 'x'", "a CONTAINS 'x'",
    ] {
      #expect(!holds(comparison, [String: Any]()), "\(comparison)")
    }
    #expect(holds("a.b.c == nil", nil))
  }

  @Test("BETWEEN includes its bounds, and is false if they are reversed")
  func between() {
    expectEqual([0, 1, 2, 3].map { holds("SELF BETWEEN {1, 2}", $0) }, [false, true, true, false])
    #expect(!holds("SELF BETWEEN {2, 1}", 2))
    #expect(holds("SELF BETWEEN %@", Date(timeIntervalSince1970: 5), [Date(timeIntervalSince1970: 0), Date()]))
  }

  @Test("IN is membership, a part of a string, or a value of a dictionary")
  func membership() {
    #expect(holds("SELF IN {1, 2}", 2))
    #expect(holds("SELF IN %@", "b", Set(["a", "b"])))
    #expect(holds("SELF IN[c] {'A', 'B'}", "b"))
    #expect(holds("SELF IN 'abc'", "bc"))
    #expect(holds("SELF IN %@", 2, ["x": 2]))
    #expect(!holds("SELF IN %@", "x", ["x": 2]))
  }

  @Test("CONTAINS mirrors IN, and an empty string is no part")
  func contains() {
    #expect(holds("SELF CONTAINS 2", [1, 2]))
    #expect(holds("SELF CONTAINS[cd] 'CREP'", "la crêpe"))
    #expect(!holds("SELF CONTAINS ''", "abc"))
  }

  @Test("BEGINSWITH and ENDSWITH are anchored")
  func anchored() {
    #expect(holds("SELF BEGINSWITH 'ab' AND SELF ENDSWITH 'bc'", "abc"))
    #expect(!holds("SELF BEGINSWITH 'b'", "abc"))
    #expect(holds("SELF BEGINSWITH[c] 'AB'", "abc"))
  }

  @Test(
    "LIKE matches the whole string, with ? and *, which a backslash makes literal",
    arguments: [
      ("a?c", "abc", true), ("a?c", "ac", false), ("a*", "abc", true), ("*b*", "abc", true), ("a", "abc", false),
      ("*", "", true), (#"a\\*"#, "a*", true), (#"a\\*"#, "ab", false), ("a*b*c", "axxbyyc", true),
      ("*aab", "aaaab", true),
    ])
  func like(pattern: String, text: String, isMatch: Bool) {
    expectEqual(holds("SELF LIKE '\(pattern)'", text), isMatch)
  }

  @Test("MATCHES matches the whole string with a regular expression")
  func matches() {
    #expect(holds("SELF MATCHES 'a|ab'", "ab"))
    #expect(!holds("SELF MATCHES 'a'", "ab"))
    #expect(holds("SELF MATCHES[c] %@", "AB12", "[a-z]+[0-9]{2}"))
  }

  @Test("ANY is true for one element, ALL for every one, NONE for no one")
  func quantifiers() {
    let items: [String: Any] = ["n": [1, 2, 3], "empty": [Int]()]
    #expect(holds("ANY n == 2 AND NOT ANY n == 4", items))
    #expect(holds("ALL n > 0 AND NOT ALL n > 1", items))
    #expect(holds("NONE n == 4 AND NOT NONE n == 1", items))
    #expect(!holds("ANY empty == 1", items))
    #expect(holds("ALL empty == 1 AND NONE empty == 1", items))
    #expect(!holds("ANY missing == 1", items))
  }

  @Test("a collection without ANY is compared as a whole")
  func collections() {
    let cart = ["items": [["price": 3], ["price": 4]]]
    #expect(!holds("items.price == 3", cart))
    #expect(holds("items.price == {3, 4}", cart))
    #expect(holds("ANY items.price == 3", cart))
  }

  @Test(
    "what has no answer is an exception with the original's text",
    arguments: [
      ("1 IN 2", "Can't use in/contains operator with collection 2 (not a collection)"),
      ("1 CONTAINS 'a'", "Can't use in/contains operator with collection 1 (not a collection)"),
      ("1 BEGINSWITH 'a'", "Can't do a substring operation with something that isn't a string (lhs = 1 rhs = a)"),
      ("ANY 1 == 1", "The left hand side for an ALL or ANY operator must be either an NSArray or an NSSet."),
      ("'a' MATCHES '('", "Can't do regex matching, reason:"), ("1 BETWEEN 2", "Can't do a BETWEEN comparison with 2"),
      ("1 < 'a'", "Can't compare 1 with a"), ("$x == 1", "Can't get value for 'x' in bindings {}."),
      ("{1}[3] == 1", "*** -[__NSArrayI objectAtIndex:]: index 3 beyond bounds [0 .. 0]"),
      ("'a' + 1 == 1", "Can't use a as a number in the function add:to:"),
      ("nil * 1 == 1", "Can't use nil as a number"),
    ])
  func exceptions(format: String, message: String) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [format] in
      _ = NSPredicate(format: format).evaluate(with: nil)
    }
    expectMessage(result, message)
  }
}

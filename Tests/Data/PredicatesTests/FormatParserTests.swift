import Expectations
import Predicates
import Testing

@Suite struct FormatParserTests {
  @Test("AND binds closer than OR, and NOT closest")
  func precedence() {
    expectEqual(text("a == 1 OR b == 2 AND NOT c == 3"), "a == 1 OR (b == 2 AND (NOT c == 3))")
    expectEqual(text("(a == 1 || b == 2) && c == 3"), "(a == 1 OR b == 2) AND c == 3")
    expectEqual(text("! a == 1 AND b == 2"), "(NOT a == 1) AND b == 2")
  }

  @Test("a chain of one operator is one flat compound")
  func chains() throws {
    let predicate = try #require(NSPredicate(format: "a == 1 AND b == 2 AND c == 3") as? NSCompoundPredicate)
    expectEqual(predicate.compoundPredicateType, .and)
    expectEqual(predicate.subpredicates.count, 3)
  }

  @Test("keywords ignore case", arguments: ["like", "LIKE", "Like"])
  func keywords(word: String) {
    expectEqual(text("SELF \(word) 'a*' and self != nil"), "SELF LIKE \"a*\" AND SELF != nil")
  }

  @Test(
    "SOME is ANY, YES is TRUE, NO is FALSE, NIL is NULL, and NONE is NOT ANY",
    arguments: [
      ("SOME a.b == 1", "ANY a.b == 1"), ("a == yes", "a == 1"), ("a == NO", "a == 0"), ("a == NULL", "a == nil"),
      ("NONE a.b = 1", "NOT ANY a.b == 1"), ("ALL a.b = 1", "ALL a.b == 1"),
    ])
  func synonyms(format: String, result: String) { expectEqual(text(format), result) }

  @Test(
    "operators have several spellings",
    arguments: [
      ("a = 1", "a == 1"), ("a <> 1", "a != 1"), ("a =< 1", "a <= 1"), ("a => 1", "a >= 1"),
      ("a ==[cd] 'x'", "a ==[cd] \"x\""),
      ("a contains[CD] 'x'", "a CONTAINS[cd] \"x\""), ("a BETWEEN {1, 2}", "a BETWEEN {1, 2}"),
      ("a IN {}", "a IN {}"),
    ])
  func spellings(format: String, result: String) { expectEqual(text(format), result) }

  @Test(
    "a parenthesis begins a predicate or an expression",
    arguments: [
      ("(a) == 1", "a == 1"), ("((a + 1)) * 2 > (3)", "(a + 1) * 2 > 3"), ("((a == 1))", "a == 1"),
      ("(a == 1) AND (b) == 2", "a == 1 AND b == 2"),
    ])
  func parentheses(format: String, result: String) { expectEqual(text(format), result) }

  @Test(
    "a reserved word is a key behind #, or as an argument of %K",
    arguments: [("#size == 1", "#size == 1"), ("a.#first == 1", "a.#first == 1")])
  func reservedWords(format: String, result: String) {
    expectEqual(text(format), result)
    expectEqual(text("%K == 1", "size"), "#size == 1")
  }

  @Test(
    "strings have escapes",
    arguments: [
      (#"a == 'it\'s'"#, "it's"), (#"a == "x\ty\\""#, "x\ty\\"), (#"a == '\x41\102'"#, "AB"),
    ])
  func strings(format: String, value: String) throws {
    let predicate = try #require(NSPredicate(format: format) as? NSComparisonPredicate)
    expectEqual(predicate.rightExpression.constantValue as? String, value)
    expectEqual(NSPredicate(format: text(format)), predicate)
  }

  @Test("numbers are decimal, hexadecimal or with an exponent")
  func numbers() {
    expectEqual(text("a == 0x1F"), "a == 31")
    expectEqual(text("a == 1.5e3"), "a == 1500")
    expectEqual(text("a == -2"), "a == -2")
    expectEqual(text("a == 1.25"), "a == 1.25")
  }

  @Test(
    "what is not a predicate does not parse",
    arguments: [
      "1", "TRUE", "0 || 1", "x.0 > 1", "a == %k", "", "(", "a ==", "a == 1)", "a == 'x", "a AND b == 1", "size == 1",
      "ANY (a == 1)", "a == b == c", "a == {1, 2", "SUBQUERY(a, b, c == 1).@count > 0", "a == 1 b == 2", "a BETWEEN",
      "TERNARY(a, b, c) == 1", "a ==[x] 'b'", "{1,} == a", "a.b[ == 1", "FUNCTION(a) == 1", "a UTI-EQUALS 'b'", "()",
    ])
  func errors(format: String) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [format] in
      _ = NSPredicate(format: format)
    }
    expectMessage(result, #"Unable to parse the format string "\#(format)""#)
  }

  @Test("NSExpression refuses predicates")
  func expressionOfPredicate() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = NSExpression(format: "a == 1")
    }
    expectMessage(result, "Unable to parse the format string \"a == 1\"")
  }

  @Test("an unknown function does not parse")
  func unknownFunction() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = NSPredicate(format: "f(1) == 1")
    }
    expectMessage(result, "Unable to parse function name 'f' into supported selector (f)")
  }
}

/// Expects the error output of a process that ended to contain a message.
func expectMessage(
  _ result: ExitTest.Result?, _ message: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  #expect(text.contains(message), sourceLocation: sourceLocation)
}

import Expectations
import Predicates
import Testing

@Suite struct FormatArgumentTests {
  @Test("%@ is a constant: a string is never a key path")
  func objects() {
    expectEqual(text("%@ LIKE %@", "firstName", "Adam"), "\"firstName\" LIKE \"Adam\"")
    expectEqual(text("a IN %@", [1, 2, 3]), "a IN {1, 2, 3}")
    expectEqual(text("a == %@", nil), "a == nil")
    expectEqual(text("a == %@", NSNull()), "a == nil")
    expectEqual(text("isMale == %@", true), "isMale == 1")
  }

  @Test("%K is a key path, with dots and operators")
  func keys() {
    expectEqual(text("%K == 1", "a.b"), "a.b == 1")
    expectEqual(text("%K > 1", "a.@count"), "a.@count > 1")
    #expect(holds("%K.%K == 1", ["a": ["b": 1]], "a", "b"))
  }

  @Test("numbers have the conversions of printf")
  func numbers() {
    expectEqual(text("a == %d AND b == %ld AND c == %lu", 1, -2, UInt(3)), "a == 1 AND b == -2 AND c == 3")
    expectEqual(text("a == %f AND b == %g", 1.5, 2.5), "a == 1.5 AND b == 2.5")
  }

  @Test("nothing is replaced inside quotes")
  func quotes() {
    expectEqual(text("a == '%@'"), "a == \"%@\"")
    expectEqual(text("SELF LIKE %@*%@", "a", "b"), "SELF LIKE \"a\" * \"b\"")
  }

  @Test("arguments of SQL or of the language itself remain strings")
  func injection() {
    let hostile = "x' OR 1=1; DROP TABLE plants; --\" OR TRUEPREDICATE"
    #expect(!holds("name == %@", ["name": "Rose"], hostile))
    #expect(holds("name == %@", ["name": hostile], hostile))
    #expect(NSPredicate(format: text("name == %@", hostile)).evaluate(with: ["name": hostile]))
  }

  @Test("surplus arguments are ignored, and missing ones are out of range")
  func counts() async {
    expectEqual(text("a == %@", 1, 2), "a == 1")
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = NSPredicate(format: "a == %@ AND b == %@", argumentArray: [1])
    }
    expectMessage(result, "*** -[__NSArrayI objectAtIndex:]: index 1 beyond bounds [0 .. 0]")
  }

  @Test("arguments may be passed one by one, also as CVarArg")
  func variadic() {
    let id = UUID()
    let predicate = NSPredicate(format: "id == %@ AND n IN %@", id as any CVarArg, [1, 2])
    #expect(predicate.evaluate(with: ["id": id, "n": 2] as [String: Any]))
    #expect(!predicate.evaluate(with: ["id": UUID(), "n": 2] as [String: Any]))
    expectEqual(String(format: "%@", id as any CVarArg), id.uuidString)
  }
}

import Expectations
import Predicates
import Testing

@Suite struct KeyPathTests {
  private let garden: [String: Any] = [
    "rows": [["n": 1, "tags": ["a"]], ["n": 3, "tags": ["a", "b"]], ["tags": [String]()]], "empty": [Any](),
  ]

  @Test("a key path reads objects, dictionaries and values of Foundation")
  func reading() {
    let rose = Plant("Rose", height: 3, parts: [Plant("Leaf", height: 1)])
    #expect(holds("name == 'Rose' AND height > 2", rose))
    #expect(holds("parts.name == {'Leaf'} AND name.length == 4", rose))
    #expect(holds("a.b == 1", ["a": NSDictionary(object: 1, forKey: NSString(string: "b"))]))
    #expect(holds("self.length == 2 AND SELF.length == 2", "ab"))
    #expect(holds("host == 'a.b' AND pathExtension == 'c'", URL(string: "https://a.b/x.c")))
  }

  @Test("a missing key of a dictionary is nil")
  func missingInDictionary() { #expect(holds("x == nil AND x.y == nil", ["a": 1])) }

  @Test("a missing key of an object is an exception")
  func missingInObject() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = NSPredicate(format: "color == 1").evaluate(with: Plant("Rose"))
    }
    expectMessage(result, "valueForUndefinedKey:]: this class is not key value coding-compliant for the key color.")
  }

  @Test(
    "operators of collections: nil is zero in sums, counts in averages, and has no extreme",
    arguments: [
      ("rows.@count", 3.0), ("rows.@sum.n", 4), ("rows.@avg.n", 4.0 / 3), ("rows.@min.n", 1), ("rows.@max.n", 3),
      ("empty.@count", 0), ("empty.@sum.n", 0), ("rows.tags.@count", 3),
      ("count(rows.@distinctUnionOfObjects.n)", 2), ("count(rows.@unionOfObjects.n)", 2),
    ])
  func operators(keyPath: String, result: Double) {
    expectEqual((value(keyPath, garden) as? Double) ?? (value(keyPath, garden) as? Int).map(Double.init), result)
  }

  @Test("there is no average and no extreme of nothing")
  func emptyOperators() {
    #expect(holds("empty.@avg.n == nil AND empty.@min.n == nil AND empty.@max.n == nil", garden))
  }

  @Test("an index reads an element, a key of a dictionary, or a place")
  func indexes() {
    let object: [String: Any] = ["a": [1, 2, 3], "d": ["k": 5], "i": 1]
    #expect(holds("a[0] == 1 AND a[FIRST] == 1 AND a[LAST] == 3 AND a[SIZE] == 3", object))
    #expect(holds("d['k'] == 5 AND d['x'] == nil", object))
    // The index is evaluated with the root.
    #expect(holds("a[i] == 2", object))
    #expect(holds("(a.d)[0] == 7 AND b[0].c == 8", ["a": ["d": [7]], "b": [["c": 8]]] as [String: Any]))
  }

  @Test("an index binds closer than a dot, so a.d[0] fails")
  func indexBehindDot() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = NSPredicate(format: "a.d[0] == 7").evaluate(with: ["a": ["d": [7]]])
    }
    expectMessage(result, "Can't use d[0] as a key path from a.")
  }

  @Test("SUBQUERY has the elements that satisfy a predicate, and its variable shadows others")
  func subqueries() {
    #expect(holds("SUBQUERY(rows, $r, $r.n > 0).@count == 2", garden))
    #expect(holds("SUBQUERY(rows, $r, SUBQUERY($r.tags, $t, $t == 'b').@count > 0).@count == 1", garden))
    #expect(holds("SUBQUERY(empty, $r, $r.n > 0).@count == 0 AND SUBQUERY(x, $r, $r == 1).@count == 0", garden))
    let predicate = NSPredicate(format: "SUBQUERY(rows, $r, $r.n == 1).@count == 1 AND $r == 9")
    #expect(predicate.evaluate(with: garden, substitutionVariables: ["r": 9]))
  }
}

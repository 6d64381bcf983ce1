import Expectations
import Predicates
import SeededRandomness
import Testing

/// Random predicates, compared with a naive twin that evaluates the tree from which their format was made.
@Suite struct RandomPredicateTests {
  /// A value of the twin.
  enum Value: Equatable {
    case none
    case number(Int)
    case text(String)

    var any: Any? {
      switch self {
      case .none: nil
      case .number(let number): number
      case .text(let text): text
      }
    }
  }

  indirect enum Term {
    case key(String)
    case value(Value)
    case sum(Term, Term)
    case product(Term, Term)
  }

  indirect enum Formula {
    case compare(Term, String, Term)
    case member(Term, [Value])
    case any(String, Int)
    case all(String, Int)
    case both([Formula])
    case either([Formula])
    case not(Formula)
  }

  @Test("1,000 random predicates print and parse to themselves, and agree with a naive evaluator")
  func agree() {
    for seed in 0..<1000 {
      var randomness = Randomness(seed: seed)
      let formula = Self.formula(depth: 4, &randomness)
      let object = Self.object(&randomness)
      let format = Self.format(formula)
      let predicate = NSPredicate(format: format)
      let values = object.mapValues { value in value is [Int] ? value : (value as? Value)?.any ?? NSNull() }
      expectEqual(predicate.evaluate(with: values), Self.isTrue(formula, object), "seed \(seed): \(format)")
      let text = (predicate as any Described).predicateFormat
      let again = NSPredicate(format: text)
      expectEqual((again as any Described).predicateFormat, text, "seed \(seed)")
      expectEqual(again, predicate, "seed \(seed)")
      expectEqual(again.evaluate(with: values), predicate.evaluate(with: values), "seed \(seed)")
    }
  }

  // MARK: Making

  private static let numberKeys = ["n", "m", "x.k"]
  private static let textKeys = ["s", "t"]

  private static func object(_ randomness: inout Randomness) -> [String: Any] {
    var object: [String: Any] = ["list": (0..<randomness.next(below: 4)).map { _ in randomness.next(below: 4) }]
    for key in ["n", "m"] where randomness.next(below: 5) > 0 {
      object[key] = Value.number(randomness.next(below: 5) - 2)
    }
    for key in textKeys where randomness.next(below: 5) > 0 { object[key] = text(&randomness) }
    return object
  }

  private static func text(_ randomness: inout Randomness) -> Value {
    .text(
      (0..<randomness.next(below: 4)).map { _ in
        String("abA\"'é"["abA\"'é".index("abA\"'é".startIndex, offsetBy: randomness.next(below: 6))])
      }.joined())
  }

  private static func numberTerm(depth: Int, _ randomness: inout Randomness) -> Term {
    // Sums of nil are exceptions.
    switch randomness.next(below: depth > 0 ? 3 : 1) {
    case 0: .value(.number(randomness.next(below: 7) - 3))
    case 1: .sum(numberTerm(depth: depth - 1, &randomness), numberTerm(depth: depth - 1, &randomness))
    default: .product(numberTerm(depth: depth - 1, &randomness), numberTerm(depth: depth - 1, &randomness))
    }
  }

  private static func formula(depth: Int, _ randomness: inout Randomness) -> Formula {
    let operators = ["==", "!=", "<", "<=", ">", ">="]
    switch randomness.next(below: depth > 0 ? 10 : 6) {
    case 0, 1:
      return .compare(
        .key(numberKeys[randomness.next(below: 3)]), operators[randomness.next(below: 6)],
        numberTerm(depth: 2, &randomness))
    case 2:
      return .compare(
        .key(textKeys[randomness.next(below: 2)]),
        (operators + ["CONTAINS", "BEGINSWITH", "ENDSWITH"])[randomness.next(below: 9)], .value(text(&randomness)))
    case 3: return .member(.key("n"), (0..<randomness.next(below: 4)).map { .number($0) })
    case 4: return .any("list", randomness.next(below: 4))
    case 5: return .all("list", randomness.next(below: 4))
    case 6, 7: return .both(parts(depth, &randomness) { if case .both = $0 { true } else { false } })
    case 8: return .either(parts(depth, &randomness) { if case .either = $0 { true } else { false } })
    default: return .not(formula(depth: depth - 1, &randomness))
    }
  }

  /// Two or three parts of another kind: those of the same kind print as one chain.
  private static func parts(
    _ depth: Int, _ randomness: inout Randomness, _ isSame: (Formula) -> Bool
  ) -> [Formula] {
    (0..<(2 + randomness.next(below: 2))).map { _ in
      let part = formula(depth: depth - 1, &randomness)
      return isSame(part) ? .not(part) : part
    }
  }

  // MARK: Writing

  private static func format(_ formula: Formula) -> String {
    switch formula {
    case .compare(let left, let symbol, let right): "\(format(left)) \(symbol) \(format(right))"
    case .member(let term, let values):
      "\(format(term)) IN {\(values.map { format(.value($0)) }.joined(separator: ", "))}"
    case .any(let key, let number): "ANY \(key) == \(number)"
    case .all(let key, let number): "ALL \(key) <= \(number)"
    case .both(let parts): parts.map { "(\(format($0)))" }.joined(separator: " && ")
    case .either(let parts): parts.map { "(\(format($0)))" }.joined(separator: " or ")
    case .not(let part): "!(\(format(part)))"
    }
  }

  private static func format(_ term: Term) -> String {
    switch term {
    case .key(let key): return key
    case .value(.none): return "nil"
    case .value(.number(let number)): return "\(number)"
    case .value(.text(let text)): return "'\(text.replacingOccurrences(of: "'", with: "\\'"))'"
    case .sum(let left, let right): return "(\(format(left)) + \(format(right)))"
    case .product(let left, let right): return "\(format(left)) * (\(format(right)))"
    }
  }

  // MARK: The twin

  private static func value(_ term: Term, _ object: [String: Any]) -> Value {
    switch term {
    case .key(let key): return object[key] as? Value ?? .none
    case .value(let value): return value
    case .sum(let left, let right): return combine(value(left, object), value(right, object), +)
    case .product(let left, let right): return combine(value(left, object), value(right, object), *)
    }
  }

  private static func combine(_ left: Value, _ right: Value, _ body: (Int, Int) -> Int) -> Value {
    guard case .number(let a) = left, case .number(let b) = right else { return .none }
    return .number(body(a, b))
  }

  private static func isTrue(_ formula: Formula, _ object: [String: Any]) -> Bool {
    let list = object["list"] as? [Int] ?? []
    switch formula {
    case .compare(let left, let symbol, let right): return compare(value(left, object), symbol, value(right, object))
    case .member(let term, let values): return values.contains(value(term, object))
    case .any(_, let number): return list.contains(number)
    case .all(_, let number): return list.allSatisfy { $0 <= number }
    case .both(let parts): return parts.allSatisfy { isTrue($0, object) }
    case .either(let parts): return parts.contains { isTrue($0, object) }
    case .not(let part): return !isTrue(part, object)
    }
  }

  private static func compare(_ left: Value, _ symbol: String, _ right: Value) -> Bool {
    switch (left, symbol, right) {
    case (_, "==", _): left == right
    case (_, "!=", _): left != right
    case (.number(let a), "<", .number(let b)): a < b
    case (.number(let a), "<=", .number(let b)): a <= b
    case (.number(let a), ">", .number(let b)): a > b
    case (.number(let a), ">=", .number(let b)): a >= b
    case (.text(let a), "<", .text(let b)): Array(a.utf16).lexicographicallyPrecedes(Array(b.utf16))
    case (.text(let a), ">=", .text(let b)): !Array(a.utf16).lexicographicallyPrecedes(Array(b.utf16))
    case (.text(let a), ">", .text(let b)): Array(b.utf16).lexicographicallyPrecedes(Array(a.utf16))
    case (.text(let a), "<=", .text(let b)): !Array(b.utf16).lexicographicallyPrecedes(Array(a.utf16))
    case (.text(let a), "CONTAINS", .text(let b)): !b.isEmpty && a.contains(b)
    case (.text(let a), "BEGINSWITH", .text(let b)): !b.isEmpty && a.hasPrefix(b)
    case (.text(let a), "ENDSWITH", .text(let b)): !b.isEmpty && a.hasSuffix(b)
    default: false
    }
  }
}

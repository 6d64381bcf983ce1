import Expectations
import Foundation
import Testing

@_spi(Toolkit) @testable import UIKitCore

@Suite struct VisualFormatParserTests {
  typealias Predicate = VisualFormat.Predicate
  typealias Term = VisualFormat.Term

  private func size(_ format: String) throws -> [Predicate] { try VisualFormatParser.parse(format).views[0].predicates }

  @Test("a format without an orientation is horizontal")
  func orientation() throws {
    try expectEqual(VisualFormatParser.parse("[a]").axis, .horizontal)
    try expectEqual(VisualFormatParser.parse("H:[a]").axis, .horizontal)
    try expectEqual(VisualFormatParser.parse("V:[a]").axis, .vertical)
  }

  @Test("bars are edges of the superview, with their connections")
  func edges() throws {
    let format = try VisualFormatParser.parse("|-[a]|")
    expectEqual(format.leadingEdge?.connection, .standard)
    expectEqual(format.trailingEdge?.connection, .flush)
    let bare = try VisualFormatParser.parse("[a]")
    #expect(bare.leadingEdge == nil)
    #expect(bare.trailingEdge == nil)
  }

  @Test("neighbours touch, or have the standard or a given space")
  func connections() throws {
    let format = try VisualFormatParser.parse("[a][b]-[c]-12-[d]-gap-[_e1]")
    expectEqual(format.views.map(\.name), ["a", "b", "c", "d", "_e1"])
    expectEqual(
      format.connections,
      [
        .flush, .standard,
        .predicates([Predicate(relation: .equal, object: Term(value: .number(12), end: 13))]),
        .predicates([Predicate(relation: .equal, object: Term(value: .name("gap"), end: 21))]),
      ])
  }

  @Test("predicates have a relation, an object and a priority")
  func predicates() throws {
    try expectEqual(
      size("[a(>=60@700,<=b,==80@high)]"),
      [
        Predicate(
          relation: .greaterThanOrEqual, object: Term(value: .number(60), end: 7),
          priority: Term(value: .number(700), end: 11)),
        Predicate(relation: .lessThanOrEqual, object: Term(value: .name("b"), end: 15)),
        Predicate(
          relation: .equal, object: Term(value: .number(80), end: 20), priority: Term(value: .name("high"), end: 25)),
      ])
  }

  @Test(
    "numbers are read as in C",
    arguments: [("3", 3), ("-3.5", -3.5), ("+2", 2), (".25", 0.25), ("4.", 4), ("1e2", 100), ("25e-1", 2.5)]
      as [(String, Double)])
  func numbers(text: String, number: Double) throws {
    try expectEqual(size("[a(\(text))]").first?.object.value, .number(number))
  }

  @Test("a space between hyphens may have a relation and a priority without parentheses")
  func bareSpace() throws {
    let format = try VisualFormatParser.parse("[a]->=20@500-[b]")
    expectEqual(
      format.connections,
      [
        .predicates([
          Predicate(
            relation: .greaterThanOrEqual, object: Term(value: .number(20), end: 8),
            priority: Term(value: .number(500), end: 12))
        ])
      ])
  }

  @Test("blanks are skipped")
  func blanks() throws {
    let format = try VisualFormatParser.parse(" V: | - [a ( >= 10 , <= 20 )] - ( 4 ) - [b] | ")
    expectEqual(format.axis, .vertical)
    expectEqual(format.views.map(\.name), ["a", "b"])
    expectEqual(format.views[0].predicates.map(\.relation), [.greaterThanOrEqual, .lessThanOrEqual])
    expectEqual(format.leadingEdge?.connection, .standard)
    expectEqual(format.trailingEdge?.connection, .flush)
  }

  @Test(
    "a mistake is reported with its place",
    arguments: [
      ("", "Expected a view", 0), ("H|[a]", "Expected a ':' here", 1), ("H:|", "Expected a view", 3),
      ("[a]-", "Expected a view", 4), ("[]", "Expected a view name", 1), ("[a", "Expected a ']' here", 2),
      ("[a(10]", "Expected a ')' here", 5), ("[a]-10[b]", "Expected a '-' here", 6),
      ("[a(=10)]", "Expected a '=' here: relations are ==, >= and <=", 4),
      ("[a()]", "Expected a number, a metric or a view", 3), ("[a(5@)]", "Expected a priority", 5),
      ("[a]--5-[b]", "Expected a number, a metric or a view", 4),
      ("[a]|[b]", "Expected the end of the format after the superview", 4),
    ])
  func mistakes(format: String, reason: String, offset: Int) {
    #expect(throws: VisualFormatError(reason: reason, offset: offset)) { try VisualFormatParser.parse(format) }
  }

  @Test("a message has the reason, the format, and a marker below the place")
  func message() {
    let error = VisualFormatError(reason: "Expected a view", offset: 3)
    expectEqual(error.message(for: "H:|"), "Unable to parse constraint format: \nExpected a view \nH:| \n   ^")
  }
}

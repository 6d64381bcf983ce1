import Foundation

/// The text of a predicate or an expression in the language of formats, which parses to the same again.
struct FormatText {
  private enum Piece {
    case text(String)
    case node(PredicateNode)
  }

  /// The pieces that are still to be written, the next one last.
  private var pieces: [Piece]
  private var text = ""

  static func of(_ node: PredicateNode) -> String {
    var writer = FormatText(pieces: [.node(node)])
    while let piece = writer.pieces.popLast() {
      switch piece {
      case .text(let text): writer.text += text
      case .node(.predicate(let predicate)): writer.write(predicate)
      case .node(.expression(let expression)): writer.write(expression)
      }
    }
    return writer.text
  }

  private mutating func put(_ next: [Piece]) { pieces.append(contentsOf: next.reversed()) }

  private mutating func write(_ predicate: NSPredicate) {
    switch predicate {
    case let predicate as NSCompoundPredicate: write(compound: predicate)
    case let predicate as NSComparisonPredicate: write(comparison: predicate)
    default:
      let isConstant = NSPredicate(value: true).isEqual(predicate) || NSPredicate(value: false).isEqual(predicate)
      if isConstant {
        text += predicate.evaluate(with: nil) ? "TRUEPREDICATE" : "FALSEPREDICATE"
      } else {
        text += "BLOCKPREDICATE(0x\(String(UInt(bitPattern: ObjectIdentifier(predicate)), radix: 16)))"
      }
    }
  }

  private mutating func write(compound: NSCompoundPredicate) {
    let type = compound.compoundPredicateType
    let parts = compound.subpredicates.map { part in
      // Chains of one operator are flat, and NOT is a prefix.
      let isGroup = (part as? NSCompoundPredicate).map { $0.needsParentheses(inside: type) } ?? false
      return isGroup ? [Piece.text("("), .node(.predicate(part)), .text(")")] : [.node(.predicate(part))]
    }
    switch type {
    case .not: put([.text("NOT ")] + (parts.first ?? [.text("TRUEPREDICATE")]))
    case .and: put(parts.isEmpty ? [.text("TRUEPREDICATE")] : Array(parts.joined(separator: [.text(" AND ")])))
    case .or: put(parts.isEmpty ? [.text("FALSEPREDICATE")] : Array(parts.joined(separator: [.text(" OR ")])))
    }
  }

  private mutating func write(comparison: NSComparisonPredicate) {
    let modifier =
      switch comparison.comparisonPredicateModifier {
      case .direct: ""
      case .all: "ALL "
      case .any: "ANY "
      }
    put([
      .text(modifier), .node(.expression(comparison.leftExpression)),
      .text(" \(comparison.symbol)\(comparison.options.text) "), .node(.expression(comparison.rightExpression)),
    ])
  }

  private mutating func write(_ expression: NSExpression) {
    switch expression.form {
    case .constant(let value): text += ConstantText.of(value)
    case .evaluatedObject: text += "SELF"
    case .anyKey: text += "ANYKEY"
    case .variable(let name): text += "$\(name)"
    case .keyPath(let path): text += Self.escaped(path)
    case .path(let operand, let key): put(grouped(operand) + [.text("."), .node(.expression(key))])
    case .index(let collection, let place):
      let index = place.expression.map { Piece.node(.expression($0)) } ?? .text(place.word ?? "")
      // A key binds an index closer than a dot does.
      let isPath = (collection.form.keyPath ?? "").contains(".")
      put((isPath ? parenthesized(collection) : grouped(collection)) + [.text("["), index, .text("]")])
    case .function(let function, let arguments): write(function, arguments)
    case .method(let name, let receiver, let arguments):
      let selector = ConstantText.quoted(name) + (arguments.isEmpty ? "" : " ")
      let rest = arguments.flatMap { [Piece.text(", "), .node(.expression($0))] }
      put([.text("FUNCTION("), .node(.expression(receiver)), .text(", \(selector)")] + rest + [.text(")")])
    case .aggregate(let elements): put([.text("{")] + list(elements) + [.text("}")])
    case .subquery(let collection, let variable, let predicate):
      put([
        .text("SUBQUERY("), .node(.expression(collection)), .text(", $\(variable), "), .node(.predicate(predicate)),
        .text(")"),
      ])
    case .conditional(let predicate, let first, let second):
      put([.text("TERNARY("), .node(.predicate(predicate)), .text(", ")] + list([first, second]) + [.text(")")])
    case .sets(let operation, let left, let right):
      put(grouped(left) + [.text(" \(operation.rawValue) ")] + grouped(right))
    case .block(_, let arguments):
      put([.text("BLOCK(")] + list(arguments) + [.text(")")])
    case .custom: text += "\(type(of: expression))"
    }
  }

  private mutating func write(_ function: ExpressionFunction, _ arguments: [NSExpression]) {
    if let symbol = function.symbol, arguments.count == 2 {
      put(
        operand(arguments[0], isAfter: false, of: symbol) + [.text(" \(symbol.text) ")]
          + operand(arguments[1], isAfter: true, of: symbol))
    } else if function.name == "castObject:toType:" {
      put([.text("CAST(")] + list(arguments) + [.text(")")])
    } else if function.name == "onesComplement:" {
      put([.text("~")] + grouped(arguments[0]))
    } else {
      put([.text("\(function.name)(")] + list(arguments) + [.text(")")])
    }
  }

  private func list(_ expressions: [NSExpression]) -> [Piece] {
    Array(expressions.map { [Piece.node(.expression($0))] }.joined(separator: [.text(", ")]))
  }

  private func parenthesized(_ expression: NSExpression) -> [Piece] {
    [.text("("), .node(.expression(expression)), .text(")")]
  }

  /// An expression in parentheses if it consists of operators.
  private func grouped(_ expression: NSExpression) -> [Piece] {
    switch expression.form {
    case .function(let function, _) where function.symbol != nil || function.name == "onesComplement:":
      parenthesized(expression)
    case .sets: parenthesized(expression)
    case .constant(let value) where !(Values.text(value).first?.isLetter ?? true): parenthesized(expression)
    default: [.node(.expression(expression))]
    }
  }

  /// An operand in parentheses if it binds less than the operator, or as much on the right side.
  private func operand(_ expression: NSExpression, isAfter: Bool, of symbol: FormatOperator) -> [Piece] {
    let precedence: Int
    switch expression.form {
    case .function(let function, let arguments):
      guard let inner = function.symbol, arguments.count == 2 else { return [.node(.expression(expression))] }
      precedence = inner.precedence
    case .sets: precedence = 0
    default: return [.node(.expression(expression))]
    }
    let isGroup = isAfter ? precedence <= symbol.precedence : precedence < symbol.precedence
    return isGroup ? parenthesized(expression) : [.node(.expression(expression))]
  }

  /// A key path whose reserved words are marked as keys: `#size`.
  private static func escaped(_ path: String) -> String {
    guard path.split(separator: ".").contains(where: { ReservedWords.contains(String($0)) }) else { return path }
    return path.split(separator: ".", omittingEmptySubsequences: false)
      .map { ReservedWords.contains(String($0)) ? "#\($0)" : String($0) }.joined(separator: ".")
  }
}

extension ExpressionForm {
  /// The key path that begins at the evaluated object; nil for another form.
  var keyPath: String? {
    if case .keyPath(let path) = self { path } else { nil }
  }
}

extension NSCompoundPredicate {
  fileprivate func needsParentheses(inside type: LogicalType) -> Bool {
    // Without parts it is a word, and with one part it is that part alone.
    guard compoundPredicateType != type, !subpredicates.isEmpty else { return false }
    return compoundPredicateType == .not || subpredicates.count > 1
      || (subpredicates[0] as? NSCompoundPredicate).map { $0.needsParentheses(inside: type) } ?? false
  }
}

extension NSComparisonPredicate {
  fileprivate var symbol: String {
    switch predicateOperatorType {
    case .lessThan: "<"
    case .lessThanOrEqualTo: "<="
    case .greaterThan: ">"
    case .greaterThanOrEqualTo: ">="
    case .equalTo: "=="
    case .notEqualTo: "!="
    case .matches: "MATCHES"
    case .like: "LIKE"
    case .beginsWith: "BEGINSWITH"
    case .endsWith: "ENDSWITH"
    case .in: "IN"
    case .customSelector: customSelectorName ?? ""
    case .contains: "CONTAINS"
    case .between: "BETWEEN"
    }
  }
}

extension NSComparisonPredicate.Options {
  /// The letters of the options in brackets.
  fileprivate var text: String {
    let letters: [(Self, String)] = [
      (.caseInsensitive, "c"), (.diacriticInsensitive, "d"), (.normalized, "n"), (.localized, "l"),
    ]
    let present = letters.filter { contains($0.0) }.map(\.1).joined()
    return present.isEmpty ? "" : "[\(present)]"
  }
}

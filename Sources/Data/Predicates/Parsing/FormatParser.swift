import Foundation

/// The parser of formats.
///
/// Predicates and expressions are parsed alike, as operands of operators with precedences, and told apart when an
/// operator is applied: `(` may begin either. Brackets make frames on a stack of the parser's own, so the depth of a
/// format is limited by memory alone. Method: Dijkstra's shunting yard, with a yard for each pair of brackets.
struct FormatParser {
  private var lexer: FormatLexer
  private var arguments: [Any]
  private var argumentIndex = 0
  private var frames = [FormatFrame(.format)]

  /// The predicate or expression of a format. Traps if it is not in the language.
  static func parse(_ format: String, _ arguments: [Any]) -> PredicateNode {
    var parser = FormatParser(lexer: FormatLexer(format), arguments: arguments)
    do throws(FormatError) { return try parser.run() } catch { PredicateException.unparsable(format) }
  }

  private mutating func run() throws(FormatError) -> PredicateNode {
    while true {
      let token = try lexer.next()
      if token == .end { break }
      if frames[frames.count - 1].expectsOperand { try takeOperand(token) } else { try takeOperator(token) }
    }
    guard frames.count == 1 else { throw FormatError() }
    let parts = try frames[0].end()
    guard parts.count == 1 else { throw FormatError() }
    return parts[0]
  }

  private mutating func append(_ form: ExpressionForm) throws(FormatError) {
    try frames[frames.count - 1].append(.expression(NSExpression(form)))
  }

  // MARK: Operands

  private mutating func takeOperand(_ token: FormatToken) throws(FormatError) {
    let expectsKey = frames[frames.count - 1].expectsKey
    switch token {
    case .key(let name), .collectionOperator(let name): try append(.keyPath(name))
    case .variable(let name): try append(.variable(name))
    case .word(let word) where expectsKey:
      guard !ReservedWords.contains(word), !word.contains(":") else { throw FormatError() }
      try append(.keyPath(word))
    case .argument(.key): try append(.keyPath(try keyArgument()))
    case _ where expectsKey: throw FormatError()
    case .string(let string): try append(.constant(string))
    case .integer(let number): try append(.constant(number))
    case .real(let number): try append(.constant(number))
    case .argument(let argument): try take(argument)
    case .word(let word): try takeWord(word)
    case .symbol("("): frames.append(FormatFrame(.group))
    case .symbol("{"): frames.append(FormatFrame(.aggregate))
    case .symbol(let symbol) where ")}".contains(symbol): try close(symbol)
    case .symbol(let symbol):
      guard let prefix = FormatOperator.prefix(symbol) else { throw FormatError() }
      try frames[frames.count - 1].append(prefix)
    case .end: throw FormatError()
    }
  }

  private mutating func takeWord(_ word: String) throws(FormatError) {
    let upper = word.uppercased()
    if let prefix = FormatOperator.prefix(upper) { return try frames[frames.count - 1].append(prefix) }
    switch upper {
    case "TRUEPREDICATE": return try frames[frames.count - 1].append(.predicate(NSPredicate(value: true)))
    case "FALSEPREDICATE": return try frames[frames.count - 1].append(.predicate(NSPredicate(value: false)))
    case "TRUE", "YES": return try append(.constant(true))
    case "FALSE", "NO": return try append(.constant(false))
    case "NULL", "NIL": return try append(.constant(nil))
    case "SELF": return try append(.evaluatedObject)
    case "ANYKEY": return try append(.anyKey)
    case "FIRST", "LAST", "SIZE":
      guard case .index = frames[frames.count - 1].kind else { throw FormatError() }
      return try takePlace(upper)
    default: break
    }
    if lexer.isNext("(") {
      _ = try lexer.next()
      frames.append(FormatFrame(Self.bracketed[upper] ?? .call(word)))
    } else {
      guard !ReservedWords.contains(word), !word.contains(":") else { throw FormatError() }
      try append(.keyPath(word))
    }
  }

  private static let bracketed: [String: FormatFrame.Kind] = [
    "FUNCTION": .function, "SUBQUERY": .subquery, "CAST": .cast, "TERNARY": .ternary,
  ]

  /// Ends an index that is one of the words for places.
  private mutating func takePlace(_ word: String) throws(FormatError) {
    guard try lexer.next() == .symbol("]") else { throw FormatError() }
    frames.removeLast()
    let place: IndexPlace = word == "FIRST" ? .first : word == "LAST" ? .last : .size
    try frames[frames.count - 1].replaceLast { NSExpression(.index($0, place)) }
  }

  private mutating func nextArgument() -> Any? {
    guard argumentIndex < arguments.count else {
      PredicateException.outOfBounds(argumentIndex, count: arguments.count)
    }
    defer { argumentIndex += 1 }
    return Values.unwrapped(arguments[argumentIndex])
  }

  private mutating func keyArgument() throws(FormatError) -> String {
    guard let value = nextArgument(), case .string(let key) = Scalar(value) else { throw FormatError() }
    return key
  }

  private mutating func take(_ argument: FormatToken.Argument) throws(FormatError) {
    let value = nextArgument()
    switch argument {
    case .key: throw FormatError()
    case .object:
      if let expression = value as? NSExpression { return try append(expression.form) }
      try append(.constant(value))
    case .integer:
      guard let value, let number = Scalar(value).number else { throw FormatError() }
      try append(.constant(number.integer ?? number.value))
    case .real:
      guard let value, let number = Scalar(value).number else { throw FormatError() }
      try append(.constant(number.double))
    }
  }

  // MARK: Operators and closing brackets

  private mutating func takeOperator(_ token: FormatToken) throws(FormatError) {
    switch token {
    case .symbol("."): try frames[frames.count - 1].append(.path)
    case .symbol("["): frames.append(FormatFrame(.index))
    case .symbol(","): try endPart()
    case .symbol(let symbol) where ")]}".contains(symbol): try close(symbol)
    case .symbol(let text), .word(let text):
      guard var symbol = FormatOperator.infix(text.uppercased()) else { throw FormatError() }
      if case .comparison = symbol.kind, lexer.isNext("[") { symbol = symbol.with(try options()) }
      try frames[frames.count - 1].append(symbol)
    default: throw FormatError()
    }
  }

  private mutating func endPart() throws(FormatError) {
    switch frames[frames.count - 1].kind {
    case .format, .group, .index: throw FormatError()
    default: try frames[frames.count - 1].endPart()
    }
  }

  private mutating func options() throws(FormatError) -> NSComparisonPredicate.Options {
    _ = try lexer.next()
    guard case .word(let letters) = try lexer.next(), try lexer.next() == .symbol("]") else { throw FormatError() }
    var options: NSComparisonPredicate.Options = []
    for letter in letters.lowercased() {
      switch letter {
      case "c": options.insert(.caseInsensitive)
      case "d": options.insert(.diacriticInsensitive)
      case "n": options.insert(.normalized)
      case "l": options.insert(.localized)
      default: throw FormatError()
      }
    }
    return options
  }

  private mutating func close(_ bracket: String) throws(FormatError) {
    guard frames.count > 1, var frame = frames.popLast() else { throw FormatError() }
    let parts = try frame.end()
    switch (frame.kind, bracket) {
    case (.group, ")"):
      guard parts.count == 1 else { throw FormatError() }
      try frames[frames.count - 1].append(parts[0], isGroup: true)
    case (.index, "]"):
      guard parts.count == 1, case .expression(let index) = parts[0] else { throw FormatError() }
      try frames[frames.count - 1].replaceLast { NSExpression(.index($0, .at(index))) }
    case (.aggregate, "}"): try append(.aggregate(try Self.expressions(parts)))
    case (.call(let name), ")"): try append(try Self.call(name, try Self.expressions(parts)))
    case (.function, ")"): try append(try Self.method(try Self.expressions(parts)))
    case (.subquery, ")"): try append(try Self.subquery(parts))
    case (.cast, ")"): try append(try Self.cast(try Self.expressions(parts)))
    case (.ternary, ")"): try append(try Self.ternary(parts))
    default: throw FormatError()
    }
  }

  private static func expressions(_ nodes: [PredicateNode]) throws(FormatError) -> [NSExpression] {
    var expressions: [NSExpression] = []
    for node in nodes {
      guard case .expression(let expression) = node else { throw FormatError() }
      expressions.append(expression)
    }
    return expressions
  }

  private static func call(_ name: String, _ arguments: [NSExpression]) throws(FormatError) -> ExpressionForm {
    // One parameter needs no colon: sum(x) is sum:(x).
    let isShort = !name.contains(":") && arguments.count == 1
    let selector = isShort && ExpressionFunction.named(name + ":") != nil ? name + ":" : name
    return try FormatFrame.call(selector, arguments)
  }

  private static func method(_ parts: [NSExpression]) throws(FormatError) -> ExpressionForm {
    guard parts.count >= 2, case .constant(let name?) = parts[1].form, case .string(let selector) = Scalar(name) else {
      throw FormatError()
    }
    return .method(selector, receiver: parts[0], arguments: Array(parts.dropFirst(2)))
  }

  private static func subquery(_ parts: [PredicateNode]) throws(FormatError) -> ExpressionForm {
    guard parts.count == 3, case .expression(let collection) = parts[0], case .expression(let variable) = parts[1],
      case .variable(let name) = variable.form, case .predicate(let predicate) = parts[2]
    else { throw FormatError() }
    return .subquery(collection, variable: name, predicate)
  }

  private static func ternary(_ parts: [PredicateNode]) throws(FormatError) -> ExpressionForm {
    guard parts.count == 3, case .predicate(let predicate) = parts[0], case .expression(let first) = parts[1],
      case .expression(let second) = parts[2]
    else { throw FormatError() }
    return .conditional(predicate, first, second)
  }

  /// The conversion of a value. A number as a date is a constant: dates are printed so.
  private static func cast(_ parts: [NSExpression]) throws(FormatError) -> ExpressionForm {
    guard parts.count == 2, case .constant(let name?) = parts[1].form, case .string(let type) = Scalar(name) else {
      throw FormatError()
    }
    if type == "NSDate", case .constant(let value?) = parts[0].form, let number = Scalar(value).number {
      return .constant(Date(timeIntervalSinceReferenceDate: number.double))
    }
    return try FormatFrame.call("castObject:toType:", parts)
  }
}

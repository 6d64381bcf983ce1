import Foundation

/// Reads a visual format string from left to right.
struct VisualFormatParser {
  private let characters: [Character]
  private var position = 0

  private init(_ format: String) { characters = Array(format) }

  /// Returns the parsed format, or throws a ``VisualFormatError``.
  ///
  /// - Complexity: O(*n*) in the length of the format.
  static func parse(_ format: String) throws(VisualFormatError) -> VisualFormat {
    var parser = VisualFormatParser(format)
    return try parser.format()
  }

  // MARK: The grammar

  private mutating func format() throws(VisualFormatError) -> VisualFormat {
    var format = VisualFormat()
    format.axis = try axis()
    if let offset = bar() { format.leadingEdge = VisualFormat.Edge(connection: try connection(), offset: offset) }
    format.views.append(try view())
    while skipSpaces() {
      let connection = try connection()
      if let offset = bar() {
        format.trailingEdge = VisualFormat.Edge(connection: connection, offset: offset)
        guard !skipSpaces() else { throw failure("Expected the end of the format after the superview") }
        return format
      }
      format.connections.append(connection)
      format.views.append(try view())
    }
    return format
  }

  private mutating func axis() throws(VisualFormatError) -> NSLayoutConstraint.Axis {
    skipSpaces()
    guard let letter = current, letter == "H" || letter == "V" else { return .horizontal }
    position += 1
    guard take(":") else { throw failure("Expected a ':' here") }
    return letter == "H" ? .horizontal : .vertical
  }

  /// Reads the superview's bar, and returns its offset; nil if there isn't one.
  private mutating func bar() -> Int? {
    skipSpaces()
    let offset = position
    return take("|") ? offset : nil
  }

  private mutating func view() throws(VisualFormatError) -> VisualFormat.View {
    guard take("[") else { throw failure("Expected a view") }
    guard let name = name() else { throw failure("Expected a view name") }
    let end = position
    let predicates = try parenthesizedPredicates() ?? []
    guard take("]") else { throw failure("Expected a ']' here") }
    return VisualFormat.View(name: name, end: end, predicates: predicates)
  }

  private mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
    guard take("-") else { return .flush }
    skipSpaces()
    if current == "[" || current == "|" || current == nil { return .standard }
    var predicates = try parenthesizedPredicates()
    if predicates == nil { predicates = [try predicate(allowsNegative: false)] }
    guard take("-") else { throw failure("Expected a '-' here") }
    return .predicates(predicates ?? [])
  }

  /// Reads a list of predicates in parentheses; nil if there is no parenthesis.
  private mutating func parenthesizedPredicates() throws(VisualFormatError) -> [VisualFormat.Predicate]? {
    guard take("(") else { return nil }
    var predicates = [try predicate(allowsNegative: true)]
    while take(",") { predicates.append(try predicate(allowsNegative: true)) }
    guard take(")") else { throw failure("Expected a ')' here") }
    return predicates
  }

  private mutating func predicate(allowsNegative: Bool) throws(VisualFormatError) -> VisualFormat.Predicate {
    let relation = try relation()
    let object = try term("Expected a number, a metric or a view", allowsNegative: allowsNegative)
    let priority = take("@") ? try term("Expected a priority", allowsNegative: false) : nil
    return VisualFormat.Predicate(relation: relation, object: object, priority: priority)
  }

  /// Reads a relation; `.equal` if there is none.
  private mutating func relation() throws(VisualFormatError) -> NSLayoutConstraint.Relation {
    let relation: NSLayoutConstraint.Relation
    if take("=") {
      relation = .equal
    } else if take("<") {
      relation = .lessThanOrEqual
    } else if take(">") {
      relation = .greaterThanOrEqual
    } else {
      return .equal
    }
    guard current == "=" else { throw failure("Expected a '=' here: relations are ==, >= and <=") }
    position += 1
    return relation
  }

  private mutating func term(
    _ expectation: String, allowsNegative: Bool
  ) throws(VisualFormatError) -> VisualFormat.Term {
    skipSpaces()
    if let name = name() { return VisualFormat.Term(value: .name(name), end: position) }
    guard let number = number(allowsNegative: allowsNegative) else { throw failure(expectation) }
    return VisualFormat.Term(value: .number(number), end: position)
  }

  // MARK: Words

  /// Reads an identifier; nil if there isn't one.
  private mutating func name() -> String? {
    skipSpaces()
    guard let first = current, first.isLetter || first == "_" else { return nil }
    return word { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// Reads a decimal number with a point and an exponent as in C; nil if there isn't one.
  private mutating func number(allowsNegative: Bool) -> Double? {
    let start = position
    if let sign = current, sign == "+" || (sign == "-" && allowsNegative) { position += 1 }
    let whole = digits()
    var fraction = ""
    if current == "." {
      position += 1
      fraction = digits()
    }
    guard !(whole.isEmpty && fraction.isEmpty) else {
      position = start
      return nil
    }
    let mantissaEnd = position
    if let letter = current, letter == "e" || letter == "E" {
      position += 1
      if let sign = current, sign == "+" || sign == "-" { position += 1 }
      if digits().isEmpty { position = mantissaEnd }
    }
    let exponent = String(characters[mantissaEnd..<position])
    let sign = characters[start] == "-" ? "-" : ""
    return Double("\(sign)\(whole.isEmpty ? "0" : whole).\(fraction.isEmpty ? "0" : fraction)\(exponent)")
  }

  private mutating func digits() -> String { word { $0.isASCII && $0.isNumber } }

  private mutating func word(_ isPart: (Character) -> Bool) -> String {
    let start = position
    while let character = current, isPart(character) { position += 1 }
    return String(characters[start..<position])
  }

  // MARK: Characters

  private var current: Character? { position < characters.count ? characters[position] : nil }

  /// Skips spaces and then a character; returns false if another one follows.
  private mutating func take(_ character: Character) -> Bool {
    skipSpaces()
    guard current == character else { return false }
    position += 1
    return true
  }

  /// Returns false at the end of the format.
  @discardableResult
  private mutating func skipSpaces() -> Bool {
    while current?.isWhitespace == true { position += 1 }
    return current != nil
  }

  private func failure(_ reason: String) -> VisualFormatError { VisualFormatError(reason: reason, offset: position) }
}

/// A property with `@Entry`, in an extension of the values among which it is one.
///
/// The property becomes a computed one, over a key that stands beside it:
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var caption: String = "none"
/// }
/// ```
package struct EntryDeclaration: Equatable {
  /// The part of the expansion that the compiler asks for.
  package enum Role: String { case accessor, peer }

  private let name: String
  /// The type; nil for that of the initial value.
  private let type: String?
  /// The initial value; nil for that of an optional.
  private let value: String?
  /// The protocol of the keys.
  private let keyProtocol: String

  /// The declaration in a source text; nil if that is no variable, or stands in an extension without keys.
  ///
  /// - Parameters:
  ///   - source: The declaration, with its attributes.
  ///   - context: The head of the extension around it.
  package init?(_ source: String, in context: String) {
    guard let values = Self.extendedType(context), let key = Self.keyProtocols[values] else { return nil }
    keyProtocol = key
    var cursor = SourceCursor(source)
    while !cursor.isAtEnd, !cursor.isAt("var") { cursor.skipToken() }
    cursor.skipToken()
    cursor.skipSpace()
    let start = cursor.index
    cursor.skipToken()
    name = String(cursor.source[start..<cursor.index])
    cursor.skipSpace()
    type = cursor.rest.hasPrefix(":") ? cursor.takeType() : nil
    value = cursor.rest.hasPrefix("=") ? String(cursor.rest.dropFirst()).trimmed : nil
    guard !name.isEmpty, type != nil || value != nil else { return nil }
  }

  /// The protocols of keys by the types of the values.
  private static let keyProtocols = ["EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey"]

  /// The last name of the type that an extension extends.
  private static func extendedType(_ context: String) -> String? {
    var cursor = SourceCursor(context)
    while !cursor.isAtEnd, !cursor.isAt("extension") { cursor.skipToken() }
    cursor.skipToken()
    let type = cursor.rest.prefix { !"{:".contains($0) }
    return type.split(separator: ".").last.map { String($0).trimmed }
  }

  /// The source text of a part of the expansion.
  package func expanded(_ role: Role) -> String {
    switch role {
    case .accessor:
      """
      {
        get { self[\(key).self] }
        set { self[\(key).self] = newValue }
      }
      """
    case .peer: "private struct \(key): \(keyProtocol) {\n\(defaultValue)\n}"
    }
  }

  private var key: String { "__Key_" + name.filter { $0 != "`" } }

  private var defaultValue: String {
    guard let type = type ?? value.flatMap(Self.typeOfLiteral) else {
      return "  nonisolated(unsafe) static let defaultValue = \(value ?? "nil")"
    }
    return "  typealias Value = \(type)\n  static var defaultValue: Value {\n    \(value ?? "nil")\n  }"
  }

  /// The type of a value that is a literal; nil for another one.
  private static func typeOfLiteral(_ value: String) -> String? {
    if value == "true" || value == "false" { return "Bool" }
    if value.hasPrefix("\""), value.hasSuffix("\"") { return "String" }
    guard Double(value) != nil else { return nil }
    return value.allSatisfy(\.isNumber) ? "Int" : "Double"
  }
}

extension SourceCursor {
  /// True at a word.
  fileprivate func isAt(_ word: String) -> Bool {
    var next = self
    next.skipToken()
    return next.source[index..<next.index] == word
  }

  /// Passes over a colon and a type. Returns the type.
  fileprivate mutating func takeType() -> String {
    source.formIndex(after: &index)
    let start = index
    while !isAtEnd, !rest.hasPrefix("=") { skipToken() }
    return String(source[start..<index]).trimmed
  }
}

extension String {
  /// The text without spaces and line breaks at its ends.
  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}

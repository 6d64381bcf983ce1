/// The modules that a Swift source imports on one system.
///
/// Imports in the parts of `#if` that don't hold are left out. `DEBUG` and the given conditions hold, and `canImport` of
/// the modules that are available.
struct SourceImports {
  /// The modules, each with its first line.
  private(set) var lines: [String: Int] = [:]
  private let conditions: Set<String>
  private let platform: String
  private let isAvailable: (String) -> Bool

  /// The states of one `#if`: the part that is read now, and that an earlier part was taken.
  private struct Branch {
    var holds: Bool
    var isTaken: Bool
  }

  init(
    _ text: String, conditions: Set<String>, platform: String = "iOS", isAvailable: @escaping (String) -> Bool
  ) {
    self.platform = platform
    self.conditions = conditions
    self.isAvailable = isAvailable
    var branches: [Branch] = []
    var isInComment = false
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let code = Self.code(of: line, isInComment: &isInComment)
      if code.hasPrefix("#") {
        follow(code, in: &branches)
      } else if branches.allSatisfy(\.holds), let module = Self.module(importedBy: code) {
        lines[module] = lines[module] ?? index + 1
      }
    }
  }

  /// A line without its comments and surrounding spaces.
  private static func code(of line: Substring, isInComment: inout Bool) -> Substring {
    var rest = line
    if isInComment {
      guard let end = rest.firstRange(of: "*/") else { return "" }
      rest = rest[end.upperBound...]
      isInComment = false
    }
    rest = rest.trimmingPrefix { $0.isWhitespace }
    if rest.hasPrefix("/*") {
      guard let end = rest.firstRange(of: "*/") else {
        isInComment = true
        return ""
      }
      rest = rest[end.upperBound...].trimmingPrefix { $0.isWhitespace }
    }
    if let comment = rest.firstRange(of: "//") { rest = rest[..<comment.lowerBound] }
    return rest
  }

  private func follow(_ directive: Substring, in branches: inout [Branch]) {
    if directive.hasPrefix("#if ") || directive.hasPrefix("#if(") || directive.hasPrefix("#if!") {
      let holds = holds(directive.dropFirst(3))
      branches.append(Branch(holds: holds, isTaken: holds))
    } else if directive.hasPrefix("#elseif"), let last = branches.popLast() {
      let holds = !last.isTaken && holds(directive.dropFirst(7))
      branches.append(Branch(holds: holds, isTaken: last.isTaken || holds))
    } else if directive.hasPrefix("#else"), let last = branches.popLast() {
      branches.append(Branch(holds: !last.isTaken, isTaken: true))
    } else if directive.hasPrefix("#endif") {
      _ = branches.popLast()
    }
  }

  private func holds(_ condition: Substring) -> Bool {
    var parser = ConditionParser(condition) { name, argument in
      switch name {
      case "os": argument == platform
      case "canImport": isAvailable(String(argument.prefix { $0 != "," && $0 != "." }))
      case "targetEnvironment": platform == "iOS" && argument == "simulator"
      case "swift", "compiler": !argument.hasPrefix("<")
      case "arch": argument == "x86_64" || argument == "arm64"
      case "": argument == "DEBUG" || argument == "true" || conditions.contains(argument)
      default: false
      }
    }
    return parser.value()
  }

  /// The module of an import, such as `@testable import struct Module.Name`; nil for any other line.
  static func module(importedBy line: Substring) -> String? {
    var words = line.split { $0.isWhitespace || $0 == ";" }[...]
    while let word = words.first, word.hasPrefix("@") || accessLevels.contains(String(word)) {
      words = words.dropFirst()
    }
    guard words.first == "import" else { return nil }
    words = words.dropFirst()
    if let kind = words.first, words.count > 1, kinds.contains(String(kind)) { words = words.dropFirst() }
    guard let name = words.first?.prefix(while: { $0 != "." }), !name.isEmpty else { return nil }
    return name.trimmingPrefix("`").reduce(into: "") { if $1 != "`" { $0.append($1) } }
  }

  private static let accessLevels: Set = ["public", "internal", "package", "fileprivate", "private"]
  private static let kinds: Set = ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias", "actor"]
}

/// Evaluates the condition of an `#if`: names and calls, joined by `&&`, `||`, `!` and parentheses.
private struct ConditionParser {
  private var rest: Substring
  private let evaluate: (String, String) -> Bool

  init(_ text: Substring, evaluate: @escaping (String, String) -> Bool) {
    rest = text
    self.evaluate = evaluate
  }

  mutating func value() -> Bool {
    var value = conjunction()
    while accept("||") {
      let other = conjunction()
      value = value || other
    }
    return value
  }

  private mutating func conjunction() -> Bool {
    var value = operand()
    while accept("&&") {
      let other = operand()
      value = value && other
    }
    return value
  }

  private mutating func operand() -> Bool {
    if accept("!") { return !operand() }
    if accept("(") {
      let value = value()
      _ = accept(")")
      return value
    }
    skipSpace()
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    rest = rest[name.endIndex...]
    guard accept("(") else { return evaluate("", String(name)) }
    let argument = rest.prefix { $0 != ")" }
    rest = rest[argument.endIndex...].dropFirst()
    return evaluate(String(name), String(argument.filter { !$0.isWhitespace }))
  }

  private mutating func accept(_ text: String) -> Bool {
    skipSpace()
    guard rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }

  private mutating func skipSpace() { rest = rest.drop { $0.isWhitespace } }
}

import SwiftSyntax

/// The settings under which sources are compiled, which decide the conditions of `#if`.
///
/// A setting that is nil is not known: the compiler decides it, and a condition that depends on it has no value.
package struct CompilationEnvironment: Sendable {
  /// The system's name, as in `os(iOS)`.
  package let system: String
  /// The processor, as in `arch(x86_64)`.
  package var architecture: String?
  /// The project's own conditions, as in `#if DEBUG`.
  package var conditions: Set<String>?
  /// The version of the language, as in `swift(>=5.9)`.
  package var language: LanguageVersion?
  /// The version of the compiler.
  package var compiler: LanguageVersion?
  /// True for the modules that can be imported.
  private let isAvailable: (@Sendable (String) -> Bool)?

  /// Makes the environment of a debug build on this machine.
  ///
  /// - Parameters:
  ///   - system: the system's name: sources for iOS are built as for its simulator.
  ///   - settings: those of the target. `DEBUG` is always one of the conditions.
  ///   - isAvailable: true for the modules that can be imported.
  package init(
    system: String = "iOS", _ settings: CompilationSettings = CompilationSettings(),
    isAvailable: @escaping @Sendable (String) -> Bool
  ) {
    self.system = system
    conditions = settings.conditions.union(["DEBUG"])
    self.isAvailable = isAvailable
    architecture = Self.machine
    language = .language(mode: settings.languageMode)
    compiler = .compiler
  }

  private init(system: String) {
    self.system = system
    isAvailable = nil
  }

  /// The environment of the translation, which decides that the system is iOS, and leaves the rest to the compiler.
  package static let translation = CompilationEnvironment(system: "iOS")

  private static var machine: String {
    #if arch(arm64)
      "arm64"
    #else
      "x86_64"
    #endif
  }

  /// True for a condition that is known to hold.
  package func holds(_ condition: ExprSyntax) -> Bool { value(of: condition) == true }

  /// The value of a condition; nil if it depends on what is not known.
  package func value(of condition: ExprSyntax) -> Bool? {
    if let sequence = condition.as(SequenceExprSyntax.self) { return value(of: Array(sequence.elements)) }
    if let tuple = condition.as(TupleExprSyntax.self), let inner = tuple.elements.first {
      return value(of: inner.expression)
    }
    if let prefix = condition.as(PrefixOperatorExprSyntax.self) {
      return prefix.operator.text == "!" ? value(of: prefix.expression).map { !$0 } : nil
    }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
    if let name = condition.as(DeclReferenceExprSyntax.self) {
      return conditions?.contains(name.baseName.text)
    }
    return condition.as(FunctionCallExprSyntax.self).flatMap(value(of:))
  }

  /// The value of operands between `||` and `&&`, of which the latter binds closer.
  private func value(of elements: [ExprSyntax]) -> Bool? {
    let alternatives = elements.split { $0.isOperator("||") }.map { operands in
      Self.value(of: operands.filter { !$0.isOperator("&&") }.map(value(of:)), whenAny: false)
    }
    return Self.value(of: alternatives, whenAny: true)
  }

  /// The value of joined operands: one of them decides, all of them together do, or it is not known.
  private static func value(of operands: [Bool?], whenAny deciding: Bool) -> Bool? {
    if operands.contains(deciding) { return deciding }
    return operands.contains(nil) ? nil : !deciding
  }

  private func value(of call: FunctionCallExprSyntax) -> Bool? {
    guard let argument = call.arguments.first?.expression.trimmedDescription else { return nil }
    switch call.calledExpression.trimmedDescription {
    case "os": return (argument == "OSX" ? "macOS" : argument) == system
    case "targetEnvironment": return argument == "simulator" && system == "iOS"
    case "arch": return architecture.map { $0 == argument }
    case "canImport": return isAvailable.map { $0(String(argument.prefix { $0 != "." })) }
    case "swift": return language?.value(of: argument)
    case "compiler": return compiler?.value(of: argument)
    case "_runtime": return argument == "_Native"
    case "_endian": return argument == "little"
    case "_pointerBitWidth": return argument == "_64"
    default: return nil
    }
  }
}

extension CompilationEnvironment {
  /// The clause of an `#if` that is compiled: the first whose condition holds; nil if none does.
  package func clause(of node: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
    node.clauses.first { $0.condition.map(holds) ?? true }
  }

  /// Visits the items of a file in their order, without those in parts of `#if` that are not compiled.
  func forEachItem(of statements: CodeBlockItemListSyntax, _ body: (CodeBlockItemSyntax.Item) -> Void) {
    for statement in statements {
      guard let node = statement.item.as(IfConfigDeclSyntax.self) else {
        body(statement.item)
        continue
      }
      if case .statements(let inner)? = clause(of: node)?.elements { forEachItem(of: inner, body) }
    }
  }

  /// The calls between the conditions of a chain whose condition holds; nil if none does.
  package func expression(of node: PostfixIfConfigExprSyntax) -> ExprSyntax? {
    guard case .postfixExpression(let expression)? = clause(of: node.config)?.elements else { return nil }
    return expression
  }
}

extension ExprSyntax {
  fileprivate func isOperator(_ text: String) -> Bool {
    self.as(BinaryOperatorExprSyntax.self)?.operator.text == text
  }
}

import SwiftSyntax

/// `@objc dynamic var`: changes are reported to key-value observers.
extension RuleVisitor {
  func translateObserved(_ node: VariableDeclSyntax) {
    guard let scope = scopes.last, scope.type != nil else { return }
    guard node.bindings.count == 1, let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else {
      report("'dynamic' properties need a declaration each: write one 'var' for each property", at: node)
      return
    }
    imports.insert("UIKit")
    let key = key(of: name, in: scope)
    let isPlain = scope.kind == .class && !node.modifiers.contains { Self.withoutWrapper.contains($0.name.text) }
    switch binding.accessorBlock?.kind.0 ?? .stored {
    case .stored where isPlain: edits.insert("@KeyValueObservable ", at: node.range.lowerBound)
    case .observed where isPlain:
      // The observers of the class itself run before those of others.
      edits.insert("@KeyValueReadable ", at: node.range.lowerBound)
      observe(binding, key: key)
    case .stored, .observed: observe(binding, key: key)
    case .get, .getSet: observeAccessors(of: binding, key: key)
    case .constant: break
    }
  }

  /// The modifiers of properties that can have no wrapper.
  private static let withoutWrapper: Set<String> = ["lazy", "override", "unowned", "weak"]

  private func key(of name: String, in scope: Scope) -> String {
    let member = scope.type?.members.first { $0.kind == .property && $0.name == name }
    return member?.objCName ?? ObjectiveCName.unescaped(name)
  }

  private func observe(_ binding: PatternBindingSyntax, key: String) {
    let will = "willChangeValue(forKey: \"\(key)\")"
    let did = "didChangeValue(forKey: \"\(key)\")"
    guard let block = binding.accessorBlock, case .accessors(let accessors) = block.accessors else {
      edits.insert(" { willSet { \(will) } didSet { \(did) } }", at: binding.range.upperBound)
      return
    }
    let start = block.leftBrace.range.upperBound
    if let body = accessors.body(of: "willSet") {
      edits.insert(" \(will);", at: body.leftBrace.range.upperBound)
    } else {
      edits.insert(" willSet { \(will) }", at: start)
    }
    if let body = accessors.body(of: "didSet") {
      edits.insert(" defer { \(did) };", at: body.leftBrace.range.upperBound)
    } else {
      edits.insert(" didSet { \(did) }", at: start)
    }
  }

  private func observeAccessors(of binding: PatternBindingSyntax, key: String) {
    switch binding.accessorBlock?.accessors {
    case .getter(let statements)?: noteReading(statements, key: key)
    case .accessors(let accessors)?:
      if let body = accessors.body(of: "get") { noteReading(body.statements, key: key) }
      guard let body = accessors.body(of: "set") else { return }
      edits.insert(
        " willChangeValue(forKey: \"\(key)\"); defer { didChangeValue(forKey: \"\(key)\") };",
        at: body.leftBrace.range.upperBound)
    case nil: break
    }
  }

  /// Notes the reading of a computed property, so that it can be observed. A getter that is a single expression gets
  /// its `return`.
  private func noteReading(_ statements: CodeBlockItemListSyntax, key: String) {
    guard let first = statements.first else { return }
    var text = "noteReading(forKey: \"\(key)\"); "
    if statements.count == 1, case .expr(let expression) = first.item {
      guard !expression.is(IfExprSyntax.self), !expression.is(SwitchExprSyntax.self) else { return }
      text += "return "
    }
    // The statement of `if` or `switch` may be the value, or may return it.
    if statements.count == 1, case .stmt(let statement) = first.item, statement.is(ExpressionStmtSyntax.self) { return }
    edits.insert(text, at: first.range.lowerBound)
  }
}

extension AccessorDeclListSyntax {
  fileprivate func body(of accessor: String) -> CodeBlockSyntax? {
    first { $0.accessorSpecifier.text == accessor }?.body
  }
}

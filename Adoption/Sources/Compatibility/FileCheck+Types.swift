import SwiftSyntax

/// The types of expressions, as far as they can be read off declarations.
extension FileCheck {
  /// The type that a written type means at the place; nil if it is not known.
  func value(of type: TypeSyntax) -> Value? { value(of: TypeName(type), in: owner, isHere: true) }

  /// The type that a written type means inside another one; nil if it is not known.
  ///
  /// - Parameter isHere: True for a type that is written at the place, and may be a generic parameter of a function.
  func value(of type: TypeName?, in owner: String, isHere: Bool = false) -> Value? {
    if isHere, case .named(let name)? = type, let parameter = valueOfParameter(name) { return parameter }
    return switch type {
    case nil: nil
    case .named("Self")?: owner == "Module" ? nil : .instance(owner)
    // Such a value has no members.
    case .named("Any")?: .missing
    case .named(let name)?:
      known.resolve(name, in: owner).map { .instance($0) } ?? (known.isListed(owner) && !isHere ? nil : .missing)
    case .array(let element)?: value(of: element, in: owner, isHere: isHere).map { .array($0) }
    case .dictionary(let key, let element)?:
      if let key = value(of: key, in: owner, isHere: isHere),
        let element = value(of: element, in: owner, isHere: isHere)
      {
        .dictionary(key, element)
      } else {
        nil
      }
    }
  }

  /// Declares the generic parameters of a function, which have the members of what they are required to be.
  func declareTypes(_ generics: GenericParameterClauseSyntax?, where clause: GenericWhereClauseSyntax?) {
    for parameter in generics?.parameters ?? [] {
      let name = parameter.name.plainText
      let requirements = parameter.requirements(where: clause).map { known.resolve($0, in: owner) ?? $0 }
      scopes.declare(name, KnownTypes.parameter(name, requirements: requirements).map { .meta($0) })
    }
  }

  /// True for a generic parameter of a function around the place, or a type inside of one.
  func isOfParameter(_ name: String) -> Bool { valueOfParameter(name) != nil }

  /// The type of a generic parameter of a function around the place, or of a type inside of one, which may itself be nil;
  /// nil if there is no such parameter.
  private func valueOfParameter(_ name: String) -> Value?? {
    let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
    guard let first = parts.first, first.isCapital, let parameter = scopes[first] else { return nil }
    guard case .meta(let type)? = parameter else { return .some(nil) }
    guard parts.count == 2 else { return .instance(type) }
    let inside = known.lineage(of: type).lazy.compactMap { self.known.resolve("\($0).\(parts[1])", in: "Module") }.first
    return .some(inside.map { .instance($0) })
  }

  /// The type of an expression; nil if it is not known.
  func type(of expression: ExprSyntax) -> Value? {
    // Each link of a chain asks for the types of all before it.
    if let known = scopes.type(of: expression.id) { return known }
    let type = makeType(of: expression)
    scopes.note(type, of: expression.id)
    return type
  }

  private func makeType(of expression: ExprSyntax) -> Value? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node): type(named: node.baseName.plainText)
    case .optionalChainingExpr(let node): type(of: node.expression)
    case .forceUnwrapExpr(let node): type(of: node.expression)
    case .tryExpr(let node): type(of: node.expression)
    case .awaitExpr(let node): type(of: node.expression)
    case .superExpr: type(named: "super")
    case .memberAccessExpr(let node): type(of: node)
    case .functionCallExpr(let node): type(of: node)
    case .subscriptCallExpr(let node): type(of: node)
    case .sequenceExpr(let node): type(of: Array(node.elements))
    case .tupleExpr(let node):
      node.elements.count == 1 ? node.elements.first.flatMap { type(of: $0.expression) } : nil
    case .genericSpecializationExpr(let node): type(of: node.expression)
    case .arrayExpr(let node): node.elements.first.flatMap { type(of: $0.expression) }.map { .array($0) }
    case .postfixIfConfigExpr(let node):
      // If no condition holds, the chain goes on behind the value before it.
      (environment.expression(of: node) ?? node.base).flatMap { type(of: $0) }
    case .stringLiteralExpr: .instance("String")
    case .booleanLiteralExpr: .instance("Bool")
    case .integerLiteralExpr: .instance("Int")
    case .floatLiteralExpr: .instance("Double")
    default: nil
    }
  }

  /// The type of a sequence of operands and operators.
  private func type(of elements: [ExprSyntax]) -> Value? {
    if elements.count == 3, let type = elements[2].as(TypeExprSyntax.self)?.type {
      if elements[1].is(UnresolvedAsExprSyntax.self) { return value(of: type) }
      if elements[1].is(UnresolvedIsExprSyntax.self) { return .instance("Bool") }
    }
    if let ternary = elements.lazy.compactMap({ $0.as(UnresolvedTernaryExprSyntax.self) }).first {
      return type(of: ternary.thenExpression)
    }
    let signs = elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
    if signs.contains(where: { ["==", "!=", "<", ">", "<=", ">=", "&&", "||", "===", "!=="].contains($0) }) {
      return .instance("Bool")
    }
    guard signs == ["??"], elements.count == 3 else { return nil }
    return type(of: elements[0]) ?? type(of: elements[2])
  }

  /// The type of a name that stands alone.
  func type(named name: String) -> Value? {
    switch name {
    case "self": return enclosing.last.map { known.contains($0) ? .instance($0) : .missing }
    case "super":
      return enclosing.last.flatMap { type in known.lineage(of: type).dropFirst().first.map { .instance($0) } }
    case "Self": return enclosing.last.map { .meta($0) }
    default: break
    }
    if let variable = scopes[name] { return variable }
    if name.isCapital {
      if let type = known.resolve(name, in: owner) { return .meta(type) }
      return modules.contains(name) || !known.globals(name).isEmpty ? nil : .missing
    }
    for type in enclosing.reversed() {
      switch known.find(name, in: type) {
      case .found(let members): return self.type(ofProperties: members, on: .instance(type))
      case .unknown: return nil
      case .missing: continue
      }
    }
    return self.type(ofProperties: known.globals(name), on: nil)
  }

  /// The type of the properties among the declarations of a name: a function that is not called is no value of its result.
  private func type(ofProperties members: [Member], on receiver: Value?) -> Value? {
    result(of: members.filter { $0.parameters == nil }, on: receiver)
  }

  /// The type that all declarations of a name have, if they agree.
  private func result(of members: [Member], on receiver: Value?) -> Value? {
    guard let first = members.first else { return nil }
    let type = result(of: first, on: receiver)
    let nearest = members.prefix { $0.owner == first.owner }
    return nearest.allSatisfy { result(of: $0, on: receiver) == type } ? type : nil
  }

  private func result(of member: Member, on receiver: Value?) -> Value? {
    if case .named("Self")? = member.type {
      if case .meta(let type)? = receiver { return .instance(type) }
      return receiver
    }
    if member.owner == "Module", case .named(let name)? = member.type, known.resolve(name, in: "Module") == nil,
      known.declared.types["Module"]?.members[member.name]?.contains(member) == true
    {
      return .missing
    }
    return value(of: member.type, in: member.owner)
  }

  /// The type of a property of a value.
  func type(ofMember name: String, of base: Value) -> Value? {
    switch base {
    case .array(let element):
      return ["first", "last"].contains(name) ? element : name == "count" ? .instance("Int") : nil
    case .dictionary: return nil
    case .missing: return .missing
    case .instance(let type), .meta(let type):
      guard case .found(let members) = known.find(name, in: type) else {
        return known.resolve("\(type).\(name)", in: "Module").map { .meta($0) }
      }
      return self.type(ofProperties: members, on: base)
    }
  }

  private func type(of node: MemberAccessExprSyntax) -> Value? {
    let name = node.declName.baseName.plainText
    guard let base = node.receiver else {
      guard let types = expected[node.id], types.count == 1 else { return nil }
      if types[0] == .missing { return .missing }
      return type(ofMember: name, of: .meta(instanceName(of: types[0]) ?? ""))
    }
    guard let type = type(of: base) else {
      // A module before a type.
      if let module = base.as(DeclReferenceExprSyntax.self)?.baseName.plainText, modules.contains(module),
        name.isCapital
      {
        if !modules.isAvailable(module), !ImportedModules.always.contains(module) { return .missing }
        return known.resolve(name, in: "Module").map { .meta($0) }
      }
      return nil
    }
    if name == "self" { return type }
    if name.isCapital, case .meta(let outer) = type {
      return known.resolve("\(outer).\(name)", in: "Module").map { .meta($0) }
    }
    return self.type(ofMember: name, of: type)
  }

  /// The name of a value's type.
  func instanceName(of value: Value) -> String? {
    if case .instance(let name) = value { return name }
    return nil
  }

  private func type(of node: SubscriptCallExprSyntax) -> Value? {
    switch type(of: node.calledExpression) {
    case .array(let element)?: element
    case .dictionary(_, let element)?: element
    case .missing?: .missing
    default: nil
    }
  }

  // MARK: Calls

  private static let elementMethods: Set<String> = [
    "first", "last", "randomElement", "removeFirst", "removeLast", "popLast", "remove", "min", "max",
  ]
  private static let sequenceMethods: Set<String> = [
    "filter", "sorted", "reversed", "shuffled", "dropFirst", "dropLast", "prefix", "suffix",
  ]

  /// Methods whose result depends on what a closure returns.
  private static let transformations: Set<String> = ["compactMap", "flatMap", "map", "mapValues", "reduce"]

  private func type(of call: FunctionCallExprSyntax) -> Value? {
    let access = call.calledExpression.as(MemberAccessExprSyntax.self)
    let receiver = access?.receiver.flatMap(type)
    if receiver == .missing || access == nil && isMissing(call.calledExpression) { return .missing }
    if let access, case .array(let element)? = receiver {
      let name = access.declName.baseName.plainText
      return Self.elementMethods.contains(name) ? element : Self.sequenceMethods.contains(name) ? .array(element) : nil
    }
    guard let callee = callee(of: call, receiver: receiver) else { return nil }
    if callee.name == "init" { return callee.receiver.flatMap(made) }
    if Self.transformations.contains(callee.name) { return nil }
    let members = callee.members.filter { $0.parameters != nil && $0.accepts(call) }
    return result(of: members, on: callee.receiver)
  }

  /// True for a type that is missing, or a member of one.
  func isMissing(_ callee: ExprSyntax) -> Bool {
    if callee.is(DeclReferenceExprSyntax.self) {
      return callee.trimmedDescription.isCapital && type(of: callee) == .missing
    }
    if let specialized = callee.as(GenericSpecializationExprSyntax.self) {
      return type(of: specialized.expression) == .missing
    }
    return callee.as(MemberAccessExprSyntax.self)?.receiver.flatMap(type) == .missing
  }

  private func made(_ receiver: Value) -> Value? {
    if case .meta(let type) = receiver { return .instance(type) }
    return receiver
  }

  /// The declarations that a call can mean.
  struct Callee {
    let name: String
    /// The value or type whose member is called; nil for global functions.
    let receiver: Value?
    let members: [Member]
  }

  /// The declarations that a call can mean; nil if they are not known.
  func callee(of call: FunctionCallExprSyntax) -> Callee? {
    callee(of: call, receiver: call.calledExpression.as(MemberAccessExprSyntax.self)?.receiver.flatMap(type))
  }

  private func callee(of call: FunctionCallExprSyntax, receiver: Value?) -> Callee? {
    if let specialized = call.calledExpression.as(GenericSpecializationExprSyntax.self) {
      guard case .meta(let type)? = type(of: specialized.expression) else { return nil }
      return Callee(name: "init", receiver: .meta(type), members: initializers(of: type))
    }
    if let reference = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      return callee(named: reference.baseName.plainText)
    }
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self) else { return nil }
    let name = access.declName.baseName.plainText
    guard access.receiver != nil else {
      guard let types = expected[access.id], types.count == 1, let type = instanceName(of: types[0]) else { return nil }
      if name == "init" { return Callee(name: name, receiver: .meta(type), members: initializers(of: type)) }
      return member(name, of: .meta(type))
    }
    if name.isCapital {
      guard case .meta(let type)? = type(of: call.calledExpression) else { return nil }
      return Callee(name: "init", receiver: .meta(type), members: initializers(of: type))
    }
    guard let receiver else { return nil }
    if name == "init" {
      guard let type = instanceName(of: made(receiver) ?? receiver) else { return nil }
      return Callee(name: name, receiver: .meta(type), members: initializers(of: type))
    }
    return member(name, of: receiver)
  }

  private func callee(named name: String) -> Callee? {
    if !name.isCapital, scopes[name] != nil { return nil }
    if name == "Self" || name.isCapital && known.globals(name).isEmpty {
      guard case .meta(let type)? = type(named: name) else { return nil }
      return Callee(name: "init", receiver: .meta(type), members: initializers(of: type))
    }
    for type in enclosing.reversed() {
      switch known.find(name, in: type) {
      case .found(let members):
        return Callee(name: name, receiver: .instance(type), members: members)
      case .unknown: return nil
      case .missing: continue
      }
    }
    let members = known.globals(name)
    return members.isEmpty ? nil : Callee(name: name, receiver: nil, members: members)
  }

  private func member(_ name: String, of receiver: Value) -> Callee? {
    switch receiver {
    case .array, .dictionary, .missing: return nil
    case .instance(let type), .meta(let type):
      guard case .found(let members) = known.find(name, in: type) else { return nil }
      return Callee(name: name, receiver: receiver, members: members)
    }
  }

  private func initializers(of type: String) -> [Member] { known.initializers(of: type) }
}

extension Member {
  /// True if a call can mean the function.
  func accepts(_ call: FunctionCallExprSyntax) -> Bool { accepts(labels: call.labels, trailing: call.trailingClosures) }
}

extension FunctionCallExprSyntax {
  /// The labels of the arguments in parentheses, "_" for none.
  var labels: [String] { arguments.map { $0.label?.text ?? "_" } }

  var trailingClosures: Int { (trailingClosure == nil ? 0 : 1) + additionalTrailingClosures.count }
}

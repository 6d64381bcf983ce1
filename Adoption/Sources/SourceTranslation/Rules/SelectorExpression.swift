import SwiftSyntax

/// The expression `#selector(…)`.
struct SelectorExpression {
  /// The type whose member is named.
  private struct Owner {
    /// As it is written in the translation.
    let written: String
    /// The full name in the project; nil for a type of another module.
    let name: String?
  }

  private let node: MacroExpansionExprSyntax
  private let visitor: RuleVisitor
  private let reference: DeclReferenceExprSyntax
  private let base: ExprSyntax?
  /// The types of the parameters in `as (Foo) -> (Int) -> Void`.
  private let castParameters: [String]?

  private var project: ProjectDeclarations { visitor.project }
  private var name: String { reference.baseName.text }
  private var labels: [String]? { reference.argumentNames?.arguments.map(\.name.text) }

  init(_ node: MacroExpansionExprSyntax, in visitor: RuleVisitor) throws(TranslationError) {
    self.node = node
    self.visitor = visitor
    var (expression, cast) = node.arguments.first?.expression.withoutCast ?? (nil, nil)
    while let tuple = expression?.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      (expression, cast) = tuple.elements.first?.expression.withoutCast ?? (nil, cast)
    }
    castParameters = cast?.innermostParameters
    if let reference = expression?.as(DeclReferenceExprSyntax.self) {
      (self.reference, base) = (reference, nil)
    } else if let access = expression?.as(MemberAccessExprSyntax.self) {
      (self.reference, base) = (access.declName, access.base)
    } else {
      throw visitor.file.error(
        at: node, "this '#selector' has no translation: name a method, as in '#selector(MyController.save(_:))'")
    }
  }

  func translation() throws(TranslationError) -> String {
    let owner = try owner()
    switch node.arguments.first?.label?.text {
    case "getter": return try accessor(of: owner, isSetter: false)
    case "setter": return try accessor(of: owner, isSetter: true)
    default: return try method(of: owner)
    }
  }

  // MARK: The owner

  /// Nil if the base is a value whose type is not known.
  private func owner() throws(TranslationError) -> Owner? {
    guard let base else { return try enclosing() }
    let text = base.trimmedDescription
    if ["self", "Self", "super", "type(of: self)"].contains(text) { return try enclosing() }
    let names = base.names
    if let last = names.last, last.first?.isUppercase == true {
      let resolved = project.resolve(names.joined(separator: "."), inside: visitor.path)
      return Owner(written: text, name: resolved)
    }
    return visitor.typeOfValue(names, at: node).map { written in
      Owner(written: written, name: project.resolve(written, inside: visitor.path))
    }
  }

  private func enclosing() throws(TranslationError) -> Owner {
    guard let scope = visitor.scopes.last else {
      throw visitor.file.error(
        at: node, "'#selector' outside of a class has to name one: '#selector(MyController.\(name))'")
    }
    let written = scope.kind == .extension ? scope.written : scope.name.split(separator: ".").last.map(String.init)
    return Owner(written: written ?? scope.written, name: project.type(scope.name) == nil ? nil : scope.name)
  }

  // MARK: Methods

  private func method(of owner: Owner?) throws(TranslationError) -> String {
    guard let owner else { return try byName() }
    let candidates = owner.name.map { project.methods(name, in: $0) } ?? []
    let fitting = candidates.filter { candidate in
      (labels == nil || candidate.labels == labels)
        && (castParameters == nil || candidate.parameters.count == castParameters?.count)
    }
    let equal = fitting.filter { $0.parameters.map(\.type) == castParameters }
    let matching = castParameters == nil || fitting.count == 1 ? fitting : equal
    if matching.count > 1, Set(matching.map(ObjectiveCName.selector)).count > 1 {
      let example = (matching.first { !$0.parameters.isEmpty } ?? matching[0]).reference
      throw visitor.file.error(
        at: node,
        "'\(name)' has several methods: write the labels, as in '#selector(\(example))', "
          + "or the type, as in '#selector(\(name) as () -> Void)'")
    }
    guard let member = matching.first else { return foreignMethod(of: owner) }
    let selector = ObjectiveCName.selector(of: member)
    let isProtocol = owner.name.flatMap { project.type($0) }?.type.kind == .protocol
    let isPlain = !member.isAsync && !member.isThrowing && !member.isGeneric && member.parameters.count <= 2
    guard isPlain, !(isProtocol && member.isOptional) else { return "Selector(\"\(selector)\")" }
    // A type that is written tells the method from others of the name, which may be UIKit's.
    let isOverloaded =
      isProtocol || castParameters != nil || owner.name.map { project.isOverloaded(member, in: $0) } ?? false
    let written = isProtocol ? "any \(owner.written)" : owner.written
    return "Selector(\(MethodReference(member, of: written, isOverloaded: isOverloaded).arguments))"
  }

  /// A method that the project does not declare, such as one of UIKit's classes.
  private func foreignMethod(of owner: Owner) -> String {
    if labels == nil, let castParameters, castParameters != [], MethodReference.labelsInUIKit[name] == nil {
      return foreignMethod(of: owner, taking: castParameters)
    }
    if castParameters != [], let labels = labels ?? MethodReference.labelsInUIKit[name] {
      let selector = ObjectiveCName.selectorOfUIKit(name, labels: labels)
      let isProtocol = ["Actions", "DataSource", "Delegate", "Protocol"].contains { owner.written.hasSuffix($0) }
      guard labels.count <= 2, !isProtocol else { return "Selector(\"\(selector)\")" }
      let arguments = labels.map { "\($0):" }.joined()
      return "Selector(\"\(selector)\", \(owner.written).\(reference.baseName.trimmedDescription)(\(arguments)))"
    }
    // The compiler refuses the call if the method has parameters.
    return "Selector(\"\(name)\", calling: { (target: \(owner.written)) in target.\(name)() })"
  }

  /// A method whose parameters are known by their types alone: they have no labels.
  private func foreignMethod(of owner: Owner, taking types: [String]) -> String {
    let selector = ObjectiveCName.selectorOfUIKit(name, labels: types.map { _ in "_" })
    guard types.count <= 2 else { return "Selector(\"\(selector)\")" }
    let variables = ["a", "b"].prefix(types.count)
    let parameters = zip(variables, types).map { ", \($0): \($1)" }.joined()
    let call = "target.\(name)(\(variables.joined(separator: ", ")))"
    return "Selector(\"\(selector)\", calling: { (target: \(owner.written)\(parameters)) in \(call) })"
  }

  /// The method of a value whose type is not known: it is found in the table of its class.
  private func byName() throws(TranslationError) -> String {
    let known = project.selectors(ofMethodsNamed: name)
    if let labels {
      let selector = ObjectiveCName.selector(name, labels: labels)
      if known.isEmpty || known.contains(selector) { return "Selector(\"\(selector)\")" }
    }
    let fitting = known.filter { selector in castParameters.map { $0.count == selector.count { $0 == ":" } } ?? true }
    if fitting.count == 1, let selector = fitting.first { return "Selector(\"\(selector)\")" }
    throw visitor.file.error(
      at: node, "the type of '\(base?.trimmedDescription ?? "")' is not known here: name the class of '\(name)' instead"
    )
  }

  // MARK: Accessors

  private func accessor(of owner: Owner?, isSetter: Bool) throws(TranslationError) -> String {
    guard let owner else {
      throw visitor.file.error(
        at: node,
        "the type of '\(base?.trimmedDescription ?? "")' is not known here: name the class of '\(name)' instead")
    }
    let property = owner.name.flatMap { project.property(name, in: $0) }
    let key = property.map { $0.objCName ?? ObjectiveCName.unescaped(name) }
    let type = project.type(owner.name ?? "")?.type.kind == .protocol ? "any \(owner.written)" : owner.written
    guard isSetter else {
      return "Selector(\"\(key ?? name)\", calling: { (target: \(type)) in target.\(name) })"
    }
    let selector = ObjectiveCName.setter(key ?? ObjectiveCName.keyOfUIKit(name))
    return "Selector(\"\(selector)\", calling: { (target: \(type), value) in target.\(name) = value })"
  }
}

extension ExprSyntax {
  /// The expression in front of `as`, and the type behind it.
  fileprivate var withoutCast: (ExprSyntax?, TypeSyntax?) {
    guard let sequence = self.as(SequenceExprSyntax.self) else { return (self, nil) }
    let elements = Array(sequence.elements)
    guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self) else { return (self, nil) }
    return (elements[0], elements[2].as(TypeExprSyntax.self)?.type)
  }
}

extension TypeSyntax {
  /// The types of the parameters of a function type; of a method's unapplied type, those of the method.
  fileprivate var innermostParameters: [String]? {
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.innermostParameters }
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.innermostParameters }
    guard let function = self.as(FunctionTypeSyntax.self) else {
      let tuple = self.as(TupleTypeSyntax.self)
      return tuple?.elements.count == 1 ? tuple?.elements.first?.type.innermostParameters : nil
    }
    return function.returnClause.type.innermostParameters ?? function.parameters.map(\.type.singleLine)
  }
}

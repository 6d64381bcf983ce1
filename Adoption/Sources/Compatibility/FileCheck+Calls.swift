import SwiftSyntax

/// The comparison of calls with what functions accept, and the types that values without a base have at their places.
extension FileCheck {
  /// Compares the labels of a call, and notes the types of its arguments.
  func checkCall(_ call: FunctionCallExprSyntax) {
    guard let callee = callee(of: call) else { return }
    let functions = callee.members.filter { $0.parameters != nil }
    let fitting = functions.filter { $0.accepts(call) }
    expectArguments(of: call, fitting)
    let isComplete = functions.count == callee.members.count && (!functions.isEmpty || lacksInitializers(callee, call))
    guard fitting.isEmpty, isComplete, isComparable(callee) else { return }
    let node =
      call.calledExpression.as(MemberAccessExprSyntax.self).map { ExprSyntax($0.declName) } ?? call.calledExpression
    guard case .instance(let type)? = callee.receiver ?? .instance("Module"), callee.name != "init" else {
      if case .meta(let type)? = callee.receiver { addCall(callee.name, of: type, call.labels, at: node) }
      return
    }
    addCall(callee.name, of: type, call.labels, at: node)
  }

  /// True for a call that makes a value of a listed type with arguments, though the type has no initializers.
  private func lacksInitializers(_ callee: Callee, _ call: FunctionCallExprSyntax) -> Bool {
    guard callee.name == "init", case .meta(let type)? = callee.receiver else { return false }
    return callee.members.isEmpty && !call.arguments.isEmpty && known.isListed(type) && !known.isOwn(type)
  }

  /// True if all declarations of the function are known, so that a call that fits none is of one that is missing.
  private func isComparable(_ callee: Callee) -> Bool {
    guard !callee.members.contains(where: { known.isOwn($0.owner) && callee.name == "init" }) else { return false }
    switch callee.receiver {
    case nil: return false
    case .instance(let type)?: return known.isClosed(type)
    case .meta(let type)?: return known.isClosed(type) && (callee.name != "init" || !known.isOwn(type))
    case .array?, .dictionary?, .missing?: return false
    }
  }

  private func addCall(_ name: String, of type: String, _ labels: [String], at node: some SyntaxProtocol) {
    // Libraries may add overloads of any function.
    guard !modules.areForeign || known.isListed(type) else { return }
    // The former name of `firstIndex(where:)`, which is left out of the lists.
    if name == "index", labels == ["where"] || labels.isEmpty { return }
    addMissing(name, of: type, labels: labels, at: node)
  }

  // MARK: Expected types

  private func expectArguments(of call: FunctionCallExprSyntax, _ functions: [Member]) {
    for (index, argument) in call.arguments.enumerated() where isOpenToContext(argument.expression) {
      let label = argument.label?.text ?? "_"
      let position = call.arguments.prefix(index).count { ($0.label?.text ?? "_") == label }
      var types: [Value] = []
      for function in functions {
        let candidates = (function.parameters ?? []).filter { $0.label == label }
        let parameter = candidates.dropFirst(position).first ?? candidates.last
        guard let parameter, let type = value(of: parameter.type, in: function.owner) else {
          types = []
          break
        }
        types.append(type)
      }
      if !types.isEmpty { expect(anyOf: types, at: argument.expression) }
    }
  }

  /// True for expressions whose type comes from their place.
  private func isOpenToContext(_ expression: ExprSyntax) -> Bool {
    expression.is(MemberAccessExprSyntax.self) || expression.is(FunctionCallExprSyntax.self)
      || expression.is(ArrayExprSyntax.self) || expression.is(DictionaryExprSyntax.self)
      || expression.is(SequenceExprSyntax.self) || expression.is(TupleExprSyntax.self)
  }

  /// Notes the type that an expression has by its place.
  func expect(_ type: Value?, at expression: ExprSyntax) {
    if let type { expect(anyOf: [type], at: expression) }
  }

  private func expect(anyOf types: [Value], at expression: ExprSyntax) {
    switch expression.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let node):
      if let base = node.receiver { expect(anyOf: types, at: base) } else { expect(anyOf: types, withoutBase: node) }
    case .functionCallExpr(let node): expect(anyOf: types, at: node.calledExpression)
    case .optionalChainingExpr(let node): expect(anyOf: types, at: node.expression)
    case .forceUnwrapExpr(let node): expect(anyOf: types, at: node.expression)
    case .tryExpr(let node): expect(anyOf: types, at: node.expression)
    case .tupleExpr(let node):
      if node.elements.count == 1, let only = node.elements.first { expect(anyOf: types, at: only.expression) }
    case .arrayExpr(let node):
      let elements = types.compactMap(element)
      guard elements.count == types.count else { break }
      for element in node.elements { expect(anyOf: elements, at: element.expression) }
    case .dictionaryExpr(let node):
      guard case .elements(let elements) = node.content, case .dictionary(let key, let value)? = types.first else {
        break
      }
      for element in elements {
        expect(key, at: element.key)
        expect(value, at: element.value)
      }
    case .sequenceExpr(let node):
      let elements = Array(node.elements)
      guard let place = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) else { break }
      if let ternary = elements[place].as(UnresolvedTernaryExprSyntax.self) {
        expect(anyOf: types, at: ternary.thenExpression)
      }
      if elements.count == place + 2 { expect(anyOf: types, at: elements[place + 1]) }
    default: break
    }
  }

  /// The type of the elements of a list in brackets that stands for a value; an option set is itself the type of its
  /// elements.
  private func element(of list: Value) -> Value? {
    switch list {
    case .array(let element): element
    case .instance(let type): known.lineage(of: type).contains("OptionSet") ? list : nil
    case .missing: .missing
    case .meta, .dictionary: nil
    }
  }

  /// Notes the types of operands beside an assignment or a comparison.
  func expectOperands(of elements: [ExprSyntax]) {
    if elements.count >= 3, elements[1].is(AssignmentExprSyntax.self), let type = type(of: elements[0]) {
      if elements.count == 3 {
        expect(type, at: elements[2])
      } else if let place = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) {
        if let ternary = elements[place].as(UnresolvedTernaryExprSyntax.self) {
          expect(type, at: ternary.thenExpression)
        }
        if elements.count == place + 2 { expect(type, at: elements[place + 1]) }
      }
    }
    for (index, element) in elements.enumerated() where index > 0 && index + 1 < elements.count {
      guard let sign = element.as(BinaryOperatorExprSyntax.self)?.operator.text, ["==", "!=", "??"].contains(sign)
      else {
        continue
      }
      expect(type(of: elements[index - 1]), at: elements[index + 1])
      if sign != "??" { expect(type(of: elements[index + 1]), at: elements[index - 1]) }
    }
  }

  /// Methods of sequences that pass their elements to a closure.
  private static let passingElements: Set<String> = [
    "forEach", "map", "compactMap", "flatMap", "filter", "first", "last", "contains", "allSatisfy", "firstIndex",
    "lastIndex",
    "drop", "prefix", "removeAll", "partition", "min", "max", "sorted",
  ]

  /// The type of the elements that a method of an array passes to a closure; missing if the called type is.
  func elementPassed(to closure: ClosureExprSyntax) -> Value? {
    let parent =
      closure.parent?.as(FunctionCallExprSyntax.self)
      ?? closure.parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self)
    if let parent, isMissing(parent.calledExpression) { return .missing }
    guard let access = parent?.calledExpression.as(MemberAccessExprSyntax.self), let base = access.receiver,
      Self.passingElements.contains(access.declName.baseName.text), case .array(let element)? = type(of: base)
    else { return nil }
    return element
  }
}

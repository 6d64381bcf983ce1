import Foundation

/// One evaluation of a program.
struct ProgramRun {
  /// A subquery that is being evaluated.
  private struct Loop {
    let variable: String
    /// The value that the variable had outside of the loop.
    let outer: Any?
    let elements: [Any?]
    var index = 0
    var selected: [Any] = []
  }

  private let program: Program
  private let object: Any?
  private let context: NSMutableDictionary?
  private var bindings: [String: Any]
  private var values: [Any?] = []
  private var loops: [Loop] = []
  private(set) var truth = false

  init(_ program: Program, _ object: Any?, _ bindings: [String: Any], _ context: NSMutableDictionary?) {
    self.program = program
    self.object = Values.unwrapped(object)
    self.bindings = bindings
    self.context = context
  }

  /// The variables of a context.
  static func bindings(_ context: NSMutableDictionary?) -> [String: Any] {
    var bindings: [String: Any] = [:]
    for (key, value) in context ?? [:] {
      if case .string(let name) = Scalar(key) { bindings[name] = value }
    }
    return bindings
  }

  /// The value of an expression after the run.
  var result: Any? { values.last.flatMap { $0 } }

  /// The value of an operand, but for the top of the stack.
  func value(_ operand: Program.Operand) -> Any? {
    switch operand {
    case .constant(let value): return value
    case .evaluatedObject: return object
    case .keyPath(let keys):
      guard let object else { return nil }
      if keys.count == 1, !keys[0].isOperator { return keys[0].read(object) }
      return KeyReader.value(of: keys[...], in: object)
    case .variable(let name):
      guard let value = bindings[name] else { PredicateException.unbound(name, in: bindings) }
      return Values.unwrapped(value)
    case .top: preconditionFailure("The stack is read by pop(_:).")
    }
  }

  private mutating func pop(_ operand: Program.Operand) -> Any? {
    if case .top = operand { return pop() }
    return value(operand)
  }

  /// The last value, which every compiled step finds on the stack.
  private mutating func pop() -> Any? { values.removeLast() }

  private mutating func pop(_ count: Int) -> [Any?] {
    defer { values.removeLast(count) }
    return Array(values.suffix(count))
  }

  /// Performs all steps.
  mutating func perform() {
    var next = 0
    while next < program.steps.count {
      let step = program.steps[next]
      next += 1
      switch step {
      case .jump(let label): next = program.step(at: label)
      case .jumpIfTrue(let label): if truth { next = program.step(at: label) }
      case .jumpIfFalse(let label): if !truth { next = program.step(at: label) }
      case .beginLoop(let variable, let end): if !beginLoop(variable) { next = program.step(at: end) }
      case .nextElement(let begin): if nextElement() { next = program.step(at: begin) }
      default: perform(step)
      }
    }
  }

  private mutating func perform(_ step: Program.Step) {
    switch step {
    case .push(let operand): values.append(value(operand))
    case .read(let keys): values.append(KeyReader.value(of: keys[...], in: pop()))
    case .index(let place): index(place)
    case .call(let function, let count): values.append(function.call(pop(count)))
    case .perform(let selector, let count):
      let arguments = pop(count)
      values.append(Values.unwrapped(pop()).flatMap { MethodCall.perform(selector, on: $0, arguments) })
    case .aggregate(let count): values.append(pop(count).map { $0 ?? NSNull() as Any } as [Any])
    case .sets(let operation): combine(operation)
    case .block(let block, let count): values.append(block(object, pop(count).map { $0 ?? NSNull() }, context))
    case .custom(let expression): values.append(expression.expressionValue(with: object, context: variables))
    case .compare(let operands):
      if let isTrue = operands.isTrue(of: object) {
        truth = isTrue
      } else {
        let second = pop(operands.right)
        truth = operands.comparison.holds(pop(operands.left), second)
      }
    case .setTruth(let value): truth = value
    case .negate: truth.toggle()
    case .ask(let predicate):
      // Foundation's predicates without variables do not distinguish nil from none.
      truth = predicate.evaluate(with: object, substitutionVariables: bindings.isEmpty ? nil : bindings)
    case .fail(let message): fatalError(message)
    case .jump, .jumpIfTrue, .jumpIfFalse, .beginLoop, .nextElement: break
    }
  }

  /// The variables as the context of another expression.
  private var variables: NSMutableDictionary {
    let variables = context ?? NSMutableDictionary()
    for (name, value) in bindings { variables[NSString(string: name)] = value }
    return variables
  }

  // MARK: Subqueries

  /// Begins a loop with the collection on the stack. Returns false, with an empty result, if it has no elements.
  private mutating func beginLoop(_ variable: String) -> Bool {
    guard let collection = Values.unwrapped(pop()) else {
      values.append([Any]())
      return false
    }
    guard let elements = Values.elements(of: collection) else { PredicateException.notCollection(collection) }
    guard let first = elements.first else {
      values.append([Any]())
      return false
    }
    loops.append(Loop(variable: variable, outer: bindings[variable], elements: elements))
    bindings[variable] = first ?? NSNull()
    return true
  }

  /// Ends the turn of an element. Returns false after the last one.
  private mutating func nextElement() -> Bool {
    var loop = loops.removeLast()
    if truth { loop.selected.append(loop.elements[loop.index] ?? NSNull()) }
    loop.index += 1
    guard loop.index < loop.elements.count else {
      bindings[loop.variable] = loop.outer
      values.append(loop.selected)
      return false
    }
    bindings[loop.variable] = loop.elements[loop.index] ?? NSNull()
    loops.append(loop)
    return true
  }

  // MARK: Collections

  private mutating func index(_ place: IndexPlace) {
    let key = place.expression == nil ? nil : pop()
    guard let collection = Values.unwrapped(pop()) else { return values.append(nil) }
    if case .at = place, let value = Self.keyed(collection, key) { return values.append(value) }
    guard let elements = Values.elements(of: collection) else {
      if case .at = place, collection is NSDictionary || collection is any KeyedCollection { return values.append(nil) }
      PredicateException.notCollection(collection)
    }
    switch place {
    case .size: values.append(elements.count)
    case .first: values.append(Self.element(0, of: elements))
    case .last: values.append(Self.element(elements.count - 1, of: elements))
    case .at:
      guard let index = Scalar(key).number?.integer else {
        PredicateException.notNumber(key, in: "objectFrom:withIndex:")
      }
      values.append(Self.element(index, of: elements))
    }
  }

  private static func element(_ index: Int, of elements: [Any?]) -> Any? {
    guard elements.indices.contains(index) else { PredicateException.outOfBounds(index, count: elements.count) }
    return elements[index]
  }

  /// The value of a key of a dictionary; nil for another collection.
  private static func keyed(_ collection: Any, _ key: Any?) -> Any? {
    guard case .string(let name) = Scalar(key) else {
      return (collection as? NSDictionary).flatMap { dictionary in key.flatMap { dictionary.object(forKey: $0) } }
    }
    return (collection as? NSDictionary)?.object(forKey: name)
      ?? (collection as? any KeyedCollection)?.anyValue(for: name)
  }

  private mutating func combine(_ operation: SetOperation) {
    let (right, left) = (Self.set(pop()), Self.set(pop()))
    switch operation {
    case .union: values.append(left.union(right))
    case .intersection: values.append(left.intersection(right))
    case .difference: values.append(left.subtracting(right))
    }
  }

  private static func set(_ value: Any?) -> Set<AnyHashable> {
    guard let value = Values.unwrapped(value) else { return [] }
    guard let elements = (value as? any KeyedCollection)?.anyValues ?? Values.elements(of: value) else {
      PredicateException.notCollection(value)
    }
    return Set(elements.compactMap { $0 as? AnyHashable })
  }
}

import Foundation

/// The translation of a tree into the steps of a program.
struct ProgramCompiler {
  private enum Task {
    case node(PredicateNode)
    case step(Program.Step)
    case label(Program.Label)
  }

  private var steps: [Program.Step] = []
  private var places: [Int] = []
  /// The tasks that are still to be done, the next one last.
  private var tasks: [Task]

  static func program(for node: PredicateNode) -> Program {
    var compiler = ProgramCompiler(tasks: [.node(node)])
    while let task = compiler.tasks.popLast() {
      switch task {
      case .node(.predicate(let predicate)): compiler.compile(predicate)
      case .node(.expression(let expression)): compiler.compile(expression)
      case .step(let step): compiler.steps.append(step)
      case .label(let label): compiler.places[label] = compiler.steps.count
      }
    }
    return Program(steps: compiler.steps, places: compiler.places)
  }

  private mutating func put(_ next: [Task]) { tasks.append(contentsOf: next.reversed()) }

  private mutating func makeLabel() -> Program.Label {
    places.append(0)
    return places.count - 1
  }

  private mutating func compile(_ predicate: NSPredicate) {
    switch predicate {
    case let compound as NSCompoundPredicate where compound.isOfFoundationsKind: compile(compound: compound)
    case let comparison as NSComparisonPredicate where type(of: comparison) == NSComparisonPredicate.self:
      compile(comparison: comparison)
    default: steps.append(.ask(predicate))
    }
  }

  private mutating func compile(compound: NSCompoundPredicate) {
    let parts = compound.subpredicates.map { Task.node(.predicate($0)) }
    let end = makeLabel()
    switch compound.compoundPredicateType {
    case .not: put((parts.first.map { [$0] } ?? [.step(.setTruth(true))]) + [.step(.negate), .label(end)])
    case .and: put([.step(.setTruth(true))] + parts.flatMap { [$0, .step(.jumpIfFalse(end))] } + [.label(end)])
    case .or: put([.step(.setTruth(false))] + parts.flatMap { [$0, .step(.jumpIfTrue(end))] } + [.label(end)])
    }
  }

  private mutating func compile(comparison: NSComparisonPredicate) {
    let (left, right) = (comparison.leftExpression, comparison.rightExpression)
    let (first, second) = (Self.operand(left), Self.operand(right))
    var next: [Task] = []
    if first == nil { next.append(.node(.expression(left))) }
    if second == nil { next.append(.node(.expression(right))) }
    put(next + [.step(.compare(OperandComparison(first ?? .top, second ?? .top, Comparison(comparison))))])
  }

  /// The expression as an operand; nil if it takes steps.
  private static func operand(_ expression: NSExpression) -> Program.Operand? {
    guard type(of: expression) == NSExpression.self else { return nil }
    switch expression.form {
    case .constant(let value): return .constant(value)
    case .evaluatedObject: return .evaluatedObject
    case .variable(let name): return .variable(name)
    case .keyPath(let path): return .keyPath(KeyReader.path(path))
    default: return nil
    }
  }

  private mutating func compile(_ expression: NSExpression) {
    if let operand = Self.operand(expression) { return steps.append(.push(operand)) }
    guard type(of: expression) == NSExpression.self else { return steps.append(.custom(expression)) }
    switch expression.form {
    case .constant, .evaluatedObject, .variable, .keyPath: preconditionFailure("Operands are handled above.")
    case .path(let start, let key): compile(path: start, key)
    case .index(let collection, let place): compile(index: collection, place)
    case .function(let function, let arguments):
      put(arguments.map(Self.task) + [.step(.call(function, count: arguments.count))])
    case .method(let name, let receiver, let arguments):
      put([Self.task(receiver)] + arguments.map(Self.task) + [.step(.perform(name, count: arguments.count))])
    case .aggregate(let elements): put(elements.map(Self.task) + [.step(.aggregate(count: elements.count))])
    case .subquery(let collection, let variable, let predicate):
      let (begin, end) = (makeLabel(), makeLabel())
      put([
        Self.task(collection), .step(.beginLoop(variable: variable, end: end)), .label(begin),
        .node(.predicate(predicate)), .step(.nextElement(begin: begin)), .label(end),
      ])
    case .conditional(let predicate, let first, let second):
      let (other, end) = (makeLabel(), makeLabel())
      put([
        .node(.predicate(predicate)), .step(.jumpIfFalse(other)), Self.task(first), .step(.jump(end)), .label(other),
        Self.task(second), .label(end),
      ])
    case .sets(let operation, let left, let right):
      put([Self.task(left), Self.task(right), .step(.sets(operation))])
    case .block(let block, let arguments):
      put(arguments.map(Self.task) + [.step(.block(block, count: arguments.count))])
    case .anyKey: steps.append(.fail("ANYKEY has no value."))
    case .custom: steps.append(.custom(expression))
    }
  }

  private static func task(_ expression: NSExpression) -> Task { .node(.expression(expression)) }

  private mutating func compile(path start: NSExpression, _ key: NSExpression) {
    guard case .keyPath(let path) = key.form else {
      return steps.append(.fail("Can't use \(key) as a key path from \(start)."))
    }
    put([Self.task(start), .step(.read(KeyReader.path(path)))])
  }

  private mutating func compile(index collection: NSExpression, _ place: IndexPlace) {
    // The index is evaluated with the evaluated object, not with the collection.
    put([Self.task(collection)] + (place.expression.map { [Self.task($0)] } ?? []) + [.step(.index(place))])
  }
}

extension NSCompoundPredicate {
  /// True unless it is of an app's subclass, which may evaluate itself in another way.
  fileprivate var isOfFoundationsKind: Bool {
    type(of: self) == NSCompoundPredicate.self || type(of: self) == CompoundPredicate.self
  }
}

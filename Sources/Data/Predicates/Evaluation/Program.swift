import Foundation

/// A predicate or an expression as steps in a row, which are performed without recursion: its depth does not use the
/// program's stack.
final class Program: @unchecked Sendable {
  /// A place among the steps; `Program.places` has its number.
  typealias Label = Int

  /// A value that needs no step of its own.
  enum Operand {
    case constant(Any?)
    case evaluatedObject
    case variable(String)
    case keyPath([KeyReader])
    /// The last value of the stack.
    case top
  }

  /// The steps work on a stack of values and on one truth, which comparisons set.
  enum Step {
    case push(Operand)
    /// Replaces the last value by the one at a key path from it.
    case read([KeyReader])
    case index(IndexPlace)
    case call(ExpressionFunction, count: Int)
    case perform(String, count: Int)
    case aggregate(count: Int)
    case sets(SetOperation)
    case block((Any?, [Any], NSMutableDictionary?) -> Any, count: Int)
    case custom(NSExpression)
    case compare(OperandComparison)
    case setTruth(Bool)
    case negate
    case ask(NSPredicate)
    case jump(Label)
    case jumpIfTrue(Label)
    case jumpIfFalse(Label)
    /// Begins a loop over the collection on the stack; without elements it jumps behind the loop.
    case beginLoop(variable: String, end: Label)
    /// Keeps the element of the loop if it satisfied the predicate, and goes on with the next one.
    case nextElement(begin: Label)
    case fail(String)
  }

  let steps: [Step]
  private let places: [Int]
  /// The comparison that is the whole program; nil for other programs.
  private let single: OperandComparison?

  init(steps: [Step], places: [Int]) {
    self.steps = steps
    self.places = places
    if steps.count == 1, case .compare(let comparison) = steps[0] { single = comparison } else { single = nil }
  }

  /// The number of the step at a label.
  func step(at label: Label) -> Int { places[label] }

  /// The truth of a predicate for an object.
  func isTrue(of object: Any?, bindings: [String: Any]) -> Bool {
    // Most predicates are one comparison of a key with a constant.
    if let single, let isTrue = single.isTrue(of: object) { return isTrue }
    var run = ProgramRun(self, object, bindings, nil)
    run.perform()
    return run.truth
  }

  /// The value of an expression for an object.
  func value(of object: Any?, bindings: [String: Any], context: NSMutableDictionary?) -> Any? {
    var run = ProgramRun(self, object, bindings, context)
    run.perform()
    return run.result
  }
}

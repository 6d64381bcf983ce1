@_exported import Foundation

/// A part of a predicate that has a value: a constant, a key path, a call of a function.
///
/// Foundation on Linux declares a class of this name without members. This one takes its place where a file imports
/// this module alone, or where the target declares `typealias NSExpression = PergolaFoundation.NSExpression`
/// ([record 36](Documentation/decisions/0036-predicates-beside-foundations.md)).
///
/// An expression does not change after it was made, and can be evaluated on any thread.
open class NSExpression: NSObject, NSCopying {
  /// Set once; cleared in the end.
  private(set) var form: ExpressionForm
  private let compiled = SetOnce<Program>()

  init(_ form: ExpressionForm) { self.form = form }

  /// Creates an expression of a class of its own, which overrides `expressionValue(with:context:)`.
  public init(expressionType type: ExpressionType) { form = .custom(type) }

  deinit {
    ReleaseQueue.take(PredicateNode.children(of: form).map(\.object))
    form = .evaluatedObject
    ReleaseQueue.release()
  }

  /// Creates an expression from a format, in which each `%@`, `%K` or `%d` stands for an argument. Traps if the format
  /// is not an expression.
  public convenience init(format expressionFormat: String, _ args: Any?...) {
    self.init(format: expressionFormat, argumentArray: args.map { $0 as Any })
  }

  /// Creates an expression from a format and an array of its arguments. Traps if the format is not an expression.
  public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
    let parsed = FormatParser.parse(expressionFormat, arguments)
    guard case .expression(let expression) = parsed else { PredicateException.unparsable(expressionFormat) }
    self.init(expression.form)
  }

  /// Creates an expression with a constant value.
  public convenience init(forConstantValue obj: Any?) { self.init(.constant(Values.unwrapped(obj))) }

  /// Creates an expression for a variable: `$NAME`.
  public convenience init(forVariable string: String) { self.init(.variable(string)) }

  /// Creates an expression for the value at a key path.
  public convenience init(forKeyPath keyPath: String) { self.init(.keyPath(keyPath)) }

  /// Creates an expression for a call of one of the known functions, such as `sum:`. Traps if there is none of that
  /// name.
  public convenience init(forFunction name: String, arguments parameters: [Any]) {
    guard let function = ExpressionFunction.named(name) else { PredicateException.unknownFunction(name) }
    self.init(.function(function, parameters.map(Self.argument)))
  }

  /// Creates an expression for a call of a method by its selector's name.
  public convenience init(
    forFunction target: NSExpression, selectorName name: String, arguments parameters: [Any]?
  ) {
    self.init(.method(name, receiver: target, arguments: (parameters ?? []).map(Self.argument)))
  }

  /// Creates an expression for a collection of the values of other expressions.
  public convenience init(forAggregate subexpressions: [Any]) {
    self.init(.aggregate(subexpressions.map(Self.argument)))
  }

  /// Creates an expression for the union of a set with a collection.
  public convenience init(forUnionSet left: NSExpression, with right: NSExpression) {
    self.init(.sets(.union, left, right))
  }

  /// Creates an expression for the elements that a set has in common with a collection.
  public convenience init(forIntersectSet left: NSExpression, with right: NSExpression) {
    self.init(.sets(.intersection, left, right))
  }

  /// Creates an expression for the elements of a set that a collection does not have.
  public convenience init(forMinusSet left: NSExpression, with right: NSExpression) {
    self.init(.sets(.difference, left, right))
  }

  /// Creates an expression for the elements of a collection that a predicate allows, in which a variable stands for the
  /// element.
  public convenience init(
    forSubquery expression: NSExpression, usingIteratorVariable variable: String, predicate: NSPredicate
  ) {
    self.init(.subquery(expression, variable: variable, predicate))
  }

  /// Creates an expression whose value a closure returns, from the evaluated object, the values of the arguments and
  /// the context.
  public convenience init(
    block: @escaping (Any?, [Any], NSMutableDictionary?) -> Any, arguments: [NSExpression]?
  ) {
    self.init(.block(block, arguments ?? []))
  }

  /// Creates an expression with the value of one of two others, by a predicate.
  public convenience init(
    forConditional predicate: NSPredicate, trueExpression: NSExpression, falseExpression: NSExpression
  ) {
    self.init(.conditional(predicate, trueExpression, falseExpression))
  }

  /// Returns an expression for the evaluated object: `SELF`.
  open class func expressionForEvaluatedObject() -> NSExpression { NSExpression(.evaluatedObject) }

  /// Returns an expression for any key, of which searches on a server make use. It has no value.
  open class func expressionForAnyKey() -> NSExpression { NSExpression(.anyKey) }

  /// Returns the value for an object.
  ///
  /// - Parameter context: The values of variables by their names.
  open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    if case .custom = form {
      fatalError("\(type(of: self)) does not override expressionValue(with:context:)")
    }
    return program.value(of: object, bindings: ProgramRun.bindings(context), context: context)
  }

  /// Does nothing: every expression can be evaluated. In the original it allows a decoded one.
  open func allowEvaluation() {}

  private var program: Program {
    compiled.load() ?? compiled.storeIfNil(ProgramCompiler.program(for: .expression(self)))
  }

  private static func argument(_ value: Any) -> NSExpression {
    value as? NSExpression ?? NSExpression(forConstantValue: value)
  }

  /// The expression itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns true for an expression of the same structure.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSExpression else { return false }
    return PredicateNode.expression(self).isEqual(to: .expression(other))
  }

  /// A hash that equal expressions share.
  open override var hash: Int { PredicateNode.expression(self).shallowHash }

  /// The expression in the language of formats.
  open override var description: String { FormatText.of(.expression(self)) }
}

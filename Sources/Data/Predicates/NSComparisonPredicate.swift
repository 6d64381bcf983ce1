import Foundation

/// A predicate that compares the values of two expressions.
///
/// Foundation on Linux declares a class of this name without members; see ``NSExpression``.
open class NSComparisonPredicate: NSPredicate {
  /// The treatment of a collection on the left side.
  public enum Modifier: UInt, Sendable {
    /// The sides are compared.
    case direct
    /// Each element of the left side has to satisfy the comparison.
    case all
    /// One element of the left side has to satisfy the comparison.
    case any
  }

  /// The kinds of comparison.
  public enum Operator: UInt, Sendable {
    /// `<`
    case lessThan = 0
    /// `<=`
    case lessThanOrEqualTo
    /// `>`
    case greaterThan
    /// `>=`
    case greaterThanOrEqualTo
    /// `==`
    case equalTo
    /// `!=`
    case notEqualTo
    /// `MATCHES`: a regular expression that matches the whole string.
    case matches
    /// `LIKE`: a pattern with `?` for one character and `*` for any number.
    case like
    /// `BEGINSWITH`
    case beginsWith
    /// `ENDSWITH`
    case endsWith
    /// `IN`: the right side contains the left one.
    case `in`
    /// A method of the left side, which takes the right side and returns a Boolean value.
    case customSelector
    /// `CONTAINS`: the left side contains the right one.
    case contains = 99
    /// `BETWEEN`: the left side is inside the two bounds of the right side, inclusive.
    case between
  }

  /// The options of comparisons of strings.
  public struct Options: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Upper and lower case are the same: `[c]`.
    public static let caseInsensitive = Options(rawValue: 1)
    /// Letters with and without diacritics are the same: `[d]`.
    public static let diacriticInsensitive = Options(rawValue: 2)
    /// The strings are compared byte by byte; excludes the other options: `[n]`.
    public static let normalized = Options(rawValue: 4)
    /// By the rules of the user's language: `[l]`.
    package static let localized = Options(rawValue: 8)
  }

  /// The expression on the left side.
  public let leftExpression: NSExpression
  /// The expression on the right side.
  public let rightExpression: NSExpression
  /// The treatment of a collection on the left side.
  public let comparisonPredicateModifier: Modifier
  /// The kind of the comparison.
  public let predicateOperatorType: Operator
  /// The options of a comparison of strings.
  public let options: Options
  /// The name of the selector of a comparison by a method.
  package let customSelectorName: String?
  private let compiled = SetOnce<Program>()

  /// Creates a comparison of two expressions.
  public init(
    leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, modifier: Modifier, type: Operator,
    options: Options = []
  ) {
    precondition(type != .customSelector, "A comparison by a method needs its selector.")
    CompoundRepair.begin()
    leftExpression = lhs
    rightExpression = rhs
    comparisonPredicateModifier = modifier
    predicateOperatorType = type
    self.options = options
    customSelectorName = nil
    super.init(value: false)
  }

  /// Creates a comparison by a method of the left side.
  package init(leftExpression: NSExpression, rightExpression: NSExpression, customSelectorName: String) {
    CompoundRepair.begin()
    self.leftExpression = leftExpression
    self.rightExpression = rightExpression
    comparisonPredicateModifier = .direct
    predicateOperatorType = .customSelector
    options = []
    self.customSelectorName = customSelectorName
    super.init(value: false)
  }

  /// Compares the values of both sides for an object.
  open override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
    let program = compiled.load() ?? compiled.storeIfNil(ProgramCompiler.program(for: .predicate(self)))
    return program.isTrue(of: object, bindings: bindings ?? [:])
  }

  /// The predicate itself, which does not change.
  open override func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns true for a predicate of the same structure.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSPredicate else { return false }
    return PredicateNode.predicate(self).isEqual(to: .predicate(other))
  }

  /// A hash that equal predicates share.
  open override var hash: Int { PredicateNode.predicate(self).shallowHash }

  /// The predicate in the language of formats.
  open override var predicateFormat: String { FormatText.of(.predicate(self)) }

  /// The predicate in the language of formats.
  open override var description: String { predicateFormat }
}

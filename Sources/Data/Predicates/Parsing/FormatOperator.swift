/// An operator of the language of formats.
struct FormatOperator {
  /// The effect on the operands.
  enum Kind {
    case or
    case and
    case not
    case quantifier(NSComparisonPredicate.Modifier, isNegated: Bool)
    case comparison(NSComparisonPredicate.Operator, NSComparisonPredicate.Options)
    case sets(SetOperation)
    case function(String)
    case minus
    case complement
    case path
  }

  let kind: Kind
  let text: String
  /// Operators with a higher one bind closer.
  let precedence: Int

  /// True if the operator stands before its only operand.
  var isPrefix: Bool {
    switch kind {
    case .not, .quantifier, .minus, .complement: true
    default: false
    }
  }

  private init(_ kind: Kind, _ text: String, _ precedence: Int) {
    self.kind = kind
    self.text = text
    self.precedence = precedence
  }

  static let path = FormatOperator(.path, ".", 12)

  /// The operators with the symbol or word, between two operands.
  static func infix(_ text: String) -> FormatOperator? {
    if let comparison = comparisons[text] { return FormatOperator(.comparison(comparison, []), text, 5) }
    return functions.first { $0.text == text } ?? others[text]
  }

  /// The operator with the symbol or word, before an operand.
  static func prefix(_ text: String) -> FormatOperator? { prefixes[text] }

  /// The operator that is written for a function.
  static func ofFunction(_ name: String) -> FormatOperator? { functionsByName[name] }

  /// The same comparison with options.
  func with(_ options: NSComparisonPredicate.Options) -> FormatOperator {
    guard case .comparison(let comparison, _) = kind else { return self }
    return FormatOperator(.comparison(comparison, options), text, precedence)
  }

  private static let comparisons: [String: NSComparisonPredicate.Operator] = [
    "=": .equalTo, "==": .equalTo, "!=": .notEqualTo, "<>": .notEqualTo, "<": .lessThan, "<=": .lessThanOrEqualTo,
    "=<": .lessThanOrEqualTo, ">": .greaterThan, ">=": .greaterThanOrEqualTo, "=>": .greaterThanOrEqualTo, "IN": .in,
    "BETWEEN": .between, "CONTAINS": .contains, "BEGINSWITH": .beginsWith, "ENDSWITH": .endsWith, "LIKE": .like,
    "MATCHES": .matches,
  ]

  private static let functions = [
    FormatOperator(.function("bitwiseAnd:with:"), "&", 6), FormatOperator(.function("bitwiseOr:with:"), "|", 6),
    FormatOperator(.function("bitwiseXor:with:"), "^", 6), FormatOperator(.function("leftshift:by:"), "<<", 6),
    FormatOperator(.function("rightshift:by:"), ">>", 6), FormatOperator(.function("add:to:"), "+", 7),
    FormatOperator(.function("from:subtract:"), "-", 7), FormatOperator(.function("multiply:by:"), "*", 8),
    FormatOperator(.function("divide:by:"), "/", 8), FormatOperator(.function("raise:toPower:"), "**", 9),
  ]

  private static let functionsByName: [String: FormatOperator] = Dictionary(
    uniqueKeysWithValues: functions.compactMap { symbol in
      if case .function(let name) = symbol.kind { (name, symbol) } else { nil }
    })

  private static let others: [String: FormatOperator] = [
    "OR": FormatOperator(.or, "OR", 1), "||": FormatOperator(.or, "OR", 1), "AND": FormatOperator(.and, "AND", 2),
    "&&": FormatOperator(.and, "AND", 2), "UNION": FormatOperator(.sets(.union), "UNION", 6),
    "INTERSECT": FormatOperator(.sets(.intersection), "INTERSECT", 6),
    "MINUS": FormatOperator(.sets(.difference), "MINUS", 6),
  ]

  private static let prefixes: [String: FormatOperator] = [
    "NOT": FormatOperator(.not, "NOT", 3), "!": FormatOperator(.not, "NOT", 3),
    "ANY": FormatOperator(.quantifier(.any, isNegated: false), "ANY", 4),
    "SOME": FormatOperator(.quantifier(.any, isNegated: false), "ANY", 4),
    "ALL": FormatOperator(.quantifier(.all, isNegated: false), "ALL", 4),
    "NONE": FormatOperator(.quantifier(.any, isNegated: true), "NONE", 4),
    "-": FormatOperator(.minus, "-", 10), "~": FormatOperator(.complement, "~", 10),
  ]
}

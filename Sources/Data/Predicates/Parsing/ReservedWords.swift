/// The words that are no keys unless `#` or `%K` makes them keys.
enum ReservedWords {
  private static let words: Set<String> = [
    "OR", "AND", "NOT", "TRUEPREDICATE", "FALSEPREDICATE", "ANY", "SOME", "ALL", "NONE", "IN", "BETWEEN", "CONTAINS",
    "BEGINSWITH", "ENDSWITH", "LIKE", "MATCHES", "UTI", "FIRST", "LAST", "SIZE", "SELF", "FUNCTION", "SUBQUERY", "CAST",
    "TERNARY", "TRUE", "YES", "FALSE", "NO", "NULL", "NIL", "ANYKEY", "FETCH",
  ]

  /// True for a reserved word in upper or lower case.
  static func contains(_ word: String) -> Bool { words.contains(word.uppercased()) }
}

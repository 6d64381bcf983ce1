import Expectations
import Testing

@testable import UIKitCore

@Suite struct PluralRulesTests {
  /// The numbers of each category, as the Unicode CLDR lists them.
  static let categories: [(language: String, category: String, numbers: [Double])] = [
    ("en", "one", [1]), ("en", "other", [0, 2, 11, 21, 1.5]),
    ("de", "one", [1]), ("de", "other", [0, 2, 1.5]),
    ("fr", "one", [0, 1, 1.5]), ("fr", "other", [2, 17]), ("fr", "many", [1_000_000]),
    ("ru", "one", [1, 21, 101]), ("ru", "few", [2, 4, 22]), ("ru", "many", [0, 5, 11, 12, 100]), ("ru", "other", [1.5]),
    ("pl", "one", [1]), ("pl", "few", [2, 4, 22]), ("pl", "many", [0, 5, 12, 21]), ("pl", "other", [1.5]),
    ("ar", "zero", [0]), ("ar", "one", [1]), ("ar", "two", [2]), ("ar", "few", [3, 10, 103]), ("ar", "many", [11, 99]),
    ("ar", "other", [100, 101]),
    ("ja", "other", [0, 1, 2, 5]),
    ("cs", "one", [1]), ("cs", "few", [2, 4]), ("cs", "many", [1.5]), ("cs", "other", [0, 5, 22]),
    ("lt", "one", [1, 21]), ("lt", "few", [2, 9, 22]), ("lt", "many", [1.5]), ("lt", "other", [0, 10, 11]),
    ("cy", "zero", [0]), ("cy", "one", [1]), ("cy", "two", [2]), ("cy", "few", [3]), ("cy", "many", [6]),
    ("cy", "other", [4, 7]),
  ]

  @Test("languages choose the category that the Unicode CLDR says", arguments: categories)
  func category(language: String, category: String, numbers: [Double]) {
    for number in numbers { expectEqual(PluralRules.category(of: number, in: language), category) }
  }

  @Test("regions and scripts have the rules of their language, and unknown languages one category")
  func variants() {
    expectEqual(PluralRules.category(of: 1, in: "de-AT"), "one")
    expectEqual(PluralRules.category(of: 1, in: "zh-Hans"), "other")
    expectEqual(PluralRules.category(of: 0, in: "pt-PT"), "other")
    expectEqual(PluralRules.category(of: 0, in: "pt-BR"), "one")
    expectEqual(PluralRules.category(of: 1, in: ""), "other")
  }
}

import Foundation

/// Localized texts with plurals, for the declarations that an adopted project's modules get in the place of Foundation's.
public enum _LocalizedFormat {
  /// The text of a key in a table of a bundle, in the user's language; the value, or the key, if there is none.
  public static func text(_ key: String, table: String?, bundle: Bundle, value: String) -> String {
    let found = LocalizedStrings.shared.textIfPresent(for: key, table: table, in: bundle, locale: userLocale)
    return found ?? (value.isEmpty ? key : value)
  }

  /// A format with its arguments, of which numbers choose among the forms of plurals.
  public static func format(_ format: String, locale: Locale?, _ arguments: [any CVarArg]) -> String {
    let numbers = arguments.map { FormattedValue(any: $0).number }
    return String(format: PluralFormat.expand(format, numbers), locale: locale, arguments: arguments)
  }

  /// A format with its arguments, as the user's locale writes numbers.
  public static func localizedFormat(_ format: String, _ arguments: [any CVarArg]) -> String {
    self.format(format, locale: userLocale, arguments)
  }

  /// The user's locale: that of the scene whose code runs, otherwise that of the process.
  package static var userLocale: Locale { UITraitCollection.current.locale ?? .current }
}

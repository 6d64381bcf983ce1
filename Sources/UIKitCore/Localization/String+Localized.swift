import Foundation

extension String {
  /// The key of a localized text, with the values that are inserted into it.
  ///
  /// A literal is a key. Its interpolations become format specifiers: `"\(count) items"` is the key `%lld items`.
  public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
    let content: LocalizedKey<FormattedValue>

    /// A key without values.
    public init(_ value: String) { content = LocalizedKey(value) }

    /// The key of a literal.
    public init(stringLiteral value: String) { self.init(value) }

    /// The key of a literal with interpolations, which become format specifiers.
    public init(stringInterpolation: StringInterpolation) { content = stringInterpolation.content }

    /// The key, with format specifiers.
    package var key: String { content.key }
    /// The values of the specifiers.
    package var arguments: [FormattedValue] { content.arguments }

    /// The text, with the values inserted.
    ///
    /// - Parameter format: the text that was found for the key.
    func text(of format: String, locale: Locale) -> String {
      guard !arguments.isEmpty else { return format }
      return FormatTemplate.parts(of: PluralFormat.expand(format, arguments.map(\.number)))
        .map { string(of: $0, locale: locale) }.joined()
    }

    /// The text of a part of the format. A place without a value stays empty.
    func string(of part: FormatTemplate.Part, locale: Locale) -> String {
      switch part {
      case .literal(let literal): literal
      case .argument(let position, let specifier):
        position < arguments.count ? arguments[position].formatted(specifier, locale: locale) : ""
      }
    }

    /// The literal and interpolated parts of a key.
    public struct StringInterpolation: StringInterpolationProtocol {
      fileprivate var content: LocalizedKey<FormattedValue>

      /// An empty key with room for literals of a number of characters.
      public init(literalCapacity: Int, interpolationCount: Int) {
        content = LocalizedKey(literalCapacity: literalCapacity)
      }

      /// Appends a literal part. A percent sign stands for itself.
      public mutating func appendLiteral(_ literal: String) { content.appendLiteral(literal) }

      /// Inserts a string as it is.
      public mutating func appendInterpolation(_ string: String) { content.append("%@", .string(string)) }

      /// Inserts a substring as it is.
      public mutating func appendInterpolation(_ string: Substring) { content.append("%@", .string(String(string))) }

      /// Inserts a number, as the locale writes it.
      public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value) {
        content.append(value._specifier, FormattedValue(value._arg))
      }

      /// Inserts a number with a format specifier of `String(format:)`.
      public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value, specifier: String) {
        content.append(specifier, FormattedValue(value._arg))
      }

      /// Inserts a value as a format writes it.
      public mutating func appendInterpolation<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
      where Format.FormatOutput == String {
        content.append("%@", .string(format.format(input)))
      }

      /// Inserts the description of a value.
      @_disfavoredOverload
      public mutating func appendInterpolation<Value>(_ value: Value) {
        content.append("%@", .string(String(describing: value)))
      }
    }
  }

  /// The text of a key in the user's language, with the key's values; the key itself if there is none.
  ///
  /// - Parameters:
  ///   - table: the name of the table; nil for `Localizable`.
  ///   - bundle: the bundle; nil for the app's.
  ///   - locale: the locale in which numbers are written; the user's by default.
  ///   - comment: a note for translators, which is part of the source only.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    let user = _LocalizedFormat.userLocale
    let format = LocalizedStrings.shared.text(for: keyAndValue.key, table: table, in: bundle, locale: user)
    self = keyAndValue.text(of: format, locale: locale ?? user)
  }

  /// The text of a key in the user's language; the default value if there is none. The values are those of the default
  /// value.
  ///
  /// - Parameters:
  ///   - table: the name of the table; nil for `Localizable`.
  ///   - bundle: the bundle; nil for the app's.
  ///   - locale: the locale in which numbers are written; the user's by default.
  ///   - comment: a note for translators, which is part of the source only.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    let user = _LocalizedFormat.userLocale
    let found = LocalizedStrings.shared.textIfPresent(
      for: "\(key)", table: table, in: bundle, locale: user)
    self = defaultValue.text(of: found ?? defaultValue.key, locale: locale ?? user)
  }
}

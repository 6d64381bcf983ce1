import Foundation

/// A localized text that is looked up when it is used: a key with its values, a table, a bundle and a locale.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// The key in the table, with format specifiers.
  public let key: String
  /// The text if the table has none for the key, and the values of its specifiers.
  public let defaultValue: String.LocalizationValue
  /// The name of the table; nil for `Localizable`.
  public let table: String?
  /// The bundle of the table.
  public let bundle: BundleDescription

  /// The locale that was set; nil for the user's.
  package private(set) var ownLocale: Locale?

  /// The locale in whose language the text is looked up, and in which numbers are written; the user's if none was set.
  public var locale: Locale {
    get { ownLocale ?? _LocalizedFormat.userLocale }
    set { ownLocale = newValue }
  }

  /// A bundle.
  public enum BundleDescription: Equatable, Sendable {
    /// The app's bundle.
    case main
    /// The bundle of a class.
    case forClass(AnyClass)
    /// The bundle at a URL.
    case atURL(URL)

    /// Returns true if both name the same bundle in the same manner.
    public static func == (a: Self, b: Self) -> Bool {
      switch (a, b) {
      case (.main, .main): true
      case (.forClass(let a), .forClass(let b)): a == b
      case (.atURL(let a), .atURL(let b)): a == b
      default: false
      }
    }

    /// The bundle; nil for the app's, and also if there is none at the URL.
    fileprivate var bundle: Bundle? {
      switch self {
      case .main: return nil
      case .forClass(let aClass):
        let bundle = Bundle(for: aClass)
        return bundle == .main ? nil : bundle
      case .atURL(let url): return Bundle(url: url)
      }
    }
  }

  /// A resource whose key is also its text if there is no other.
  ///
  /// - Parameters:
  ///   - table: the name of the table; nil for `Localizable`.
  ///   - locale: the locale of the text; nil, the default, for the user's.
  ///   - comment: a note for translators, which is part of the source only.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    key = keyAndValue.key
    defaultValue = keyAndValue
    self.table = table
    self.bundle = bundle
    ownLocale = locale
  }

  /// A resource with a key and another text if there is none for the key.
  ///
  /// - Parameters:
  ///   - table: the name of the table; nil for `Localizable`.
  ///   - locale: the locale of the text; nil, the default, for the user's.
  ///   - comment: a note for translators, which is part of the source only.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.key = "\(key)"
    self.defaultValue = defaultValue
    self.table = table
    self.bundle = bundle
    ownLocale = locale
  }

  /// The resource of a literal.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(stringLiteral: value)) }

  /// The resource of a literal with interpolations, which become format specifiers.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  /// The text of the key in the language of a locale, without the values; the default value's if there is none.
  package func format(in locale: Locale) -> String {
    LocalizedStrings.shared.textIfPresent(for: key, table: table, in: bundle.bundle, locale: locale)
      ?? defaultValue.key
  }
}

/// A value that a localized text describes.
public protocol CustomLocalizedStringResourceConvertible {
  /// The description of the value.
  var localizedStringResource: LocalizedStringResource { get }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
  /// The resource itself.
  public var localizedStringResource: LocalizedStringResource { self }
}

extension String {
  /// The text of a resource, in its locale, with its values.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    let locale = resource.locale
    self = resource.defaultValue.text(of: resource.format(in: locale), locale: locale)
  }
}

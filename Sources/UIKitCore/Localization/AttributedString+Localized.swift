import Foundation

extension AttributedString {
  /// The text of a key in the user's language, with the key's values; the key itself if there is none. Emphasis, code,
  /// strikethrough and links in Markdown become attributes.
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
    self = keyAndValue.attributedText(of: format, locale: locale ?? user)
  }

  /// The text of a key in the user's language; the default value if there is none. The values are those of the default
  /// value. Emphasis, code, strikethrough and links in Markdown become attributes.
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
    let found = LocalizedStrings.shared.textIfPresent(for: "\(key)", table: table, in: bundle, locale: user)
    self = defaultValue.attributedText(of: found ?? defaultValue.key, locale: locale ?? user)
  }

  /// The text of a resource, in its locale, with its values. Emphasis, code, strikethrough and links in Markdown become
  /// attributes.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    let locale = resource.locale
    self = resource.defaultValue.attributedText(of: resource.format(in: locale), locale: locale)
  }
}

extension String.LocalizationValue {
  /// The text with its Markdown as attributes, with the values inserted, whose own characters are no marks.
  ///
  /// - Parameter format: the text that was found for the key.
  fileprivate func attributedText(of format: String, locale: Locale) -> AttributedString {
    guard !arguments.isEmpty else {
      return InlineMarkdown.runs(of: format).reduce(into: AttributedString()) { $0.append(AttributedString($1)) }
    }
    let format = MarkedFormat(format, numbers: arguments.map(\.number))
    return format.runs.reduce(into: AttributedString()) { text, run in
      var run = run
      run.text = format.filled(run.text) { string(of: $0, locale: locale) }
      run.link = run.link.map { format.filled($0) { string(of: $0, locale: locale) } }
      text.append(AttributedString(run))
    }
  }
}

extension AttributedString {
  fileprivate init(_ run: InlineMarkdown.Run) {
    typealias Scope = AttributeScopes.FoundationAttributes
    var intent: InlinePresentationIntent = []
    if run.isBold { intent.insert(.stronglyEmphasized) }
    if run.isItalic { intent.insert(.emphasized) }
    if run.isCode { intent.insert(.code) }
    if run.isStruckThrough { intent.insert(.strikethrough) }
    var attributes = AttributeContainer()
    if !intent.isEmpty { attributes[Scope.InlinePresentationIntentAttribute.self] = intent }
    attributes[Scope.LinkAttribute.self] = run.link.flatMap(URL.init(string:))
    self.init(run.text, attributes: attributes)
  }
}

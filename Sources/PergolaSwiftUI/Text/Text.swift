import Foundation
@_spi(Toolkit) import UIKitCore

/// Text in one or more lines.
public nonisolated struct Text: PrimitiveView, Equatable {
  /// The content of a text.
  indirect enum Storage: Equatable {
    case verbatim(String)
    case localized(LocalizedStringKey, table: String?, bundle: Bundle?)
    case resource(LocalizedStringResource)
    case joined(Text, Text)
    case formatted(FormattedInput)
    case attributed(AttributedString)
    case image(Image)
  }

  let storage: Storage
  /// The styling of the text's own modifiers.
  var styling = TextStyling()

  init(_ storage: Storage) { self.storage = storage }

  /// Creates text from a string as it is.
  public init(verbatim content: String) { storage = .verbatim(content) }

  /// Creates text from a string as it is.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ content: Content) { storage = .verbatim(String(content)) }

  /// Creates text that is looked up in a table of a bundle, in the language of the environment's locale.
  ///
  /// - Parameters:
  ///   - key: The key, which is shown itself where there is no entry.
  ///   - tableName: The name of the `.strings` file; nil for `Localizable`.
  ///   - bundle: The bundle; nil for the app's main bundle and the resource bundles beside the executable.
  ///   - comment: A note for translators, which is part of the source only.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    storage = .localized(key, table: tableName, bundle: bundle)
  }

  /// Creates text from a resource, in the resource's locale if one was set, otherwise in that of the environment.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { storage = .resource(resource) }

  /// Creates text from an attributed string.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { storage = .attributed(attributedContent) }

  /// Creates text of an image: a symbol in the size, the weight and the colour of the text, on its baseline, or a picture in
  /// its own size, with its lower edge on the baseline.
  public init(_ image: Image) { storage = .image(image) }

  /// One text after another, each with its own look.
  public static func + (lhs: Text, rhs: Text) -> Text { Text(.joined(lhs, rhs)) }

  @MainActor public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedViewNode<Self> {
    TextNode(view, context)
  }
}

extension Text {
  /// A manner of writing a date.
  public struct DateStyle: Equatable, Sendable {
    private let showsDate: Bool

    /// The day, such as June 3, 2019.
    public static let date = DateStyle(showsDate: true)
    /// The time of the day, such as 11:23 PM.
    public static let time = DateStyle(showsDate: false)

    func text(of date: Date, locale: Locale) -> String {
      let format =
        showsDate
        ? Date.FormatStyle(date: .long, time: .omitted, locale: locale)
        : Date.FormatStyle(date: .omitted, time: .shortened, locale: locale)
      return format.format(date)
    }
  }

  /// A value with the format that writes it in a locale.
  struct FormattedInput: Equatable {
    private let value: AnyHashable
    let text: (Locale) -> String

    init(_ value: AnyHashable, text: @escaping (Locale) -> String) {
      self.value = value
      self.text = text
    }

    static func == (a: Self, b: Self) -> Bool { a.value == b.value }
  }

  /// Creates text from a date.
  public init(_ date: Date, style: DateStyle) {
    self.init(
      .formatted(FormattedInput([AnyHashable(date), AnyHashable(style == .date)]) { style.text(of: date, locale: $0) }))
  }

  /// Creates text from a value as a format writes it, in the environment's locale.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    let value = EquatableInput(input: input, format: format)
    self.init(.formatted(FormattedInput(AnyHashable(value)) { format.locale($0).format(input) }))
  }

  /// Creates text from an object as a formatter writes it.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// Creates text from a value as a formatter writes it.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// Creates text from a value as a formatter writes it.
  @_disfavoredOverload
  public init<Subject: _FoundationValue>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// An input and its format, which compare by both.
  private struct EquatableInput<Format: FormatStyle>: Hashable where Format.FormatInput: Equatable {
    let input: Format.FormatInput
    let format: Format

    func hash(into hasher: inout Hasher) { hasher.combine(format) }
  }
}

// Unchecked for bundles, formats and fonts, which are not changed after the text was made.
extension Text: @unchecked Sendable {}
extension LocalizedStringKey: @unchecked Sendable {}

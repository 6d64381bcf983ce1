import Foundation
import UIKitCore

/// The key of a text in a table of an app's bundle, with the values that are inserted into it.
///
/// A literal is a key. Its interpolations become format specifiers: `"\(count) items"` is the key `%lld items`. A key
/// without an entry is shown itself. Emphasis, code, strikethrough and links in Markdown are shown as such.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  private let content: LocalizedKey<Argument>

  /// Creates a key.
  public init(_ value: String) { content = LocalizedKey(value) }

  /// The key of a literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// The key of a literal with interpolations, which become format specifiers.
  public init(stringInterpolation: StringInterpolation) { content = stringInterpolation.content }

  /// The key of a resource, with its values.
  init(_ resource: LocalizedStringResource) {
    content = LocalizedKey(resource.key, arguments: resource.defaultValue.arguments.map { .value($0) })
  }

  /// The key, with format specifiers.
  var key: String { content.key }
  /// The values of the specifiers.
  var arguments: [Argument] { content.arguments }

  /// A value that is inserted.
  enum Argument: Equatable {
    /// A value for a format specifier.
    case value(FormattedValue)
    /// A text with its look.
    case text(Text)
  }

  /// The literal and interpolated parts of a key.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var content: LocalizedKey<Argument>

    /// An empty key with room for literals of a number of characters.
    public init(literalCapacity: Int, interpolationCount: Int) {
      content = LocalizedKey(literalCapacity: literalCapacity)
    }

    /// Appends a literal part. A percent sign stands for itself.
    public mutating func appendLiteral(_ literal: String) { content.appendLiteral(literal) }

    /// Inserts a string as it is.
    public mutating func appendInterpolation(_ string: String) { content.append("%@", .value(.string(string))) }

    /// Inserts a number or a string, as the environment's locale writes it.
    public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value) {
      content.append(value._specifier, .value(FormattedValue(value._arg)))
    }

    /// Inserts a number with a format specifier of `String(format:)`.
    public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value, specifier: String) {
      content.append(specifier, .value(FormattedValue(value._arg)))
    }

    /// Inserts a value as a formatter writes it.
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
      content.append("%@", .value(.string(formatter?.string(for: subject) ?? subject.description)))
    }

    /// Inserts a value as a formatter writes it.
    @_disfavoredOverload
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      content.append("%@", .value(.string(formatter?.string(for: subject) ?? subject.description)))
    }

    /// Inserts a value as a formatter writes it.
    @_disfavoredOverload
    public mutating func appendInterpolation<Subject: _FoundationValue>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      content.append("%@", .value(.string(formatter?.string(for: subject) ?? subject.description)))
    }

    /// Inserts a value as a format writes it, in the environment's locale.
    public mutating func appendInterpolation<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
    where Format.FormatInput: Equatable, Format.FormatOutput == String {
      content.append("%@", .text(Text(input, format: format)))
    }

    /// Inserts a text with its look.
    public mutating func appendInterpolation(_ text: Text) { content.append("%@", .text(text)) }

    /// Inserts an image, as `Text` shows it.
    public mutating func appendInterpolation(_ image: Image) { content.append("%@", .text(Text(image))) }

    /// Inserts a date in a style.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      content.append("%@", .text(Text(date, style: style)))
    }
  }
}

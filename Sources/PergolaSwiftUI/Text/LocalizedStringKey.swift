import Foundation

/// The key of a text in a table of an app's bundle, with the values that are inserted into it.
///
/// A literal is a key. Its interpolations become format specifiers: `"\(count) items"` is the key `%lld items`. A key
/// without an entry is shown itself. Emphasis, code, strikethrough and links in Markdown are shown as such.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  /// The key, with format specifiers.
  let key: String
  /// The values of the specifiers.
  let arguments: [Argument]

  /// Creates a key.
  public init(_ value: String) {
    key = value
    arguments = []
  }

  /// The key of a literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// The key of a literal with interpolations, which become format specifiers.
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  /// A value that is inserted.
  enum Argument: Equatable {
    /// A value for a format specifier.
    case value(FormattedValue)
    /// A text with its look.
    case text(Text)
  }

  /// The literal and interpolated parts of a key.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var key = ""
    fileprivate var arguments: [Argument] = []

    /// An empty key with room for literals of a number of characters.
    public init(literalCapacity: Int, interpolationCount: Int) { key.reserveCapacity(literalCapacity) }

    /// Appends a literal part. A percent sign stands for itself.
    public mutating func appendLiteral(_ literal: String) {
      // A percent sign of the app's own is no specifier.
      key += literal.replacingOccurrences(of: "%", with: "%%")
    }

    /// Inserts a string as it is.
    public mutating func appendInterpolation(_ string: String) { append("%@", .value(.string(string))) }

    /// Inserts a number or a string, as the environment's locale writes it.
    public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value) {
      append(value._specifier, .value(FormattedValue(value._arg)))
    }

    /// Inserts a number with a format specifier of `String(format:)`.
    public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value, specifier: String) {
      append(specifier, .value(FormattedValue(value._arg)))
    }

    /// Inserts a value as a formatter writes it.
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
      append("%@", .value(.string(formatter?.string(for: subject) ?? subject.description)))
    }

    /// Inserts a value as a formatter writes it.
    @_disfavoredOverload
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append("%@", .value(.string(formatter?.string(for: subject) ?? subject.description)))
    }

    /// Inserts a value as a format writes it, in the environment's locale.
    public mutating func appendInterpolation<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
    where Format.FormatInput: Equatable, Format.FormatOutput == String {
      append("%@", .text(Text(input, format: format)))
    }

    /// Inserts a text with its look.
    public mutating func appendInterpolation(_ text: Text) { append("%@", .text(text)) }

    /// Inserts a date in a style.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append("%@", .text(Text(date, style: style)))
    }

    private mutating func append(_ specifier: String, _ argument: Argument) {
      key += specifier
      arguments.append(argument)
    }
  }
}

/// A value that a format specifier writes.
enum FormattedValue: Equatable {
  case string(String)
  case signed(Int64)
  case unsigned(UInt64)
  case floating(Double)

  init(_ argument: any CVarArg) {
    switch argument {
    case let value as any SignedInteger & BinaryInteger: self = .signed(Int64(truncatingIfNeeded: value))
    case let value as any UnsignedInteger & BinaryInteger: self = .unsigned(UInt64(truncatingIfNeeded: value))
    case let value as any BinaryFloatingPoint: self = .floating(Double(value))
    default: self = .string("\(argument)")
    }
  }

  /// The value as a specifier writes it.
  func formatted(_ specifier: String, locale: Locale) -> String {
    switch self {
    case .string(let string): return string
    case .signed(let value): return String(format: specifier, locale: locale, value)
    case .unsigned(let value): return String(format: specifier, locale: locale, value)
    case .floating(let value): return String(format: specifier, locale: locale, value)
    }
  }
}

/// A value that a `LocalizedStringKey` inserts.
public protocol _FormatSpecifiable: Equatable {
  associatedtype _Arg: CVarArg
  /// The value as an argument of `String(format:)`.
  var _arg: _Arg { get }
  /// The specifier in the key.
  var _specifier: String { get }
}

extension Int: _FormatSpecifiable {
  public var _arg: Int64 { Int64(self) }
  public var _specifier: String { "%lld" }
}

extension Int8: _FormatSpecifiable {
  public var _arg: Int32 { Int32(self) }
  public var _specifier: String { "%d" }
}

extension Int16: _FormatSpecifiable {
  public var _arg: Int32 { Int32(self) }
  public var _specifier: String { "%d" }
}

extension Int32: _FormatSpecifiable {
  public var _arg: Int32 { self }
  public var _specifier: String { "%d" }
}

extension Int64: _FormatSpecifiable {
  public var _arg: Int64 { self }
  public var _specifier: String { "%lld" }
}

extension UInt: _FormatSpecifiable {
  public var _arg: UInt64 { UInt64(self) }
  public var _specifier: String { "%llu" }
}

extension UInt8: _FormatSpecifiable {
  public var _arg: UInt32 { UInt32(self) }
  public var _specifier: String { "%u" }
}

extension UInt16: _FormatSpecifiable {
  public var _arg: UInt32 { UInt32(self) }
  public var _specifier: String { "%u" }
}

extension UInt32: _FormatSpecifiable {
  public var _arg: UInt32 { self }
  public var _specifier: String { "%u" }
}

extension UInt64: _FormatSpecifiable {
  public var _arg: UInt64 { self }
  public var _specifier: String { "%llu" }
}

extension Float: _FormatSpecifiable {
  public var _arg: Float { self }
  public var _specifier: String { "%f" }
}

extension Double: _FormatSpecifiable {
  public var _arg: Double { self }
  public var _specifier: String { "%lf" }
}

extension CGFloat: _FormatSpecifiable {
  public var _arg: CGFloat { self }
  public var _specifier: String { "%lf" }
}

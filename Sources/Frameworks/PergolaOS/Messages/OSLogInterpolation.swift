import Foundation

/// The pieces of a message. Values are evaluated only if the message is taken.
public struct OSLogInterpolation: StringInterpolationProtocol, LogContent {
  private var parts: [() -> LogPiece] = []

  /// Makes a message without pieces.
  public init(literalCapacity: Int, interpolationCount: Int) { parts.reserveCapacity(2 * interpolationCount + 1) }

  /// Appends a text of the literal.
  public mutating func appendLiteral(_ literal: String) {
    guard !literal.isEmpty else { return }
    parts.append { LogPiece(text: literal) }
  }

  func pieces() -> [LogPiece] { parts.map { $0() } }

  private mutating func append(
    _ letters: String, word: String? = nil, _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy,
    _ value: @escaping () -> (LogPiece.Value, text: String)
  ) {
    let words = (privacy.words + [word].compactMap(\.self)).joined(separator: ", ")
    let placeholder = "%" + (words.isEmpty ? "" : "{\(words)}") + letters
    parts.append {
      let (value, text) = value()
      let argument = LogPiece.Argument(placeholder: placeholder, value: value, text: align(text), privacy: privacy)
      return LogPiece(text: "", argument: argument)
    }
  }

  private mutating func append(
    object: @escaping () -> String, letters: String = "@", _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy
  ) {
    append(letters, align, privacy) {
      let text = object()
      return (.text(text), text)
    }
  }

  /// Appends an integer.
  public mutating func appendInterpolation<Number: FixedWidthInteger>(
    _ number: @autoclosure @escaping () -> Number, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(format.placeholder(isSigned: Number.isSigned), align, privacy) {
      let number = number()
      let value: LogPiece.Value =
        Number.isSigned ? .int(Int64(truncatingIfNeeded: number)) : .unsigned(UInt64(truncatingIfNeeded: number))
      return (value, format(number))
    }
  }

  /// Appends a floating-point number.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Double, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(format.placeholder, align, privacy) {
      let number = number()
      return (.double(number), format(number))
    }
  }

  /// Appends a floating-point number.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Float, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    appendInterpolation(Double(number()), format: format, align: align, privacy: privacy)
  }

  /// Appends a truth value.
  public mutating func appendInterpolation(
    _ boolean: @autoclosure @escaping () -> Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
  ) {
    append("d", word: format.word, .none, privacy) {
      let value = boolean()
      return (.int(value ? 1 : 0), format(value))
    }
  }

  /// Appends a string.
  public mutating func appendInterpolation(
    _ argumentString: @autoclosure @escaping () -> String, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(object: argumentString, letters: "s", align, privacy)
  }

  /// Appends the description of a value. Numbers are such values too, but have formats of their own.
  @_disfavoredOverload
  public mutating func appendInterpolation<Value: CustomStringConvertible>(
    _ value: @autoclosure @escaping () -> Value, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(object: { value().description }, letters: "s", align, privacy)
  }

  /// Appends the name of a type.
  public mutating func appendInterpolation(
    _ value: @autoclosure @escaping () -> Any.Type, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(object: { _typeName(value(), qualified: false) }, letters: "s", align, privacy)
  }

  /// Appends the description of an object.
  public mutating func appendInterpolation(
    _ argumentObject: @autoclosure @escaping () -> NSObject, privacy: OSLogPrivacy = .auto
  ) {
    append(object: { argumentObject().description }, .none, privacy)
  }

  /// Appends the description of an object, or that of nil.
  public mutating func appendInterpolation(
    _ argumentObject: @autoclosure @escaping () -> NSObject?, privacy: OSLogPrivacy = .auto
  ) {
    append(object: { argumentObject()?.description ?? "nil" }, .none, privacy)
  }

  /// Appends the description of an error.
  @_disfavoredOverload
  public mutating func appendInterpolation(
    _ error: @autoclosure @escaping () -> any Error, privacy: OSLogPrivacy = .auto
  ) {
    append(object: { String(describing: error()) }, .none, privacy)
  }

  /// Appends the description of an error, or that of nil.
  @_disfavoredOverload
  public mutating func appendInterpolation(
    _ error: @autoclosure @escaping () -> (any Error)?, privacy: OSLogPrivacy = .auto
  ) {
    append(object: { error().map { String(describing: $0) } ?? "nil" }, .none, privacy)
  }
}

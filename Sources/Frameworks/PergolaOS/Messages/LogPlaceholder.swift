import Foundation

/// A placeholder of a format, such as `%{public}-8.3lf`.
struct LogPlaceholder {
  /// The placeholder in the format.
  private let source: String
  private let words: [Substring]
  private let flags: String
  private let width: String
  /// The digits after the point; nil if there is no point.
  private let precision: String?
  private let length: String
  private let conversion: Character

  /// Reads the placeholder at a percent sign, and returns it with the position after it; nil for the placeholder of the
  /// percent sign itself, and for a percent sign at the end.
  static func read(from format: String, at start: String.Index) -> (LogPlaceholder?, end: String.Index) {
    var rest = format[format.index(after: start)...]
    var words: [Substring] = []
    if rest.first == "{", let end = rest.firstIndex(of: "}") {
      words = rest[rest.index(after: rest.startIndex)..<end].split { $0 == "," || $0 == " " }
      rest = rest[format.index(after: end)...]
    }
    let flags = take("-+ #0'", from: &rest)
    let width = take("0123456789*", from: &rest)
    var precision: String?
    if rest.first == "." {
      rest.removeFirst()
      precision = take("0123456789*", from: &rest)
    }
    let length = take("hlqLzjt", from: &rest)
    guard let conversion = rest.popFirst(), conversion != "%" else { return (nil, rest.startIndex) }
    let placeholder = LogPlaceholder(
      source: String(format[start..<rest.startIndex]), words: words, flags: flags, width: width, precision: precision,
      length: length, conversion: conversion)
    return (placeholder, rest.startIndex)
  }

  private static func take(_ characters: String, from rest: inout Substring) -> String {
    let taken = rest.prefix { characters.contains($0) }
    rest = rest[taken.endIndex...]
    return String(taken)
  }

  /// Takes the values of the placeholder from the arguments that are left.
  ///
  /// A value that is missing, or of another type, is named in the text, as in the original.
  func argument(from rest: inout ArraySlice<any CVarArg>) -> LogPiece.Argument {
    let width = number(self.width, from: &rest)
    let precision = self.precision.map { number($0, from: &rest) }
    let specification = flags + width + (precision.map { ".\($0)" } ?? "")
    guard let value = rest.popFirst() else { return report("<decode: missing data>") }
    switch conversion {
    case "d", "i", "u", "x", "X", "o", "c", "D", "U", "O":
      guard let integer = value as? any BinaryInteger ?? (value as? Bool).map({ $0 ? 1 : 0 }) else { break }
      return argument(integer, specification)
    case "f", "F", "e", "E", "g", "G", "a", "A":
      guard let number = Self.double(value) else { break }
      return argument(.double(number), String(format: "%\(specification)\(conversion)", number))
    case "@":
      return argument(.text(Self.description(value)), padded(Self.description(value), width: width, precision: nil))
    case "s":
      guard let text = Self.string(value) else { break }
      return argument(.text(text), padded(text, width: width, precision: precision.flatMap { Int($0) }))
    case "p":
      let address = (value as? UInt) ?? UInt(bitPattern: value._cVarArgEncoding.first ?? 0)
      return argument(.unsigned(UInt64(address)), "0x" + String(address, radix: 16))
    default: break
    }
    return report("<decode: mismatch for [\(source)] got [\(type(of: value))]>")
  }

  private func argument(_ value: LogPiece.Value, _ text: String) -> LogPiece.Argument {
    LogPiece.Argument(placeholder: source, value: value, text: text, privacy: OSLogPrivacy(words: words))
  }

  private func argument(_ value: some BinaryInteger, _ specification: String) -> LogPiece.Argument {
    let isSigned = "dicD".contains(conversion)
    if words.contains("bool") || words.contains("BOOL") {
      let format: OSLogBoolFormat = words.contains("bool") ? .truth : .answer
      return argument(.int(value == 0 ? 0 : 1), format(value != 0))
    }
    guard isSigned else {
      let bits = truncated(UInt64(truncatingIfNeeded: value))
      return argument(.unsigned(bits), String(format: "%\(specification)ll\(conversion.lowercased(unless: "X"))", bits))
    }
    let bits = signed(Int64(truncatingIfNeeded: value))
    if conversion == "c" {
      return argument(.int(bits), String(format: "%\(specification)c", Int32(truncatingIfNeeded: bits)))
    }
    return argument(.int(bits), String(format: "%\(specification)lld", bits))
  }

  /// The bits that C would take for the length.
  private func truncated(_ value: UInt64) -> UInt64 {
    switch length {
    case "hh": UInt64(UInt8(truncatingIfNeeded: value))
    case "h": UInt64(UInt16(truncatingIfNeeded: value))
    case "" where !"DUO".contains(conversion): UInt64(UInt32(truncatingIfNeeded: value))
    default: value
    }
  }

  private func signed(_ value: Int64) -> Int64 {
    switch length {
    case "hh": Int64(Int8(truncatingIfNeeded: value))
    case "h": Int64(Int16(truncatingIfNeeded: value))
    case "" where !"DUO".contains(conversion): Int64(Int32(truncatingIfNeeded: value))
    default: value
    }
  }

  private func report(_ text: String) -> LogPiece.Argument {
    LogPiece.Argument(placeholder: source, value: .text(text), text: text, privacy: .public)
  }

  /// Returns a number of the placeholder; a star stands for the next argument.
  private func number(_ digits: String, from rest: inout ArraySlice<any CVarArg>) -> String {
    guard digits == "*" else { return digits }
    return (rest.popFirst() as? any BinaryInteger).map { "\($0)" } ?? ""
  }

  private func padded(_ text: String, width: String, precision: Int?) -> String {
    let text = precision.map { String(text.prefix($0)) } ?? text
    let space = String(repeating: " ", count: max(0, (Int(width) ?? 0) - text.count))
    return flags.contains("-") ? text + space : space + text
  }

  private static func double(_ value: any CVarArg) -> Double? {
    guard let number = value as? any BinaryFloatingPoint else { return nil }
    func converted(_ number: some BinaryFloatingPoint) -> Double { Double(number) }
    return converted(number)
  }

  private static func description(_ value: any CVarArg) -> String {
    (value as? String) ?? (value as? NSObject)?.description ?? String(describing: value)
  }

  /// The text of a string, or of a pointer to one of C's.
  private static func string(_ value: any CVarArg) -> String? {
    if let text = value as? String { return text }
    if let pointer = value as? UnsafePointer<CChar> { return String(cString: pointer) }
    if let pointer = value as? UnsafeMutablePointer<CChar> { return String(cString: pointer) }
    if let pointer = value as? UnsafePointer<UInt8> { return String(cString: pointer) }
    return nil
  }
}

extension Character {
  fileprivate func lowercased(unless kept: Character) -> String { self == kept ? String(self) : lowercased() }
}

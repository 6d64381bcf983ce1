import Foundation

/// A formatter that turns texts into values as well, for the fields of such values.
///
/// On Linux, `Formatter` has no method for that. A formatter of the app's own conforms to this protocol.
public protocol ParsingFormatter: Formatter {
  /// Returns the value of a text; nil if it has none.
  func parsedValue(of text: String) -> Any?
}

extension NumberFormatter: ParsingFormatter {
  /// Returns the number in a text; nil if there is no number.
  public func parsedValue(of text: String) -> Any? { number(from: text) }
}

extension DateFormatter: ParsingFormatter {
  /// Returns the date in a text; nil if there is no date.
  public func parsedValue(of text: String) -> Any? { date(from: text) }
}

extension ISO8601DateFormatter: ParsingFormatter {
  /// Returns the date in a text; nil if there is no date.
  public func parsedValue(of text: String) -> Any? { date(from: text) }
}

import Foundation

/// The value of an attribute.
enum AttributeValue: Hashable, Codable, Sendable {
  case text(String)
  case data(Data)
  case number(Int64)
  case date(Date)

  /// The kinds of values that an attribute takes.
  enum Kind {
    /// A text, or bytes that stand for one.
    case text
    case data
    case number
    /// A number, or a text with its digits, as the types of keys are written.
    case code
    case date
  }

  /// Makes the value of an attribute; nil if it is of another kind. Truth values are the numbers 0 and 1.
  init?(_ value: Any, kind: Kind) {
    switch kind {
    case .text:
      if let text = value as? String {
        self = .text(text)
      } else if let data = value as? Data {
        self = .data(data)
      } else {
        return nil
      }
    case .data:
      // An app's own tag is often written as a text.
      if let data = value as? Data {
        self = .data(data)
      } else if let text = value as? String {
        self = .data(Data(text.utf8))
      } else {
        return nil
      }
    case .number:
      guard let number = value as? NSNumber else { return nil }
      self = .number(number.int64Value)
    case .code:
      if let text = value as? String {
        self = .text(text)
      } else if let number = value as? NSNumber {
        self = .text(number.stringValue)
      } else {
        return nil
      }
    case .date:
      guard let date = value as? Date else { return nil }
      self = .date(date)
    }
  }

  /// The value in a dictionary of results.
  var value: Any {
    switch self {
    case .text(let text): text
    case .data(let data): data
    case .number(let number): NSNumber(value: number)
    case .date(let date): date
    }
  }
}

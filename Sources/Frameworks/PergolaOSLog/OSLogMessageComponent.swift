import Foundation
import PergolaOS

/// A text of a message, and the value that follows it.
public final class OSLogMessageComponent: NSObject {
  /// The kind of a value.
  public enum ArgumentCategory: Int, Sendable {
    case undefined, data, double, int64, string, uInt64
  }

  private let component: SystemLog.Entry.Component

  init(_ component: SystemLog.Entry.Component) { self.component = component }

  /// The text before the value.
  public var formatSubstring: String { component.text }

  /// The placeholder of the value; empty if no value follows.
  public var placeholder: String { component.placeholder }

  /// The kind of the value.
  public var argumentCategory: ArgumentCategory {
    switch component.value {
    case .int: .int64
    case .unsigned: .uInt64
    case .double: .double
    case .text: .string
    case nil: .undefined
    }
  }

  /// The value if it is data: the log has none.
  public var argumentDataValue: Data? { nil }

  /// The value if it is a floating-point number; otherwise 0.
  public var argumentDoubleValue: Double {
    if case .double(let value) = component.value { value } else { 0 }
  }

  /// The value if it is a signed integer; otherwise 0.
  public var argumentInt64Value: Int64 {
    if case .int(let value) = component.value { value } else { 0 }
  }

  /// The value if it is an unsigned integer; otherwise 0.
  public var argumentUInt64Value: UInt64 {
    if case .unsigned(let value) = component.value { value } else { 0 }
  }

  /// The value if it is a number.
  public var argumentNumberValue: NSNumber? {
    switch component.value {
    case .int(let value): NSNumber(value: value)
    case .unsigned(let value): NSNumber(value: value)
    case .double(let value): NSNumber(value: value)
    case .text, nil: nil
    }
  }

  /// The value if it is a text; for a private value the text that replaces it.
  public var argumentStringValue: String? {
    if case .text(let value) = component.value { value } else { nil }
  }
}

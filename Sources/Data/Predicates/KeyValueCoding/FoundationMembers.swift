import Foundation

/// The properties of Foundation's values that predicates read most.
enum FoundationMembers {
  /// A function that reads the property from values of the same type as a sample; nil if there is none.
  static func reader(_ key: String, of value: Any) -> ((Any) -> Any?)? {
    switch Scalar(value) {
    case .string:
      guard let read = strings[key] else { return nil }
      return { read(NSString(string: string(of: $0))) }
    case .integer, .real, .decimal:
      guard let read = numbers[key] else { return nil }
      return { read(number(of: $0)) }
    case .date:
      guard let read = dates[key] else { return nil }
      return { (Scalar($0).value as? Date).flatMap(read) }
    case .other(let url) where url is URL || url is NSURL:
      guard let read = urls[key] else { return nil }
      return { (($0 as? URL) ?? ($0 as? NSURL) as URL?).flatMap(read) }
    case .other, .none: return objects[key]
    }
  }

  private static func string(of value: Any) -> String {
    if case .string(let string) = Scalar(value) { string } else { "" }
  }

  private static func number(of value: Any) -> NSNumber {
    switch Scalar(value) {
    case .integer(let number): NSNumber(value: number)
    case .real(let number): NSNumber(value: number)
    case .decimal(let number): NSDecimalNumber(decimal: number)
    default: 0
    }
  }

  private static var strings: [String: (NSString) -> Any?] {
    [
      "length": { $0.length }, "lowercaseString": { $0.lowercased }, "uppercaseString": { $0.uppercased },
      "capitalizedString": { $0.capitalized }, "lastPathComponent": { $0.lastPathComponent },
      "pathExtension": { $0.pathExtension }, "integerValue": { $0.integerValue }, "intValue": { Int($0.intValue) },
      "doubleValue": { $0.doubleValue }, "floatValue": { Double($0.floatValue) }, "boolValue": { $0.boolValue },
      "description": { String(describing: $0) }, "hash": { $0.hash },
    ]
  }

  private static var numbers: [String: (NSNumber) -> Any?] {
    [
      "intValue": { $0.intValue }, "integerValue": { $0.intValue }, "doubleValue": { $0.doubleValue },
      "floatValue": { Double($0.floatValue) }, "boolValue": { $0.boolValue }, "stringValue": { $0.stringValue },
      "description": { $0.description }, "hash": { $0.hash },
    ]
  }

  private static var dates: [String: (Date) -> Any?] {
    [
      "timeIntervalSince1970": { $0.timeIntervalSince1970 },
      "timeIntervalSinceReferenceDate": { $0.timeIntervalSinceReferenceDate },
      "timeIntervalSinceNow": { $0.timeIntervalSinceNow }, "description": { $0.description }, "hash": { $0.hashValue },
    ]
  }

  private static var urls: [String: (URL) -> Any?] {
    [
      "absoluteString": { $0.absoluteString }, "path": { $0.path }, "host": { $0.host }, "scheme": { $0.scheme },
      "lastPathComponent": { $0.lastPathComponent }, "pathExtension": { $0.pathExtension }, "query": { $0.query },
      "fragment": { $0.fragment }, "description": { $0.description },
    ]
  }

  private static var objects: [String: (Any) -> Any?] {
    ["description": { ($0 as? NSObject)?.description }, "hash": { ($0 as? NSObject)?.hash }]
  }
}

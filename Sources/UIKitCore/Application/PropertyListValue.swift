import Foundation

/// A value of a property list, converted from any value.
enum PropertyListValue {
  case value(Any)
  /// The type of the first value that property lists cannot contain, and the path to it, such as `.list[2]`.
  case unsupported(Any.Type, path: String)

  init(_ any: Any) {
    switch any {
    case is Bool, is String, is Date, is Data: self = .value(any)
    case let number as any BinaryInteger:
      if let number = Int(exactly: number) {
        self = .value(number)
      } else {
        self = .unsupported(type(of: any), path: "")
      }
    case let number as any BinaryFloatingPoint: self = .value(Double(number))
    case let array as [Any]: self = Self.array(array)
    case let dictionary as [String: Any]: self = Self.dictionary(dictionary)
    case let number as NSNumber: self = .value(number)
    default: self = .unsupported(type(of: any), path: "")
    }
  }

  private static func array(_ elements: [Any]) -> PropertyListValue {
    var values: [Any] = []
    for (index, element) in elements.enumerated() {
      switch PropertyListValue(element) {
      case .value(let value): values.append(value)
      case .unsupported(let type, let path): return .unsupported(type, path: "[\(index)]" + path)
      }
    }
    return .value(values)
  }

  private static func dictionary(_ entries: [String: Any]) -> PropertyListValue {
    var values: [String: Any] = [:]
    for (key, entry) in entries.sorted(by: { $0.key < $1.key }) {
      switch PropertyListValue(entry) {
      case .value(let value): values[key] = value
      case .unsupported(let type, let path): return .unsupported(type, path: ".\(key)" + path)
      }
    }
    return .value(values)
  }
}

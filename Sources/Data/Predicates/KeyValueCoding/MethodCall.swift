import Foundation

/// The call of a method by its selector's name: `FUNCTION(receiver, "selector:", argument)`.
enum MethodCall {
  /// Traps if the receiver has no such method.
  static func perform(_ selector: String, on receiver: Any, _ arguments: [Any?]) -> Any? {
    if let type = type(of: receiver) as? any PropertyReading.Type, let call = type.methodCaller(named: selector) {
      return call(receiver, arguments)
    }
    if arguments.isEmpty, let read = FoundationMembers.reader(propertyName(selector), of: receiver) {
      return read(receiver)
    }
    if arguments.count == 1, let result = FoundationComparison.compare(selector, receiver, arguments[0]) {
      return result.rawValue
    }
    let name = String(reflecting: type(of: receiver))
    let address = String(UInt(bitPattern: ObjectIdentifier(receiver as AnyObject)), radix: 16)
    fatalError("-[\(name) \(selector)]: unrecognized selector sent to instance 0x\(address)")
  }

  /// The property behind a selector without parameters: `uppercase` stands for `uppercaseString`.
  private static func propertyName(_ selector: String) -> String {
    ["uppercase": "uppercaseString", "lowercase": "lowercaseString"][selector] ?? selector
  }
}

/// The methods of Foundation's values that compare two of them, by their selectors' names.
enum FoundationComparison {
  /// The result; nil if there is no such method for the values.
  static func compare(_ selector: String, _ left: Any?, _ right: Any?) -> ComparisonResult? {
    let (left, right) = (Scalar(left), Scalar(right))
    if case .string(let a) = left, case .string(let b) = right { return compare(selector, strings: a, b) }
    return selector == "compare:" ? Values.compare(left, right) : nil
  }

  private static func compare(_ selector: String, strings a: String, _ b: String) -> ComparisonResult? {
    switch selector {
    case "compare:": a.compare(b)
    case "caseInsensitiveCompare:": a.caseInsensitiveCompare(b)
    case "localizedCompare:": a.localizedCompare(b)
    case "localizedCaseInsensitiveCompare:": a.localizedCaseInsensitiveCompare(b)
    case "localizedStandardCompare:": a.localizedStandardCompare(b)
    default: nil
    }
  }
}

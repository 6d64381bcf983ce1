import Foundation

/// The texts of the original's exceptions.
enum PredicateException {
  static func unparsable(_ format: String) -> Never { fatalError("Unable to parse the format string \"\(format)\"") }

  static func unknownFunction(_ name: String) -> Never {
    fatalError("Unable to parse function name '\(name)' into supported selector (\(name))")
  }

  /// Traps because a key path has a key that its object lacks.
  static func undefinedKey(_ key: String, of object: Any) -> Never {
    let address = String(UInt(bitPattern: ObjectIdentifier(object as AnyObject)), radix: 16)
    fatalError(
      "[<\(String(reflecting: type(of: object))) 0x\(address)> valueForUndefinedKey:]: "
        + "this class is not key value coding-compliant for the key \(key).")
  }

  static func unbound(_ variable: String, in bindings: [String: Any]) -> Never {
    let texts = bindings.map { "\($0.key) = \($0.value);" }.sorted().joined(separator: " ")
    fatalError("Can't get value for '\(variable)' in bindings {\(texts)}.")
  }

  static func notCollection(_ value: Any?) -> Never {
    fatalError("Can't use in/contains operator with collection \(Values.text(value)) (not a collection)")
  }

  static func notQuantifiable() -> Never {
    fatalError("The left hand side for an ALL or ANY operator must be either an NSArray or an NSSet.")
  }

  static func notString(_ left: Any?, _ right: Any?) -> Never {
    fatalError(
      "Can't do a substring operation with something that isn't a string "
        + "(lhs = \(Values.text(left)) rhs = \(Values.text(right)))")
  }

  static func notComparable(_ left: Any?, _ right: Any?) -> Never {
    fatalError("Can't compare \(Values.text(left)) with \(Values.text(right))")
  }

  static func notBounds(_ value: Any?) -> Never {
    fatalError("Can't do a BETWEEN comparison with \(Values.text(value)), which is not a collection of two bounds")
  }

  static func invalidPattern(_ pattern: String, _ error: any Error) -> Never {
    fatalError("Can't do regex matching, reason: Can't open pattern \(pattern): \(error)")
  }

  static func notNumber(_ value: Any?, in function: String) -> Never {
    fatalError("Can't use \(Values.text(value)) as a number in the function \(function)")
  }

  static func outOfBounds(_ index: Int, count: Int) -> Never {
    let bounds = count == 0 ? "for empty array" : "[0 .. \(count - 1)]"
    fatalError("*** -[__NSArrayI objectAtIndex:]: index \(index) beyond bounds \(bounds)")
  }
}

import Predicates

/// An object with properties that predicates read by name.
final class Plant: NSObject {
  let name: String
  let height: Int?
  let parts: [Plant]
  let planted: Date

  init(_ name: String, height: Int? = nil, parts: [Plant] = [], planted: Date = Date(timeIntervalSinceReferenceDate: 0))
  {
    self.name = name
    self.height = height
    self.parts = parts
    self.planted = planted
  }
}

extension Plant: PropertyReading {
  static func propertyReader(forKey key: String) -> ((Any) -> Any?)? {
    switch key {
    case "name": { ($0 as? Plant)?.name }
    case "height": { ($0 as? Plant)?.height }
    case "parts": { ($0 as? Plant)?.parts }
    case "planted": { ($0 as? Plant)?.planted }
    default: nil
    }
  }

  static func methodCaller(named selector: String) -> ((Any, [Any?]) -> Any?)? {
    guard selector == "isTallerThan:" else { return nil }
    return { ((($0 as? Plant)?.height) ?? 0) > ($1[0] as? Int ?? 0) }
  }
}

/// Reads the text of a predicate, which Foundation on Linux calls deprecated.
protocol Described { var predicateFormat: String { get } }
extension NSPredicate: Described {}

/// Returns the text of a format after it was parsed.
func text(_ format: String, _ arguments: Any?...) -> String {
  (NSPredicate(format: format, argumentArray: arguments.map { $0 as Any }) as any Described).predicateFormat
}

/// Returns true if an object satisfies the predicate of a format.
func holds(_ format: String, _ object: Any? = nil, _ arguments: Any?...) -> Bool {
  NSPredicate(format: format, argumentArray: arguments.map { $0 as Any }).evaluate(with: object)
}

/// Returns the value of the expression of a format.
func value(_ format: String, _ object: Any? = nil) -> Any? {
  NSExpression(format: format).expressionValue(with: object, context: nil)
}

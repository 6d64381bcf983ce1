/// A defect of posted input.
enum PageEventError: Error, Hashable, CustomStringConvertible {
  /// The text is not JSON from a byte on.
  case syntax(at: Int)
  /// Arrays and objects are too deep inside each other.
  case tooDeep
  /// There are too many values, or events.
  case tooMany
  /// A number has no finite value, or is not in its range.
  case numberOutOfRange
  /// A string is longer than its limit.
  case tooLong(String)
  /// A member is missing, or of another kind.
  case missing(String)
  /// The kind of an event is unknown.
  case unknownKind(String)

  var description: String {
    switch self {
    case .syntax(let place): "The input is not JSON at byte \(place)."
    case .tooDeep: "The input is nested too deeply."
    case .tooMany: "The input has too many values."
    case .numberOutOfRange: "A number of the input is out of range."
    case .tooLong(let name): "The member \(name) is too long."
    case .missing(let name): "The member \(name) is missing or of the wrong kind."
    case .unknownKind(let kind): "The kind of event \(kind.prefix(20).debugDescription) is unknown."
    }
  }
}

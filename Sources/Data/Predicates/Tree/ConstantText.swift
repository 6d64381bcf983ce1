import Foundation

/// The text of a constant in the language of formats.
enum ConstantText {
  static func of(_ value: Any?) -> String {
    guard let value = Values.unwrapped(value) else { return "nil" }
    switch Scalar(value) {
    case .string(let string): return quoted(string)
    case .integer(let number): return String(number)
    case .real(let number): return Int(exactly: number).map(String.init) ?? "\(number)"
    case .decimal(let number): return number.description
    case .date(let date):
      return "CAST(\(String(format: "%.6f", date.timeIntervalSinceReferenceDate)), \"NSDate\")"
    case .none: return "nil"
    case .other:
      if let elements = Values.elements(of: value) { return "{\(elements.map(of).joined(separator: ", "))}" }
      return "\(value)"
    }
  }

  /// A string between quotation marks.
  static func quoted(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.value < 0x20: text += "\\x" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}

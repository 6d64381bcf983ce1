import Foundation

/// A format string in parts: what stands in it, and the places of its arguments.
package enum FormatTemplate {
  /// A part of a format string.
  package enum Part: Equatable {
    case literal(String)
    /// The place of an argument, counted from 0, with the specifier without its position.
    case argument(Int, specifier: String)
  }

  /// The parts of a format. `%2$@` takes the second argument; `%@` the next one; `%%` is a percent sign.
  package static func parts(of format: String) -> [Part] {
    var parts: [Part] = []
    var literal = ""
    var next = 0
    var rest = Substring(format)
    while let character = rest.popFirst() {
      guard character == "%" else {
        literal.append(character)
        continue
      }
      if rest.first == "%" {
        rest.removeFirst()
        literal.append("%")
        continue
      }
      guard var specifier = takeSpecifier(from: &rest) else {
        literal.append("%")
        continue
      }
      var position = next
      if let dollar = specifier.firstIndex(of: "$"), let number = Int(specifier[..<dollar]), number > 0 {
        position = number - 1
        specifier = specifier[specifier.index(after: dollar)...]
      } else {
        next += 1
      }
      if !literal.isEmpty { parts.append(.literal(literal)) }
      literal = ""
      parts.append(.argument(position, specifier: "%" + specifier))
    }
    if !literal.isEmpty { parts.append(.literal(literal)) }
    return parts
  }

  /// Takes a specifier, behind its percent sign, from the beginning of a text; nil if there is none.
  static func takeSpecifier(from text: inout Substring) -> Substring? {
    guard let end = text.firstIndex(where: { conversions.contains($0) }),
      text[..<end].allSatisfy({ flags.contains($0) })
    else { return nil }
    defer { text = text[text.index(after: end)...] }
    return text[...end]
  }

  private static let conversions = Set("@dDiuUxXoOfFeEgGaAcCsSp")
  private static let flags = Set("0123456789$.+-# 'hlqLztj")
}

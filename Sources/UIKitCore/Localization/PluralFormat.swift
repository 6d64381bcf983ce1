import Foundation

/// Formats with plurals, as the build of an adopted project writes them into tables of texts.
///
/// A place such as `%1$#@en{one{%1$lld apple}other{%1$lld apples}}@` has the forms for the categories of a language. A form
/// may have such places itself. Inside of forms, braces and backslashes of the text have a backslash in front of them.
package enum PluralFormat {
  /// A format with the forms that numbers choose. Its specifiers name their positions; a format without plurals stays as
  /// it is.
  ///
  /// - Parameter numbers: the values of the arguments; nil for those that are no numbers, for which the form `other` is
  ///   chosen.
  package static func expand(_ format: String, _ numbers: [Double?]) -> String {
    guard format.contains("#@") else { return format }
    var expansion = Expansion(numbers: numbers)
    var position = 0
    let result = expansion.expand(Substring(format), isForm: false, position: &position)
    return expansion.hasPlurals ? result : format
  }

  /// The greatest depth of forms inside of forms.
  fileprivate static let greatestDepth = 10

  private struct Expansion {
    let numbers: [Double?]
    var hasPlurals = false
    var depth = 0

    /// - Parameter position: the argument of the next specifier without a position; changed to that behind the text.
    mutating func expand(_ text: Substring, isForm: Bool, position: inout Int) -> String {
      var result = ""
      var rest = text
      while let character = rest.popFirst() {
        if character == "\\", isForm, let escaped = rest.popFirst() {
          result.append(escaped)
        } else if character != "%" {
          result.append(character)
        } else if rest.first == "%" {
          rest.removeFirst()
          result += "%%"
        } else if let place = Place(from: &rest) {
          hasPlurals = true
          result += form(of: place, position: &position)
        } else if let specifier = FormatTemplate.takeSpecifier(from: &rest) {
          result += specifier.contains("$") ? "%\(specifier)" : "%\(position + 1)$\(specifier)"
          if !specifier.contains("$") { position += 1 }
        } else {
          result += "%"
        }
      }
      return result
    }

    private mutating func form(of place: Place, position: inout Int) -> String {
      let argument = place.argument ?? position
      let number = numbers.indices.contains(argument) ? numbers[argument] : nil
      guard depth < PluralFormat.greatestDepth, let form = place.form(for: number) else { return "" }
      depth += 1
      defer { depth -= 1 }
      var inner = argument
      let text = expand(form, isForm: true, position: &inner)
      if place.argument == nil { position = max(argument + 1, inner) }
      return text
    }
  }

  /// A place with forms.
  private struct Place {
    /// The argument that chooses, counted from 0; nil for the next one.
    let argument: Int?
    let language: String
    let forms: [String: Substring]

    /// Takes a place, behind its percent sign, from the beginning of a text; nil if there is none.
    init?(from text: inout Substring) {
      var rest = text
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      rest = rest[digits.endIndex...]
      if !digits.isEmpty {
        guard rest.popFirst() == "$" else { return nil }
      }
      guard rest.hasPrefix("#@"), let brace = rest.firstIndex(of: "{") else { return nil }
      language = String(rest[..<brace].dropFirst(2))
      guard language.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }) else {
        return nil
      }
      rest = rest[rest.index(after: brace)...]
      var forms: [String: Substring] = [:]
      while let brace = rest.firstIndex(where: { $0 == "{" || $0 == "}" }), rest[brace] == "{" {
        let category = String(rest[..<brace])
        rest = rest[rest.index(after: brace)...]
        guard let form = Self.takeBlock(from: &rest) else { return nil }
        forms[category] = form
      }
      guard rest.hasPrefix("}@") else { return nil }
      text = rest.dropFirst(2)
      self.forms = forms
      argument = Int(digits).map { max(0, $0 - 1) }
    }

    /// Takes the text up to the brace that closes the open one, and the brace.
    private static func takeBlock(from text: inout Substring) -> Substring? {
      var depth = 1
      var index = text.startIndex
      while index < text.endIndex {
        switch text[index] {
        case "\\":
          index = text.index(after: index)
          if index == text.endIndex { return nil }
        case "{": depth += 1
        case "}":
          depth -= 1
          if depth == 0 {
            defer { text = text[text.index(after: index)...] }
            return text[..<index]
          }
        default: break
        }
        index = text.index(after: index)
      }
      return nil
    }

    /// The form for a number. A form for `zero` is used for 0 in every language, as in the original.
    func form(for number: Double?) -> Substring? {
      guard let number else { return forms["other"] }
      if number == 0, let zero = forms["zero"] { return zero }
      return forms[PluralRules.category(of: number, in: language)] ?? forms["other"]
    }
  }
}

import Foundation

/// An entry of a `.stringsdict`: a format with variables, each of which has forms for the categories of numbers.
struct PluralEntry {
  /// The entry as a format of ``PluralFormat``.
  let format: String

  /// The deepest level of variables in the forms of variables.
  private static let greatestDepth = 4

  /// Reads an entry; nil if it has no format.
  ///
  /// - Parameter language: The language whose rules choose among the forms.
  init?(_ entry: Any, language: String) {
    guard let entry = entry as? [String: Any], let format = entry["NSStringLocalizedFormatKey"] as? String else {
      return nil
    }
    self.format = Reader(entry: entry, language: language).expand(format, isForm: false, depth: 0)
  }

  private struct Reader {
    let entry: [String: Any]
    let language: String

    /// Replaces the variables of a format, such as `%#@apples@` or `%1$#@apples@`, by their forms.
    func expand(_ format: String, isForm: Bool, depth: Int) -> String {
      var result = ""
      var rest = Substring(format)
      while let match = rest.firstMatch(of: /%(\d+\$)?#@([^@]+)@/) {
        result += literal(rest[..<match.range.lowerBound], isForm: isForm)
        rest = rest[match.range.upperBound...]
        let forms = depth < PluralEntry.greatestDepth ? forms(of: String(match.2), depth: depth + 1) : ""
        result += "%\(match.1 ?? "")#@\(language){\(forms)}@"
      }
      return result + literal(rest, isForm: isForm)
    }

    private func forms(of variable: String, depth: Int) -> String {
      let values = (entry[variable] as? [String: Any] ?? [:]).filter { !$0.key.hasPrefix("NSString") }
      return values.sorted { $0.key < $1.key }.compactMap { category, value in
        (value as? String).map { "\(category){\(expand($0, isForm: true, depth: depth))}" }
      }.joined()
    }

    /// A part of the text. In a form, what would end it has a backslash in front of it.
    private func literal(_ text: Substring, isForm: Bool) -> String {
      guard isForm else { return String(text) }
      return String(text.flatMap { "{}\\".contains($0) ? ["\\", $0] : [$0] })
    }
  }
}

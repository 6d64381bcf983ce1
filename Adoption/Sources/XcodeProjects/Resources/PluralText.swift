/// A text with plurals in one line, as Pergola reads it from a table: `%1$#@en{one{%1$lld apple}other{…}}@`.
///
/// Foundation on Linux reads tables of plain texts only, and ends the program where it finds a `.stringsdict`.
struct PluralText {
  /// The language whose rules choose among the forms.
  let language: String
  /// The entry of a `.stringsdict`.
  let entry: PropertyListValue

  /// The most levels of variables inside of variables: each form may have them, so their number grows fast.
  private static let greatestDepth = 4

  /// The text; nil for an entry without a format.
  var text: String? {
    entry["NSStringLocalizedFormatKey"]?.string.map { expand($0, isForm: false, depth: 0) }
  }

  /// Replaces the variables of a format, such as `%#@apples@` or `%1$#@apples@`, by their forms.
  private func expand(_ format: String, isForm: Bool, depth: Int) -> String {
    var result = ""
    var rest = Substring(format)
    while let match = rest.firstMatch(of: /%(\d+\$)?#@([^@]+)@/) {
      result += literal(rest[..<match.range.lowerBound], isForm: isForm)
      rest = rest[match.range.upperBound...]
      let forms = depth < Self.greatestDepth ? forms(of: String(match.2), depth: depth + 1) : ""
      result += "%\(match.1 ?? "")#@\(language){\(forms)}@"
    }
    return result + literal(rest, isForm: isForm)
  }

  private func forms(of variable: String, depth: Int) -> String {
    let values = (entry[variable]?.dictionary ?? [:]).filter { !$0.key.hasPrefix("NSString") }
    return values.sorted { $0.key < $1.key }.compactMap { category, value in
      value.string.map { "\(category){\(expand($0, isForm: true, depth: depth))}" }
    }.joined()
  }

  private func literal(_ text: Substring, isForm: Bool) -> String {
    guard isForm else { return String(text) }
    return String(text.flatMap { "{}\\".contains($0) ? ["\\", $0] : [$0] })
  }
}

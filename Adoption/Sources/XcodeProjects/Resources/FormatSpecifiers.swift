/// The specifiers of a format such as `%@ has %lld apples`.
struct FormatSpecifiers {
  private let text: String

  init(_ text: String) { self.text = text }

  /// The argument of the first specifier of an integer, counted from 1; nil if there is none.
  var firstNumber: Int? {
    var next = 1
    for match in text.matches(of: Self.pattern) where match.3 != "%" {
      let position = match.1.flatMap { Int($0.dropLast()) } ?? next
      if match.1 == nil { next += 1 }
      if "diuxX".contains(match.3) { return position }
    }
    return nil
  }

  /// The text with the position of its argument in every specifier.
  var numbered: String {
    var next = 1
    return text.replacing(Self.pattern) { match in
      guard match.1 == nil, match.3 != "%" else { return String(match.0) }
      defer { next += 1 }
      return "%\(next)$\(match.2)\(match.3)"
    }
  }

  /// A specifier: its position, its flags and its type.
  nonisolated(unsafe) private static let pattern =
    /%(\d+\$)?([-+ 0#']*[\d.]*(?:ll|l|hh|h|q|z|t|j|L)?)([@dDiuUxXoOfFeEgGaAcCsSp%])/
}

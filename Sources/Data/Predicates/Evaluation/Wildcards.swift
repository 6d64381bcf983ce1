/// A pattern of `LIKE`: `?` is one character, `*` any number of them, and a backslash makes the next one literal.
struct Wildcards {
  private enum Part: Equatable {
    case one
    case any
    case scalar(Unicode.Scalar)
  }

  private let parts: [Part]

  init(_ pattern: String) {
    var parts: [Part] = []
    var isEscaped = false
    for scalar in pattern.unicodeScalars {
      switch scalar {
      case _ where isEscaped:
        parts.append(.scalar(scalar))
        isEscaped = false
      case "\\": isEscaped = true
      case "?": parts.append(.one)
      case "*": parts.append(.any)
      default: parts.append(.scalar(scalar))
      }
    }
    if isEscaped { parts.append(.scalar("\\")) }
    self.parts = parts
  }

  /// True if the pattern matches the whole text. Only the last `*` is ever extended: what earlier ones matched stays
  /// right, so the time is at most the product of both lengths.
  func matches(_ text: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    var (place, part) = (0, 0)
    var retry: (place: Int, part: Int)?
    while place < scalars.count {
      if part < parts.count, parts[part] == .any {
        retry = (place, part)
        part += 1
      } else if part < parts.count, parts[part] == .one || parts[part] == .scalar(scalars[place]) {
        place += 1
        part += 1
      } else if let last = retry {
        place = last.place + 1
        part = last.part + 1
        retry = (place, last.part)
      } else {
        return false
      }
    }
    return parts[part...].allSatisfy { $0 == .any }
  }
}

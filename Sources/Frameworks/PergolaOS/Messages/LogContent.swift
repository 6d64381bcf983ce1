/// A message before its level is known to be taken: nothing in it has been evaluated.
protocol LogContent {
  /// Evaluates the message.
  func pieces() -> [LogPiece]
}

/// A piece of a message: a text, and the value that stands after it.
struct LogPiece: Sendable {
  /// The value of an argument.
  enum Value: Sendable {
    case int(Int64)
    case unsigned(UInt64)
    case double(Double)
    case text(String)
  }

  /// An evaluated argument.
  struct Argument: Sendable {
    /// The placeholder in a format, such as `%{public}d`.
    let placeholder: String
    let value: Value
    /// The value as text.
    let text: String
    let privacy: OSLogPrivacy

    /// True if the value is replaced in what is kept.
    var isRedacted: Bool { privacy.isRedacted(isScalar: isScalar) }

    private var isScalar: Bool {
      if case .text = value { return false }
      return true
    }

    /// The text in what is kept.
    var redacted: String { isRedacted ? privacy.replacement(for: text) : text }

    /// The text on the console of the user's own machine, which shows private values, but not sensitive ones.
    var revealed: String { privacy.isSensitive ? redacted : text }
  }

  /// The literal text before the argument.
  var text: String
  /// The argument; nil at the end of a message.
  var argument: Argument?
}

extension [LogPiece] {
  /// The message as it is kept.
  var redacted: String { reduce(into: "") { $0 += $1.text + ($1.argument?.redacted ?? "") } }

  /// The message on the console.
  var revealed: String { reduce(into: "") { $0 += $1.text + ($1.argument?.revealed ?? "") } }

  /// The message as a format, with a placeholder for each value.
  var format: String {
    reduce(into: "") { format, piece in
      format += piece.text.replacing("%", with: "%%") + (piece.argument?.placeholder ?? "")
    }
  }
}

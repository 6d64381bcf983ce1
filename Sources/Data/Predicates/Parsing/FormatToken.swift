/// A token of a format.
enum FormatToken: Equatable {
  case string(String)
  case integer(Int)
  case real(Double)
  /// An identifier, or the name of a function with its colons.
  case word(String)
  /// A key after `#`, which may be a reserved word.
  case key(String)
  /// A collection operator, with its `@`.
  case collectionOperator(String)
  case variable(String)
  case argument(Argument)
  case symbol(String)
  case end

  /// The place of an argument.
  enum Argument {
    /// `%@`
    case object
    /// `%K`
    case key
    /// `%d` and its kin.
    case integer
    /// `%f` and its kin.
    case real
  }
}

/// The format is not in the language.
struct FormatError: Error {}

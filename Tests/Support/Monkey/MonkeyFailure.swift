/// A failure of an app after random use.
public struct MonkeyFailure: Error, CustomStringConvertible {
  /// The kind of a failure.
  public enum Kind: String, Sendable {
    /// The process ended.
    case trap = "ends"
    /// The process did not end in time.
    case hang = "does not end"
    /// The frame differs from one that is drawn again.
    case frame = "shows an old frame"
    /// Objects of the scene remain.
    case remains = "leaves objects"
  }

  public let kind: Kind
  /// The failure in words.
  public let text: String

  public init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }

  public var description: String { "\(kind.rawValue): \(text)" }

  /// The failure of a line that `description` begins with; nil if the line is not one.
  public init?(description: String) {
    for kind in [Kind.frame, .remains, .hang, .trap] where description.hasPrefix(kind.rawValue + ": ") {
      self.init(kind, String(description.dropFirst(kind.rawValue.count + 2)))
      return
    }
    return nil
  }

  /// Returns true if two failures are of the same kind; of processes that ended, if they said the same but for numbers.
  public func isLike(_ other: MonkeyFailure) -> Bool {
    guard kind == .trap, other.kind == .trap else { return kind == other.kind }
    return said == other.said
  }

  /// The first line without digits.
  private var said: String { text.prefix { $0 != "\n" }.filter { !$0.isNumber } }
}

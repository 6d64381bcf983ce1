/// Keys with their current effect: a line of the host's list of keys.
public struct KeyHint: Hashable, Sendable {
  /// A key, or typed text.
  public enum Trigger: Hashable, Sendable {
    case key(KeyEvent)
    /// Letters, digits and punctuation.
    case text
  }

  /// The keys that have the effect `meaning`.
  public var triggers: [Trigger]
  /// The effect in a few words, shown after the keys: "scroll by a page".
  public var meaning: String

  /// A hint for keys with the same effect.
  public init(_ triggers: [Trigger], _ meaning: String) {
    self.triggers = triggers
    self.meaning = meaning
  }
}

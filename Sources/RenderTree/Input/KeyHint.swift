/// Keys that do something now, and what: a line of the list that a host shows when it is asked for help.
public struct KeyHint: Hashable, Sendable {
  /// What is pressed or typed.
  public enum Trigger: Hashable, Sendable {
    case key(KeyEvent)
    /// Letters, digits and signs.
    case text
  }

  /// Each of them does what `meaning` says.
  public var triggers: [Trigger]
  /// In a few words, to be read after the keys: "scroll by a page".
  public var meaning: String

  /// A line for keys that do the same.
  public init(_ triggers: [Trigger], _ meaning: String) {
    self.triggers = triggers
    self.meaning = meaning
  }
}

/// Text in runs of equal attributes: the input of a text engine.
public struct StyledText: Hashable, Sendable {
  /// A stretch of text with equal attributes.
  public struct Run: Hashable, Sendable {
    /// The text, which may contain line separators.
    public var text: String
    /// The attributes of the whole run.
    public var attributes: TextAttributes

    /// A run with its text and attributes.
    public init(_ text: String, _ attributes: TextAttributes) {
      self.text = text
      self.attributes = attributes
    }
  }

  /// The runs in logical order.
  public var runs: [Run]

  /// Text made of runs in logical order.
  public init(runs: [Run]) { self.runs = runs }

  /// Text with the same attributes throughout.
  public init(_ text: String, _ attributes: TextAttributes) { self.init(runs: [Run(text, attributes)]) }

  /// The whole text.
  public var string: String { runs.count == 1 ? runs[0].text : runs.map(\.text).joined() }
}

import Foundation

/// The emphasis of a part of a text, as Markdown expresses it.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  /// One bit per member.
  public let rawValue: UInt
  /// The set with these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Emphasis, usually italic.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  /// Strong emphasis, usually bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// Code, usually in a monospaced font.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// Text that was struck out.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
}

extension AttributeScopes.FoundationAttributes {
  /// The emphasis of a run.
  public enum InlinePresentationIntentAttribute: AttributedStringKey {
    public typealias Value = InlinePresentationIntent
    /// The name of the attribute in archives.
    public static let name = "NSInlinePresentationIntent"
  }

  /// The emphasis of a run: `string.inlinePresentationIntent`. It has no value of its own, and exists for its key path.
  public var inlinePresentationIntent: InlinePresentationIntentAttribute {
    fatalError("Attributes are read from attributed strings and containers.")
  }
}

import Foundation

extension Semantics {
  /// The preferences of editable text for the keyboard on the screen of a host's device, and for the device's treatment of
  /// typed text.
  public struct TextInput: Hashable, Sendable {
    /// The keys of a keyboard.
    public enum Keyboard: Hashable, Sendable { case text, digits, decimals, telephone, email, url, search }

    /// The meaning of the return key.
    public enum ReturnKey: Hashable, Sendable { case enter, go, done, next, search, send }

    /// The letters that are capitals without a shift key.
    public enum Capitalization: Hashable, Sendable { case none, words, sentences, characters }

    /// The keys; those for any text by default.
    public var keyboard = Keyboard.text
    /// The meaning of the return key, which its label tells.
    public var returnKey = ReturnKey.enter
    /// The letters that are capitals; those that begin sentences by default.
    public var capitalization = Capitalization.sentences
    /// True if words are corrected, false if they are not; nil, the default, for the user's preference.
    public var correctsWords: Bool?
    /// True if spelling is checked, false if it is not; nil, the default, for the user's preference.
    public var checksSpelling: Bool?
    /// True if the text is hidden while it is typed.
    public var isSecret = false
    /// The meaning of the text, for suggestions, by the name that the original and the autofill of HTML have in common; nil
    /// for no meaning.
    public var contentType: String?

    /// The distance of the first line from the top of content that scrolls, in points; nil if the first text of the node has it.
    public var topInset: CGFloat?

    /// The preferences of any text.
    public init() {}
  }

  /// A value outside of the node, because few nodes have it.
  indirect enum Kept<Value: Hashable & Sendable>: Hashable, Sendable {
    case none
    case some(Value)

    init(_ value: Value?) { self = value.map(Kept.some) ?? .none }

    var value: Value? {
      switch self {
      case .none: nil
      case .some(let value): value
      }
    }
  }
}

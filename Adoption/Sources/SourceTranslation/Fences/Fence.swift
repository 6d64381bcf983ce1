/// A part of a source that is left out or replaced, because it needs something that is missing.
public struct Fence: Codable, Hashable, Sendable {
  /// The kinds of fences, from the one that costs least.
  public enum Kind: String, Codable, CaseIterable, Comparable, Sendable {
    /// A call or an assignment whose result nobody uses, or the value of a local name. It is left out.
    case statement
    /// An import of a missing module. The module of its placeholders is imported.
    case `import`
    /// A view in a builder. A box shows the reason.
    case view
    /// A modifier of a view. It is left out.
    case modifier
    /// An attribute or a property wrapper. It is left out; a property without a value traps when it is used.
    case attribute
    /// The word `override`. It is left out.
    case override
    /// A conformance. It is left out.
    case conformance
    /// An initial value or a default argument. It traps.
    case value
    /// The body of a function, an initializer or an accessor. It traps.
    case body
    /// A whole declaration. It is left out.
    case declaration

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    public static func < (first: Kind, second: Kind) -> Bool { first.rank < second.rank }
  }

  /// The path of the source, as the project names it.
  public var file: String
  /// The kind.
  public var kind: Kind
  /// The path of the declaration around the part, such as "Cart.add(_:)"; empty at the top of the file.
  public var declaration: String
  /// The fingerprint of the part's text.
  public var text: String
  /// The number of the part among those of its kind and text in the declaration, from 0.
  public var number: Int
  /// The reason, in the compiler's words or ours.
  public var reason: String

  /// A fence around a part.
  public init(file: String, kind: Kind, declaration: String, text: String, number: Int, reason: String) {
    self.file = file
    self.kind = kind
    self.declaration = declaration
    self.text = text
    self.number = number
    self.reason = reason
  }
}

extension Fence {
  /// The fingerprint of a text: 64 bits of FNV-1a, over the text without its spaces.
  ///
  /// Source: Fowler, Noll, Vo, "The FNV Non-Cryptographic Hash Algorithm", RFC 9923.
  static func fingerprint(of text: some StringProtocol) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for unit in text.utf8 where unit > 0x20 {
      hash ^= UInt64(unit)
      hash &*= 0x100_0000_01b3
    }
    return String(hash, radix: 16)
  }
}

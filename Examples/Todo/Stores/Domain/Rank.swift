/// A place in an order that always has room between two others, so that the move of an item changes that item alone.
///
/// A rank is a text: a whole number whose first letter says its length, and a fraction. Ranks compare as their texts do.
/// The scheme is *fractional indexing*, by David Greenspan (Observable, 2020).
public struct Rank: Hashable, Sendable {
  /// The greatest length of a rank, which random moves do not reach. Longer ones come from broken senders.
  static let longest = 1_000
  static let digits = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)

  /// The text of the rank: digits and letters.
  public let text: String

  /// The rank of the first item in an empty list.
  public static let first = Rank(trusted: "a0")

  /// A rank with a text; nil if the text is not one of a rank.
  public init?(_ text: String) {
    guard Self.isValid(Array(text.utf8)) else { return nil }
    self.text = text
  }

  init(trusted text: String) { self.text = text }

  init(_ integer: [UInt8], _ fraction: some Sequence<UInt8>) {
    text = String(decoding: integer + fraction, as: UTF8.self)
  }

  private static func isValid(_ bytes: [UInt8]) -> Bool {
    guard let head = bytes.first, let length = integerLength(head), (length...longest).contains(bytes.count),
      bytes.allSatisfy(digits.contains)
    else { return false }
    let zero = digits[0]
    let isSmallest = head == UInt8(ascii: "A") && bytes[1..<length].allSatisfy { $0 == zero }
    return bytes.count == length ? !isSmallest : bytes.last != zero
  }

  /// The number of characters of the whole number that begins with a letter.
  static func integerLength(_ head: UInt8) -> Int? {
    switch head {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(head - UInt8(ascii: "a")) + 2
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(UInt8(ascii: "Z") - head) + 2
    default: nil
    }
  }
}

extension Rank: Comparable {
  public static func < (a: Rank, b: Rank) -> Bool { a.text < b.text }
}

extension Rank: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let rank = Rank(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\(text.prefix(40).debugDescription) is not a rank, such as \"a0\" or \"Zz8\"."
      )
    }
    self = rank
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

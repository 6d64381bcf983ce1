/// A moment of a hybrid logical clock: later than every moment that its device knew, and near to the time of day.
public struct HybridTimestamp: Hashable, Sendable {
  /// The greatest time: 48 bits, as in the paper of the clock.
  static let latestTime: UInt64 = 1 << 48 - 1
  /// The length of a timestamp in bytes.
  static let size = 18

  /// The milliseconds since 1970.
  public let time: UInt64
  /// A number that tells the events of one millisecond apart.
  public let counter: UInt32
  /// The device or process, which makes the moment the only one of its kind.
  public let node: UInt64

  /// The moment before all others: that of values that nobody has chosen.
  public static let zero = HybridTimestamp(time: 0, counter: 0, node: 0)

  /// A moment. Times are at most 48 bits long.
  public init(time: UInt64, counter: UInt32, node: UInt64) {
    self.time = min(time, Self.latestTime)
    self.counter = counter
    self.node = node
  }
}

extension HybridTimestamp: Comparable {
  public static func < (a: HybridTimestamp, b: HybridTimestamp) -> Bool {
    (a.time, a.counter, a.node) < (b.time, b.counter, b.node)
  }
}

extension HybridTimestamp: CustomStringConvertible {
  /// The time, the counter and the node in hexadecimal digits. Timestamps compare as their texts do.
  public var description: String {
    Self.hexadecimal(time, digits: 12) + Self.hexadecimal(UInt64(counter), digits: 8)
      + Self.hexadecimal(node, digits: 16)
  }

  /// The timestamp with a description; nil if the text is not a description.
  public init?(_ description: String) {
    let text = Array(description.utf8)
    guard text.count == 2 * Self.size else { return nil }
    func number(_ range: Range<Int>) -> UInt64? { UInt64(String(decoding: text[range], as: UTF8.self), radix: 16) }
    guard !text.contains(UInt8(ascii: "+")), let time = number(0..<12), let counter = number(12..<20),
      let node = number(20..<36)
    else { return nil }
    self.init(time: time, counter: UInt32(truncatingIfNeeded: counter), node: node)
  }

  private static func hexadecimal(_ number: UInt64, digits: Int) -> String {
    let text = String(number, radix: 16)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}

extension HybridTimestamp: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let timestamp = HybridTimestamp(text) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "\(text.prefix(40).debugDescription) is not a timestamp of 36 hexadecimal digits.")
    }
    self = timestamp
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension HybridTimestamp {
  /// The bytes of the timestamp, the most significant first.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Self.size)
    for shift in stride(from: 40, through: 0, by: -8) { bytes.append(UInt8(truncatingIfNeeded: time >> UInt64(shift))) }
    for shift in stride(from: 24, through: 0, by: -8) {
      bytes.append(UInt8(truncatingIfNeeded: counter >> UInt32(shift)))
    }
    for shift in stride(from: 56, through: 0, by: -8) { bytes.append(UInt8(truncatingIfNeeded: node >> UInt64(shift))) }
    return bytes
  }

  /// The timestamp of bytes, of which there are `size`.
  init(bytes: some Collection<UInt8>) {
    func number(_ range: Range<Int>) -> UInt64 {
      bytes.dropFirst(range.lowerBound).prefix(range.count).reduce(0) { $0 << 8 | UInt64($1) }
    }
    self.init(time: number(0..<6), counter: UInt32(truncatingIfNeeded: number(6..<10)), node: number(10..<18))
  }
}

/// The numbers of a control sequence: separated by semicolons, with parts separated by colons.
struct ControlParameters {
  /// The private marker before the numbers, such as `?` or `<`; nil for none.
  let prefix: UInt8?
  /// The parts of each number; nil for omitted ones.
  private let values: [[Int?]]
  /// True if the bytes are only digits, semicolons and colons.
  let isPlain: Bool

  init(_ bytes: [UInt8]) {
    var rest = bytes[...]
    if let first = rest.first, (0x3C...0x3F).contains(first) {
      prefix = first
      rest = rest.dropFirst()
    } else {
      prefix = nil
    }
    isPlain = rest.allSatisfy { (0x30...0x3B).contains($0) }
    values = rest.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map { part in
      part.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map { digits in
        Int(String(decoding: digits, as: UTF8.self))
      }
    }
  }

  var count: Int { values.count }

  var first: Int? { self[0] }

  /// A number; nil if it is omitted.
  subscript(index: Int) -> Int? { part(index, 0) }

  /// Returns a part of a number; nil if it is omitted.
  func part(_ index: Int, _ part: Int) -> Int? {
    guard values.indices.contains(index), values[index].indices.contains(part) else { return nil }
    return values[index][part]
  }
}

/// The numbers of a control sequence: separated by semicolons, with parts separated by colons.
struct ControlParameters {
  /// `?`, `<` and the like before the numbers.
  let prefix: UInt8?
  /// Nil where a number is left out.
  private let values: [[Int?]]
  /// False where there is anything else among the numbers.
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

  /// A number; nil where it is left out.
  subscript(index: Int) -> Int? { part(index, 0) }

  /// A part of a number; nil where it is left out.
  func part(_ index: Int, _ part: Int) -> Int? {
    guard values.indices.contains(index), values[index].indices.contains(part) else { return nil }
    return values[index][part]
  }
}

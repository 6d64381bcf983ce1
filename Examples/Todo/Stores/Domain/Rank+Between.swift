extension Rank {
  /// Returns ascending ranks between two others.
  ///
  /// - Parameters:
  ///   - lower: The rank before them; nil for the beginning of the list.
  ///   - upper: The rank after them, which is greater than `lower`; nil for the end of the list.
  public static func ranks(_ count: Int, between lower: Rank?, and upper: Rank?) -> [Rank] {
    guard count > 0 else { return [] }
    if upper == nil || lower == nil {
      var ranks: [Rank] = []
      for _ in 0..<count {
        ranks.append(upper == nil ? between(ranks.last ?? lower, nil) : between(nil, ranks.last ?? upper))
      }
      return upper == nil ? ranks : ranks.reversed()
    }
    let middle = between(lower, upper)
    let before = ranks(count / 2, between: lower, and: middle)
    return before + [middle] + ranks(count - before.count - 1, between: middle, and: upper)
  }

  /// Returns a rank between two others. `lower` is less than `upper`; nil stands for an end of the list.
  public static func between(_ lower: Rank?, _ upper: Rank?) -> Rank {
    switch (lower?.parts, upper?.parts) {
    case (nil, nil): return first
    case (nil, let upper?):
      // A whole number with a fraction is greater than the number alone.
      if !upper.fraction.isEmpty, !isSmallest(upper.integer) { return Rank(upper.integer, []) }
      if let integer = decremented(upper.integer), !isSmallest(integer) { return Rank(integer, []) }
      return Rank(smallest, middle([], isSmallest(upper.integer) ? upper.fraction : nil))
    case (let lower?, nil):
      if let integer = incremented(lower.integer) { return Rank(integer, []) }
      return Rank(lower.integer, middle(lower.fraction, nil))
    case (let lower?, let upper?):
      precondition(
        lower.integer + lower.fraction != upper.integer + upper.fraction, "Equal ranks have none between them.")
      if lower.integer == upper.integer { return Rank(lower.integer, middle(lower.fraction, upper.fraction)) }
      if let integer = incremented(lower.integer),
        integer != upper.integer || !upper.fraction.isEmpty
      {
        return Rank(integer, [])
      }
      return Rank(lower.integer, middle(lower.fraction, nil))
    }
  }

  private var parts: (integer: [UInt8], fraction: [UInt8]) {
    let bytes = Array(text.utf8)
    let length = min(bytes.count, bytes.first.flatMap(Self.integerLength) ?? 1)
    return (Array(bytes[..<length]), Array(bytes[length...]))
  }

  /// The whole number before all others, which is a rank only with a fraction.
  private static let smallest = [UInt8(ascii: "A")] + Array(repeating: digits[0], count: 26)

  private static func isSmallest(_ integer: [UInt8]) -> Bool { integer == smallest }

  private static func value(_ digit: UInt8) -> Int { digits.firstIndex(of: digit) ?? 0 }

  /// The next whole number; nil after the last one.
  private static func incremented(_ integer: [UInt8]) -> [UInt8]? {
    var result = integer
    for index in result.indices.dropFirst().reversed() {
      let next = value(result[index]) + 1
      if next < digits.count {
        result[index] = digits[next]
        return result
      }
      result[index] = digits[0]
    }
    switch integer[0] {
    case UInt8(ascii: "Z"): return [UInt8(ascii: "a"), digits[0]]
    case UInt8(ascii: "z"): return nil
    default:
      result[0] = integer[0] + 1
      if result[0] > UInt8(ascii: "a") { result.append(digits[0]) } else { result.removeLast() }
      return result
    }
  }

  /// The whole number before; nil before the first one.
  private static func decremented(_ integer: [UInt8]) -> [UInt8]? {
    guard let last = digits.last else { return nil }
    var result = integer
    for index in result.indices.dropFirst().reversed() {
      let next = value(result[index]) - 1
      if next >= 0 {
        result[index] = digits[next]
        return result
      }
      result[index] = last
    }
    switch integer[0] {
    case UInt8(ascii: "a"): return [UInt8(ascii: "Z"), last]
    case UInt8(ascii: "A"): return nil
    default:
      result[0] = integer[0] - 1
      if result[0] < UInt8(ascii: "Z") { result.append(last) } else { result.removeLast() }
      return result
    }
  }

  /// Returns a fraction between two others, without zeros at its end. nil stands for one.
  private static func middle(_ lower: [UInt8], _ upper: [UInt8]?) -> [UInt8] {
    var lower = lower[...]
    var upper = upper.map { $0[...] }
    var result: [UInt8] = []
    while true {
      let low = lower.first.map(value) ?? 0
      let high = upper.map { $0.first.map(value) ?? 0 } ?? digits.count
      if low == high {
        // Both begin with this digit.
        result.append(digits[low])
        upper = upper?.dropFirst()
      } else if high - low > 1 {
        result.append(digits[(low + high) / 2])
        return result
      } else if let rest = upper, rest.count > 1 {
        result.append(digits[high])
        return result
      } else {
        result.append(digits[low])
        upper = nil
      }
      lower = lower.dropFirst()
    }
  }
}

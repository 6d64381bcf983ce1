/// The characters that are mirrored in right-to-left text.
package enum BidiMirroring {
  /// Returns the character to draw in a right-to-left run: "(" for ")" (rule L4 of UAX #9). Characters without a mirror
  /// image stay the same.
  package static func mirrored(_ character: Character) -> Character {
    let scalars = character.unicodeScalars
    let base = scalars[scalars.startIndex]
    guard let mirror = mirrors[base.value].flatMap(Unicode.Scalar.init) else { return character }
    var result = String.UnicodeScalarView([mirror])
    result.append(contentsOf: scalars.dropFirst())
    return Character(String(result))
  }

  private static let mirrors: [UInt32: UInt32] = {
    var mirrors: [UInt32: UInt32] = [:]
    for index in stride(from: 0, to: pairs.count, by: 2) {
      mirrors[pairs[index]] = pairs[index + 1]
      mirrors[pairs[index + 1]] = pairs[index]
    }
    return mirrors
  }()

  /// A bracket for rule N0.
  enum Bracket {
    /// An opening bracket with the scalar of its closing bracket.
    case opening(UInt32)
    case closing(UInt32)
  }

  /// Returns the kind of bracket of a scalar, with canonical equivalents unified; nil for other scalars.
  static func bracket(_ scalar: UInt32) -> Bracket? {
    switch scalar {
    case 0x2329: .opening(0x3009)
    case 0x232A: .closing(0x3009)
    default: brackets[scalar]
    }
  }

  private static let brackets: [UInt32: Bracket] = {
    var brackets: [UInt32: Bracket] = [:]
    for index in stride(from: 0, to: bracketPairs.count, by: 2) {
      brackets[bracketPairs[index]] = .opening(bracketPairs[index + 1])
      brackets[bracketPairs[index + 1]] = .closing(bracketPairs[index + 1])
    }
    return brackets
  }()
}

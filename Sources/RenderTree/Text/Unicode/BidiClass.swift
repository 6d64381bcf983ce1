/// A character's Bidi_Class. The cases have the names of UAX #9: `al` is an Arabic letter, `en` a European number, `nsm`
/// a nonspacing mark, `on` another neutral character.
enum BidiClass: UInt8 {
  case l, r, al, an, en, es, et, cs, ws, on
  case nsm, bn, b, s, lre, rle, lro, rlo, pdf, lri, rli, fsi, pdi

  /// The class of a scalar: by rules for Latin letters, controls, marks and formatting characters, and from the table for
  /// all others.
  init(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    switch value {
    case 0x61...0x7A, 0x41...0x5A: self = .l
    case 0x20: self = .ws
    case 0x09, 0x0B, 0x1F: self = .s
    case 0x0A, 0x0D, 0x1C...0x1E, 0x85, 0x2029: self = .b
    case 0x00...0x08, 0x0E...0x1B, 0x7F...0x9F, 0xAD: self = .bn
    case 0x200E: self = .l
    case 0x200F: self = .r
    case 0x61C: self = .al
    case 0x202A: self = .lre
    case 0x202B: self = .rle
    case 0x202C: self = .pdf
    case 0x202D: self = .lro
    case 0x202E: self = .rlo
    case 0x2066: self = .lri
    case 0x2067: self = .rli
    case 0x2068: self = .fsi
    case 0x2069: self = .pdi
    case 0..<0x300: self = BidiClass.tabulated(value)
    default:
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark: self = .nsm
      case .format where scalar.properties.isDefaultIgnorableCodePoint: self = .bn
      default: self = BidiClass.tabulated(value)
      }
    }
  }

  /// Returns the class of the table's last stretch that starts at or before a value.
  private static func tabulated(_ value: UInt32) -> BidiClass {
    var low = 0
    var high = table.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if table[middle] >> 4 <= value { low = middle } else { high = middle }
    }
    return BidiClass(rawValue: UInt8(table[low] & 15)) ?? .l
  }

  /// True if text with such characters may need reordering.
  var needsReordering: Bool {
    switch self {
    case .r, .al, .an, .lre, .rle, .lro, .rlo, .lri, .rli, .fsi: true
    default: false
    }
  }

  /// True for the characters that begin an isolate, which a PDI ends.
  var isIsolateInitiator: Bool { self == .lri || self == .rli || self == .fsi }

  /// True for the classes that rule X9 removes.
  var isRemoved: Bool {
    switch self {
    case .bn, .lre, .rle, .lro, .rlo, .pdf: true
    default: false
    }
  }

  /// True for the classes that rules N1 and N2 call NI.
  var isNeutral: Bool {
    switch self {
    case .b, .s, .ws, .on, .fsi, .lri, .rli, .pdi: true
    default: false
    }
  }
}

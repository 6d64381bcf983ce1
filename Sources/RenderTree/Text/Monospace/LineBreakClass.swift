/// The line-breaking class of a cluster: a subset of the classes and rules of UAX #14.
///
/// Hangul syllables and emoji count as ideographs. Languages that are written without spaces and need a dictionary
/// (Thai, Lao, Khmer) break only inside a word that is longer than a line. A soft hyphen is not drawn and does not
/// allow a break.
enum LineBreakClass: UInt8 {
  case alphabetic, digit, ideograph, space, hyphen, dash, slash, opening, closing, nonstarter, glue, zeroWidthSpace

  /// The class of a cluster.
  ///
  /// - Parameters:
  ///   - scalar: the first scalar of the cluster.
  ///   - cells: the width of the cluster without kerning.
  ///   - isAlone: true if it is the only scalar. A space with a combining mark is a base for the mark and does not
  ///     count as a space.
  init(_ scalar: Unicode.Scalar, cells: Int, isAlone: Bool) {
    switch scalar.value {
    case 0x20, 0x1680, 0x2000...0x200A, 0x205F, 0x3000:
      let isFigureSpace = scalar.value == 0x2007
      self = !isAlone ? .alphabetic : isFigureSpace ? .glue : .space
    case 0x30...0x39: self = .digit
    case 0x41...0x5A, 0x61...0x7A: self = .alphabetic
    case 0x2D, 0x58A, 0x2010, 0x2012, 0x2013: self = .hyphen
    case 0x2014, 0x2E3A, 0x2E3B: self = .dash
    case 0x2F: self = .slash
    case 0x28, 0x5B, 0x7B, 0xA1, 0xBF, 0x201A, 0x201E, 0x2018, 0x201C, 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014,
      0x3016, 0x3018, 0x301A, 0x301D, 0xFF08, 0xFF3B, 0xFF5B, 0xFF5F, 0xFF62:
      self = .opening
    case 0x21, 0x29, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F, 0x5D, 0x7D, 0x2019, 0x201D, 0x3001, 0x3002, 0x3009, 0x300B, 0x300D,
      0x300F, 0x3011, 0x3015, 0x3017, 0x3019, 0x301B, 0x301E, 0x301F, 0xFE50, 0xFE52, 0xFF01, 0xFF09, 0xFF0C, 0xFF0E,
      0xFF1F, 0xFF3D, 0xFF5D, 0xFF60, 0xFF61, 0xFF63, 0xFF64:
      self = .closing
    case 0x2025, 0x2026, 0x203C, 0x2047...0x2049, 0x3005, 0x301C, 0x303B, 0x309B...0x309E, 0x30A0, 0x30FB...0x30FE,
      0xFF1A, 0xFF1B, 0xFF65, 0xFF70,
      // The small kana, which cannot start a line.
      0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E, 0x3095, 0x3096, 0x30A1, 0x30A3,
      0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE, 0x30F5, 0x30F6, 0x31F0...0x31FF, 0xFF67...0xFF6F:
      self = .nonstarter
    case 0xA0, 0x2011, 0x202F, 0x2060, 0xFEFF: self = .glue
    case 0x200B: self = .zeroWidthSpace
    // A picture, before and after which a line may end (class CB).
    case 0xFFFC: self = .ideograph
    default:
      self = cells == 2 ? .ideograph : scalar.properties.numericType == .decimal ? .digit : .alphabetic
    }
  }

  /// Returns true if a line may end between two neighbours.
  /// - Parameter isWordStart: true if `first` is at the start of a line or after a space.
  static func allowsBreak(between first: LineBreakClass, and second: LineBreakClass, isWordStart: Bool) -> Bool {
    switch (first, second) {
    case (_, .space), (_, .zeroWidthSpace): false
    case (.zeroWidthSpace, _): true
    case (.glue, _), (_, .glue): false
    case (_, .closing): false
    case (.space, _): true
    case (_, .nonstarter), (_, .hyphen), (_, .slash): false
    case (.opening, _): false
    case (.dash, .dash): false
    case (.dash, _), (_, .dash): true
    case (.hyphen, .digit): false
    // At the start of a word a hyphen is a minus sign.
    case (.hyphen, _): !isWordStart
    case (.slash, .alphabetic): true
    case (.ideograph, _), (_, .ideograph): true
    case (.nonstarter, .opening): true
    default: false
    }
  }
}
